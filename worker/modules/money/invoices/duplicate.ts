import { eq } from "drizzle-orm";
import { clients } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { Refusal } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { invoices } from "./contract";
import { readLinesAtRatesOf } from "./buyer-vat";
import { draft } from "./draft";
import { alone, fetchInvoice, toInvoice } from "./records";

/**
 * Begins a draft with the lines of another: a proforma becomes an invoice so. What it took of orders it does not take again,
 * and the deposits that it deducted are deducted once. @throws Refusal `not_found` for a supplier's too
 */
export const duplicate = handle(invoices.duplicate, async (context, { id, type: wanted }) => {
  const { row } = await fetchInvoice(context.db, id);
  const [client] = await context.db
    .select()
    .from(clients)
    .where(eq(clients.id, row.clientId ?? ""));
  if (!client) throw new Refusal("not_found");
  const type = wanted ?? "client";
  const { reference, description, paymentTerms, notes, discount, discountAmount } = row;
  // What follows from the buyer follows from the buyer of today; what was said is said again.
  const vatReason = row.vatReason === "exempt" || row.status === "draft" ? row.vatReason : null;
  const sold = row.lines.filter(({ orderId, amount }) => !orderId || amount > 0);
  // What an item is, the item says again.
  const copied = sold.map(({ orderId, orderLineId, lots, isService, ...line }) => {
    return { ...line, id: newId(), ...(line.itemId === null && isService !== undefined && { isService }) };
  });
  const buyer = { client, deliveryAddress: client.shippingAddress };
  const lines = vatReason ? copied : await readLinesAtRatesOf(context, buyer, copied);
  const copy = draft(context, client, { type, lines, reference, description, paymentTerms, notes, vatReason, discount, discountAmount });
  return toInvoice({ row: copy, ...alone }, civilDate(context.now));
});
