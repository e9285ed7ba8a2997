import { Link } from "@/app/ui/link";
import { ArchiveRestore, PenLine, Trash2 } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { type DocumentSheet, documents } from "@/worker/modules/papers/documents/contract";
import { Action } from "@/app/ui/actions";
import { DateText } from "@/app/ui/date";
import { RailLine } from "@/app/ui/facts";
import { Status } from "@/app/ui/status";
import { sizeText } from "@/app/ui/file-size";
import { ValidityStatus } from "./validity-status";

interface DocumentRailProps {
  document: DocumentSheet;
  requestKey: string;
  today: string;
}

/** Beside a document: where it stands in its time, what it weighs, and what can be done with it. */
export function DocumentRail({ document, requestKey, today }: DocumentRailProps) {
  const { t, i18n } = useWords("pages/documents");
  const field = (name: string) => t(`documents:fields.${name}`);
  const { trashed, version, title } = document;
  const record = { version, requestKey };
  return (
    <aside className="rail text-sm" aria-label={t("rail")}>
      {(trashed || document.validUntil) && (
        <div className="text-base">{trashed ? <Status meaning="ended">{field("trashed")}</Status> : <ValidityStatus {...document} />}</div>
      )}
      <div className="grid gap-2">
        <RailLine label={t("size")}>{sizeText(document.size, asLanguage(i18n.language) ?? defaultLanguage)}</RailLine>
        {document.pages && <RailLine label={field("pages")}>{document.pages}</RailLine>}
        <RailLine label={field("number")}>{document.number}</RailLine>
      </div>
      <div className="moves no-print">
        {trashed ? (
          <>
            <Action of={documents.restore} {...record} icon={<ArchiveRestore aria-hidden="true" />} />
            <Action of={documents.remove} {...record} icon={<Trash2 aria-hidden="true" />} look="btn btn-quiet" about={{ name: title }} />
          </>
        ) : (
          <>
            {document.mediaType === "application/pdf" && (
              <Link className="btn btn-plain" to={`/customer/signature/new?document=${document.id}`}>
                <PenLine aria-hidden="true" />
                {t("haveSigned")}
              </Link>
            )}
            <Action of={documents.trash} {...record} icon={<Trash2 aria-hidden="true" />} look="btn btn-quiet" />
          </>
        )}
      </div>
      <div className="muted grid gap-1">
        <RailLine label={field("createdAt")}>
          <DateText value={document.createdAt} />
        </RailLine>
        <RailLine label={field("updatedAt")}>
          <DateText value={document.updatedAt} today={today} />
        </RailLine>
      </div>
    </aside>
  );
}
