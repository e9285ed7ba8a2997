import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { ListedDocument } from "@/worker/modules/papers/documents/contract";
import type { About } from "@/worker/modules/papers/documents/status";
import { base } from "./base";
import { DocumentTable } from "./document-table";
import { DropZone } from "./drop-zone";

export interface DocumentsOfRecord {
  about: About;
  recordId: string;
  /** The first of them, the newest first. */
  documents: ListedDocument[];
  /** Whether there are others. */
  isMore: boolean;
}

/** The documents about a record as a part of its own sheet. */
export function DocumentsPart(props: DocumentsOfRecord & { today: string }) {
  const { t } = useWords("pages/documents");
  return (
    <div className="no-print">
      <h2 className="mb-2 text-lg">{t("title")}</h2>
      <RecordDocuments {...props} />
    </div>
  );
}

/** The documents about a record, on its own sheet; what is dropped here is about it. */
export function RecordDocuments({ about, recordId, documents, isMore, today }: DocumentsOfRecord & { today: string }) {
  const { t } = useWords("pages/documents");
  return (
    <section aria-label={t("title")} className="grid min-w-0 content-start gap-3">
      {documents.length > 0 ? <DocumentTable rows={documents} today={today} /> : <p className="muted text-sm">{t("noneAbout")}</p>}
      {isMore && (
        <Link className="link-ink text-sm" to={`${base}?about=${about}&record=${recordId}`}>
          {t("allAbout")}
        </Link>
      )}
      <DropZone fields={{ about, record: recordId }} isSmall />
    </section>
  );
}
