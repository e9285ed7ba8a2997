import { and, eq, inArray, isNull } from "drizzle-orm";
import { lots as lotTable, movements, type ReceiptLine, receipts, type RestockLine, restocks as table } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import type { Parsed } from "@/worker/core/contract/operation";
import { civilDate } from "@/worker/core/figures/dates";
import { convert } from "@/worker/core/figures/quantity";
import type { Language } from "@/worker/core/language";
import { quantityText } from "@/worker/core/text/format-value";
import { type CommandContext, handle } from "@/worker/engine/handler";
import {
  correct as correctMovements,
  isSameCost,
  type Posting,
  requireWhole,
  revalue,
  standing,
  type UnitCost,
} from "@/worker/modules/store/ledger";
import { arrivalDay, refuseDates } from "./arrivals";
import { restocks } from "./contract";
import { lotCostOf, shareFees, withFees } from "./lot-cost";
import { fetchRestock, type ReceiptRow, receiptNamed, type RestockRow, toRestock, type Whole } from "./records";
import { askedOf, outstandingOf } from "./rules";
import { restockStatus } from "./status";

type Input = Parsed<typeof restocks.correct>;
type LotRow = typeof lotTable.$inferSelect;

/**
 * Puts right what was entered of a receipt: how much came, in which lot, with which dates, on which day, at what price. What is
 * left out stays as it was; what was made of its lots follows their cost.
 * @throws Refusal `not_allowed_now` naming what has gone on of a lot and with whom; `invalid_input` naming a lot, an amount or a date that cannot be
 */
export const correct = handle(restocks.correct, async (context, { id, version, receipt: name, ...input }) => {
  const whole = await fetchRestock(context.db, id);
  const { row } = whole;
  restockStatus.require(row.status, "correct", "restocks");
  const before = receiptNamed(whole, name);
  const day = arrivalDay(input.receivedOn ?? before.receivedOn, row, civilDate(context.now));
  const lotIds = before.lines.flatMap(({ lotId }) => lotId ?? []);
  const ofReceipt = and(eq(movements.causeId, row.id), inArray(movements.lotId, lotIds));
  const [lotRows, moved, ever] = await context.db.batch([
    context.db.select().from(lotTable).where(inArray(lotTable.id, lotIds)),
    standing(context.db, ofReceipt),
    context.db
      .select()
      .from(movements)
      .where(and(ofReceipt, isNull(movements.reverses)))
      .orderBy(movements.id),
  ]);
  const changes = input.lines.map((change, place) => {
    const lot =
      lotRows.find((one) => one.id === change.lot || one.number === change.lot) ?? refuseField(`lines.${place}.lot`, "not_of_receipt");
    return { change, lot, place, ...newOf(whole, before, { change, lot, place, day }) };
  });

  const after = new Map(changes.map((one) => [one.lot.id, one]));
  const amountOf = ({ lotId, amount }: ReceiptLine) => after.get(lotId ?? "")?.amount ?? amount;
  const postings = before.lines.flatMap((line): Posting[] => {
    // A lot written down as not delivered has no movement that stands: it comes where it came before.
    const came = ever.findLast(({ lotId }) => lotId === line.lotId);
    const amount = amountOf(line);
    if (!came || amount === 0) return [];
    const { id: _, at, actor, reverses, ...movement } = came;
    return [{ ...movement, amount, day }];
  });
  await correctMovements(context, moved, postings, input.receivedOn ? "receivedOn" : "id");
  const lines = before.lines.map((line) => ({ ...line, amount: amountOf(line) }));
  const { deliveryNote = before.deliveryNote } = input;
  const receipt = context.update(receipts, before, { lines, receivedOn: day, deliveryNote });

  const linesNow = row.lines.map((line) => ({ ...line, received: receivedNow(line, before, lines, whole) }));
  if (!input.allowMore) refuseMore(context.caller.language, { row, linesNow, lines }, changes);
  const isAllHere = linesNow.every((line) => outstandingOf(line) === 0);
  const wasClosed = row.status === "received" && row.lines.some((line) => outstandingOf(line) > 0);
  const status = isAllHere || wasClosed ? ("received" as const) : ("partly_received" as const);
  const costed = { ...row, lines: linesNow, status };
  const costs = await shareFees(context, whole, costed, lotIds);
  const lots = lotRows.map((lot) => {
    const cost = costNow(whole, costed, lot, { change: after.get(lot.id), lineId: lines.find(({ lotId }) => lotId === lot.id)?.lineId });
    if (!isSameCost(cost, lot)) costs.set(lot.id, cost);
    return writeLot(context, lot, { change: after.get(lot.id)?.change, cost, day });
  });
  await revalue(context, costs);
  const saved = context.update(table, row, { lines: linesNow, status }, version);
  const others = whole.lots.filter((lot) => !lotIds.includes(lot.id));
  const all = whole.receipts.map((one) => (one.id === receipt.id ? receipt : one));
  return toRestock({ ...whole, row: saved, receipts: all, lots: [...others, ...lots] }, context.now);
});

