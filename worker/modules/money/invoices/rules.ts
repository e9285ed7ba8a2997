import { addDays, daysBetween, lastOfMonth } from "@/worker/core/figures/dates";
import { refuseField, refuseState } from "@/worker/core/errors";
import { CENT } from "@/worker/core/figures/money";
import { creditedVat, type Rebate, type RebatePart, rebatesOf, totalsOf, vatAt, type VatLine } from "@/worker/core/figures/totals";
import { divideRounded } from "@/worker/core/figures/divide-rounded";
import type { paymentTerms, VatReason } from "@/worker/core/trade/trade";
import type { Address } from "@/worker/core/trade/parties";
import type { DraftNotice } from "./status";

/** How late what is due is, in days: not yet, up to a month, two, three, and more. */
export const ages = ["not_due", "to_30", "to_60", "to_90", "over_90"] as const;
export type Age = (typeof ages)[number];

/** How old what is due is on a day. @param dueOn the civil day it was due; at once when null */
export function ageOf(dueOn: string | null, today: string): Age {
  const late = daysBetween(dueOn ?? today, today);
  if (late <= 0) return "not_due";
  return late <= 30 ? "to_30" : late <= 60 ? "to_60" : late <= 90 ? "to_90" : "over_90";
}

/** What is due, by how old it is on a day. */
export function agesOf(open: { dueOn: string | null; due: number }[], today: string): Record<Age, number> {
  const sums = Object.fromEntries(ages.map((age) => [age, 0])) as Record<Age, number>;
  for (const { dueOn, due } of open) sums[ageOf(dueOn, today)] += due;
  return sums;
}

/** What comes to how much excl. tax, at which rate of VAT. */
type Taxed = { total: number; vatRate: number; container?: string };

/** Days that the terms of payment give. */
const days = { "15_days": 15, "30_days": 30, prepaid: 0, cash: 0 } as const satisfies Record<(typeof paymentTerms)[number], number>;

/** The day an invoice is due. */
export function dueOnBy(terms: keyof typeof days, issuedOn: string): string {
  return addDays(issuedOn, days[terms]);
}

/**
 * What a paper comes to, with what is taken off the whole of it.
 * @throws Refusal `invalid_input` naming `discountAmount` when a share is taken off too, or it is more than the lines, and `lines` below nothing
 */
export function sumsOf(lines: Taxed[], { discount, discountAmount }: Rebate, before?: VatLine[]) {
  if (discount && discountAmount) refuseField("discountAmount", "sums_differ");
  const sold = lines.reduce((sum, { total, container }) => sum + (container ? 0 : Math.max(0, total)), 0);
  if (discountAmount > sold) refuseField("discountAmount", "negative_total");
  return { discount, discountAmount, ...sumsWith(lines, rebatesOf(lines, { discount, discountAmount }), before) };
}

/** The same, with what is taken off already told by rate. @param before what papers of the same order asked before */
export function sumsWith(lines: Taxed[], rebates: RebatePart[], before?: VatLine[]) {
  const { subtotal, vat, total } = totalsOf(lines, rebates, before);
  if (total < 0) refuseField("lines", "negative_total");
  return { rebates, subtotal, vat, tax: total - subtotal, total };
}

/**
 * What a credit note comes to that takes back lines of an invoice, after others did: together they come to the invoice.
 * @throws Refusal `invalid_input` naming `lines` when that is nothing
 */
export function creditSums(
  invoice: { vat: VatLine[] },
  credits: { vat: VatLine[] }[],
  lines: (Taxed & Written["lines"][number])[],
  rebates: RebatePart[],
) {
  const before = credits.flatMap(({ vat }) => vat);
  const vat = totalsOf(lines, rebates).vat.map(({ rate, base }) => creditedVat(vatAt(invoice.vat, rate), vatAt(before, rate), base));
  const subtotal = vat.reduce((sum, { base }) => sum + base, 0);
  const tax = vat.reduce((sum, one) => sum + one.tax, 0);
  const total = subtotal + tax;
  if (tax < 0 || (total <= 0 && !isCovered({ total, lines }))) refuseField("lines", "nothing_due");
  return { rebates, subtotal, vat, tax, total };
}

