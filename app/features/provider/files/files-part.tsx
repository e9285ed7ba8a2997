import { Form as PlainForm } from "@remix-run/react";
import type { ReactNode } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { MOST_BYTES } from "@/worker/modules/papers/documents/status";
import type { HandedFile } from "@/worker/modules/provider/files/shapes";
import { DateText } from "@/app/ui/date";
import { FileField } from "@/app/ui/field";
import { Form, RequestKey, SubmitButton } from "@/app/ui/form";
import { sizeText } from "@/app/ui/file-size";

interface FilesPartProps {
  files: readonly HandedFile[];
  /** Where each is opened. */
  hrefOf(file: HandedFile): string;
  /** Which side looks. */
  isStaff: boolean;
  /** May files be handed over, and taken back, now? */
  isOpen: boolean;
  requestKey: string;
  /** What every form says besides. */
  children?: ReactNode;
}

/** The files of a request or an appointment: each side opens all, takes its own back, and adds more. */
export function FilesPart({ files, hrefOf, isStaff, isOpen, requestKey, children }: FilesPartProps) {
  const { t, i18n } = useWords("pages/files");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  if (!files.length && !isOpen) return null;
  return (
    <section aria-labelledby="handed-files">
      <h2 id="handed-files" className="mb-2 text-lg">
        {t("title")}
      </h2>
      {files.length === 0 && <p className="muted mb-2 text-sm">{t("none")}</p>}
      <ul className="grid max-w-2xl text-sm">
        {files.map((file) => (
          <li key={file.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-rule border-b py-2">
            <a className="link-ink min-w-0 break-all font-semibold" href={hrefOf(file)} target="_blank" rel="noreferrer">
              {file.fileName}
            </a>
            <span className="muted">{sizeText(file.size, language)}</span>
            <span className="muted">{file.isStaff ? t("ofCellier", { name: file.name || "Cellier" }) : file.name}</span>
            <span className="muted">
              <DateText value={file.createdAt} />
            </span>
            <span className="no-print ml-auto flex gap-1">
              {!isStaff && file.isStaff && (
                <FileButton verb="keep" file={file} requestKey={requestKey} label={t("keep")}>
                  {children}
                </FileButton>
              )}
              {isOpen && file.isStaff === isStaff && (
                <FileButton verb="detach" file={file} requestKey={requestKey} label={t("detach")}>
                  {children}
                </FileButton>
              )}
            </span>
          </li>
        ))}
      </ul>
      {isOpen && (
        <Form
          verb="attach"
          labels={{ content: t("file") }}
          requestKey={`${requestKey}-attach-${files.length}`}
          files
          className="no-print mt-3 grid max-w-xl gap-3"
        >
          {children}
          <FileField
            name="content"
            label={t("file")}
            help={t("help")}
            accept=".pdf,.jpg,.jpeg,.png,.webp,.docx,.xlsx,.odt,.ods,.txt,.csv,.xml"
            most={MOST_BYTES}
            tooLong={t("tooLarge")}
          />
          <div>
            <SubmitButton className="btn btn-plain">{t("attach")}</SubmitButton>
          </div>
        </Form>
      )}
    </section>
  );
}

interface FileButtonProps {
  verb: "keep" | "detach";
  file: HandedFile;
  requestKey: string;
  label: string;
  children?: ReactNode;
}

/** A button for one file. */
function FileButton({ verb, file, requestKey, label, children }: FileButtonProps) {
  return (
    <PlainForm method="post">
      <RequestKey value={`${requestKey}-${verb}-${file.id}`} />
      {children}
      <input type="hidden" name="file" value={file.id} />
      <button type="submit" name="_verb" value={verb} className="btn btn-quiet btn-sm" aria-label={`${label} : ${file.fileName}`}>
        {label}
      </button>
    </PlainForm>
  );
}
