import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { directory } from "@/worker/modules/provider/directory/contract";
import { searchInput } from "@/app/shell/search-input";
import { EmptyState } from "@/app/ui/empty-state";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { base } from "./base";
import { EntryTable } from "./entry-table";
import { DirectoryFilters } from "./filters";
import { RegionMap } from "./region-map";

export const handle = { words: ["pages/directory", "directory"], title: "pages/directory:title" };

/** The address holds what is searched and filtered, so that it can be kept and shared. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const [page, facets, account] = await Promise.all([
    context.read(directory.list, searchInput(directory.list, request)),
    context.read(directory.facets, searchInput(directory.facets, request)),
    context.account(),
  ]);
  return { page, facets, isStaff: account?.role === "admin" };
}

/** Who sells, makes or helps near whom: found by words, by what they do, and on a map. */
export default function Directory() {
  const { t } = useWords("pages/directory");
  const { page, facets, isStaff } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("title")} sentence={t("sentence", { entries: t("count", { count: facets.total }) })}>
        {!isStaff && (
          <Link className="btn btn-plain" to={`${base}/messages`}>
            {t("contacts.mine")}
          </Link>
        )}
      </PageHead>
      <DirectoryFilters facets={facets} />
      <a className="link-ink mb-3 inline-block text-sm lg:hidden" href="#map">
        {t("map.see")}
      </a>
      <div className="document content-first">
        {page.items.length ? (
          <div>
            <EntryTable rows={page.items} base={base} />
            <Pager shown={page.items.length} total={page.total} nextCursor={page.nextCursor} />
          </div>
        ) : (
          <EmptyState drawing="glass" title={t("nothing.title")} text={t("nothing.text")}>
            <Link className="btn btn-plain" to={base}>
              {t("nothing.clear")}
            </Link>
          </EmptyState>
        )}
        <aside className="rail" aria-label={t("map.title")}>
          <h2 className="mb-3 text-lg">{t("map.title")}</h2>
          <RegionMap counts={facets.regions} />
        </aside>
      </div>
    </>
  );
}
