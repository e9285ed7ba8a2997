import { type Period, type Plan, planNames, priceOf, type SubscriptionStatus } from "@/worker/core/contract/plans";
import { addDays, addMonths, civilDate, daysBetween } from "@/worker/core/figures/dates";
import { divideRounded } from "@/worker/core/figures/divide-rounded";
import { CENT, MONEY_SCALE } from "@/worker/core/figures/money";
import { proportion } from "@/worker/core/figures/totals";
import type { VatReason } from "@/worker/core/trade/trade";
import { exemptionOf, type VatSale } from "@/worker/core/trade/vat";
import type { BilledLine, BillTo } from "./shapes";
import type { PaymentKind } from "./status";

/** The normal rate of VAT, in hundredths of a percent (Code général des impôts, art. 278). */
export const VAT_RATE = 2_000;
/** Days before a trial ends on which a mail says so. */
export const REMINDED_BEFORE = 2;
/** Days after which a card that refused is debited again, and after which the subscription ends. */
export const RETRIED_AFTER: readonly number[] = [3, 7];
export const ENDED_AFTER = 14;
/** How long the monthly credit of a plan may be used, in months. */
export const CREDIT_MONTHS = 12;

/** Credits that are sold together, with their price excl. tax in ten-thousandths of a euro: the more, the cheaper each. */
export const creditPacks = { 1: 90 * MONEY_SCALE, 5: 425 * MONEY_SCALE, 10: 800 * MONEY_SCALE } as const;
export const packSizes = [1, 5, 10] as const;
export type PackSize = (typeof packSizes)[number];

/** A business's subscription, as rules look at it. */
export interface Subscribed {
  plan: Plan;
  period: Period;
  status: SubscriptionStatus;
  /** UTC milliseconds. */
  trialEndsAt: number;
  /** The civil days from which and until which it is paid. */
  paidFrom: string | null;
  renewsOn: string | null;
}

/** What choosing a plan means now. */
export type Choice =
  /** It is so already. */
  | { kind: "same" }
  /** Nothing to pay: it begins at once. */
  | { kind: "free" }
  /** To pay first, from a day to another. */
  | { kind: "subscribe" | "upgrade"; lines: BilledLine[]; startsOn: string; endsOn: string }
  /** It begins when what is paid is used up. */
  | { kind: "later"; startsOn: string };

const months: Record<Period, number> = { monthly: 1, yearly: 12 };

/** The day on which a period that begins on a day ends, and the next begins. */
export const endOf = (startsOn: string, period: Period) => addMonths(startsOn, months[period]);

/** The price of a plan for a period excl. tax, in ten-thousandths of a euro. */
export const netPrice = (plan: Plan, period: Period) => priceOf(plan, period) * MONEY_SCALE;

/** A plan for a period, as a line to pay. */
export const planLine = (plan: Plan, period: Period, total = netPrice(plan, period)): BilledLine => ({
  what: "plan",
  plan,
  period,
  quantity: 1,
  total,
});

/**
 * What becomes of a subscription when a plan is chosen. A larger plan is had at once: what is left of the paid period is taken
 * off, to the day. A smaller one, and a shorter period, begin when the paid period ends. A trial that is paid keeps its days.
 */
export function choiceOf(own: Subscribed, plan: Plan, period: Period, now: number): Choice {
  const today = civilDate(now);
  const { renewsOn } = own;
  const isPaid = own.plan !== "freemium" && (own.status === "active" || own.status === "past_due") && renewsOn !== null && renewsOn > today;
  if (own.plan === plan && own.status === "active" && (plan === "freemium" || (isPaid && own.period === period))) return { kind: "same" };
  if (!isPaid) {
    if (plan === "freemium") return { kind: "free" };
    const startsOn = startOf(own, today);
    return { kind: "subscribe", lines: [planLine(plan, period)], startsOn, endsOn: endOf(startsOn, period) };
  }
  const isLarger = planNames.indexOf(plan) > planNames.indexOf(own.plan);
  const isLonger = own.period === "monthly" && period === "yearly";
  const isShorter = own.period === "yearly" && period === "monthly";
  if (isShorter || !(isLarger || (isLonger && plan === own.plan))) return { kind: "later", startsOn: renewsOn };
  const rest = restOf({ ...own, renewsOn }, today);
  const taken = isLonger ? Math.min(rest(own.plan), netPrice(plan, period)) : rest(own.plan);
  const unused: BilledLine = { ...planLine(own.plan, own.period, -taken), what: "unused" };
  if (isLonger) return { kind: "upgrade", lines: [planLine(plan, period), unused], startsOn: today, endsOn: endOf(today, period) };
  return { kind: "upgrade", lines: [planLine(plan, period, rest(plan)), unused], startsOn: today, endsOn: renewsOn };
}

