import { and, eq } from "drizzle-orm";
import { deliveries, movements, orders, sales as table } from "@/db/business";
import { type FieldProblem, Refusal } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { creditBalanceOf, payInvoice } from "@/worker/modules/money/books";
import { fetchInvoice, writeCreditNote } from "@/worker/modules/money/invoices";
import { correct, standing } from "@/worker/modules/store/ledger";
import { addToChain } from "./chain";
import { sales } from "./contract";
import { fetchSale, toSale } from "./records";
import type { SaleRow } from "./seal";

/**
 * Takes a sale back that was none, or was typed wrongly: its goods lie where they lay, its paper has a credit note, what was paid is
 * given back by the same means, and the till says so in a row of its own. Nothing of the sale is rewritten.
 * @throws Refusal `not_allowed_now` where it was taken back already or takes one back itself, or naming the return or the credit note
 *   that was made of it since
 */
export const takeBack = handle(sales.takeBack, async (context, { id, reason }) => {
  const { db } = context;
  const { row, takenBackBy } = await fetchSale(db, id);
  if (row.reverses) refuse({ code: "sale_is_take_back" });
  if (takenBackBy) refuse({ code: "sale_taken_back", params: { number: takenBackBy.number } });
  const invoice = await fetchInvoice(db, row.invoiceId);
  if (invoice.credits.length)
    refuse({ code: "sale_credited", params: { number: invoice.credits.map(({ number }) => number ?? "").join(", ") } });

  await putGoodsBack(context, row);
  const { credits } = await writeCreditNote(context, invoice, invoice.row.lines, { reason, mail: false, isWhole: true });
  const note = credits.at(-1);
  if (!note) throw new Refusal("not_allowed_now");
  const today = civilDate(context.now);
  if (creditBalanceOf(note) > 0) await payInvoice(context, note, { paidOn: today, method: row.method, note: reason }, "sent");

  const { paper, method, clientId, clientName, orderId, deliveryId } = row;
  const back = await addToChain(context, {
    ...{ paper, method, clientId, clientName, orderId, deliveryId, day: today, reverses: row.id, reason },
    ...{ invoiceId: note.id, number: note.number ?? "", total: -row.total },
    lines: row.lines.map((line) => ({ ...line, amount: -line.amount, total: -line.total })),
    vat: row.vat.map(({ rate, base, tax }) => ({ rate, base: -base, tax: -tax })),
  });
  context.insert(table, back);
  return toSale(row, true);
});

/** The goods never left: what moved is undone, the delivery and the order are cancelled. */
async function putGoodsBack(context: CommandContext, { orderId, deliveryId }: SaleRow): Promise<void> {
  const { db } = context;
  const [[delivery], [order], moved] = await db.batch([
    db.select().from(deliveries).where(eq(deliveries.id, deliveryId)),
    db.select().from(orders).where(eq(orders.id, orderId)),
    standing(db, and(eq(movements.causeId, deliveryId), eq(movements.type, "shipment"))),
  ]);
  if (!delivery || !order) throw new Refusal("not_found");
  if (delivery.lines.some(({ returned }) => returned > 0)) refuse({ code: "sale_returned" });
  await correct(context, moved, []);
  const lines = order.lines.map((line) => ({ ...line, shipped: 0 }));
  context.update(orders, order, { status: "cancelled", lines, deliveredShare: 0 });
  context.update(deliveries, delivery, { status: "cancelled", lines: [], deliveredOn: null });
}

function refuse(problem: Omit<FieldProblem, "field">): never {
  throw new Refusal("not_allowed_now", { fields: [{ field: "id", ...problem }] });
}
