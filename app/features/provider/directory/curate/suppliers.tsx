import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Plus, Upload } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { directory } from "@/worker/modules/provider/directory/contract";
import { searchInput } from "@/app/shell/search-input";
import { EmptyState } from "@/app/ui/empty-state";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { curateBase } from "../base";
import { EntryTable } from "../entry-table";
import { DirectoryFilters, isNarrowed } from "../filters";
import { CurateSections } from "./sections";

export const handle = { words: ["pages/directory", "directory"], title: "pages/directory:curate" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [page, facets] = await Promise.all([
    context.read(directory.list, searchInput(directory.list, request)),
    context.read(directory.facets, searchInput(directory.facets, request)),
  ]);
  return { page, facets };
}

/** The directory as administrators keep it. */
export default function Suppliers() {
  const { t } = useWords("pages/directory");
  const [params] = useSearchParams();
  const { page, facets } = useLoaderData<typeof loader>();
  const verified = params.get("verified");
  const current = params.get("archived") ? "archived" : verified === null ? "all" : verified === "true" ? "verified" : "toVerify";
  return (
    <>
      <PageHead title={t("curate")} sentence={t("curateSentence", { entries: t("count", { count: facets.total }) })}>
        <Link className="btn btn-plain" to={`${curateBase}/import`}>
          <Upload aria-hidden="true" />
          {t("shell:importFile")}
        </Link>
        <Link className="btn btn-primary" to={`${curateBase}/new`}>
          <Plus aria-hidden="true" />
          {t("new")}
        </Link>
      </PageHead>
      <CurateSections current={current} />
      <DirectoryFilters facets={facets} />
      {page.items.length ? (
        <>
          <EntryTable rows={page.items} base={curateBase} />
          <Pager shown={page.items.length} total={page.total} nextCursor={page.nextCursor} />
        </>
      ) : (
        <EmptyState drawing="glass" title={t("nothing.title")} text={t(isNarrowed(params) ? "nothing.text" : "nothing.begin")}>
          <Link className="btn btn-plain" to={curateBase}>
            {t("nothing.clear")}
          </Link>
        </EmptyState>
      )}
    </>
  );
}
