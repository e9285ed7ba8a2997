import { receipts, type RestockLine, restocks as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { openCheckedLots } from "@/worker/modules/safety/lot-checks";
import { datesFrom, post, requireInTime, revalue } from "@/worker/modules/store/ledger";
import { changePrices } from "@/worker/modules/buy/tariffs";
import { allAsOrdered, type Arrival, arrivalDay, arrivalsFrom } from "./arrivals";
import { restocks } from "./contract";
import { lotCostOf, shareFees } from "./lot-cost";
import { fetchRestock, type RestockRow, toRestock } from "./records";
import { inItemUnit, outstandingOf, sumOf } from "./rules";
import { restockStatus } from "./status";

/**
 * Takes in what a supplier brought: a lot a line, its movement, the supplier's note and what is still to come, in one write.
 * When nothing is to come any more the restock is received.
 * @throws Refusal `not_allowed_now` when nothing is awaited, `invalid_input` naming `receivedOn` when that day is to come or lies
 *   before the order; and what `arrivalsFrom` refuses
 */
export const receive = handle(restocks.receive, async (context, { id, version, ...input }) => {
  const whole = await fetchRestock(context.db, id);
  const { row } = whole;
  const next = restockStatus.require(row.status, "receive", "restocks");
  const day = arrivalDay(input.receivedOn, row, civilDate(context.now));
  const terms = { lines: row.lines, items: whole.items, day, allowMore: input.allowMore, language: context.caller.language };
  const arrivals = await arrivalsFrom(context.db, input.lines ?? allAsOrdered(row.lines), terms);

  const lines = row.lines.map((line) => ({ ...line, received: line.received + cameOf(line, arrivals) }));
  const isAllHere = lines.every((line) => outstandingOf(line) === 0);
  const status = isAllHere ? ("received" as const) : next;
  const costed = { ...row, lines, status };
  await revalue(context, await shareFees(context, whole, costed));
  const lots = await stockUp(context, costed, arrivals, day);
  const receipt = receiptOf(context, row, arrivals, { day, deliveryNote: input.deliveryNote, lots });
  context.insert(receipts, receipt);
  const after = context.update(table, row, { lines, status, receivedOn: day }, version);
  if (input.updateTariff) await changePrices(context, newPrices(arrivals));
  return toRestock({ ...whole, row: after, receipts: [receipt, ...whole.receipts], lots: [...whole.lots, ...lots] }, context.now);
});

const cameOf = ({ id }: RestockLine, arrivals: Arrival[]) =>
  sumOf(arrivals.filter(({ line }) => line.id === id).map(({ amount }) => amount));
const isTakenIn = ({ amount }: Arrival) => amount > 0;

/** Opens a lot for each arrival that is taken in, on hold where it is to be checked, and fills it. @returns the lots, in the order of those arrivals */
async function stockUp(context: CommandContext, row: RestockRow, arrivals: Arrival[], day: string) {
  const taken = arrivals.filter(isTakenIn);
  const born = { supplierId: row.supplierId, bornOn: day, cause: "restock", causeId: row.id } as const;
  const newLots = taken.map((arrival) => {
    const { lot: number, supplierLot, dlc, ddm, temperature, discrepancy: notes } = arrival.input;
    const dates = dlc || ddm ? { dlc, ddm } : datesFrom(arrival.item, day);
    const priced = { ...arrival, line: row.lines.find(({ id }) => id === arrival.line.id) ?? arrival.line };
    const cost = lotCostOf(row, priced, `lines.${arrivals.indexOf(arrival)}.price`);
    return { ...born, itemId: arrival.item.id, number, supplierLot, ...dates, temperature, notes, ...cost };
  });
  const lots = await openCheckedLots(context, "receipt", newLots);
  const moved = { type: "receipt", day, cause: "restock", causeId: row.id } as const;
  const postings = taken.map((arrival, place) => {
    const { id: lotId = "", unitCost = 0 } = lots[place] ?? {};
    return {
      ...moved,
      itemId: arrival.item.id,
      lotId,
      locationId: arrival.locationId,
      amount: inItemBase(arrival, arrival.amount),
      unitCost,
    };
  });
  await requireInTime(context, postings, "receivedOn");
  post(context, postings);
  return lots.map(({ id, number, supplierLot = "", dlc = null, ddm = null, temperature = null, unitCost }) => ({
    id,
    number,
    supplierLot,
    dlc,
    ddm,
    temperature,
    unitCost,
  }));
}

/** In thousandths of the item's base unit; arrivals were refused before where the units do not convert. */
const inItemBase = ({ line, item }: Arrival, amount: number) => inItemUnit(amount, line.packUnit, item) ?? 0;

interface Came {
  day: string;
  deliveryNote: string;
  lots: { id: string }[];
}

/** The supplier's delivery, as it is stored. */
function receiptOf(context: CommandContext, row: RestockRow, arrivals: Arrival[], { day, deliveryNote, lots }: Came) {
  const taken = arrivals.filter(isTakenIn);
  const lines = arrivals.map((arrival) => ({
    lineId: arrival.line.id,
    itemId: arrival.item.id,
    lotId: lots[taken.indexOf(arrival)]?.id ?? null,
    amount: inItemBase(arrival, arrival.amount),
    refused: inItemBase(arrival, arrival.refused),
    discrepancy: arrival.input.discrepancy,
  }));
  const times = { version: 1, createdAt: context.now, updatedAt: context.now };
  return { id: newId(), restockId: row.id, supplierId: row.supplierId, receivedOn: day, deliveryNote, lines, ...times };
}

/** At what price packs of tariffs came, by tariff. */
function newPrices(arrivals: Arrival[]): { tariffId: string; packAmount: number; price: number }[] {
  return arrivals
    .filter(isTakenIn)
    .flatMap(({ line: { tariffId, packAmount }, price }) => (tariffId ? [{ tariffId, packAmount, price }] : []));
}
