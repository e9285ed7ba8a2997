import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { clients, invoiceLines, invoices as invoiceTable, items, type OrderLine, orders } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { CENT } from "@/worker/core/figures/money";
import { lineTotal, proportion, type VatLine } from "@/worker/core/figures/totals";
import { atRatesOfBuyer } from "@/worker/core/trade/vat";
import type { CommandContext } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { fetchCompany } from "@/worker/modules/business/company";
import { isDeposit } from "./paper/on-paper";
import { sidesOf } from "./parties";
import { requireTogether } from "./rules";

export type OrderRow = typeof orders.$inferSelect;

/** A line that bills an order: less than nothing where a credit note takes it back, or a deposit is deducted. */
export interface Billed {
  invoiceId: string;
  orderId: string | null;
  /** Null for a deposit, and for what takes one back. */
  orderLineId: string | null;
  amount: number;
  total: number;
  vatRate: number;
  isSent: boolean;
}

const corrected = alias(invoiceTable, "corrected");

/**
 * The orders at the rates that follow from who buys, whose they are, and what of them is on invoices that count; two round trips.
 * What is written follows from both:
 * where either changes meanwhile the command is done again, so that nobody is invoiced twice.
 */
export async function readOrders(context: CommandContext, names: string[], fieldOf = (place: number) => `orders.${place}`) {
  const { db, assumes, unchanged } = context;
  const distinct = [...new Set(names)];
  const rows = await db
    .select()
    .from(orders)
    .where(
      or(
        inArray(orders.id, distinct),
        inArray(
          orders.reference,
          distinct.map((name) => name.toUpperCase()),
        ),
      ),
    );
  const ordered = distinct.map((name, place) => orderOf(rows, name) ?? refuseField(fieldOf(place), "not_found"));
  requireTogether(ordered, fieldOf);
  const ids = ordered.map(({ id }) => id);
  const itemIds = sql`(select distinct line.value ->> 'itemId' from ${orders}, json_each(${orders.lines}) as line where ${inArray(orders.id, ids)})`;
  const [billed, company, [itemRows, [client]]] = await Promise.all([
    readBilled({ db, assumes }, ids),
    fetchCompany(context),
    db.batch([
      db.select({ id: items.id, name: items.name, kind: items.kind, vatRate: items.vatRate }).from(items).where(inArray(items.id, itemIds)),
      db
        .select()
        .from(clients)
        .where(eq(clients.id, ordered[0]?.clientId ?? "")),
    ]),
  ]);
  if (!client) return refuseField(fieldOf(0), "not_found");
  unchanged(orders, rows);
  const nameOf = (id: string) => itemRows.find((item) => item.id === id)?.name ?? "";
  const sides = sidesOf(company, client);
  const taxed = ordered.map((order) => ({ ...order, lines: atRatesOfBuyer(order.lines, { ...sides, ...order }, itemRows) }));
  return { ordered: taxed, billed, nameOf, client };
}

const orderOf = (rows: OrderRow[], name: string) => rows.find(({ id, reference }) => id === name || reference === name.toUpperCase());

/** What of orders is on papers that count; a command is done again where that changes meanwhile. */
export async function readBilled(
  { db, assumes }: Pick<CommandContext, "db"> & Partial<Pick<CommandContext, "assumes">>,
  orderIds: string[],
): Promise<Billed[]> {
  const counts = and(
    inArray(invoiceLines.orderId, orderIds),
    inArray(invoiceTable.type, ["client", "credit"]),
    sql`coalesce(${corrected.status}, ${invoiceTable.status}) <> 'cancelled'`,
  );
  const rows = await db
    .select({ line: invoiceLines, type: invoiceTable.type, number: invoiceTable.number })
    .from(invoiceLines)
    .innerJoin(invoiceTable, eq(invoiceTable.id, invoiceLines.invoiceId))
    .leftJoin(corrected, eq(corrected.id, invoiceTable.creditsId))
    .where(counts);
  const seen = JSON.stringify(rows.map(({ line, number }) => [line.invoiceId, line.place, line.amount, line.total, number]));
  const same = sql`${invoiceLines.invoiceId} = seen.value ->> 0 and ${invoiceLines.place} = seen.value ->> 1 and ${invoiceLines.amount} = seen.value ->> 2 and ${invoiceLines.total} = seen.value ->> 3 and ${invoiceTable.number} is seen.value ->> 4`;
  const counted = sql`select count(*), count(seen.value) from ${invoiceLines} join ${invoiceTable} on ${invoiceTable.id} = ${invoiceLines.invoiceId} left join ${invoiceTable} as corrected on corrected.id = ${invoiceTable.creditsId} left join json_each(${seen}) as seen on ${same} where ${counts}`;
  assumes?.(sql`(${counted}) = (${rows.length}, ${rows.length})`);
  return rows.map(billedOf);
}

