import { useWords } from "@/app/shell/i18n/use-words";
import { appointments, type Slot } from "@/worker/modules/provider/appointments/contract";
import { Disclosure } from "@/app/ui/disclosure";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { useClock } from "./moment";

const { Form, Field } = formOf(appointments.reschedule);

interface MoveFormProps {
  version: number;
  requestKey: string;
  /** Other free slots of the same expert. */
  slots: Slot[];
}

/** Chooses another slot of the same expert. */
export function MoveForm({ version, requestKey, slots }: MoveFormProps) {
  const { t } = useWords("pages/consultancy");
  const { dayOf, timeOf } = useClock();
  const choices = slots.map(({ startsAt }) => ({
    value: new Date(startsAt).toISOString(),
    label: `${dayOf(startsAt)}, ${timeOf(startsAt)}`,
  }));
  return (
    <Disclosure form="reschedule" summary={t("appointments:operations.reschedule.button")} look="btn btn-plain w-full">
      {choices.length ? (
        <Form verb="reschedule" version={version} requestKey={`${requestKey}-move`} className="mt-3 grid gap-3">
          <Field name="startsAt" choices={choices} />
          <SubmitButton className="btn btn-ink">{t("appointments:operations.reschedule.button")}</SubmitButton>
        </Form>
      ) : (
        <p className="muted mt-2">{t("appointments:errors.no_slot")}</p>
      )}
    </Disclosure>
  );
}