/** The day from which one pays: a trial keeps its days, and whoever is late owes from the day that was due. */
function startOf({ status, trialEndsAt, renewsOn }: Subscribed, today: string): string {
  if (status === "past_due" && renewsOn !== null) return renewsOn;
  const trialEnd = civilDate(trialEndsAt);
  return status === "trialing" && trialEnd > today ? trialEnd : today;
}

/** What the days that are left of what is paid cost in a plan excl. tax, to the cent. More than one period may be paid. */
function restOf({ period, paidFrom, renewsOn }: Subscribed & { renewsOn: string }, today: string): (plan: Plan) => number {
  const from = paidFrom !== null && paidFrom < renewsOn ? paidFrom : addMonths(renewsOn, -months[period]);
  let paid = 1;
  while (addMonths(from, paid) < renewsOn) paid += 1;
  const whole = daysBetween(from, renewsOn);
  const unspent = Math.min(whole, daysBetween(today, renewsOn));
  return (plan) => proportion(netPrice(plan, period) * paid, unspent, whole * months[period]);
}

/** Does one know enough of whoever is billed for an invoice (Code général des impôts, annexe II, art. 242 nonies A)? */
export const isBillable = (buyer: Pick<BillTo, "address"> | null): boolean => Boolean(buyer?.address);

/** What lines come to: VAT is rounded half up to the cent. @param rate hundredths of a percent */
export function sumsOf(lines: BilledLine[], rate = VAT_RATE): { net: number; vat: number; total: number } {
  const net = lines.reduce((sum, { total }) => sum + total, 0);
  const vat = Number(divideRounded(BigInt(net) * BigInt(rate), BigInt(10_000 * CENT))) * CENT;
  return { net, vat, total: net + vat };
}

/** What decides the VAT of a sale of the product: a service, counted where the buyer is established (CGI, art. 259). */
type Sale = Pick<VatSale, "seller"> & { buyer: Pick<BillTo, "address" | "vatNumber"> };

/**
 * The VAT of what is sold to a buyer: none, shifted to them, for a business of another member state that gives its number; none
 * outside the Union; that of France for everybody else.
 */
export function vatOf({ seller, buyer }: Sale): { vatRate: number; vatReason: VatReason | null } {
  const vatReason = exemptionOf({ seller, buyer, deliveryAddress: null, hasGoods: false });
  return { vatRate: vatReason ? 0 : VAT_RATE, vatReason };
}

/** A payment as far as refunds look at it. */
interface Paid {
  lines: BilledLine[];
  net: number;
  vat: number;
  total: number;
  vatRate: number;
  refunded: number;
  credits: number;
}

/**
 * What is given back of a payment, as its credit note says it: all of it line by line, or a part as one line, whose tax is what it
 * holds at the rate of the invoice. Credits go back in the proportion of the money, rounded up; all of them with the last cent.
 * @param amount tax included; what is left of the payment when null
 * @param before the sums of what was given back already
 */
export function refundOf(paid: Paid, amount: number | null, before: { net: number; credits: number }) {
  const rest = paid.total - paid.refunded;
  const total = amount ?? rest;
  const net =
    total === rest ? paid.net - before.net : Number(divideRounded(BigInt(total) * 10_000n, BigInt((10_000 + paid.vatRate) * CENT))) * CENT;
  const part: BilledLine = { what: "refund", plan: null, period: null, quantity: 1, total: net };
  const due = Math.ceil((paid.credits * (paid.refunded + total)) / paid.total);
  return { lines: total === paid.total ? paid.lines : [part], net, vat: total - net, total, credits: due - before.credits };
}

