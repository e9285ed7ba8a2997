import type { VatPlace } from "@/worker/core/trade/vat";
import type { VatReason } from "@/worker/core/trade/trade";
import { proportion, type VatLine } from "@/worker/core/figures/totals";
import { discountParts } from "@/worker/modules/money/books";
import { dueWith } from "./parts";
import type { TaxMove, TaxPart } from "./shapes";
import { linesOfPurchase, linesOfSale, linesOfSelfAssessed } from "./vat/rules";

/** A paper whose VAT falls due: when it is booked, or as it is paid. */
export interface DuePaper {
  id: string;
  number: string;
  partyName: string;
  isBought: boolean;
  isCredit: boolean;
  total: number;
  /** The civil day on which it is in the books. */
  day: string;
  reason: VatReason | null;
  /** Where the supplier is. */
  place: VatPlace;
  /** Does what is sold go to Monaco? */
  isToMonaco: boolean;
  parts: TaxPart[];
}

/** What was paid of a paper, day by day: in money, or by another paper's credit note. */
export interface Paid {
  id: string;
  day: string;
  /** Ten-thousandths of a euro; less than nothing where it was taken back. */
  amount: number;
}

/** An invoice of which something is taken off for paying early. */
interface Discounted {
  id: string;
  type: string;
  number: string | null;
  partyName: string;
  vat: VatLine[];
  vatReason: VatReason | null;
}

/**
 * What such a discount gives back of the VAT that an invoice asked for, the day that it is booked.
 * @param entry the money that lacks, with its sign: less than nothing where a client keeps it, more where a supplier lets it
 */
export function movesOfDiscount(paper: Discounted, { id, day, signed }: { id: string; day: string; signed: number }): TaxMove[] {
  const isBought = paper.type.startsWith("supplier");
  const sign = isBought ? -Math.sign(signed) : Math.sign(signed);
  const about = { day, invoiceId: paper.id, number: paper.number ?? "", partyName: paper.partyName };
  return discountParts(paper.vat, Math.abs(signed)).flatMap(({ rate, base, tax }, place): TaxMove[] => {
    // Packaging that comes back was never declared.
    const isUndeclared = rate === 0 && paper.vatReason === null;
    if (isUndeclared || (base === 0 && tax === 0)) return [];
    const move = { ...about, id: `${id}-${place}`, rate, base: sign * base, tax: sign * tax };
    if (!isBought) return [{ ...move, side: "collected", ...linesOfSale(rate, paper.vatReason) }];
    return rate > 0 ? [{ ...move, side: "deductible", ...linesOfPurchase(rate) }] : [];
  });
}

/** Sales without an invoice, put down as they came: their VAT is within, and falls due that day. */
export function movesOfSales(money: { id: string; day: string; signed: number; vatRate: number | null; description: string }): TaxMove[] {
  const { id, day, signed, vatRate: rate, description } = money;
  if (rate === null) return [];
  const tax = Math.sign(signed) * proportion(Math.abs(signed), rate, 10_000 + rate);
  const about = { id: `${id}-sales`, day, invoiceId: "", number: id.slice(-12), partyName: description };
  return [{ ...about, side: "collected", rate, base: signed - tax, tax, ...linesOfSale(rate, null) }];
}

type Move = Pick<TaxMove, "id" | "day" | "rate" | "base" | "tax">;

/**
 * Is a part declared at all? Packaging that comes back is no part of the base of VAT. What is asked ahead of goods that go to another
 * country of the Union is no delivery yet: all of their price is declared with them (directive 2006/112/EC, articles 65 and 67).
 */
function isDeclared({ reason, isBought }: DuePaper, { kind, rate }: TaxPart): boolean {
  const isAhead = kind === "deposit" || kind === "depositBack";
  return kind !== "container" && !(isAhead && rate === 0 && reason === "intra_community" && !isBought);
}

/** Does a part fall due as it is paid? A base without tax only where it is asked for ahead: goods that leave France, say. */
const isDueWhenPaid = ({ isDeferred, kind, rate }: TaxPart) => isDeferred && (rate > 0 || kind === "deposit");

