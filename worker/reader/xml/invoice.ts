import type { Fields, FieldReading, LineItem, Reading, VatPart } from "@/worker/core/trade/reading";
import { checksOf } from "../extract/arithmetic";

/** What an e-invoice says, whatever its syntax. */
export interface EInvoice {
  credit: boolean;
  currency: string | null;
  fields: { [Name in keyof Fields]: Fields[Name]["value"] };
  vatBreakdown: VatPart[];
  lineItems: Omit<LineItem, "confidence" | "at">[];
}

/** Type codes of UNTDID 1001 that give money back. */
const credits = new Set(["81", "83", "261", "262", "296", "308", "381", "396", "420", "458", "532"]);

export const isCredit = (typeCode: string | null) => typeCode !== null && credits.has(typeCode);

/** An e-invoice as a reading: data is exact, so what is there is sure. */
export function readingOf({ credit, currency, fields, vatBreakdown, lineItems }: EInvoice): Reading {
  const read = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, sure(value)])) as unknown as Fields;
  const items = lineItems.map((item) => ({ ...item, confidence: 1, at: null }));
  const needed = [read.invoiceNumber, read.supplier, read.invoiceDate, read.totalInclTax];
  return {
    kind: credit ? "credit" : "invoice",
    kindConfidence: 1,
    source: "xml",
    currency,
    fields: read,
    vatBreakdown,
    lineItems: items,
    checks: checksOf(read, items, vatBreakdown),
    confidence: needed.every(({ value }) => value !== null) ? 1 : 0.5,
    pages: [],
  };
}

function sure<Value>(value: Value | null): FieldReading<Value> {
  return { value, confidence: value === null ? 0 : 1, at: null };
}

/** An address on one line, without what it leaves out. */
export function joined(...parts: (string | null)[]): string | null {
  return parts.filter(Boolean).join(", ") || null;
}

/** A date of an e-invoice: 20260131 or 2026-01-31, with or without an hour. */
export function dateOf(text: string | null): string | null {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text ?? "") ?? [];
  return year ? `${year}-${month}-${day}` : null;
}
