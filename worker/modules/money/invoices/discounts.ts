import { and, eq, isNull, sql } from "drizzle-orm";
import { type InvoiceLine, treasuryEntries } from "@/db/business";
import { proportion, type RebatePart, rebatesWith, type VatLine, vatAt } from "@/worker/core/figures/totals";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { discountParts } from "@/worker/modules/money/books";
import type { InvoiceRow } from "./records";

/** What was taken off an invoice for paying early, less what was taken back of that: base and tax by rate. */
export async function readDiscounts(db: BusinessDatabase, { id, vat }: Pick<InvoiceRow, "id" | "vat">): Promise<VatLine[]> {
  const isOf = and(eq(treasuryEntries.invoiceId, id), eq(treasuryEntries.category, "discount"), isNull(treasuryEntries.paymentId));
  const [row] = await db
    .select({ taken: sql<number>`coalesce(-sum(${treasuryEntries.signed}), 0)` })
    .from(treasuryEntries)
    .where(isOf);
  const taken = row?.taken ?? 0;
  return taken > 0 ? discountParts(vat, taken) : [];
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

/** What an invoice comes to by rate once what was taken off for paying early is off. */
export const lessDiscounts = (vat: readonly VatLine[], discounts: readonly VatLine[]): VatLine[] =>
  vat.map(({ rate, base, tax }) => {
    const off = vatAt([...discounts], rate);
    return { rate, base: base - off.base, tax: tax - off.tax };
  });
