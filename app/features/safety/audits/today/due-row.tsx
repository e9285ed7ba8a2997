import { type FormEvent, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { numberFrom } from "@/worker/core/contract/coerce";
import { isWithin } from "@/worker/modules/safety/control-plans/rules";
import type { ListedInstrument } from "@/worker/modules/safety/instruments/shapes";
import { readings } from "@/worker/modules/safety/readings/contract";
import type { Due } from "@/worker/modules/safety/readings/shapes";
import { useFormState } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { Status } from "@/app/ui/status";
import { InstrumentNote, useToolChoices } from "./due-instrument";
import { useGauged } from "../gauged";
import { KindMark } from "../kind-mark";
import { Verdicts } from "../verdicts";

const { Field } = formOf(readings.take);

/** A control to do: what is looked at and how, then one field or two buttons. Out of its limits it asks at once what was done. */
export function DueRow({ control, tools, place }: { control: Due; tools: ListedInstrument[]; place: number }) {
  const { t } = useWords("pages/audits");
  const { errors, values } = useFormState();
  const { limits } = useGauged();
  const toolChoices = useToolChoices(control, tools);
  const [isOutside, setOutside] = useState(false);
  const name = `readings.${place}` as const;
  const isRefused = Object.keys(errors).some((field) => field.startsWith(`${name}.`)) || Boolean(values[`${name}.action`]);
  const judge = (event: FormEvent<HTMLLIElement>) => {
    const { name: field, value } = event.target as HTMLInputElement;
    if (field === `${name}.verdict`) setOutside(value === "fails");
    if (field === `${name}.value`) setOutside(isOut(control, value));
  };
  const about = [control.production && `${control.production}, ${control.itemName}`, limits(control), control.how].filter(Boolean);
  return (
    <li className="border-b border-rule py-3" onInput={judge} onChange={judge}>
      <div className="grid items-start gap-x-6 gap-y-2 md:grid-cols-[1fr_19rem]">
        <div className="min-w-0">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <strong className="font-semibold">{control.pointName}</strong>
            <KindMark kind={control.kind} />
            {control.state === "missed" && <Status meaning="loss">{t("readings:values.state.missed")}</Status>}
            {control.wanted > 1 && <span className="muted tnum text-sm">{t("of", { part: control.taken, whole: control.wanted })}</span>}
          </p>
          <p className="muted text-sm">{about.join(" · ")}</p>
          <InstrumentNote control={control} />
          {control.state !== "missed" && control.missed > 0 && (
            <p className="st-soon text-sm">{t("today.missedBefore", { count: control.missed })}</p>
          )}
        </div>
        <input type="hidden" name={`${name}.point`} value={control.pointId} />
        {control.productionId && <input type="hidden" name={`${name}.production`} value={control.productionId} />}
        {control.unit ? (
          <Field name={`${name}.value`} label={t("readings:fields.value")} unit={control.unit} inputMode="text" autoComplete="off" />
        ) : (
          <Verdicts name={`${name}.verdict`} label={control.pointName} labelOf={(verdict) => t(`readings:values.verdict.${verdict}`)} />
        )}
      </div>
      <details className="mt-2 text-sm" open={isOutside || isRefused || undefined}>
        <summary className="link-ink muted min-h-6 cursor-pointer">{t(isOutside ? "today.outside" : "today.more")}</summary>
        {isOutside && control.action && <p className="mt-2">{t("today.asPlanned", { action: control.action })}</p>}
        <div className="form-grid mt-2">
          <Field name={`${name}.action`} label={t("readings:fields.action")} />
          <Field name={`${name}.lots`} label={t("readings:fields.lots")} help={t("today.lotsHelp")} />
          {toolChoices.length > 0 && (
            <Field
              name={`${name}.instrument`}
              label={t("readings:fields.instrument")}
              choices={toolChoices}
              none="–"
              value={control.instrumentId ?? ""}
            />
          )}
          <Field name={`${name}.note`} label={t("readings:fields.note")} />
        </div>
      </details>
    </li>
  );
}

function isOut(control: Due, typed: string): boolean {
  const value = numberFrom(typed);
  return value !== null && !isWithin(Math.round(value * 1_000), control);
}
