import { legalRateOf, legalRates } from "@/worker/core/trade/legal-rates";
import { addDays, daysBetween } from "@/worker/core/figures/dates";
import { divideRounded } from "@/worker/core/figures/divide-rounded";
import { CENT, MONEY_SCALE } from "@/worker/core/figures/money";
import { type ReminderStep, reminderSteps } from "./status";

/** When a step is due. */
export interface StepRule {
  step: ReminderStep;
  /** Days after the oldest invoice was due. */
  afterDays: number;
  active: boolean;
}

/** The usual scenario, for a business that has said nothing. */
export const usualScenario: StepRule[] = [
  { step: "friendly", afterDays: 3, active: true },
  { step: "reminder", afterDays: 10, active: true },
  { step: "firm", afterDays: 20, active: true },
  { step: "notice", afterDays: 35, active: true },
];

/** What recovering costs, for each late invoice of a company (commercial code, article D441-5): ten-thousandths of a euro. */
export const INDEMNITY = 40 * MONEY_SCALE;

/** The law's rate on a day, in hundredths of a percent a year. */
export const legalRateOn = (day: string): number => legalRateOf(day).late;

/**
 * What is asked for being late, from the day after it was due to a day: by the business's own rate, or by the law's of each day.
 * @param own hundredths of a percent a year; null for the law's
 * @returns ten-thousandths of a euro, rounded half up to the cent
 */
export function penaltiesOf(due: number, dueOn: string, today: string, own: number | null): number {
  const rates = own === null ? legalRates.map(({ from, late }) => ({ from, rate: late })) : [{ from: "0000-01-01", rate: own }];
  let parts = 0n;
  for (const [place, { from, rate }] of rates.entries()) {
    const start = place === 0 || from <= dueOn ? dueOn : addDays(from, -1);
    const next = rates[place + 1]?.from;
    const end = next && next <= today ? addDays(next, -1) : today;
    const days = daysBetween(start, end);
    if (days > 0) parts += BigInt(due) * BigInt(rate) * BigInt(days);
  }
  return Number(divideRounded(parts, BigInt(10_000 * 365 * CENT))) * CENT;
}

/** A letter that was sent about invoices that are still late. */
export interface Sent {
  step: ReminderStep;
  /** A civil day. */
  on: string;
}

/**
 * The step to take now; null while there is nothing to do but wait. Steps follow each other: none is left out, and the time
 * between two is kept, so that nobody has a formal notice before a friendly word.
 */
export function stepDue(daysLate: number, last: Sent | null, scenario: readonly StepRule[], today: string): ReminderStep | null {
  const active = scenario.filter((one) => one.active);
  const isFurther = ({ step }: StepRule) => !last || reminderSteps.indexOf(step) > reminderSteps.indexOf(last.step);
  const next = active.find(isFurther);
  if (!next || daysLate < next.afterDays) return null;
  if (!last) return next.step;
  const former = scenario.find(({ step }) => step === last.step)?.afterDays ?? 0;
  return daysBetween(last.on, today) >= next.afterDays - former ? next.step : null;
}

/** Does a letter of this step ask for penalties and the indemnity? A friendly word does not. */
export const claims = (step: ReminderStep) => step !== "friendly";
