import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { type InvoiceLine, invoices, treasuryEntries } from "@/db/business";
import { proportion, type RebatePart, rebatesWith, type VatLine, vatAt } from "@/worker/core/figures/totals";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { discountParts } from "@/worker/modules/money/books";
import type { InvoiceRow } from "./records";

/** What was taken off an invoice for paying early, less what was taken back of that: base and tax by rate. */
export async function readDiscounts(db: BusinessDatabase, { id, vat }: Pick<InvoiceRow, "id" | "vat">): Promise<VatLine[]> {
  const isOf = and(eq(treasuryEntries.invoiceId, id), eq(treasuryEntries.category, "discount"), isNull(treasuryEntries.paymentId));
  const entries = await db
    .select({ signed: treasuryEntries.signed, discounted: treasuryEntries.discounted })
    .from(treasuryEntries)
    .where(isOf);
  const parts = entries.flatMap(({ signed, discounted }) =>
    discountParts(discounted ?? vat, Math.abs(signed)).map(({ rate, base, tax }) =>
      signed < 0 ? { rate, base, tax } : { rate, base: -base, tax: -tax },
    ),
  );
  const rates = [...new Set(parts.map(({ rate }) => rate))];
  return rates.map((rate) => vatAt(parts, rate)).filter(({ base, tax }) => base + tax > 0);
}

/** What invoices ask for by rate once their credit notes are off; those without a credit note are not in it. */
export async function readUncredited(
  db: BusinessDatabase,
  papers: readonly Pick<InvoiceRow, "id" | "vat">[],
): Promise<Map<string, VatLine[]>> {
  const ids = papers.map(({ id }) => id);
  const credits = await db
    .select({ creditsId: invoices.creditsId, vat: invoices.vat })
    .from(invoices)
    .where(and(inArray(invoices.creditsId, ids), isNotNull(invoices.number)));
  const credited = papers.filter(({ id }) => credits.some(({ creditsId }) => creditsId === id));
  return new Map(
    credited.map(({ id, vat }) => [
      id,
      lessDiscounts(
        vat,
        credits.flatMap((credit) => (credit.creditsId === id ? credit.vat : [])),
      ),
    ]),
  );
}

type Credited = Pick<InvoiceRow, "lines" | "vat">;

/**
 * What a credit note takes off lines of an invoice: their part of what was taken off the whole of it, and of what was taken off for
 * paying early, as nobody is given back what nobody paid. Together, credit notes take off all of both: where that payment was undone
 * since, those that follow give what they took off for it before.
 * @param discounts what was taken off for paying early, by rate
 * @returns `early` less than nothing where that is given
 */
export function creditedRebates(
  row: Pick<InvoiceRow, "vat" | "rebates">,
  credits: readonly Credited[],
  lines: InvoiceLine[],
  discounts: readonly VatLine[],
): { rebates: RebatePart[]; early: number } {
  const before = credits.flatMap((one) => one.lines);
  const own = rebatesWith(row.rebates, before, lines);
  const early = [...new Set(lines.map(({ vatRate }) => vatRate))].flatMap((rate): RebatePart[] => {
    const plain = sumAt(lines, rate) - offAt(own, rate);
    const open = vatAt(row.vat, rate).base - plainOf(row, before, rate);
    const left = earlyLeft(row, credits, discounts, rate);
    const amount = plain >= open ? left : proportion(left, plain, open);
    return amount < 0 || (plain > 0 && amount > 0) ? [{ rate, base: plain, amount }] : [];
  });
  const rates = [...new Set([...own, ...early].map(({ rate }) => rate))];
  const rebates = rates.map((rate) => ({ rate, base: sumAt(lines, rate), amount: offAt(own, rate) + offAt(early, rate) }));
  return { rebates: early.length ? rebates : own, early: early.reduce((sum, { amount }) => sum + amount, 0) };
}

const sumAt = (of: readonly { total: number; vatRate: number }[], rate: number) =>
  of.reduce((sum, one) => (one.vatRate === rate ? sum + one.total : sum), 0);
const offAt = (parts: readonly RebatePart[], rate: number) =>
  parts.reduce((sum, part) => (part.rate === rate ? sum + part.amount : sum), 0);
/** What lines of an invoice come to at a rate, less their part of what was taken off the whole of it. */
const plainOf = ({ rebates }: Pick<InvoiceRow, "rebates">, lines: InvoiceLine[], rate: number) =>
  sumAt(lines, rate) - offAt(rebatesWith(rebates, [], lines), rate);

/** What was taken off for paying early, at a rate, less what credit notes took off for it. */
function earlyLeft(row: Pick<InvoiceRow, "rebates">, credits: readonly Credited[], discounts: readonly VatLine[], rate: number): number {
  const plain = plainOf(
    row,
    credits.flatMap(({ lines }) => lines),
    rate,
  );
  const credited = vatAt(
    credits.flatMap(({ vat }) => vat),
    rate,
  );
  return vatAt([...discounts], rate).base - (plain - credited.base);
}

/**
 * May a line be credited, of which nothing is left but what credit notes took off it for a payment before its day that was undone
 * since? It is what their client would still owe of what they gave back.
 */
export function isShort(
  row: Pick<InvoiceRow, "rebates">,
  credits: readonly Credited[],
  discounts: readonly VatLine[],
  rate: number,
): boolean {
  return earlyLeft(row, credits, discounts, rate) < 0;
}

/** What an invoice comes to by rate once what was taken off for paying early, or credited, is off. */
export const lessDiscounts = (vat: readonly VatLine[], discounts: readonly VatLine[]): VatLine[] =>
  vat.map(({ rate, base, tax }) => {
    const off = vatAt([...discounts], rate);
    return { rate, base: base - off.base, tax: tax - off.tax };
  });
