import { mustExist } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { fetchClient } from "@/worker/modules/sell/clients";
import { readLinesAtRatesOf } from "./buyer-vat";
import { invoices } from "./contract";
import { fetchInvoice } from "./records";
import { noticesOf } from "./rules";

/** What of a draft is worth a look before it is sent; nothing of what was sent. */
export const check = handle(invoices.check, async (context, { id }) => {
  const { row } = await fetchInvoice(context.db, id);
  if (row.status !== "draft" || row.type === "credit") return { notices: [] };
  const client = await mustExist("client", fetchClient(context.db, row.clientId ?? ""));
  const followed = await readLinesAtRatesOf(context, { client, deliveryAddress: row.deliveryAddress }, row.lines);
  return { notices: noticesOf(row, followed) };
});
