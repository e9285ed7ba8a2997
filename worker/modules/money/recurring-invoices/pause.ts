import { recurringInvoices as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { recurringInvoices } from "./contract";
import { fetchRecurring, toRecurring } from "./records";

/** Makes no more invoices until it is resumed. Doing it twice changes nothing. */
export const pause = handle(recurringInvoices.pause, async (context, { id, version }) => {
  const whole = await fetchRecurring(context.db, id);
  if (whole.row.paused) return toRecurring(whole);
  return toRecurring({ ...whole, row: context.update(table, whole.row, { paused: true }, version) });
});
