import { Link } from "@remix-run/react";
import { useRef } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { MONEY_SCALE } from "@/worker/core/figures/money";
import { RATE_SCALE } from "@/worker/core/figures/rate";
import type { Calculation } from "@/worker/modules/catalogue/calculations/contract";
import { TextField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import { QuantityField } from "@/app/ui/quantity-field";
import { ChannelRows } from "./channel-rows";
import { useLabels } from "./labels";
import { LineRows } from "./line-rows";
import { LiveOutcome } from "./live-outcome";
import { OwnActions } from "./own-actions";

interface CalculatorFormProps {
  /** The calculation to change; without one, a new one is written. */
  calculation?: Calculation;
  requestKey: string;
  base: string;
}

/** The form of a calculation, with what it comes to beside it as one writes. */
export function CalculatorForm({ calculation, requestKey, base }: CalculatorFormProps) {
  const { t } = useWords("pages/calculations");
  const { label, all } = useLabels();
  const around = useRef<HTMLDivElement>(null);
  return (
    <div className="document" ref={around}>
      <div>
        <Form labels={all} requestKey={requestKey} guarded>
          {calculation && (
            <>
              <input type="hidden" name="_id" value={calculation.id} />
              <input type="hidden" name="version" value={calculation.version} />
            </>
          )}
          <div className="form-grid">
            <TextField name="name" label={label("name")} defaultValue={calculation?.name} maxLength={120} help={t("help.name")} required />
            <QuantityField
              name="output"
              label={label("output")}
              value={calculation?.output}
              among={["piece", "kg", "g", "l", "cl", "ml"]}
              help={t("help.output")}
              required
            />
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
      <LiveOutcome around={around} known={calculation} />
    </div>
  );
}

/** Work, energy and what is paid whatever is made. */
function Work({ calculation }: { calculation?: Calculation }) {
  const { t, i18n } = useWords("pages/calculations");
  const { label } = useLabels();
  const number = (value: number | undefined, scale: number) =>
    value ? (value / scale).toLocaleString(i18n.language, { maximumFractionDigits: 4, useGrouping: false }) : "";
  const field = (
    name: "labourMinutes" | "hourlyRate" | "energy" | "energyPrice" | "overhead" | "fixedCosts",
    unit: string,
    scale: number,
  ) => (
    <TextField
      name={name}
      label={label(name)}
      unit={unit}
      inputMode="decimal"
      defaultValue={number(calculation?.[name], scale)}
      help={name === "fixedCosts" ? t("help.fixedCosts") : undefined}
    />
  );
  return (
    <section className="form-part">
      <h2>{t("parts.work")}</h2>
      <div className="form-grid">
        <TextField
          name="yield"
          label={label("yield")}
          unit="%"
          inputMode="decimal"
          help={t("help.yield")}
          defaultValue={number(calculation?.yield ?? 100 * RATE_SCALE, RATE_SCALE)}
        />
        {field("overhead", "€", MONEY_SCALE)}
        {field("labourMinutes", "min", 1)}
        {field("hourlyRate", "€", MONEY_SCALE)}
        {field("energy", "kWh", 1_000)}
        {field("energyPrice", "€", MONEY_SCALE)}
        {field("fixedCosts", "€", MONEY_SCALE)}
        <TextField
          name="vatRate"
          label={label("vatRate")}
          unit="%"
          inputMode="decimal"
          defaultValue={number(calculation?.vatRate ?? 5.5 * RATE_SCALE, RATE_SCALE)}
        />
      </div>
    </section>
  );
}