interface Correction {
  change: Input["lines"][number];
  lot: LotRow;
  place: number;
  day: string;
}

/** How much came of a lot, in thousandths of its item's base unit, and what a unit of it costs. */
function newOf({ row, items }: Whole, before: ReceiptRow, { change, lot, place, day }: Correction) {
  const at = (field: string) => `lines.${place}.${field}`;
  refuseDates({ dlc: change.dlc ?? null, ddm: change.ddm ?? null }, day, at);
  const came = before.lines.find(({ lotId }) => lotId === lot.id);
  const item = items.find((one) => one.id === lot.itemId) ?? refuseField(at("lot"), "not_found");
  const line = row.lines.find((one) => one.id === came?.lineId) ?? refuseField(at("lot"), "no_such_line");
  const typed = change.amount && convert(change.amount.amount, change.amount.unit, item.unit, item);
  if (typed === null) refuseField(at("amount"), "conversion");
  if (typed !== undefined) requireWhole(item.unit, typed, at("amount"));
  return { amount: typed ?? came?.amount ?? 0, lineId: line.id };
}

type Changed = { change: Input["lines"][number]; place: number } | undefined;

/** What a lot costs: at the price that is typed, or else as before, with its part of the fees as they are shared now. */
function costNow({ row, items }: Whole, after: RestockRow, lot: LotRow, { change, lineId = "" }: { change: Changed; lineId?: string }) {
  const item = items.find(({ id }) => id === lot.itemId);
  const line = after.lines.find(({ id }) => id === lineId);
  if (!item || !line) return lot;
  const price = change?.change.price;
  return price === undefined
    ? withFees(lot, [row, after], lineId, item)
    : lotCostOf(after, { line, item, price }, `lines.${change?.place}.price`);
}

/** The lot as it really came. */
function writeLot(
  context: CommandContext,
  lot: LotRow,
  { change, cost, day }: { change?: Input["lines"][number]; cost: UnitCost; day: string },
): LotRow {
  const { supplierLot = lot.supplierLot } = change ?? {};
  const dates =
    change && (change.dlc !== undefined || change.ddm !== undefined) ? { dlc: change.dlc ?? null, ddm: change.ddm ?? null } : {};
  const { unitCost, costRest } = cost;
  return context.update(lotTable, lot, { ...dates, supplierLot, unitCost, costRest, bornOn: day });
}

interface Arrived {
  row: RestockRow;
  linesNow: RestockLine[];
  lines: ReceiptLine[];
}

/** @throws Refusal `invalid_input` naming the amount by which more came than was ordered */
function refuseMore(language: Language, { row, linesNow, lines }: Arrived, changes: { lot: LotRow; place: number }[]): void {
  for (const line of linesNow) {
    const before = row.lines.find(({ id }) => id === line.id)?.received ?? 0;
    if (line.received <= askedOf(line) || line.received <= before) continue;
    const own = changes.find(({ lot }) => lines.some(({ lotId, lineId }) => lotId === lot.id && lineId === line.id));
    const left = quantityText({ amount: Math.max(0, askedOf(line) - before), unit: line.packUnit }, language);
    refuseField(`lines.${own?.place ?? 0}.amount`, "more_than_ordered", { left });
  }
}

/** What has come of a line in all, once this receipt brought something else. */
function receivedNow(line: RestockLine, before: ReceiptRow, lines: ReceiptLine[], { items }: Whole): number {
  const item = items.find(({ id }) => id === line.itemId);
  const sumOf = (of: ReceiptLine[]) => of.reduce((sum, one) => sum + (one.lineId === line.id ? one.amount : 0), 0);
  const more = sumOf(lines) - sumOf(before.lines);
  if (!item || more === 0) return line.received;
  return Math.max(0, line.received + Math.sign(more) * (convert(Math.abs(more), item.unit, line.packUnit, item) ?? 0));
}
