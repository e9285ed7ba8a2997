import { isForeignVat } from "@/worker/core/trade/vat";
import type { KeptDocument, KeptLine } from "./shapes";
import { CERTAIN, type Doubt, doubts, type FieldName, SURE } from "./status";

/** Ten-thousandths of a euro in a cent. */
const CENT = 100;
/** 100 %. */
const WHOLE = 10_000;

/**
 * Does the arithmetic of a document hold? Lines make the total excluding tax (including it on receipts), totals add up, each
 * rate makes its tax; a cent more or less is rounding.
 * @returns null where there is not enough to tell
 */
export function checksOf({ values, lines, vat, adjustments = 0 }: Pick<KeptDocument, "values" | "lines" | "vat" | "adjustments">) {
  const { totalExclTax, vatAmount, totalInclTax } = values;
  const sum = lines.reduce((all, { totalAmount }) => all + (totalAmount ?? 0), 0);
  const isWhole = lines.length > 0 && lines.every(({ totalAmount }) => totalAmount !== null);
  const near = (value: number | null, target: number, most = CENT) => value !== null && Math.abs(value - target) <= most;
  const rounding = CENT * Math.max(1, Math.min(5, lines.length));
  return {
    lines:
      isWhole && (totalExclTax ?? totalInclTax) !== null
        ? [sum, sum + adjustments].some((lineSum) => near(totalExclTax, lineSum, rounding) || near(totalInclTax, lineSum, rounding))
        : null,
    totals: totalExclTax === null || vatAmount === null || totalInclTax === null ? null : near(totalInclTax, totalExclTax + vatAmount),
    vat: vatAmount === null ? null : vatHolds(vat.length ? vat : taxedLines(lines, totalExclTax), vatAmount),
  };
}

/** The tax of lines that say their rates and make the total excluding tax: a base a rate. None where they do not say enough. */
function taxedLines(lines: KeptLine[], totalExclTax: number | null): KeptDocument["vat"] {
  const bases = new Map<number, number>();
  for (const { vatRate, totalAmount } of lines) {
    if (vatRate === null || totalAmount === null) return [];
    bases.set(vatRate, (bases.get(vatRate) ?? 0) + totalAmount);
  }
  const baseSum = [...bases.values()].reduce((sum, base) => sum + base, 0);
  if (totalExclTax === null || Math.abs(baseSum - totalExclTax) > CENT) return [];
  return [...bases].map(([rate, base]) => ({ rate, base, vat: Math.round((base * rate) / WHOLE) }));
}

function vatHolds(vat: KeptDocument["vat"], vatAmount: number): boolean | null {
  if (!vat.length) return null;
  const rates = vat.every(({ rate, base, vat: tax }) => Math.abs((base * rate) / WHOLE - tax) <= CENT);
  return rates && Math.abs(vat.reduce((sum, part) => sum + part.vat, 0) - vatAmount) <= CENT;
}

/**
 * The parts of a file of so many pages, by the pages they start on.
 * @returns why not, as a key of the words, when pages would be left out, or be of two documents
 */
export function partsOf(starts: number[], pages: number): { first: number; last: number }[] | string {
  if (starts[0] !== 1) return "scan_first_start";
  if (starts.some((start, at) => at > 0 && start <= (starts[at - 1] ?? 0))) return "scan_starts_order";
  if ((starts.at(-1) ?? 0) > pages) return "scan_starts_beyond";
  return starts.map((first, at) => ({ first, last: (starts[at + 1] ?? pages + 1) - 1 }));
}

/** Is it in another currency than ours? A paper that names none is in ours. */
export const isForeign = (currency: string | null) => currency !== null && currency !== "EUR";

/** Who a document is from, as far as its VAT goes. */
export type TaxedSupplier = Parameters<typeof isForeignVat>[0];

/**
 * What a person must look at before a document is booked: arithmetic that fails, a total or a kind that is not certain, a supplier that
 * the books do not have yet and whose name is not certain, a day that is to be looked at, VAT of a supplier from abroad.
 * @param sure how sure each is, in hundredths of a percent
 * @param supplier the one of the books, where it has it
 */
export function doubtsOf(
  document: KeptDocument,
  sure: Record<"total" | "kind" | "supplier" | "day", number>,
  supplier?: TaxedSupplier,
): Doubt[] {
  const { lines, vat } = checksOf(document);
  const { vatNumber, vatAmount } = document.values;
  const doubtful: Record<Doubt, boolean> = {
    lines: lines === false,
    vat: vat === false,
    total: sure.total < CERTAIN,
    kind: sure.kind < CERTAIN,
    supplier: !supplier && sure.supplier < CERTAIN,
    day: sure.day < SURE,
    foreign_vat: isForeignVat(supplier ?? { vatNumber, address: null }, Math.abs(vatAmount ?? 0)),
  };
  return doubts.filter((doubt) => doubtful[doubt]);
}

/** A restock that something is still to come of, as far as a delivery note belongs to it. */
export interface AwaitedRestock {
  id: string;
  reference: string;
  expectedOn: string | null;
  itemIds: string[];
}

/**
 * The restock that a delivery note belongs to: the one it names; else, of those awaited from its supplier, the one that most of its items
 * were ordered with, and the one expected first among equals. Null where nothing is awaited.
 */
export function restockOf({ values, lines }: Pick<KeptDocument, "values" | "lines">, awaited: AwaitedRestock[]): AwaitedRestock | null {
  const printed = [values.invoiceNumber, ...lines.flatMap(({ code, description }) => [code, description])].map(compact);
  const named = awaited.find(({ reference }) => printed.some((text) => text.includes(compact(reference))));
  const shared = ({ itemIds }: AwaitedRestock) => lines.filter(({ itemId }) => itemId !== null && itemIds.includes(itemId)).length;
  // One that says no day comes last.
  const day = ({ expectedOn }: AwaitedRestock) => expectedOn ?? "9999";
  const [likeliest] = [...awaited].sort((a, b) => shared(b) - shared(a) || day(a).localeCompare(day(b)));
  return named ?? likeliest ?? null;
}

/** Fields without which nothing can be booked. */
export const needed: FieldName[] = ["supplier", "invoiceNumber", "invoiceDate", "totalInclTax"];

/** A supplier's number in one form: "FR 12 345.678.901" is "FR12345678901". */
export function compact(text: string | null): string {
  return (text ?? "").replace(/[\s.\-/]/g, "").toUpperCase();
}
