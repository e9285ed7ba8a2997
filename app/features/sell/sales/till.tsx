import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { BookText } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { sales } from "@/worker/modules/sell/sales/contract";
import { actionFor } from "@/app/shell/action";
import { EmptyState } from "@/app/ui/empty-state";
import { PageHead } from "@/app/ui/page-head";
import { base } from "./base";
import { JustSold } from "./just-sold";
import { readBasket } from "./read-basket";
import { Stall } from "./stall";

export const handle = { words: ["pages/sales", "sales", "pages/barcodes"], title: "pages/sales:title" };

/** More than these are searched for. */
const ON_STALL = 100;

/** The stall, and what was just sold (`?sold=`). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const id = query.get("sold");
  const search = query.get("search")?.trim().slice(0, 100) || undefined;
  const [shelf, sold] = await Promise.all([
    context.read(sales.shelf, { search, limit: ON_STALL }),
    id ? context.read(sales.show, { id }) : null,
  ]);
  return { shelf, sold, requestKey: context.nonce };
}

/** Sells, and shows the stall again with what was sold. */
export const action = actionFor(sales.create, { to: ({ id }) => `${base}?sold=${id}`, read: readBasket });

/** A sale on one screen: tap what is sold, tap how it is paid. */
export default function Till() {
  const { t } = useWords("pages/sales");
  const { shelf, sold, requestKey } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("title")} sentence={t("sentence")}>
        <Link className="btn btn-plain" to={`${base}/day`}>
          <BookText aria-hidden="true" />
          {t("day.title")}
        </Link>
      </PageHead>
      {sold && <JustSold sale={sold} />}
      {shelf.items.length > 0 ? (
        <Stall key={sold?.id ?? ""} items={shelf.items} total={shelf.total ?? 0} requestKey={requestKey} />
      ) : (
        <EmptyState drawing="shop" title={t("empty.title")} text={t("empty.text")}>
          <Link className="btn btn-primary" to="/customer/products">
            {t("empty.action")}
          </Link>
        </EmptyState>
      )}
    </>
  );
}
