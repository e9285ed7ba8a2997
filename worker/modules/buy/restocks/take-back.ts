import { and, eq, inArray } from "drizzle-orm";
import { movements, receipts, type RestockLine, restocks as table } from "@/db/business";
import { convert } from "@/worker/core/figures/quantity";
import { handle } from "@/worker/engine/handler";
import { correct, revalue, standing } from "@/worker/modules/store/ledger";
import { restocks } from "./contract";
import { shareFees } from "./lot-cost";
import { fetchRestock, receiptNamed, type ReceiptRow, toRestock, type Whole } from "./records";
import { restockStatus } from "./status";

/**
 * Says that what a receipt took in did not come, or not so: its lots are empty, and it is awaited again. Tariffs that took its
 * prices keep them.
 * @throws Refusal `not_allowed_now` naming what has gone on of its lots and with whom; `invalid_input` naming `receipt`
 */
export const takeBack = handle(restocks.takeBack, async (context, { id, receipt: name, version }) => {
  const whole = await fetchRestock(context.db, id);
  const { row } = whole;
  restockStatus.require(row.status, "takeBack", "restocks");
  const receipt = receiptNamed(whole, name);
  const lotIds = receipt.lines.flatMap(({ lotId }) => lotId ?? []);
  const moved = and(eq(movements.causeId, row.id), inArray(movements.lotId, lotIds));
  await correct(context, await standing(context.db, moved), []);

  context.remove(receipts, receipt);
  const rest = whole.receipts.filter((one) => one !== receipt);
  const lines = row.lines.map((line) => ({ ...line, received: line.received - cameWith(receipt, rest, line, whole) }));
  const status = rest.length ? ("partly_received" as const) : ("ordered" as const);
  await revalue(context, await shareFees(context, whole, { ...row, lines, status }, lotIds));
  const after = context.update(table, row, { lines, status, receivedOn: rest[0]?.receivedOn ?? null }, version);
  return toRestock({ ...whole, row: after, receipts: rest }, context.now);
});

/** What a receipt brought of a line, in the pack's unit; all of it where no other did. */
function cameWith(receipt: ReceiptRow, rest: ReceiptRow[], line: RestockLine, { items }: Whole): number {
  if (!rest.some(({ lines }) => lines.some(({ lineId }) => lineId === line.id))) return line.received;
  const item = items.find(({ id }) => id === line.itemId);
  const amount = receipt.lines.reduce((sum, one) => sum + (one.lineId === line.id ? one.amount : 0), 0);
  const came = item ? convert(amount, item.unit, line.packUnit, item) : 0;
  return Math.min(line.received, came ?? 0);
}
