import { Mail } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { signatures } from "@/worker/modules/papers/signatures/contract";
import { TextField, TickField } from "@/app/ui/field";
import { Form as PlainForm, SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { SignaturePad } from "./signature-pad";
import type { Invited } from "./invited";

const { Form, Field } = formOf(signatures.sign);

/** How one signs: what is requests for, a signature drawn or typed, and the code that came by mail. */
export function SignForm({ invited, requestKey }: { invited: Invited; requestKey: string }) {
  const { t } = useWords("pages/signatures");
  const requests = invited.fields.filter(({ kind }) => kind === "text" || kind === "tick");
  return (
    <section aria-labelledby="sign" className="grid gap-4 rounded-box border border-rule p-4 md:p-6">
      <h2 id="sign" className="text-xl">
        {t("sign.title")}
      </h2>
      <PlainForm verb="sendCode" requestKey={requestKey && `${requestKey}-code`}>
        <p className="mb-2 text-sm">{t(invited.hasCode ? "sign.codeSent" : "sign.codeText", { email: invited.email })}</p>
        <button type="submit" className={`btn ${invited.hasCode ? "btn-quiet" : "btn-primary"}`}>
          <Mail aria-hidden="true" />
          {t(invited.hasCode ? "sign.codeAgain" : "signatures:operations.sendCode.button")}
        </button>
      </PlainForm>
      {invited.hasCode && (
        <Form verb="sign" requestKey={requestKey && `${requestKey}-sign`} className="grid gap-4" labels={{ values: t("sign.values") }}>
          {requests.map(({ at, kind, label, required }) =>
            kind === "tick" ? (
              <TickField key={at} name={`_value.${at}`} label={label || t("sign.tick")} required={required} />
            ) : (
              <TextField key={at} name={`_value.${at}`} label={label || t("sign.text")} required={required} maxLength={200} />
            ),
          )}
          <SignaturePad name="strokes" />
          <Field name="typed" help={t("sign.typedHelp")} autoComplete="name" />
          <Field name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
          <Field name="agrees" />
          <SubmitButton>{t("signatures:operations.sign.button")}</SubmitButton>
          <p className="muted text-sm">{t("sign.law")}</p>
        </Form>
      )}
    </section>
  );
}