/**
 * What the papers of an order alone ask for by rate, credit notes taken off; deposits once they are sent.
 * @param except a draft that is written again
 */
export async function vatOfOrder(db: BusinessDatabase, orderId: string, except = ""): Promise<VatLine[]> {
  const counts = sql`coalesce(${corrected.status}, ${invoiceTable.status}) <> 'cancelled'`;
  const rows = await db
    .select({ paper: invoiceTable })
    .from(invoiceTable)
    .leftJoin(corrected, eq(corrected.id, invoiceTable.creditsId))
    .where(and(eq(invoiceTable.orderId, orderId), inArray(invoiceTable.type, ["client", "credit"]), ne(invoiceTable.id, except), counts));
  const counted = rows.filter(({ paper }) => paper.number !== null || !isDeposit(paper));
  return counted.flatMap(({ paper: { type, vat } }) => {
    const sign = type === "credit" ? -1 : 1;
    return vat.map(({ rate, base, tax }) => ({ rate, base: sign * base, tax: sign * tax }));
  });
}

function billedOf({ line, type, number }: { line: typeof invoiceLines.$inferSelect; type: string; number: string | null }): Billed {
  const sign = type === "credit" ? -1 : 1;
  return { ...line, amount: sign * line.amount, total: sign * line.total, isSent: number !== null };
}

/** What of an order's line decides what is billed of it. */
type BilledLine = Pick<OrderLine, "id" | "container" | "shipped">;

/**
 * How much of an order's line is billed, and what for, credit notes taken off; in thousandths of the base unit. Packaging that left and
 * that a credit note takes back has come back: it was billed all the same, and nobody is asked for it twice.
 */
export function billedOfLine(billed: Billed[], { id, container, shipped }: BilledLine): { amount: number; total: number; papers: number } {
  const own = billed.filter(({ orderLineId }) => orderLineId === id);
  const sumOf = (figure: "amount" | "total", of = own) => of.reduce((sum, one) => sum + one[figure], 0);
  const charged = own.filter(({ amount }) => amount > 0);
  const [net, gross] = [sumOf("amount"), sumOf("amount", charged)];
  const amount = container ? Math.max(net, Math.min(gross, shipped)) : net;
  return { amount, total: amount === net ? sumOf("total") : proportion(sumOf("total", charged), amount, gross), papers: own.length };
}

/**
 * What so much more of an order's line comes to, after what was billed of it: what rounding gave or took before is made good,
 * what a person decided of a price is not.
 */
export function worthAfter(line: Priced, before: ReturnType<typeof billedOfLine>, amount: number): number {
  const agreed = worthOf(line, before.amount);
  const isRounding = Math.abs(before.total - agreed) <= before.papers * CENT;
  return Math.max(0, worthOf(line, before.amount + amount) - (isRounding ? before.total : agreed));
}

type Priced = Pick<OrderLine, "amount" | "price" | "per" | "discount" | "total">;

/** What so much of an order's line comes to. */
export function worthOf(line: Priced, amount: number): number {
  return amount === line.amount ? line.total : lineTotal({ ...line, amount });
}

/**
 * What of the deposits of an order may still be deducted at a rate: what was asked by those that were sent, less what credit
 * notes took back and what invoices, drafts too, have deducted.
 */
export function openDeposit(billed: Billed[], rate: number): number {
  const counts = ({ orderLineId, vatRate, isSent, total }: Billed) => orderLineId === null && vatRate === rate && (isSent || total < 0);
  return billed.reduce((sum, one) => (counts(one) ? sum + one.total : sum), 0);
}
