import { Link } from "@/app/ui/link";
import { useRef } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { RATE_SCALE } from "@/worker/core/figures/rate";
import { type Calculation, calculations } from "@/worker/modules/catalogue/calculations/contract";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { ChannelRows } from "./channel-rows";
import { LineRows } from "./line-rows";
import { LiveOutcome } from "./live-outcome";
import { OwnActions } from "./own-actions";

interface CalculatorFormProps {
  /** The calculation to change; without one, a new one is written. */
  calculation?: Calculation;
  requestKey: string;
  base: string;
}

const { Form, Field } = formOf(calculations.create);

/** The form of a calculation, with what it comes to beside it as one writes. */
export function CalculatorForm({ calculation, requestKey, base }: CalculatorFormProps) {
  const { t } = useWords("pages/calculations");
  const around = useRef<HTMLDivElement>(null);
  return (
    <div className="document" ref={around}>
      <div>
        <Form version={calculation?.version} requestKey={requestKey} guarded>
          {calculation && <input type="hidden" name="_id" value={calculation.id} />}
          <div className="form-grid">
            <Field name="name" value={calculation?.name} help={t("help.name")} />
            <Field name="output" value={calculation?.output} among={["piece", "kg", "g", "l", "cl", "ml"]} help={t("help.output")} />
          </div>
          <LineRows lines={calculation?.lines ?? []} />
          <Work calculation={calculation} />
          <ChannelRows calculation={calculation} />
          <div className="form-part flex flex-wrap items-center gap-3">
            <SubmitButton name="_verb" value={calculation ? "update" : "create"}>
              {t(calculation ? "save" : "keep")}
            </SubmitButton>
            {calculation && (
              <Link className="btn btn-plain" to={base}>
                {t("newOne")}
              </Link>
            )}
          </div>
        </Form>
        {calculation && <OwnActions calculation={calculation} requestKey={requestKey} />}
      </div>
      <LiveOutcome around={around} initial={calculation} />
    </div>
  );
}

/** Work, energy and what is paid whatever is made. */
function Work({ calculation }: { calculation?: Calculation }) {
  const { t } = useWords("pages/calculations");
  return (
    <section className="form-part">
      <h2>{t("parts.work")}</h2>
      <div className="form-grid">
        <Field name="yield" help={t("help.yield")} value={calculation?.yield ?? 100 * RATE_SCALE} />
        <Field name="overhead" value={calculation?.overhead || null} />
        <Field name="labourMinutes" unit="min" value={calculation?.labourMinutes || null} />
        <Field name="hourlyRate" value={calculation?.hourlyRate || null} />
        <Field name="energy" unit="kWh" value={calculation?.energy || null} />
        <Field name="energyPrice" value={calculation?.energyPrice || null} />
        <Field name="fixedCosts" help={t("help.fixedCosts")} value={calculation?.fixedCosts || null} />
        <Field name="vatRate" value={calculation?.vatRate ?? 5.5 * RATE_SCALE} />
      </div>
    </section>
  );
}
