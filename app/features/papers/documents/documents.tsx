import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { search as searches } from "@/worker/modules/business/search/contract";
import { scans } from "@/worker/modules/buy/scans/contract";
import { documents } from "@/worker/modules/papers/documents/contract";
import { paperBundles } from "@/worker/modules/papers/paper-bundles/contract";
import { foldersWithin, printedPapers, validities } from "@/worker/modules/papers/documents/status";
import { searchInput } from "@/app/shell/search-input";
import { EmptyState } from "@/app/ui/empty-state";
import { Filters, SearchField } from "@/app/ui/filters";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { base } from "./base";
import { DocumentTable } from "./document-table";
import { FoundPapers, papersOf, PrintedPapers } from "./printed-papers";
import { DropZone } from "./drop-zone";
import { Folders, FoldersWithin } from "./folders";
import { Passages } from "./passages";
import { StorageMeter } from "./storage-meter";

export const handle = { words: ["pages/documents", "documents"], title: "pages/documents:title" };

const narrowing = ["search", "folder", "tag", "validity", "trashed", "endsWithin"];

/** The address holds what is searched and filtered, so that it can be kept and shared. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const paper = printedPapers.find((one) => one === searchParams.get("printed")) ?? null;
  const cursor = searchParams.get("cursor") ?? undefined;
  const input = paper ? null : searchInput(documents.list, request);
  const search = typeof input?.search === "string" ? input.search.trim() : "";
  const [page, printed, facets, inbox, passages, found, packs] = await Promise.all([
    input && context.read(documents.list, input),
    paper && context.read(documents.printed, { paper, cursor }),
    context.read(documents.facets, {}),
    context.read(scans.inbox, {}),
    search && !cursor ? context.read(documents.search, { search, limit: 5 }) : null,
    search && !cursor ? context.read(searches.everything, { words: search.slice(0, 100), limit: 12 }) : null,
    search && !cursor ? context.read(paperBundles.list, { kind: "visit_pack", search: search.slice(0, 100), limit: 3 }) : null,
  ]);
  return {
    page,
    printed: paper && printed && { paper, page: printed },
    facets,
    mailAddress: inbox.documents,
    passages: passages?.items ?? [],
    // What only resembles the words is no paper that was looked for.
    papers: found && !found.isNear ? found.items : [],
    packs: packs?.items.filter(({ state }) => state === "done") ?? [],
    today: context.today,
  };
}

/** What a business keeps on paper, by folders; what it drops here is read and found by what it says. */
export default function Documents() {
  const { t } = useWords("pages/documents");
  const [params] = useSearchParams();
  const { page, printed, facets, mailAddress, today } = useLoaderData<typeof loader>();
  const isTrash = params.get("trashed") === "true";
  const isEmpty = !printed && facets.total === 0 && facets.inTrash === 0 && !narrowing.some((name) => params.get(name));
  return (
    <>
      <PageHead title={t("title")} sentence={<Sentence />} />
      {!isTrash && !printed && <DropZone fields={{ folder: params.get("folder") ?? "" }} />}
      {!isTrash && !printed && mailAddress && (
        <p className="muted no-print -mt-4 mb-6 text-sm wrap-anywhere">
          {t("byMail")} <span className="select-all">{mailAddress}</span>
        </p>
      )}
      <div className="grid gap-5 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8">
        <Folders facets={facets} />
        <div className="min-w-0">
          {printed && <PrintedPapers {...printed} today={today} />}
          {isEmpty && <EmptyState drawing="paper" title={t("empty.title")} text={t("empty.text")} />}
          {!printed && !isEmpty && <Brought />}
          {page && page.items.length > 0 && <Pager shown={page.items.length} total={page.total} nextCursor={page.nextCursor} />}
          <div className="mt-6 lg:hidden">
            <StorageMeter {...facets} />
          </div>
        </div>
      </div>
    </>
  );
}

/** What was brought in, and what is found besides. */
function Brought() {
  const { t } = useWords("pages/documents");
  const [params] = useSearchParams();
  const { page, facets, passages, papers, packs, today } = useLoaderData<typeof loader>();
  if (!page) return null;
  const printed = papersOf(papers);
  const isFoundElsewhere = passages.length + printed.length + packs.length > 0;
  const folder = params.get("folder");
  const narrowed = narrowing.filter((name) => params.get(name));
  // A folder that only holds others is not empty; once something is looked for in it, they are not what was found.
  const within = folder && narrowed.length === 1 ? foldersWithin(facets.folders, folder) : [];
  return (
    <>
      <Narrowing />
      {params.get("trashed") === "true" && <p className="muted mb-3 text-sm">{t("trashText")}</p>}
      {within.length > 0 && <FoldersWithin folders={within} />}
      <Passages passages={passages} />
      <FoundPapers papers={printed} packs={packs} />
      {page.items.length ? (
        <DocumentTable rows={page.items} today={today} />
      ) : (
        !isFoundElsewhere && within.length === 0 && <Nothing isNarrowed={narrowed.length > 0} />
      )}
    </>
  );
}

/** How many there are, and which need somebody's attention; each part leads to them. */
function Sentence() {
  const { t } = useWords("pages/documents");
  const { facets } = useLoaderData<typeof loader>();
  const { total, ending, over } = facets;
  return (
    <>
      {t("count", { count: total })}
      {ending > 0 && (
        <>
          {" · "}
          <Link className="link-ink" to={`${base}?validity=soon`}>
            {t("ending", { count: ending })}
          </Link>
        </>
      )}
      {over > 0 && (
        <>
          {" · "}
          <Link className="link-ink" to={`${base}?validity=over`}>
            {t("over", { count: over })}
          </Link>
        </>
      )}
    </>
  );
}

function Narrowing() {
  const { t } = useWords("pages/documents");
  const { facets } = useLoaderData<typeof loader>();
  const states = validities.map((value) => ({ value, label: t(`documents:values.validity.${value}`) }));
  const tags = facets.tags.map(({ tag }) => ({ value: tag, label: tag }));
  return (
    <div className="no-print mb-4 flex flex-wrap items-center gap-2">
      <SearchField label={t("search")} placeholder={t("searchHint")} />
      <Filters
        filters={[
          { name: "validity", label: t("documents:fields.validity"), options: states },
          ...(tags.length ? [{ name: "tag", label: t("documents:fields.tag"), options: tags }] : []),
        ]}
      />
    </div>
  );
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  const { t } = useWords("pages/documents");
  return (
    <EmptyState drawing="glass" title={t("nothing.title")} text={t("nothing.text")}>
      {isNarrowed && (
        <Link className="btn btn-plain" to={base}>
          {t("nothing.clear")}
        </Link>
      )}
    </EmptyState>
  );
}
