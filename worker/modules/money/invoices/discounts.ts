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
 * paying early, as nobody is given back what nobody paid. Together, credit notes take off all of both.
 * @param discounts what was taken off for paying early, by rate
 */
export function creditedRebates(
  row: Pick<InvoiceRow, "vat" | "rebates">,
  credits: readonly Credited[],
  lines: InvoiceLine[],
  discounts: readonly VatLine[],
): { rebates: RebatePart[]; early: number } {
  const before = credits.flatMap((one) => one.lines);
  const own = rebatesWith(row.rebates, before, lines);
  const sumAt = (of: readonly { total: number; vatRate: number }[], rate: number) =>
    of.reduce((sum, one) => (one.vatRate === rate ? sum + one.total : sum), 0);
  const offAt = (parts: readonly RebatePart[], rate: number) =>
    parts.reduce((sum, part) => (part.rate === rate ? sum + part.amount : sum), 0);
  const early = discounts.flatMap(({ rate, base }): RebatePart[] => {
    const plainBefore = sumAt(before, rate) - offAt(rebatesWith(row.rebates, [], before), rate);
    const [plain, open] = [sumAt(lines, rate) - offAt(own, rate), vatAt(row.vat, rate).base - plainBefore];
    const left =
      base -
      (plainBefore -
        vatAt(
          credits.flatMap(({ vat }) => vat),
          rate,
        ).base);
    const amount = plain >= open ? left : proportion(left, plain, open);
    return plain > 0 && amount > 0 ? [{ rate, base: plain, amount }] : [];
  });
  const rates = [...new Set([...own, ...early].map(({ rate }) => rate))];
  const rebates = rates.map((rate) => ({ rate, base: sumAt(lines, rate), amount: offAt(own, rate) + offAt(early, rate) }));
  return { rebates: early.length ? rebates : own, early: early.reduce((sum, { amount }) => sum + amount, 0) };
}

/** What an invoice comes to by rate once what was taken off for paying early, or credited, is off. */
export const lessDiscounts = (vat: readonly VatLine[], discounts: readonly VatLine[]): VatLine[] =>
  vat.map(({ rate, base, tax }) => {
    const off = vatAt([...discounts], rate);
    return { rate, base: base - off.base, tax: tax - off.tax };
  });
