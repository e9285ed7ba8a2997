import type { ReactNode } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { type Signature, signatures } from "@/worker/modules/papers/signatures/contract";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { RowsField } from "@/app/ui/rows-field";
import { DRAFT } from "./base";

const { Form, Field, useFieldOf } = formOf(signatures.update);

interface SigningFormProps {
  signature: Signature;
  requestKey: string;
  /** Where each signs. */
  children: ReactNode;
}

/**
 * A draft in one form: who signs, in which order, until when, what they are told, and where. Whichever button sends it, all
 * that is seen is saved.
 */
export function SigningForm({ signature, requestKey, children }: SigningFormProps) {
  return (
    <Form id={DRAFT} name={DRAFT} className="grid gap-8" version={signature.version} requestKey={requestKey} guarded>
      <Who signature={signature} />
      {children}
    </Form>
  );
}

function Who({ signature }: { signature: Signature }) {
  const { t } = useWords("pages/signatures");
  return (
    <section aria-labelledby="who">
      <h2 id="who" className="mb-3 text-lg">
        {t("who")}
      </h2>
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