/**
 * The lines of a deposit: a share of what is ordered at each rate of VAT, so that the tax of the deposit is that of what it is for.
 * @param share hundredths of a percent
 */
export function depositShares(lines: Taxed[], share: number): Taxed[] {
  return totalsOf(lines).vat.map(({ rate, base }) => ({
    vatRate: rate,
    total: Number(divideRounded(BigInt(base) * BigInt(share), BigInt(10_000 * CENT))) * CENT,
  }));
}

/**
 * Whether a deposit stays within what no invoice of its order asks for yet, at each rate of VAT, goods and deposits together.
 * @param billed the lines of invoices that count @returns null when it does, or the share that is left in hundredths of a percent
 */
export function shareToAsk(ordered: Taxed[], billed: Taxed[], wanted: Taxed[]): number | null {
  const at = (lines: Taxed[], rate: number) => lines.reduce((sum, { vatRate, total }) => (vatRate === rate ? sum + total : sum), 0);
  const rates = wanted.map(({ vatRate, total }) => ({
    total,
    base: at(ordered, vatRate),
    open: at(ordered, vatRate) - at(billed, vatRate),
  }));
  if (rates.every(({ total, open }) => total <= open)) return null;
  const shares = rates.flatMap(({ base, open }) => (base > 0 ? [Math.floor((open * 10_000) / base)] : []));
  return Math.max(0, Math.min(...shares));
}

/**
 * Where an invoice is paid: an address that whoever was given it may open, and nobody can guess.
 * @param key what tells it from links that were withdrawn; empty for the first
 */
export function paymentPath(businessId: string, invoiceId: string, key: string): string {
  return `/pay/${[businessId, invoiceId, key].filter(Boolean).join(".")}`;
}

/** What such a link names. */
export function readLink(link: string): { businessId: string; invoiceId: string; key: string } {
  const [businessId = "", invoiceId = "", key = ""] = link.split(".");
  return { businessId, invoiceId, key };
}

/** What is written on a paper, and what that comes to. */
interface Written {
  total: number;
  lines: { total: number; orderId?: string; orderLineId?: string }[];
}

/**
 * Is all of what is sold paid for by deposits that were invoiced before? What is left to pay of it is 0.00, and it is an invoice all the
 * same: whoever delivers to a business owes it one of the whole, deposits before it or not (CGI, art. 289, I, 1, a and c), and it is what
 * moves them from 4191 to the sales, and names them (BG-3). Nothing else of 0.00 is issued. It is settled as it is sent: no day to
 * pay by, no account to pay to, and a letter of its own.
 */
export function isCovered({ total, lines }: Written): boolean {
  return total === 0 && lines.some((line) => line.total > 0) && lines.some((line) => line.total < 0 && line.orderId && !line.orderLineId);
}

/** What asks for nothing is no invoice, unless deposits have paid for all of it. @throws Refusal `invalid_input` naming `lines` */
export function requireSomethingDue(paper: Written): void {
  if (paper.total <= 0 && !isCovered(paper)) refuseField("lines", "nothing_due");
}

/** Orders in which nothing is sold yet, or no more. */
const unsold = ["draft", "on_hold", "cancelled"];

/** Orders of one client that are sold go on one invoice. @throws Refusal `invalid_input` naming the first that does not */
export function requireTogether(orders: { clientId: string; status: string }[], fieldOf = (place: number) => `orders.${place}`): void {
  orders.forEach((order, place) => {
    if (order.clientId !== orders[0]?.clientId) refuseField(fieldOf(place), "other_client");
    if (unsold.includes(order.status)) refuseField(fieldOf(place), "not_sold");
  });
}

