import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Plus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { ListedItem } from "@/worker/modules/catalogue/items/contract";
import { items } from "@/worker/modules/catalogue/items/contract";
import { stages } from "@/worker/modules/catalogue/items/status";
import { actionFor, byOwnId } from "@/app/shell/action";
import { EmptyState } from "@/app/ui/empty-state";
import { RequestKey } from "@/app/ui/form";
import { Money } from "@/app/ui/money";
import { PageHead } from "@/app/ui/page-head";
import { Rate } from "@/app/ui/rate";

export const handle = { words: ["pages/recipes", "items", "recipes"], title: "pages/recipes:rnd.title" };

/** As many as a kitchen works on at once. */
const AT_MOST = 100;

/** Products in development, by how far they have come. */
export async function loader({ context }: LoaderFunctionArgs) {
  const page = await context.read(items.list, { section: "rnd", limit: AT_MOST });
  return { rows: page.items, requestKey: context.nonce };
}

export const action = byOwnId(actionFor(items.promote, { to: () => "/customer/rnd-products" }));

export default function Development() {
  const { t } = useWords("pages/recipes");
  const { rows, requestKey } = useLoaderData<typeof loader>();
  const add = (
    <Link className="btn btn-primary" to="/customer/products/new?status=rnd">
      <Plus aria-hidden="true" />
      {t("rnd.new")}
    </Link>
  );
  if (rows.length === 0) {
    return (
      <>
        <PageHead title={t("rnd.title")} />
        <EmptyState drawing="flask" title={t("rnd.empty.title")} text={t("rnd.empty.text")}>
          {add}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHead title={t("rnd.title")} sentence={t("rnd.sentence", { count: rows.length })}>
        {add}
      </PageHead>
      <div className="board">
        {stages.map((stage) => {
          const concepts = rows.filter((row) => (row.stage ?? "concept") === stage);
          return (
            <section key={stage} aria-labelledby={stage}>
              <h2 id={stage} className="text-lg">
                {t(`items:values.stage.${stage}`)} <small className="muted tnum">{concepts.length}</small>
              </h2>
              {concepts.length === 0 && <p className="muted text-sm">{t("rnd.none")}</p>}
              <ul className="grid gap-3">
                {concepts.map((row) => (
                  <li key={row.id}>
                    <Concept row={row} requestKey={requestKey} />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </>
  );
}

function Concept({ row, requestKey }: { row: ListedItem; requestKey: string }) {
  const { t } = useWords("pages/recipes");
  return (
    <div className="card-row">
      <p className="card-line font-semibold">
        <Link className="link-ink" to={`/customer/products/${row.id}?tab=recipe`}>
          {row.name}
        </Link>
        <Money value={row.cost} />
      </p>
      <p className="card-line muted text-sm">
        <span>{row.sku}</span>
        <span>
          {t("recipes:fields.margin")} <Rate value={row.margin} decimals={1} />
        </span>
      </p>
      <Form method="post" className="no-print mt-2">
        <RequestKey value={requestKey && `${requestKey}:${row.id}`} />
        <input type="hidden" name="_id" value={row.id} />
        <input type="hidden" name="version" value={row.version} />
        <button type="submit" className="btn btn-plain">
          {t(`rnd.next.${row.stage ?? "concept"}`)}
        </button>
      </Form>
    </div>
  );
}
