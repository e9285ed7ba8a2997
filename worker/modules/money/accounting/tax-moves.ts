import type { VatPlace } from "@/worker/core/trade/vat";
import type { VatReason } from "@/worker/core/trade/trade";
import { proportion } from "@/worker/core/figures/totals";
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
  parts: TaxPart[];
}

/** What was paid of a paper, day by day: in money, or by another paper's credit note. */
export interface Paid {
  id: string;
  day: string;
  /** Ten-thousandths of a euro; less than nothing where it was taken back. */
  amount: number;
}

type Move = Pick<TaxMove, "id" | "day" | "rate" | "base" | "tax">;

/** What falls due of a paper the day that it is booked. */
export function movesWhenBooked(paper: DuePaper): TaxMove[] {
  // Packaging that comes back is no part of the base of VAT: nothing of it is declared.
  const now = paper.parts.filter((part) => part.kind !== "container" && (!part.isDeferred || part.rate === 0));
  return now.flatMap((part, place) => moveOf(paper, { ...part, id: `${paper.id}-${place}`, day: paper.day }));
}

/** What falls due of a paper as it is paid. @param paid all that was paid of it, the earliest first */
export function movesWhenPaid(paper: DuePaper, paid: readonly Paid[]): TaxMove[] {
  const deferred = paper.parts.filter((part) => part.isDeferred && part.rate > 0);
  let before = 0;
  return paid.flatMap(({ id, day, amount }) => {
    const after = before + amount;
    const moves = deferred.flatMap((part, place) => {
      const due = dueWith(part, paper.total, before, after);
      return moveOf(paper, { ...due, id: `${id}-${place}`, day, rate: part.rate });
    });
    before = after;
    return moves;
  });
}

function moveOf(paper: DuePaper, { id, day, rate, base, tax }: Move): TaxMove[] {
  if (base === 0 && tax === 0) return [];
  const sign = paper.isCredit ? -1 : 1;
  const { id: invoiceId, number, partyName } = paper;
  const common = { day, rate, base: sign * base, tax: sign * tax, invoiceId, number, partyName };
  if (!paper.isBought) return [{ ...common, id, side: "collected", ...linesOfSale(rate, paper.reason) }];
  return rate > 0 ? [{ ...common, id, side: "deductible", ...linesOfPurchase(rate) }] : [];
}

/** What a purchase without VAT is worth at each rate that the buyer accounts for. */
export interface SelfAssessed {
  rate: number;
  base: number;
  isService: boolean;
}

/** The VAT that the buyer accounts for on both sides, the day that the purchase is booked. */
export function movesSelfAssessed(paper: DuePaper, bases: readonly SelfAssessed[]): TaxMove[] {
  const sign = paper.isCredit ? -1 : 1;
  const { id: invoiceId, number, partyName, day } = paper;
  return bases.flatMap(({ rate, base, isService }, place): TaxMove[] => {
    const lines = linesOfSelfAssessed(paper.place, isService, rate);
    if (!lines) return [];
    const tax = proportion(base, rate, 10_000);
    const common = { day, rate, base: sign * base, tax: sign * tax, invoiceId, number, partyName };
    return [
      { ...common, id: `${invoiceId}-due-${place}`, side: "collected", ...lines.due },
      { ...common, id: `${invoiceId}-deducted-${place}`, side: "deductible", ...lines.deducted },
    ];
  });
}
