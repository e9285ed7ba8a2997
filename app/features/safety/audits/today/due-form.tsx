import { useWords } from "@/app/shell/i18n/use-words";
import type { ListedInstrument } from "@/worker/modules/safety/instruments/shapes";
import { readings } from "@/worker/modules/safety/readings/contract";
import type { Due } from "@/worker/modules/safety/readings/shapes";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { DueRow } from "./due-row";

const { Form } = formOf(readings.take);

/** The controls of the day in one form, made for a thumb: what is left blank is read later. */
export function DueForm({ due, tools, requestKey }: { due: Due[]; tools: ListedInstrument[]; requestKey: string }) {
  const { t } = useWords("pages/audits");
  const steps = [...new Set(due.map(({ step }) => step))];
  const placeOf = new Map(due.map(({ id }, place) => [id, place]));
  return (
    // What was signed leaves the list: the form is made anew.
    <Form key={due.map(({ id, taken }) => `${id}${taken}`).join()} requestKey={requestKey} guarded>
      {steps.map((step) => (
        <section key={step} className="mb-6">
          <h2 className="text-lg">{step}</h2>
          <ul>
            {due
              .filter((control) => control.step === step)
              .map((control) => (
                <DueRow key={control.id} control={control} tools={tools} place={placeOf.get(control.id) ?? 0} />
              ))}
          </ul>
        </section>
      ))}
      <div className="sticky bottom-16 border-t border-rule bg-base-100 py-3 md:bottom-0">
        <SubmitButton className="btn btn-primary w-full md:w-auto">{t("today.sign")}</SubmitButton>
      </div>
    </Form>
  );
}
