import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Plus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { tillClosings } from "@/worker/modules/sell/till-closings/contract";
import { searchInput } from "@/app/shell/search-input";
import { EmptyState } from "@/app/ui/empty-state";
import { ExportLink } from "@/app/ui/file-links";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { base } from "./base";
import { ClosingTable } from "./closing-table";
import { TillCrumb } from "./till-crumb";

export const handle = { words: ["pages/till-closings", "tillClosings"], title: "pages/till-closings:title" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  return context.read(tillClosings.list, searchInput(tillClosings.list, request));
}

export default function TillClosings() {
  const { t } = useWords("pages/till-closings");
  const { items, total, nextCursor } = useLoaderData<typeof loader>();
  const add = (
    <Link className="btn btn-primary" to={`${base}/new`}>
      <Plus aria-hidden="true" />
      {t("new")}
    </Link>
  );
  return (
    <>
      <TillCrumb />
      {items.length > 0 ? (
        <>
          <PageHead title={t("title")} sentence={t("count", { count: total ?? items.length })}>
            <ExportLink module="tillClosings" />
            {add}
          </PageHead>
          <ClosingTable rows={items} />
        </>
      ) : (
        <>
          <PageHead title={t("title")} />
          <EmptyState drawing="paper" title={t("empty.title")} text={t("empty.text")}>
            {add}
          </EmptyState>
        </>
      )}
      <Pager shown={items.length} total={total} nextCursor={nextCursor} />
    </>
  );
}
