import { Link } from "@/app/ui/link";
import { X } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { type DocumentSheet, documents } from "@/worker/modules/papers/documents/contract";
import { Action } from "@/app/ui/actions";
import { Disclosure } from "@/app/ui/disclosure";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { homes } from "./homes";

const { Form, Field } = formOf(documents.link);

/** What a document is about: products, suppliers, clients, lots, orders. */
export function Subjects({ document, requestKey }: { document: DocumentSheet; requestKey: string }) {
  const { t } = useWords("pages/documents");
  return (
    <section aria-labelledby="subjects">
      <h2 id="subjects" className="mb-2 text-lg">
        {t("documents:fields.links")}
      </h2>
      {document.links.length === 0 && <p className="muted text-sm">{t("noSubject")}</p>}
      <ul className="grid text-sm">
        {document.links.map(({ about, recordId, name }) => (
          <li key={recordId} className="flex flex-wrap items-center gap-x-3 border-rule border-b py-1">
            <span className="muted w-40 flex-none">{t(`documents:values.about.${about}`)}</span>
            <Link className="link-ink min-w-0 break-words font-semibold" to={`${homes[about]}/${recordId}`}>
              {name}
            </Link>
            {!document.trashed && (
              <span className="no-print ml-auto">
                <Action
                  of={documents.unlink}
                  version={document.version}
                  requestKey={requestKey && `${requestKey}-${recordId}`}
                  icon={<X aria-hidden="true" />}
                  look="btn btn-quiet"
                  values={{ about, record: recordId }}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      {!document.trashed && (
        <Disclosure form="link" className="no-print mt-3" look="link-ink w-fit cursor-pointer text-sm" summary={t("addSubject")}>
          <Form verb="link" version={document.version} requestKey={requestKey && `${requestKey}-link`} className="mt-3 grid max-w-xl gap-4">
            <Field name="about" />
            <Field name="record" help={t("help.record")} />
            <SubmitButton>{t("documents:operations.link.button")}</SubmitButton>
          </Form>
        </Disclosure>
      )}
    </section>
  );
}
