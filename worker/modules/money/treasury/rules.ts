import { addDays, addMonths, daysBetween, lastOfMonth } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { divideRounded } from "@/worker/core/figures/divide-rounded";
import { CENT } from "@/worker/core/figures/money";
import { nextDay } from "@/worker/core/figures/rhythm";
import { dueOnBy } from "@/worker/modules/money/invoices/rules";
import { totalsWithFees } from "@/worker/modules/buy/restocks/rules";
import type { EntryRhythm, EntryType } from "./status";

/** Where money to come is known from. */
export const flowKinds = ["receivable", "payable", "order", "restock", "recurring", "plan"] as const;
export type FlowKind = (typeof flowKinds)[number];

/** How finely a forecast is told. */
export const grains = ["weekly", "monthly"] as const;
export type Grain = (typeof grains)[number];

/** Money that is to come (more than nothing) or to go (less), in ten-thousandths of a euro incl. tax. */
export interface Expected {
  kind: FlowKind;
  /** The civil day it is due. */
  dueOn: string;
  amount: number;
  /** It pays for raw material whose price is not settled yet. */
  isMaterial?: boolean;
}

/** What one supposes of the months ahead. */
export interface Scenario {
  /** Days that clients pay after their day. */
  clientsLate: number;
  /** How much dearer raw material becomes, in hundredths of a percent. */
  materialsUp: number;
}

/** As the papers say: everybody pays on the day, at today's prices. */
export const asDue: Scenario = { clientsLate: 0, materialsUp: 0 };

/** What a careful person reckons with besides: the lower edge of the band. */
export const careful = ({ clientsLate, materialsUp }: Scenario): Scenario => ({
  clientsLate: clientsLate + 15,
  materialsUp: materialsUp + 1_000,
});

/** One stretch of the forecast. */
export interface Point {
  from: string;
  to: string;
  income: number;
  expense: number;
  /** At its end. */
  balance: number;
}

type Terms = Parameters<typeof dueOnBy>[0];

/** What of orders is still to invoice, due by their clients' terms after the day they leave. @param leavesOn the day they were wanted, or ordered */
export function ofOrders(
  { leavesOn, open, paymentTerms }: { leavesOn: string; open: number; paymentTerms: Terms },
  today: string,
): Expected {
  return { kind: "order", dueOn: dueOnBy(paymentTerms, leavesOn < today ? today : leavesOn), amount: open };
}

/** What a restock will cost, due by the supplier's terms after it comes; thirty days where nothing is said. */
export function ofRestock(
  restock: { expectedOn: string | null; orderedOn: string | null; fees: number; paymentTerms: Terms | null },
  lines: Parameters<typeof totalsWithFees>[0],
  today: string,
): Expected {
  const comes = [restock.expectedOn ?? restock.orderedOn ?? today, today].sort()[1] ?? today;
  const { total } = totalsWithFees(lines, restock.fees);
  return { kind: "restock", dueOn: dueOnBy(restock.paymentTerms ?? "30_days", comes), amount: -total, isMaterial: true };
}

/** Every time a plan falls in the months ahead. Purchases that are only planned follow the price of raw material. */
export function ofPlan(
  plan: {
    type: EntryType;
    category: string;
    amount: number;
    nextOn: string;
    rhythm: EntryRhythm | null;
    endsOn: string | null;
    dayOfMonth?: number | null;
  },
  today: string,
): Expected[] {
  const signed = plan.type === "income" ? plan.amount : -plan.amount;
  const isMaterial = plan.type === "expense" && plan.category === "purchases";
  return daysOf(plan, today, horizonOf(today)).map((dueOn) => ({ kind: "plan", dueOn, amount: signed, isMaterial }));
}

/** Every invoice that comes back by itself in the months ahead, due by its client's terms after it is made. @param total incl. tax */
export function ofRecurring(
  recurring: { nextOn: string; endsOn: string | null; everyMonths: number; dayOfMonth?: number | null; paymentTerms: Terms },
  total: number,
  today: string,
): Expected[] {
  const until = horizonOf(today);
  const last = recurring.endsOn && recurring.endsOn < until ? recurring.endsOn : until;
  const invoices: Expected[] = [];
  for (let day = recurring.nextOn; day <= last; day = nextDay(day, { months: recurring.everyMonths }, recurring.dayOfMonth))
    if (day >= today) invoices.push({ kind: "recurring", dueOn: dueOnBy(recurring.paymentTerms, day), amount: total });
  return invoices;
}

