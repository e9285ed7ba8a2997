import { Copy } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatInstant } from "@/worker/core/figures/dates";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { type DocumentSheet, documents } from "@/worker/modules/papers/documents/contract";
import { Action } from "@/app/ui/actions";
import { DateText } from "@/app/ui/date";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";

const { Form, Field } = formOf(documents.share);

/** Links that open a document to people outside: until when, how often they were opened; and the way to make or withdraw one. */
export function Shares({ document, requestKey, today }: { document: DocumentSheet; requestKey: string; today: string }) {
  const { t, i18n } = useWords("pages/documents");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  if (document.trashed) return null;
  return (
    <section aria-labelledby="shares">
      <h2 id="shares" className="mb-2 text-lg">
        {t("documents:fields.shares")}
      </h2>
      <p className="muted mb-3 text-sm">{t("shareText")}</p>
      <ul className="grid text-sm">
        {document.shares.map(({ id, url, endsAt, isOpen, openings, lastOpenedAt, openedAt }) => (
          <li key={id} className="grid gap-1 border-rule border-b py-2">
            <div className="flex flex-wrap items-center gap-3">
              <code className={`min-w-0 flex-1 select-all break-all text-xs ${isOpen ? "" : "muted line-through"}`}>{url}</code>
              {isOpen && <CopyButton text={url} />}
              {isOpen && (
                <Action
                  of={documents.unshare}
                  version={document.version}
                  requestKey={requestKey && `${requestKey}-${id}`}
                  look="btn btn-quiet"
                  values={{ share: id }}
                />
              )}
            </div>
            <span className="muted">
              {isOpen ? (
                <>
                  {t("shareEnds")} <DateText value={endsAt} />
                </>
              ) : (
                t("shareOver")
              )}
              {" · "}
              {t("opened", { count: openings })}
              {lastOpenedAt !== null && (
                <>
                  {", "}
                  {t("lastOpened")} <DateText value={lastOpenedAt} today={today} />
                </>
              )}
            </span>
            {openedAt.length > 0 && (
              <details className="muted">
                <summary className="cursor-pointer">{t("documents:fields.openedAt")}</summary>
                <ul>
                  {openedAt.map((at, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: several may be of the same instant, and the list only grows
                    <li key={`${at}-${place}`}>
                      <time dateTime={new Date(at).toISOString()}>{formatInstant(at, language)}</time>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
      <Form verb="share" requestKey={requestKey && `${requestKey}-share`} className="no-print mt-3 flex flex-wrap items-end gap-3">
        <Field name="days" value="14" />
        <SubmitButton>{t("documents:operations.share.button")}</SubmitButton>
      </Form>
    </section>
  );
}

function CopyButton({ text }: { text: string }) {
  const { t } = useWords("pages/documents");
  return (
    <button type="button" className="btn btn-quiet" onClick={() => void navigator.clipboard?.writeText(text)}>
      <Copy aria-hidden="true" />
      {t("copy")}
    </button>
  );
}
