import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Download, Pencil } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { documents } from "@/worker/modules/papers/documents/contract";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { base } from "./base";
import { Comparison } from "./comparison";
import { DocumentForm } from "./document-form";
import { DocumentFacts } from "./document-facts";
import { DocumentRail } from "./document-rail";
import { Preview } from "./preview";
import { Shares } from "./shares";
import { Subjects } from "./subjects";
import { Versions } from "./versions";

export { saveDocument as action } from "./save-document";
export const handle = {
  words: ["pages/documents", "documents"],
  title: (data: unknown) => (data as { document?: { title: string } } | undefined)?.document?.title ?? "",
};

/** `?edit=1` shows the form; `?page=3` begins the preview there; `?compare=1` shows that version beside the last. One that is asked for by its title is found under its own address. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { searchParams, search } = new URL(request.url);
  const compare = Number(searchParams.get("compare")) || undefined;
  const [{ changes, ...document }, facets] = await Promise.all([
    context.read(documents.show, { id: params.id, compare }),
    context.read(documents.facets, {}),
  ]);
  if (document.id !== params.id) throw redirect(`${base}/${document.id}${search}`);
  const page = Math.max(1, Math.min(Number(searchParams.get("page")) || 1, document.pages ?? 1));
  const older = document.versions.find(({ number }) => number < document.number && number === compare);
  const folders = facets.folders.map(({ folder }) => folder).filter(Boolean);
  return {
    document,
    folders,
    page,
    older: older?.number ?? null,
    changes,
    isEditing: searchParams.has("edit"),
    requestKey: context.nonce,
    today: context.today,
  };
}

/** A document: its pages, what is said of it, its versions, and who may open it. */
export default function DocumentScreen() {
  const { t } = useWords("pages/documents");
  const { document, folders, page, older, changes, isEditing, requestKey, today } = useLoaderData<typeof loader>();
  const crumb = (
    <p className="mb-3 text-sm">
      <Link className="link-ink muted" to={document.folder ? `${base}?folder=${encodeURIComponent(document.folder)}` : base}>
        {document.folder || t("title")}
      </Link>
    </p>
  );
  if (isEditing) {
    return (
      <div className="page-narrow">
        {crumb}
        <PageHead title={document.title} sentence={t("editing")} />
        <DocumentForm document={document} folders={folders} requestKey={requestKey} back={`${base}/${document.id}`} />
      </div>
    );
  }
  return (
    <>
      {crumb}
      <PageHead title={document.title} sentence={t("sentence", { fileName: document.fileName, number: document.number })}>
        {!document.trashed && (
          <Link className="btn btn-plain" to="?edit=1">
            <Pencil aria-hidden="true" />
            {t("edit")}
          </Link>
        )}
        <a className="btn btn-primary" href={sheetPath(documents.file, { id: document.id })} target="_blank" rel="noreferrer">
          <Download aria-hidden="true" />
          {t("open")}
        </a>
      </PageHead>
      <Refusal />
      <div className="document">
        <div className="grid min-w-0 grid-cols-1 content-start gap-8 wrap-anywhere">
          {older === null ? (
            <Preview document={document} page={page} />
          ) : (
            <Comparison document={document} older={older} page={page} changes={changes} />
          )}
          <DocumentFacts document={document} />
          <Subjects document={document} requestKey={requestKey} />
          <Versions document={document} requestKey={requestKey} />
          <Shares document={document} requestKey={requestKey} today={today} />
        </div>
        <DocumentRail document={document} requestKey={requestKey} today={today} />
      </div>
    </>
  );
}
