import { useWords } from "@/app/shell/i18n/use-words";
import { appointments } from "@/worker/modules/provider/appointments/contract";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";

const { Form, Field } = formOf(appointments.rate);
const ratings = ["5", "4", "3", "2", "1"];

/** Asks once how it was. */
export function RateForm({ version, requestKey }: { version: number; requestKey: string }) {
  const { t } = useWords("pages/consultancy");
  return (
    <Form verb="rate" version={version} requestKey={`${requestKey}-rate`} className="grid gap-3">
      <h2 className="text-lg">{t("rate")}</h2>
      <Field name="rating" choices={ratings.map((value) => ({ value, label: value }))} />
      <Field name="comment" rows={3} />
      <SubmitButton className="btn btn-plain">{t("appointments:operations.rate.button")}</SubmitButton>
    </Form>
  );
}