/** What a subscription has before money arrives for it. */
interface Before {
  plan: Plan;
  period: Period;
  status: SubscriptionStatus;
  paidFrom: string | null;
  renewsOn: string | null;
}

/** What was paid for. */
interface Arrived {
  kind: PaymentKind;
  plan: Plan | null;
  period: Period | null;
  startsOn: string | null;
  endsOn: string | null;
  /** The page was closed for another before the money came. */
  isLeft: boolean;
}

/**
 * The plan that money opens, and the days that are paid. What is paid beside a plan that runs already (two pages, a page opened
 * before a renewal, a debit that the bank held) takes nothing away: the larger plan stays, and a whole period is added behind the
 * one that runs. A page that was paid days after it was opened gives a whole period from then on; whoever is late owes it from
 * the day that was due.
 * @returns with `days`, those that this money pays
 */
export function afterPaying(before: Before, { kind, isLeft, ...row }: Arrived, today: string) {
  const plan = row.plan ?? before.plan;
  const period = row.period ?? before.period;
  const { renewsOn } = before;
  const isBeside = before.status === "active" && renewsOn !== null && renewsOn > today && (isLeft || kind !== "upgrade");
  if (isBeside) {
    const hasLarger = planNames.indexOf(before.plan) > planNames.indexOf(plan);
    const until = kind !== "upgrade" ? endOf(renewsOn, period) : (row.endsOn ?? renewsOn) > renewsOn ? row.endsOn : renewsOn;
    const larger = hasLarger ? before : { plan, period };
    const days = kind !== "upgrade" ? { startsOn: renewsOn, endsOn: until } : { startsOn: row.startsOn, endsOn: row.endsOn };
    return { plan: larger.plan, period: larger.period, paidFrom: before.paidFrom, renewsOn: until, days };
  }
  const isStale = kind === "subscribe" && before.status !== "past_due" && row.startsOn !== null && row.startsOn < today;
  const days = isStale ? { startsOn: today, endsOn: endOf(today, period) } : { startsOn: row.startsOn, endsOn: row.endsOn };
  // Within the paid period, a larger plan changes none of its days.
  const paidFrom = kind === "upgrade" && row.endsOn === renewsOn ? before.paidFrom : days.startsOn;
  return { plan, period, paidFrom, renewsOn: days.endsOn, days };
}

/** So many credits in the packs that cost least. */
export function packsOf(credits: number): PackSize[] {
  const packs: PackSize[] = [];
  for (const size of packSizes.toReversed()) while (credits - packs.reduce((sum, one) => sum + one, 0) >= size) packs.push(size);
  return packs;
}

/** The lines of a cart: equal packs together, the smallest first. */
export function creditLines(sizes: readonly PackSize[]): BilledLine[] {
  return packSizes.flatMap((size) => {
    const packs = sizes.filter((one) => one === size).length;
    const line: BilledLine = { what: "credits", plan: null, period: null, quantity: packs * size, total: packs * creditPacks[size] };
    return packs ? [line] : [];
  });
}

/** What the clock does of a period that is unpaid since a day: debits again, ends the subscription, or waits. */
export function afterMissing(dueSince: string, today: string, tries: number): "debit" | "end" | "wait" {
  if (today >= addDays(dueSince, ENDED_AFTER)) return "end";
  const again = RETRIED_AFTER[tries - 1];
  return tries === 0 || (again !== undefined && today >= addDays(dueSince, again)) ? "debit" : "wait";
}

/** What a subscription brings in a month excl. tax, in ten-thousandths of a euro: a year's price in twelfths. */
export function monthlyRevenue(plan: Plan, period: Period): number {
  return Math.round(netPrice(plan, period) / months[period]);
}

/** Days that are left of a trial, the one that has begun included; 0 once it is over. */
export const daysLeft = (trialEndsAt: number, now: number) => Math.max(0, Math.ceil((trialEndsAt - now) / 86_400_000));
