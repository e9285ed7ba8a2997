import { invoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { mustExist, Refusal } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { fetchClient } from "@/worker/modules/sell/clients";
import { readLinesAtRatesOf } from "./buyer-vat";
import { invoices } from "./contract";
import { vatOfOrder } from "./order-billing";
import { fetchInvoice, toInvoice } from "./records";
import { sumsOf } from "./rules";
import { invoiceStatus } from "./status";

/**
 * Gives the lines of a draft the rates that follow from who buys and where goods go; a reason that was said before goes. Prices
 * before tax stay. @throws Refusal `not_allowed_now` once sent, and for a credit note, which says what its invoice says
 */
export const followVat = handle(invoices.followVat, async (context, { id, version }) => {
  const { row: before, ...rest } = await fetchInvoice(context.db, id);
  invoiceStatus.require(before.status, "update", "invoices");
  if (before.type === "credit") throw new Refusal("not_allowed_now");
  const client = await mustExist("client", fetchClient(context.db, before.clientId ?? ""));
  const lines = await readLinesAtRatesOf(context, { client, deliveryAddress: before.deliveryAddress }, before.lines);
  const billed = before.orderId ? await vatOfOrder(context.db, before.orderId, before.id) : [];
  const row = context.update(table, before, { lines, vatReason: null, ...sumsOf(lines, before, billed) }, version);
  return toInvoice({ row, ...rest }, civilDate(context.now));
});
