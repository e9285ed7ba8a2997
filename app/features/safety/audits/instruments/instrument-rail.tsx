import { useWords } from "@/app/shell/i18n/use-words";
import { instruments } from "@/worker/modules/safety/instruments/contract";
import type { Instrument } from "@/worker/modules/safety/instruments/shapes";
import { instrumentStatus } from "@/worker/modules/safety/instruments/status";
import { Action } from "@/app/ui/actions";
import { DateText } from "@/app/ui/date";
import { Disclosure } from "@/app/ui/disclosure";
import { RailLine } from "@/app/ui/facts";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { StandingText } from "./standing";

interface InstrumentRailProps {
  instrument: Instrument;
  requestKey: string;
}

const { Form, Field } = formOf(instruments.calibrate);

/** Beside an instrument: whether it may be trusted, and what may be done with it now. */
export function InstrumentRail({ instrument, requestKey }: InstrumentRailProps) {
  const { t } = useWords("pages/audits");
  const { status, version, standing, lastOn, dueOn } = instrument;
  const field = (name: string) => t(`instruments:fields.${name}`);
  const isInUse = instrumentStatus.allows(status, "calibrate");
  return (
    <aside className="rail order-first text-sm lg:order-last" aria-label={t("instrument.rail")}>
      <div className="text-base">
        {isInUse ? <StandingText standing={standing} /> : <span className="muted">{t(`instruments:values.status.${status}`)}</span>}
      </div>
      <div className="grid gap-1">
        {lastOn && (
          <RailLine label={field("lastOn")}>
            <DateText value={lastOn} />
          </RailLine>
        )}
        {dueOn && (
          <RailLine label={field("dueOn")}>
            <DateText value={dueOn} />
          </RailLine>
        )}
      </div>
      <div className="no-print grid gap-2">
        {isInUse && (
          <Disclosure form="calibrate" look="btn btn-primary w-full" summary={t("instruments:operations.calibrate.button")}>
            <Form verb="calibrate" version={version} requestKey={`${requestKey}.calibrate`} className="mt-3 grid gap-3">
              <Field name="outcome" value="conforms" />
              <Field name="day" help={t("instrument.dayHelp")} />
              <Field name="dueOn" help={t("instrument.dueHelp", { months: instrument.everyMonths })} />
              <Field name="deviation" placeholder={t("instrument.deviationHint")} />
              <Field name="doneBy" />
              <Field name="certificate" />
              <Field name="note" rows={2} />
              <SubmitButton className="btn btn-ink">{t("instruments:operations.calibrate.button")}</SubmitButton>
            </Form>
          </Disclosure>
        )}
        <Action
          of={isInUse ? instruments.retire : instruments.restore}
          version={version}
          requestKey={`${requestKey}.move`}
          look="btn btn-quiet"
        />
      </div>
    </aside>
  );
}
