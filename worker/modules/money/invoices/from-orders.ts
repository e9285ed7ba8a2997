import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import { clients, type InvoiceLine, invoiceLines, invoices as invoiceTable, items, type OrderLine, orders } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { lineTotal } from "@/worker/core/figures/totals";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { invoices } from "./contract";
import { draft } from "./draft";
import { toInvoice } from "./records";
import { requireTogether } from "./rules";
import { en } from "./words.en";
import { fr } from "./words.fr";

type OrderRow = typeof orders.$inferSelect;
type TakenRow = typeof invoiceLines.$inferSelect;

/**
 * Invoices what orders still have to be invoiced for, several orders of one client at once; deposits are taken back.
 * @throws Refusal `invalid_input` naming the order that does not exist, is another client's, is not sold, or `orders` when nothing is left
 */
export const fromOrders = handle(invoices.fromOrders, async (context, { orders: names, shippedOnly }) => {
  const { found, taken, nameOf, client } = await readOrders(context, names);
  const lines = found.flatMap((order) => {
    const own = taken.filter(({ orderId }) => orderId === order.id);
    const sold = order.lines.flatMap((line) => invoiced(order, line, own, shippedOnly, nameOf));
    return [...sold, ...depositsBack(order, sold, own, client.language)];
  });
  if (!lines.some(({ amount }) => amount > 0)) refuseField("orders", "nothing_to_invoice");
  const reference = found
    .map((order) => order.clientReference)
    .filter(Boolean)
    .join(", ")
    .slice(0, 60);
  const description = found
    .map((order) => order.reference)
    .join(", ")
    .slice(0, 200);
  const orderId = found.length === 1 ? (found[0]?.id ?? null) : null;
  const row = draft(context, client, { lines, reference, description, orderId });
  return toInvoice({ row, paid: [], credits: [] }, civilDate(context.now));
});

/**
 * The orders, whose they are, and what of them is on invoices that count; two round trips. What is written follows from both:
 * where either changes meanwhile the command is done again, so that nobody is invoiced twice.
 */
export async function readOrders({ db, assumes, unchanged }: CommandContext, names: string[]) {
  const said = [...new Set(names)];
  const found = await db
    .select()
    .from(orders)
    .where(
      or(
        inArray(orders.id, said),
        inArray(
          orders.reference,
          said.map((name) => name.toUpperCase()),
        ),
      ),
    );
  const ordered = said.map((name, place) => orderOf(found, name) ?? refuseField(`orders.${place}`, "not_found"));
  requireTogether(ordered);
  const ids = ordered.map(({ id }) => id);
  const named = sql`(select distinct line.value ->> 'itemId' from ${orders}, json_each(${orders.lines}) as line where ${inArray(orders.id, ids)})`;
  const counts = and(inArray(invoiceLines.orderId, ids), eq(invoiceTable.type, "client"), ne(invoiceTable.status, "cancelled"));
  const [taken, nameRows, [client]] = await db.batch([
    db.select({ line: invoiceLines }).from(invoiceLines).innerJoin(invoiceTable, eq(invoiceTable.id, invoiceLines.invoiceId)).where(counts),
    db.select({ id: items.id, name: items.name }).from(items).where(inArray(items.id, named)),
    db
      .select()
      .from(clients)
      .where(eq(clients.id, ordered[0]?.clientId ?? "")),
  ]);
  if (!client) return refuseField("orders.0", "not_found");
  const seen = JSON.stringify(taken.map(({ line }) => [line.invoiceId, line.place, line.amount, line.total]));
  const same = sql`${invoiceLines.invoiceId} = seen.value ->> 0 and ${invoiceLines.place} = seen.value ->> 1 and ${invoiceLines.amount} = seen.value ->> 2 and ${invoiceLines.total} = seen.value ->> 3`;
  const counted = sql`select count(*), count(seen.value) from ${invoiceLines} join ${invoiceTable} on ${invoiceTable.id} = ${invoiceLines.invoiceId} left join json_each(${seen}) as seen on ${same} where ${counts}`;
  unchanged(orders, found);
  assumes(sql`(${counted}) = (${taken.length}, ${taken.length})`);
  const nameOf = (id: string) => nameRows.find((item) => item.id === id)?.name ?? "";
  return { found: ordered, taken: taken.map(({ line }) => line), nameOf, client };
}

const orderOf = (found: OrderRow[], name: string) => found.find(({ id, reference }) => id === name || reference === name.toUpperCase());

/** What of an order's line is still to invoice. */
function invoiced(
  order: OrderRow,
  line: OrderLine,
  taken: TakenRow[],
  shippedOnly: boolean,
  nameOf: (id: string) => string,
): InvoiceLine[] {
  const done = taken.reduce((sum, one) => (one.orderLineId === line.id ? sum + one.amount : sum), 0);
  const asked = (shippedOnly ? line.shipped : line.amount) - line.returned;
  const amount = asked - done;
  if (amount <= 0) return [];
  const { itemId, unit, price, per, discount, vatRate } = line;
  const total = amount === line.amount ? line.total : lineTotal({ amount, price, per, discount });
  const description = line.description || nameOf(itemId);
  return [
    { id: newId(), itemId, description, amount, unit, price, per, discount, vatRate, total, orderId: order.id, orderLineId: line.id },
  ];
}

/** Deposits that were invoiced and not yet taken back, as far as what is invoiced now goes. */
function depositsBack(order: OrderRow, sold: InvoiceLine[], taken: TakenRow[], language: "fr" | "en"): InvoiceLine[] {
  const rates = [...new Set(taken.flatMap(({ orderLineId, vatRate }) => (orderLineId === null ? [vatRate] : [])))];
  return rates.flatMap((vatRate) => {
    const open = taken.reduce((sum, one) => (one.orderLineId === null && one.vatRate === vatRate ? sum + one.total : sum), 0);
    const base = sold.reduce((sum, one) => (one.vatRate === vatRate ? sum + one.total : sum), 0);
    const back = Math.min(open, base);
    if (back <= 0) return [];
    const description = (language === "fr" ? fr : en).deposit.back.replace("{{order}}", order.reference);
    const one = { amount: -1_000, unit: "piece", per: "piece", price: back, discount: 0, vatRate } as const;
    return [{ id: newId(), itemId: null, description, ...one, total: -back, orderId: order.id }];
  });
}
