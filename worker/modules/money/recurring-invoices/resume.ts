import { recurringInvoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { nextDayFrom } from "@/worker/core/figures/rhythm";
import { handle } from "@/worker/engine/handler";
import { recurringInvoices } from "./contract";
import { fetchRecurring, toRecurring } from "./records";

/** Makes invoices again: those of the days it slept through are not made. Doing it twice changes nothing. */
export const resume = handle(recurringInvoices.resume, async (context, { id, version }) => {
  const whole = await fetchRecurring(context.db, id);
  if (!whole.row.paused) return toRecurring(whole);
  const nextOn = nextDayFrom(whole.row.nextOn, civilDate(context.now), { months: whole.row.everyMonths }, whole.row.dayOfMonth);
  return toRecurring({ ...whole, row: context.update(table, whole.row, { paused: false, nextOn }, version) });
});
