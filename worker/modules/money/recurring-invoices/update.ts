import { recurringInvoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseField, refuseState } from "@/worker/core/errors";
import { dayOfMonth } from "@/worker/core/figures/rhythm";
import { handle } from "@/worker/engine/handler";
import { linesFrom, readSale } from "@/worker/modules/money/invoices";
import { recurringInvoices } from "./contract";
import { fetchRecurring, toRecurring } from "./records";

/** Changes what comes back; what is left out stays. @throws Refusal `invalid_input` when its next day is over, or its last comes before it */
export const update = handle(recurringInvoices.update, async (context, { id, version, lines: written, ...changes }) => {
  const whole = await fetchRecurring(context.db, id);
  const { row: before } = whole;
  const after = { ...before, ...changes };
  if (changes.nextOn && changes.nextOn < civilDate(context.now)) refuseField("nextOn", "past");
  if (after.endsOn && after.endsOn < after.nextOn) refuseField("endsOn", "before_start");
  const names = written?.flatMap(({ item }) => item ?? []) ?? [];
  const sale = written && (await readSale(context, before.clientId, names, after.nextOn));
  if (sale?.client.archived) refuseState("client", "archived");
  const day = changes.nextOn && { dayOfMonth: dayOfMonth(changes.nextOn) };
  const lines = sale ? linesFrom(written, sale) : before.lines;
  return toRecurring({ ...whole, row: context.update(table, before, { ...changes, ...day, lines }, version) });
});