/** What falls due of a paper the day that it is booked. */
export function movesWhenBooked(paper: DuePaper): TaxMove[] {
  const now = paper.parts.filter((part) => isDeclared(paper, part) && !isDueWhenPaid(part));
  return now.flatMap((part, place) => moveOf(paper, { ...part, id: `${paper.id}-${place}`, day: paper.day }));
}

/** What an invoice has taken off of a deposit at a rate; less than nothing where that invoice was credited. */
export interface Taken {
  id: string;
  day: string;
  rate: number;
  /** Ten-thousandths of a euro excl. tax, of so much that the deposit asks for at that rate. */
  taken: number;
  whole: number;
}

/**
 * What falls due of a paper as it is paid. A deposit that is taken off the price before anybody paid it is due then: goods bear the
 * VAT of their whole price once they have left (CGI, art. 269, 2, a).
 * @param paid all that was paid of it, the earliest first @param taken of a deposit: what invoices have taken off of it
 */
export function movesWhenPaid(paper: DuePaper, paid: readonly Paid[], taken: readonly Taken[] = []): TaxMove[] {
  const deferred = paper.parts.filter((part) => isDeclared(paper, part) && isDueWhenPaid(part));
  const steps = [...paid, ...taken].sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  return deferred.flatMap((part, place) => {
    let [paidSoFar, takenSoFar, whole, before] = [0, 0, 1, { base: 0, tax: 0 }];
    return steps.flatMap((step) => {
      if ("amount" in step) paidSoFar += step.amount;
      else if (step.rate === part.rate && part.kind === "deposit") [takenSoFar, whole] = [takenSoFar + step.taken, step.whole];
      const [byPayment, byInvoice] = [dueWith(part, paper.total, 0, paidSoFar), dueWith(part, whole, 0, takenSoFar)];
      const after = byInvoice.base > byPayment.base ? byInvoice : byPayment;
      const due = { base: after.base - before.base, tax: after.tax - before.tax };
      before = after;
      return moveOf(paper, { ...due, id: `${step.id}-${place}`, day: step.day, rate: part.rate });
    });
  });
}

function moveOf(paper: DuePaper, { id, day, rate, base, tax, kind }: Move & { kind?: TaxPart["kind"] }): TaxMove[] {
  if (base === 0 && tax === 0) return [];
  const sign = paper.isCredit ? -1 : 1;
  const { id: invoiceId, number, partyName } = paper;
  const common = { day, rate, base: sign * base, tax: sign * tax, invoiceId, number, partyName };
  if (!paper.isBought) return [{ ...common, id, side: "collected", ...linesOfSale(rate, paper.reason, paper.isToMonaco) }];
  return rate > 0 ? [{ ...common, id, side: "deductible", ...linesOfPurchase(rate, kind === "asset") }] : [];
}

/** What a purchase without VAT is worth at each rate that the buyer accounts for. */
export interface SelfAssessed {
  rate: number;
  base: number;
  isService: boolean;
  /** Is it kept and used for years? */
  isAsset: boolean;
}

/** The VAT that the buyer accounts for on both sides, the day that the purchase is booked. */
export function movesSelfAssessed(paper: DuePaper, bases: readonly SelfAssessed[]): TaxMove[] {
  const sign = paper.isCredit ? -1 : 1;
  const { id: invoiceId, number, partyName, day } = paper;
  return bases.flatMap(({ rate, base, isService, isAsset }, place): TaxMove[] => {
    const lines = linesOfSelfAssessed(paper.place, { isService, isAsset }, rate);
    if (!lines) return [];
    const tax = proportion(base, rate, 10_000);
    const common = { day, rate, base: sign * base, tax: sign * tax, invoiceId, number, partyName };
    return [
      { ...common, id: `${invoiceId}-due-${place}`, side: "collected", ...lines.due },
      { ...common, id: `${invoiceId}-deducted-${place}`, side: "deductible", ...lines.deducted },
    ];
  });
}
