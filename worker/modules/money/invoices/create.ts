import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { invoices } from "./contract";
import { draft, linesFrom, readSale } from "./draft";
import { alone, toInvoice } from "./records";
import { lastDelivery } from "./rules";

/** Writes an invoice or a proforma down, as a draft: it has no number before it is sent. @throws Refusal `invalid_input` naming `client` when it is archived */
export const create = handle(invoices.create, async (context, { client, lines: written, ...rest }) => {
  const today = civilDate(context.now);
  const names = written.flatMap(({ item }) => item ?? []);
  const sale = await readSale(context, client, names, rest.soldOn ?? today);
  if (sale.client.archived) refuseField("client", "archived");
  const { deliveryAddress = sale.client.shippingAddress } = lastDelivery(rest.deliveries);
  const row = draft(context, sale.client, { ...rest, lines: linesFrom(written, sale, deliveryAddress) });
  return toInvoice({ row, ...alone }, today);
});
