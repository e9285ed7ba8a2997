import { recurringInvoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { dayOfMonth } from "@/worker/core/figures/rhythm";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { linesFrom, readSale } from "@/worker/modules/money/invoices";
import { recurringInvoices } from "./contract";
import { toRecurring } from "./records";

/** Keeps an invoice that comes back by itself. @throws Refusal `invalid_input` when its first day is over, or its last comes before it */
export const create = handle(recurringInvoices.create, async (context, { client: name, lines: written, ...details }) => {
  if (details.nextOn < civilDate(context.now)) refuseField("nextOn", "past");
  if (details.endsOn && details.endsOn < details.nextOn) refuseField("endsOn", "before_start");
  const sale = await readSale(
    context,
    name,
    written.flatMap(({ item }) => item ?? []),
    details.nextOn,
  );
  if (sale.client.archived) refuseField("client", "archived");
  const times = { version: 1, createdAt: context.now, updatedAt: context.now };
  const row = {
    ...details,
    dayOfMonth: dayOfMonth(details.nextOn),
    id: newId(),
    clientId: sale.client.id,
    lines: linesFrom(written, sale),
    paused: false,
    ...times,
  };
  context.insert(table, row);
  return toRecurring({ row, client: sale.client, made: [] });
});
