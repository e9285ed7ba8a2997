import { useWords } from "@/app/shell/i18n/use-words";
import { type Signature, signatures } from "@/worker/modules/papers/signatures/contract";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { RowsField } from "@/app/ui/rows-field";

const { Form, Field, useFieldOf } = formOf(signatures.update);

/** Who signs, in which order, until when, and what they are told. */
export function SigningForm({ signature, requestKey }: { signature: Signature; requestKey: string }) {
  const { t } = useWords("pages/signatures");
  return (
    <section aria-labelledby="who">
      <h2 id="who" className="mb-3 text-lg">
        {t("who")}
      </h2>
      <Form verb="update" name="who" version={signature.version} requestKey={requestKey && `${requestKey}-who`} guarded>
        <People signature={signature} />
        <div className="form-grid mt-4">
          <Field name="title" value={signature.title} />
          <Field name="expiresOn" value={signature.expiresOn} />
          <Field name="language" value={signature.language} help={t("help.language")} />
        </div>
        <Field name="isOrdered" value={signature.isOrdered} />
        <Field name="message" value={signature.message} rows={2} />
        <div className="mt-4">
          <SubmitButton>{t("signatures:operations.update.button")}</SubmitButton>
        </div>
      </Form>
    </section>
  );
}

function People({ signature }: { signature: Signature }) {
  const { t } = useWords("pages/signatures");
  const list = useFieldOf()("signatories");
  return (
    <RowsField {...list} help={t("help.signatories")} rows={signature.signatories} add={t("addSignatory")}>
      {(prefix, person) => (
        <>
          <Field name={`${prefix}.name`} value={person?.name} />
          <Field name={`${prefix}.email`} value={person?.email} />
        </>
      )}
    </RowsField>
  );
}
