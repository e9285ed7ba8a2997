import { useWords } from "@/app/shell/i18n/use-words";
import { instruments } from "@/worker/modules/safety/instruments/contract";
import type { Instrument } from "@/worker/modules/safety/instruments/shapes";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";

interface InstrumentFormProps {
  /** The one to change; without it, a new one is added. */
  instrument?: Instrument;
  requestKey: string;
  back: string;
}

const { Form, Field } = formOf(instruments.create);

/** The form of an instrument. */
export function InstrumentForm({ instrument, requestKey, back }: InstrumentFormProps) {
  const { t } = useWords("pages/audits");
  return (
    <Form version={instrument?.version} requestKey={requestKey} guarded>
      <div className="grid gap-5">
        <Field name="name" value={instrument?.name} help={t("instrument.nameHelp")} autoFocus={!instrument} />
        <div className="form-grid">
          <Field name="kind" value={instrument?.kind ?? "thermometer"} />
          <Field name="place" value={instrument?.place} />
          <Field name="serial" value={instrument?.serial} />
          <Field name="everyMonths" value={instrument?.everyMonths ?? 12} />
          {!instrument && <Field name="calibratedOn" help={t("instrument.calibratedHelp")} />}
        </div>
        <Field name="notes" value={instrument?.notes} rows={3} />
      </div>
      <FormEnd back={back}>{t(instrument ? "instrument.keep" : "instrument.save")}</FormEnd>
    </Form>
  );
}
