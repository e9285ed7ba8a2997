import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { type DocumentSheet, documents } from "@/worker/modules/papers/documents/contract";
import { MOST_BYTES } from "@/worker/modules/papers/documents/status";
import { DateText } from "@/app/ui/date";
import { Disclosure } from "@/app/ui/disclosure";
import { FileField } from "@/app/ui/field";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { sizeText } from "@/app/ui/file-size";

const { Form, Field } = formOf(documents.addVersion);

/** Every version, who brought it and when; and the way to bring the next. */
export function Versions({ document, requestKey }: { document: DocumentSheet; requestKey: string }) {
  const { t, i18n } = useWords("pages/documents");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  return (
    <section aria-labelledby="versions">
      <h2 id="versions" className="mb-2 text-lg">
        {t("documents:fields.versions")}
      </h2>
      <ol className="grid text-sm">
        {document.versions.map(({ number, fileName, size, note, authorName, createdAt }) => (
          <li key={number} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-rule border-b py-2">
            <a
              className="link-ink font-semibold"
              href={sheetPath(documents.file, { id: document.id, number })}
              target="_blank"
              rel="noreferrer"
            >
              {t("version", { number })}
            </a>
            <span className="min-w-0 break-all">{fileName}</span>
            <span className="muted">{sizeText(size, language)}</span>
            <span className="muted">{authorName}</span>
            {number < document.number && (
              <Link className="link-ink no-print" to={`?compare=${number}`} aria-label={t("compare.open", { number })}>
                {t("compare.button")}
              </Link>
            )}
            <span className="muted ml-auto">
              <DateText value={createdAt} />
            </span>
            {note && <span className="w-full">{note}</span>}
          </li>
        ))}
      </ol>
      {!document.trashed && !document.isSealed && (
        <Disclosure form="addVersion" className="no-print mt-3" look="link-ink w-fit cursor-pointer text-sm" summary={t("addVersion")}>
          <Form
            verb="addVersion"
            version={document.version}
            requestKey={requestKey && `${requestKey}-version`}
            files
            className="mt-3 grid max-w-xl gap-4"
          >
            <FileField
              name="content"
              label={t("file")}
              accept=".pdf,.jpg,.jpeg,.png,.webp,.docx,.xlsx,.odt,.ods,.txt,.csv,.xml"
              most={MOST_BYTES}
              tooLong={t("drop.tooLarge")}
            />
            <Field name="note" />
            <SubmitButton>{t("documents:operations.addVersion.button")}</SubmitButton>
          </Form>
        </Disclosure>
      )}
    </section>
  );
}