/** Only an invoice of which nothing was credited is cancelled as a whole. @throws Refusal `not_allowed_now` */
export function requireUncredited(credits: readonly unknown[]): void {
  if (credits.length) refuseState("id", "credited_in_part");
}

/** What a draft is judged by before it is sent. */
interface Draft {
  lines: { vatRate: number }[];
  vatReason: string | null;
  deliveries: { day: string }[];
  paymentTerms: keyof typeof days | null;
}

interface Around {
  /** Its lines at the rates that follow from who buys. */
  followed: { vatRate: number }[];
  /** Does it sell food that has a use-by date to a business? */
  isPerishable: boolean;
  /** The civil day it would be sent. */
  today: string;
}

/** What of a draft is worth a look before it is sent. */
export function noticesOf({ lines, vatReason, deliveries, paymentTerms }: Draft, { followed, isPerishable, today }: Around): DraftNotice[] {
  const isOfBuyer = vatReason !== null || lines.every(({ vatRate }, place) => vatRate === followed[place]?.vatRate);
  const first = deliveries.map(({ day }) => day).sort()[0] ?? today;
  const isLate = isPerishable && paymentTerms !== null && dueOnBy(paymentTerms, today) > perishableLimit(first);
  return [...(isOfBuyer ? [] : (["vat_of_buyer"] as const)), ...(isLate ? (["perishable_terms"] as const) : [])];
}

/** The last day to pay for perishable food: thirty days after the ten days of its delivery (Code de commerce, art. L443-1, 1°). */
export function perishableLimit(deliveredOn: string): string {
  const month = deliveredOn.slice(0, 8);
  const day = deliveredOn.slice(8);
  return addDays(day <= "10" ? `${month}10` : day <= "20" ? `${month}20` : lastOfMonth(deliveredOn), 30);
}

/** What the head of an invoice says of several deliveries: the day and the place of the last one. */
export function lastDelivery(deliveries: { day: string; address: Address | null }[]): { soldOn?: string; deliveryAddress?: Address } {
  const last = inOrderOfDays(deliveries).at(-1);
  return last ? { soldOn: last.day, ...(last.address && { deliveryAddress: last.address }) } : {};
}

export const inOrderOfDays = <Delivered extends { day: string }>(deliveries: Delivered[]): Delivered[] =>
  [...deliveries].sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));

/** What is sold (CGI, annexe II, art. 242 nonies A, I, 8° bis; XP Z12-012, BT-23). */
export type Nature = "goods" | "services" | "mixed";

/** Reasons for bearing no tax that goods alone have. */
const reasonsOfGoods: readonly (string | null)[] = ["intra_community", "export", "overseas"] satisfies VatReason[];

/**
 * Lines that say whether they are services: items say it; what is no item, as transport, goes with the goods, if there are any, and
 * a deposit is of the goods of its order.
 * @param reason why the whole bears no tax: where that is because goods go abroad, they are goods
 */
export function withNature<Line extends { itemId: string | null; orderId?: string; isService?: boolean }>(
  lines: Line[],
  isServiceItem: (id: string) => boolean,
  reason: VatReason | null = null,
) {
  const isGoods = ({ itemId, orderId, isService }: Line) =>
    isService === false || (itemId === null ? orderId !== undefined : !isServiceItem(itemId));
  const hasGoods = reasonsOfGoods.includes(reason) || lines.some(isGoods);
  return lines.map((line) => ({ ...line, isService: line.isService ?? (line.itemId === null ? !hasGoods : isServiceItem(line.itemId)) }));
}

/** What lines are together. */
export function natureOf(lines: { isService: boolean }[]): Nature {
  const hasServices = lines.some(({ isService }) => isService);
  return hasServices && lines.some(({ isService }) => !isService) ? "mixed" : hasServices ? "services" : "goods";
}
