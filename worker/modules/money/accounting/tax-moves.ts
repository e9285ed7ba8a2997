import type { VatReason } from "@/worker/core/trade/trade";
import { proportion, type VatLine } from "@/worker/core/figures/totals";
import { discountParts, pieceOf } from "@/worker/modules/money/books";
import type { DuePaper, TaxMove, TaxPart } from "./shapes";
import { dueOf, inOrder, type Settled, type Settling } from "./vat/payable";
import { linesOfPurchase, linesOfSale, linesOfSelfAssessed } from "./vat/rules";

/** An invoice of which something is taken off for paying early. */
interface Discounted {
  id: string;
  type: string;
  number: string | null;
  partyName: string;
  vat: VatLine[];
  vatReason: VatReason | null;
}

/** What lacks of it; and what it asked for then by rate, where that is written. */
interface Lacking {
  id: string;
  day: string;
  signed: number;
  discounted: VatLine[] | null;
}

/**
 * What such a discount gives back of the VAT that an invoice asked for, the day that it is booked.
 * @param entry the money that lacks, with its sign: less than nothing where a client keeps it, more where a supplier lets it
 */
export function movesOfDiscount(paper: Discounted, { id, day, signed, discounted }: Lacking): TaxMove[] {
  const isBought = paper.type.startsWith("supplier");
  const sign = isBought ? -Math.sign(signed) : Math.sign(signed);
  const about = { day, invoiceId: paper.id, number: paper.number ?? "", partyName: paper.partyName };
  return discountParts(discounted ?? paper.vat, Math.abs(signed)).flatMap(({ rate, base, tax }, place): TaxMove[] => {
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
  const about = { id: `${id}-sales`, day, invoiceId: "", number: pieceOf(money), partyName: description };
  return [{ ...about, side: "collected", rate, base: signed - tax, tax, ...linesOfSale(rate, null) }];
}

/** The rate of what no item says otherwise, in hundredths of a percent. */
export const USUAL_RATE = 2_000;

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
  /** Ten-thousandths of a euro excl. tax. */
  taken: number;
}

/** What may make VAT of a paper fall due: that it is booked, that it is settled, or that an invoice deducts it. */
type Step = { id: string; day: string } & ({ isBooked: true } | { settling: Settling } | Taken);

/**
 * What falls due of a paper as it is paid (CGI, art. 269, 2, c): of what its credit notes leave of each kind and rate (art. 272, 1). A
 * deposit that is taken off the price before anybody paid it is due then: goods bear the VAT of their whole price once they have left
 * (art. 269, 2, a).
 * @param settled all that settles it, and what that settles besides @param taken of a deposit: what invoices have taken off of it
 */
export function movesWhenPaid(paper: DuePaper, settled: Settled, taken: readonly Taken[] = []): TaxMove[] {
  const places = paper.parts.flatMap((part, place) => (isDeclared(paper, part) && isDueWhenPaid(part) ? [place] : []));
  if (!places.length) return [];
  const own = settled.of.get(paper.id) ?? [];
  // What else is set against the invoices that a credit note is set against: it comes after what was there before.
  const beside = new Set(own.flatMap(({ invoiceId, creditId }) => (creditId === paper.id ? (settled.of.get(invoiceId) ?? []) : [])));
  const all = inOrder([...new Set([...own, ...beside])]);
  const steps: Step[] = [
    { id: "booked", day: paper.day, isBooked: true },
    ...own.map((settling) => ({ id: settling.id, day: settling.day, settling })),
    ...taken,
  ];
  const ordered = steps.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  return places.flatMap((place) => movesOfPart(paper, place, ordered, { settled, all }));
}

function movesOfPart(
  paper: DuePaper,
  place: number,
  steps: readonly Step[],
  { settled, all }: { settled: Settled; all: readonly Settling[] },
): TaxMove[] {
  const rate = paper.parts[place]?.rate ?? 0;
  let [rows, isBooked, taken, before]: [readonly Settling[], boolean, number, { base: number; tax: number }] = [
    [],
    false,
    0,
    { base: 0, tax: 0 },
  ];
  return steps.flatMap((step) => {
    if ("isBooked" in step) isBooked = true;
    else if ("settling" in step) rows = all.slice(0, all.indexOf(step.settling) + 1);
    else if (step.rate === rate) taken += step.taken;
    const after = dueOf(paper, place, settled, { rows, isBooked, taken });
    const due = { base: after.base - before.base, tax: after.tax - before.tax };
    before = after;
    if (paper.isServiceAhead && rate === 0) return aheadOf(paper, { ...due, id: `${step.id}-${place}`, day: step.day });
    return moveOf(paper, { ...due, id: `${paper.id}-${step.id}-${place}`, day: step.day, rate });
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

/** The VAT that the buyer accounts for on both sides as it pays ahead of services of somebody abroad. */
function aheadOf(paper: DuePaper, { id, day, base }: Pick<Move, "id" | "day" | "base">): TaxMove[] {
  const moves = movesSelfAssessed({ ...paper, day }, [{ rate: USUAL_RATE, base, isService: true, isAsset: false }]);
  return base === 0 ? [] : moves.map((move) => ({ ...move, id: `${move.id}-${id}`, isSelfAssessed: true }));
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
