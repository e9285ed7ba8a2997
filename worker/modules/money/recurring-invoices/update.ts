import { recurringInvoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { nextDayFrom } from "@/worker/core/rhythm";
import { handle } from "@/worker/engine/handler";
import { linesFrom, readSale } from "@/worker/modules/money/invoices";
import { recurringInvoices } from "./contract";
import { fetchRecurring, toRecurring } from "./records";

/** Changes what comes back; what is left out stays. @throws Refusal `invalid_input` when its next day is over, or its last comes before it */
export const update = handle(recurringInvoices.update, async (context, { id, version, lines: said, ...changes }) => {
  const whole = await fetchRecurring(context.db, id);
  const { row: before } = whole;
  const after = { ...before, ...changes };
  if (changes.nextOn && changes.nextOn < civilDate(context.now)) refuseField("nextOn", "past");
  if (after.endsOn && after.endsOn < after.nextOn) refuseField("endsOn", "ends_before");
  const names = said?.flatMap(({ item }) => item ?? []) ?? [];
  const lines = said ? linesFrom(said, await readSale(context.db, before.clientId, names, after.nextOn)) : before.lines;
  return toRecurring({ ...whole, row: context.update(table, before, { ...changes, lines }, version) });
});

/** Makes no more invoices until it is resumed. Doing it twice changes nothing. */
export const pause = handle(recurringInvoices.pause, async (context, { id, version }) => {
  const whole = await fetchRecurring(context.db, id);
  if (whole.row.paused) return toRecurring(whole);
  return toRecurring({ ...whole, row: context.update(table, whole.row, { paused: true }, version) });
});

/** Makes invoices again: those of the days it slept through are not made. Doing it twice changes nothing. */
export const resume = handle(recurringInvoices.resume, async (context, { id, version }) => {
  const whole = await fetchRecurring(context.db, id);
  if (!whole.row.paused) return toRecurring(whole);
  const nextOn = nextDayFrom(whole.row.nextOn, civilDate(context.now), { months: whole.row.everyMonths });
  return toRecurring({ ...whole, row: context.update(table, whole.row, { paused: false, nextOn }, version) });
});