/** The days a plan falls on until a day, from its next one; what it was late for counts once. @param today those before are past */
export function daysOf(
  plan: { nextOn: string; rhythm: EntryRhythm | null; endsOn: string | null; dayOfMonth?: number | null },
  today: string,
  until: string,
): string[] {
  const { nextOn, rhythm, endsOn, dayOfMonth = null } = plan;
  const last = endsOn && endsOn < until ? endsOn : until;
  const days = nextOn <= last || nextOn < today ? [nextOn] : [];
  if (!rhythm) return days;
  for (let day = nextDay(nextOn, rhythm, dayOfMonth); day <= last; day = nextDay(day, rhythm, dayOfMonth)) if (day >= today) days.push(day);
  return days;
}

/** The day and amount at which money is to move in a scenario: nothing moves in the past, clients pay late, material grows dearer. */
export function supposed(
  { kind, dueOn, amount, isMaterial }: Expected,
  scenario: Scenario,
  today: string,
): { day: string; amount: number } {
  const isClients = amount > 0 && kind !== "plan";
  const due = isClients && scenario.clientsLate ? addDays(dueOn, scenario.clientsLate) : dueOn;
  const dearer = isMaterial ? dearerBy(amount, scenario.materialsUp) : amount;
  return { day: due < today ? today : due, amount: dearer };
}

/** Rounded half up to the cent; an amount stays as it is when nothing grows dearer. */
function dearerBy(amount: number, rate: number): number {
  if (rate === 0) return amount;
  return -Number(divideRounded(BigInt(-amount) * BigInt(10_000 + rate), BigInt(10_000 * CENT))) * CENT;
}

/** The stretches of a year from a day on: weeks of seven days, or calendar months of which the first and last are cut. */
export function stretches(today: string, grain: Grain): { from: string; to: string }[] {
  const until = horizonOf(today);
  const periods: { from: string; to: string }[] = [];
  for (let from = today; from <= until; from = addDays(periods.at(-1)?.to ?? until, 1)) {
    const to = grain === "weekly" ? addDays(from, 6) : lastOfMonth(from);
    periods.push({ from, to: to > until ? until : to });
  }
  return periods;
}

/** The last day of a forecast: twelve months ahead (specification: business constants). */
export const horizonOf = (today: string) => addMonths(today, 12);

/** What is to come in a year: the balance stretch by stretch, day by day the lowest, and the first day there is less than nothing. */
export function forecastOf(opening: number, expected: readonly Expected[], scenario: Scenario, today: string, grain: Grain) {
  const byDay = new Map<string, { income: number; expense: number }>();
  const until = horizonOf(today);
  for (const one of expected) {
    const { day, amount } = supposed(one, scenario, today);
    if (day > until) continue;
    const sums = byDay.get(day) ?? { income: 0, expense: 0 };
    if (amount > 0) sums.income += amount;
    else sums.expense -= amount;
    byDay.set(day, sums);
  }
  const days = [...byDay].sort(([one], [other]) => (one < other ? -1 : 1));
  let balance = opening;
  let low = { day: today, balance: opening };
  let shortOn: string | null = opening < 0 ? today : null;
  let place = 0;
  const points = stretches(today, grain).map(({ from, to }): Point => {
    const point = { from, to, income: 0, expense: 0 };
    for (let next = days[place]; next && next[0] <= to; next = days[++place]) {
      const [day, sums] = next;
      point.income += sums.income;
      point.expense += sums.expense;
      balance += sums.income - sums.expense;
      if (balance < low.balance) low = { day, balance };
      if (balance < 0) shortOn ??= day;
    }
    return { ...point, balance };
  });
  return { points, closing: balance, low, shortOn };
}

/** Days that a calendar shows at once. */
export const MOST_DAYS = 400;

/** A period begins before it ends. @param most days that it may last @throws Refusal `invalid_input` naming `to` */
export function requirePeriod(from: string, to: string, most = Number.POSITIVE_INFINITY): void {
  if (to < from) refuseField("to", "before_start");
  if (daysBetween(from, to) > most) refuseField("to", "too_far");
}
