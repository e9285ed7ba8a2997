import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import { type InvoiceLine, invoices as table, items } from "@/db/business";
import { refuseField, Refusal } from "@/worker/core/errors";
import type { Parsed } from "@/worker/core/contract/operation";
import { units } from "@/worker/core/figures/quantity";
import { CENT } from "@/worker/core/figures/money";
import { MAX_LINE_TOTAL, lineTotal, totalsOf, type VatLine } from "@/worker/core/figures/totals";
import { newId } from "@/worker/engine/identifier";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { supplierInvoices } from "./contract";
import { theirs } from "./shapes";

type Input = Parsed<typeof supplierInvoices.create>;

/** One of what has no quantity. */
const ONE = { amount: 1_000, unit: "piece" } as const;

/**
 * Lines as they are kept; without any, one for each rate of the paper's own table.
 * @throws Refusal `invalid_input` naming the line whose item does not exist or is counted otherwise, or that has no words
 */
export async function linesFrom(db: BusinessDatabase, lines: Input["lines"], vat: Input["vat"]): Promise<InvoiceLine[]> {
  if (!lines.length) return (vat ?? []).map(ofRate);
  const names = lines.flatMap(({ item }) => item ?? []);
  const wanted = sql`(select value from json_each(${JSON.stringify([...names, ...names.map((name) => name.toUpperCase())])}))`;
  const rows = await db
    .select({ id: items.id, sku: items.sku, name: items.name, unit: items.unit })
    .from(items)
    .where(or(inArray(items.id, wanted), inArray(items.sku, wanted)));
  return lines.map(({ item: name, amount: quantity = ONE, price, vatRate, discount = 0, deposit, isAsset, ...line }, place) => {
    const field = (of: string) => `lines.${place}.${of}`;
    const itemRow = rows.find(({ id }) => id === name) ?? rows.find(({ sku }) => sku === name?.toUpperCase());
    if (name && !itemRow) refuseField(field("item"), "not_found");
    const description = line.description || itemRow?.name || refuseField(field("description"), "required");
    const per = line.per ?? quantity.unit;
    const amount = deposit === "deducted" ? { ...quantity, amount: -quantity.amount } : quantity;
    if (units[amount.unit].base !== units[per].base) refuseField(field("amount"), "conversion");
    const priced = { ...amount, price, per, discount };
    const total = lineTotal(priced);
    if (total > MAX_LINE_TOTAL) refuseField(field("amount"), "too_dear");
    return {
      id: newId(),
      itemId: itemRow?.id ?? null,
      description,
      ...priced,
      vatRate,
      total,
      ...(deposit && { deposit }),
      ...(isAsset && { isAsset }),
    };
  });
}

function ofRate({ rate, base }: { rate: number; base: number }): InvoiceLine {
  const total = Math.round(base / CENT) * CENT;
  const priced = { ...ONE, price: total, per: "piece", discount: 0 } as const;
  return { id: newId(), itemId: null, description: `TVA ${rate / 100} %`.replace(".", ","), ...priced, vatRate: rate, total };
}

/**
 * What it comes to: as the paper says it, where it does. Suppliers round otherwise than we do, by a cent a line at most.
 * @throws Refusal `invalid_input` naming `lines` when there is nothing to pay, `vat` when the paper and its lines do not agree
 */
export function amountsOf(lines: InvoiceLine[], stated: Input["vat"]): { subtotal: number; vat: VatLine[]; tax: number; total: number } {
  if (!lines.length) refuseField("lines", "required");
  const totals = totalsOf(lines);
  const vat = stated?.length ? stated.map((rate) => vatLineOf(rate)) : totals.vat;
  const subtotal = vat.reduce((sum, { base }) => sum + base, 0);
  const tax = vat.reduce((sum, line) => sum + line.tax, 0);
  if (Math.abs(subtotal - totals.subtotal) > lines.length * CENT) refuseField("vat", "sums_differ");
  if (subtotal + tax <= 0) refuseField("lines", "nothing_due");
  return { subtotal, vat, tax, total: subtotal + tax };
}

/** A rate of the paper's table; its tax is counted where it is not said. */
function vatLineOf({ rate, base: stated, tax }: { rate: number; base: number; tax?: number }): VatLine {
  const base = Math.round(stated / CENT) * CENT;
  const computed = totalsOf([{ total: base, vatRate: rate }]).vat[0]?.tax ?? 0;
  const own = tax === undefined ? computed : Math.round(tax / CENT) * CENT;
  if (Math.abs(own - computed) > Math.max(5 * CENT, computed / 100)) refuseField("vat", "sums_differ");
  return { rate, base, tax: own };
}

/** @throws Refusal `invalid_input` naming `number` when this supplier's invoice is known already */
export async function requireNew(db: BusinessDatabase, supplierId: string, number: string, own?: string): Promise<void> {
  const isSame = and(
    inArray(table.type, [...theirs]),
    eq(table.supplierId, supplierId),
    eq(table.number, number),
    ne(table.status, "cancelled"),
  );
  const [before] = await db
    .select({ id: table.id, issuedOn: table.issuedOn })
    .from(table)
    .where(and(isSame, own ? ne(table.id, own) : undefined))
    .limit(1);
  if (before)
    throw new Refusal("already_exists", { fields: [{ field: "number", code: "booked_before", params: { day: before.issuedOn } }] });
}
