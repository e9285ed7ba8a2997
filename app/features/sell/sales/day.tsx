import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import { type ListedSale, sales } from "@/worker/modules/sell/sales/contract";
import { EmptyState } from "@/app/ui/empty-state";
import { ExportLink } from "@/app/ui/file-links";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { type Column, Table } from "@/app/ui/table";
import { Takings } from "@/app/features/sell/till-closings/takings";
import { base } from "./base";
import { Euros } from "./euros";
import { SaleState } from "./sale-state";

export const handle = { words: ["pages/sales", "sales", "tillClosings"], title: "pages/sales:day.title" };

/** The till's day: `?day=`, or today. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const typed = query.get("day") ?? "";
  const day = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? typed : context.today;
  const cursor = query.get("cursor") ?? undefined;
  const [journal, page] = await Promise.all([
    context.read(sales.journal, { day }),
    context.read(sales.list, { from: day, to: day, cursor }),
  ]);
  return { day, journal, page };
}

export default function Day() {
  const { t } = useWords("pages/sales");
  const { day, journal, page } = useLoaderData<typeof loader>();
  return (
    <>
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={base}>
          {t("title")}
        </Link>
      </p>
      <PageHead title={t("day.title")} sentence={t("day.sentence", { count: journal.count })}>
        <Link className="btn btn-plain" to={`${base}/closings`}>
          {t("closings")}
        </Link>
        <Link className="btn btn-plain" to={`${base}/closings/new`}>
          {t("close")}
        </Link>
        <ExportLink module="sales" shown={{ from: day, to: day }} />
      </PageHead>
      <Form className="no-print mb-5 flex flex-wrap items-end gap-3">
        <label className="field">
          <span className="label-text">{t("sales:fields.day")}</span>
          <input className="input" type="date" name="day" defaultValue={day} key={day} />
        </label>
        <button type="submit" className="btn btn-plain">
          {t("day.show")}
        </button>
      </Form>
      <div className="document">
        <div>
          {page.items.length > 0 ? (
            <Sold rows={page.items} />
          ) : (
            <EmptyState drawing="shop" title={t("day.none")} text={t("day.noneText")} />
          )}
        </div>
        <Journal journal={journal} />
      </div>
      <Pager shown={page.items.length} total={page.total} nextCursor={page.nextCursor} />
    </>
  );
}

function Sold({ rows }: { rows: ListedSale[] }) {
  const { t } = useWords("pages/sales");
  const field = (name: string) => t(`sales:fields.${name}`);
  const linkOf = ({ id, number }: ListedSale) => (
    <Link className="name" to={`${base}/${id}`} prefetch="intent">
      {number}
    </Link>
  );
  const columns: Column<ListedSale>[] = [
    { key: "number", card: "title", label: field("number"), cell: linkOf },
    { key: "clientName", card: "detail", label: field("client"), cell: ({ clientName }) => clientName },
    { key: "method", card: "detail", label: field("method"), cell: ({ method }) => t(`sales:values.method.${method}`) },
    { key: "total", card: "figure", label: field("total"), numeric: true, cell: ({ total }) => <Euros value={total} /> },
    { key: "state", card: "when", label: field("state"), cell: (row) => <SaleState state={row.state} /> },
  ];
  return <Table caption={t("day.title")} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="" />;
}

function Journal({ journal }: { journal: Result<typeof sales.journal> }) {
  const { t } = useWords("pages/sales");
  return (
    <aside className="rail text-sm" aria-label={t("day.sums")}>
      <Takings of={journal} />
      <p className={journal.sealed ? "st-good" : "st-loss"}>{t(journal.sealed ? "day.sealed" : "day.broken")}</p>
      <p className="muted text-xs">{t("day.law")}</p>
    </aside>
  );
}
