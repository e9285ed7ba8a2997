import { useWords } from "@/app/shell/i18n/use-words";
import { trainings } from "@/worker/modules/safety/trainings/contract";
import type { Training } from "@/worker/modules/safety/trainings/shapes";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";

interface TrainingFormProps {
  /** The one to change; without it, a new one is written down. */
  training?: Training;
  today: string;
  requestKey: string;
  back: string;
}

const { Form, Field } = formOf(trainings.create);

/** The form of a training: who, what, when. */
export function TrainingForm({ training, today, requestKey, back }: TrainingFormProps) {
  const { t } = useWords("pages/audits");
  return (
    <Form version={training?.version} requestKey={requestKey} guarded>
      <div className="form-grid">
        <Field name="person" value={training?.person} autoFocus={!training} />
        <Field name="subject" value={training?.subject} help={t("training.subjectHelp")} />
        <Field name="heldOn" value={training?.heldOn ?? today} />
        <Field name="validUntil" value={training?.validUntil} help={t("training.untilHelp")} />
        <Field name="trainer" value={training?.trainer} />
      </div>
      <div className="mt-5">
        <Field name="note" value={training?.note} rows={3} />
      </div>
      <FormEnd back={back}>{t(training ? "training.keep" : "training.save")}</FormEnd>
    </Form>
  );
}
