import { and, between, inArray, notInArray } from "drizzle-orm";
import { invoices } from "@/db/business";
import { civilDate, firstOfMonth, lastOfMonth } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import type { VatLine } from "@/worker/core/figures/totals";
import { handle } from "@/worker/engine/handler";
import { accounting } from "./contract";

/**
 * The VAT of a period by rate, on the days of invoices: what clients and suppliers asked, each less what credit notes gave back. The month before this one when nothing is said.
 */
export const vat = handle(accounting.vat, async ({ db, now }, input) => {
  const to = input.to ?? lastOfMonth(civilDate(now), -1);
  const from = input.from ?? firstOfMonth(to);
  if (to < from) refuseField("to", "before_start");
  const counted = notInArray(invoices.status, ["draft"]);
  const rows = await db
    .select({ type: invoices.type, status: invoices.status, vat: invoices.vat })
    .from(invoices)
    .where(and(inArray(invoices.type, ["client", "credit", "supplier", "supplier_credit"]), between(invoices.issuedOn, from, to), counted));
  const collected = byRate(
    rows
      .filter(({ type }) => type === "client" || type === "credit")
      .map(({ type, vat: lines }) => ({ lines, sign: type === "credit" ? -1 : 1 })),
  );
  const bought = rows.filter(({ type, status }) => type.startsWith("supplier") && status !== "cancelled");
  const deductible = byRate(bought.map(({ type, vat: lines }) => ({ lines, sign: type === "supplier" ? 1 : -1 })));
  const sum = (lines: VatLine[]) => lines.reduce((total, { tax }) => total + tax, 0);
  return { from, to, collected, deductible, due: sum(collected) - sum(deductible) };
});

function byRate(papers: { lines: VatLine[]; sign: number }[]): VatLine[] {
  const sums = new Map<number, VatLine>();
  for (const { lines, sign } of papers) {
    for (const { rate, base, tax } of lines) {
      const own = sums.get(rate) ?? { rate, base: 0, tax: 0 };
      sums.set(rate, { rate, base: own.base + sign * base, tax: own.tax + sign * tax });
    }
  }
  return [...sums.values()].sort((one, other) => one.rate - other.rate);
}
