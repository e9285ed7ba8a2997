import { refuseField, refuseState } from "@/worker/core/errors";
import { fold } from "@/worker/core/language";
import type { BilledLine } from "@/worker/modules/business/billing/shapes";
import { orderedStatuses, type ServiceRequestStatus } from "./status";

/** A line of a quote: what is done, for euros or for credits. */
export interface QuoteLine {
  description: string;
  /** Ten-thousandths of a euro, excl. tax. */
  euros: number;
  credits: number;
}

export interface Quote {
  lines: QuoteLine[];
  /** The last civil day on which it may be accepted. */
  validUntil: string;
  note: string;
}

/** Each line asks for euros or for credits, never both, never nothing. @throws Refusal `invalid_input` naming the line */
export function requirePrices(lines: readonly QuoteLine[]): void {
  lines.forEach(({ euros, credits }, place) => {
    if (euros > 0 === credits > 0) refuseField(`lines.${place}.euros`, "one_price");
  });
}

/** The lines of a quote that are paid in euros, as the provider bills them. */
export const billedLines = (lines: readonly QuoteLine[]): BilledLine[] =>
  lines.flatMap(({ description, euros }) =>
    euros ? [{ what: "service", text: description, plan: null, period: null, quantity: 1, total: euros }] : [],
  );

/** A request as far as paying looks at it. */
interface Payable {
  status: ServiceRequestStatus;
  totalEuros: number;
  paidOn: string | null;
}

/** Are its euros still to be paid? */
export const isToPay = ({ status, totalEuros, paidOn }: Payable): boolean =>
  orderedStatuses.some((one) => one === status) && totalEuros > 0 && paidOn === null;

/** Work begins once its euros are paid, as credits are held before it. @throws Refusal `not_allowed_now` */
export function requirePaid(request: Payable): void {
  if (isToPay(request)) refuseState("status", "service_unpaid");
}

/** A quote holds, and work is wanted, from today on. @throws Refusal `invalid_input` naming the field */
export function requireFuture(field: "validUntil" | "wantedOn", day: string | null | undefined, today: string): void {
  if (day && day < today) refuseField(field, "past");
}

/** The last day of a quote counts. @throws Refusal `not_allowed_now` when the quote is over */
export function requireValidQuote(quote: Pick<Quote, "validUntil">, today: string): void {
  if (quote.validUntil < today) refuseState("validUntil", "service_quote_over", { until: quote.validUntil });
}

/** What a quote comes to. */
export function totalsOf(lines: readonly QuoteLine[]): { totalEuros: number; totalCredits: number } {
  return {
    totalEuros: lines.reduce((sum, { euros }) => sum + euros, 0),
    totalCredits: lines.reduce((sum, { credits }) => sum + credits, 0),
  };
}

/** The words by which a request is found. */
export function searchTextOf(
  { reference, title, product }: { reference: string; title: string; product: string },
  business: string,
): string {
  return fold([reference, title, product, business].join(" "));
}
