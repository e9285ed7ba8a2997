import { addDays } from "@/worker/core/figures/dates";
import { fold } from "@/worker/core/language";
import type { Measure } from "@/worker/modules/safety/control-plans/status";
import { type CalibrationOutcome, type CalibrationState, type InstrumentKind, measuredBy, type Standing } from "./status";

/** Days before its end from which a calibration is to be renewed. */
export const NOTICE_DAYS = 30;

/** What a calibration says: when, what was found, and the last day on which that holds. */
export interface Calibrated {
  day: string;
  outcome: CalibrationOutcome;
  dueOn: string;
}

/**
 * The calibration that holds on a civil day: the last one until then.
 * @param calibrations of one instrument, those written last at the end
 */
export function calibrationOn<C extends Calibrated>(calibrations: readonly C[], day: string): C | null {
  return calibrations.reduce<C | null>((last, one) => (one.day <= day && (!last || one.day >= last.day) ? one : last), null);
}

/** May what is read on a civil day be trusted? On the last day of a calibration it still may. */
export function calibrationState(last: Pick<Calibrated, "outcome" | "dueOn"> | null, day: string): CalibrationState {
  if (!last) return "none";
  if (last.outcome === "fails") return "failed";
  return last.dueOn < day ? "expired" : "valid";
}

/** How an instrument stands today, a month before its calibration ends too. */
export function standingOn(last: Pick<Calibrated, "outcome" | "dueOn"> | null, today: string): Standing {
  const state = calibrationState(last, today);
  return state === "valid" && last && last.dueOn <= addDays(today, NOTICE_DAYS) ? "soon" : state;
}

/** May an instrument of a kind measure this? */
export function measures(kind: InstrumentKind, measure: Measure): boolean {
  return measuredBy[kind]?.includes(measure) ?? true;
}

/** What an instrument is looked for by. */
export function searchTextOf(row: { reference: string; name: string; serial: string; place: string }): string {
  return fold([row.reference, row.name, row.serial, row.place].filter(Boolean).join(" "));
}
