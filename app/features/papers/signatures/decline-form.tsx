import { useWords } from "@/app/shell/i18n/use-words";
import { signatures } from "@/worker/modules/papers/signatures/contract";
import { Disclosure } from "@/app/ui/disclosure";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";

const { Form, Field } = formOf(signatures.decline);

/** How one declines, and says why. */
export function DeclineForm({ requestKey }: { requestKey: string }) {
  const { t } = useWords("pages/signatures");
  return (
    <Disclosure form="decline" look="link-ink w-fit cursor-pointer text-sm" summary={t("sign.decline")}>
      <Form verb="decline" requestKey={requestKey && `${requestKey}-decline`} className="mt-3 grid gap-3">
        <p className="text-sm">{t("sign.declineText")}</p>
        <Field name="reason" />
        <SubmitButton>{t("signatures:operations.decline.button")}</SubmitButton>
      </Form>
    </Disclosure>
  );
}
