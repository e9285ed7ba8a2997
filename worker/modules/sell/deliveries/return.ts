import { type SQL, sql } from "drizzle-orm";
import { deliveries as table, type DeliveryLine, type DeliveryReturn, lots, orders } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import type { Language } from "@/worker/core/language";
import { quantityText } from "@/worker/core/text/format-value";
import type { Parsed } from "@/worker/core/contract/operation";
import { units } from "@/worker/core/figures/quantity";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { openLots, type Posting, post, requireInTime, requireWhole } from "@/worker/modules/store/ledger";
import { deliveredShare, requireAfterShipping } from "@/worker/modules/sell/orders";
import { deliveries } from "./contract";
import { fetchDelivery, toDelivery, type Whole } from "./records";
import { deliveryStatus } from "./status";

type ReturnInput = Parsed<typeof deliveries.return>;
/** What comes back of one line. */
interface Coming {
  line: DeliveryLine;
  amount: number;
}

/**
 * Takes goods back into the lot they left, so that their client holds them no more. Where somebody doubts them they are then set
 * apart, on hold in a lot that descends from it: what never left stays free, and whoever buys them later is found.
 * @throws Refusal `invalid_input` naming the part that never left, or is more than did
 */
export const returnGoods = handle(deliveries.return, async (context, { id, version, ...input }) => {
  const today = civilDate(context.now);
  const day = input.returnedOn ?? today;
  if (day > today) refuseField("returnedOn", "future");
  const whole = await fetchDelivery(context.db, id);
  const status = deliveryStatus.require(whole.delivery.status, "return", "deliveries");
  requireAfterShipping("returnedOn", day, whole.delivery.shippedOn);

  const coming = comingBack(whole, input, context.caller.language);
  const movedBack = await putBack(context, whole, coming, { ...input, day });
  const back = (line: DeliveryLine) => coming.reduce((sum, one) => sum + (one.line === line ? one.amount : 0), 0);
  const lines = whole.delivery.lines.map((line) => ({ ...line, returned: line.returned + back(line) }));
  const returned = { id: newId(), day, reason: input.reason, ...movedBack };
  const delivery = context.update(table, whole.delivery, { status, lines, returns: [...whole.delivery.returns, returned] }, version);
  const ordered = whole.order.lines.map((line) => {
    const amount = coming.reduce((sum, one) => sum + (one.line.orderLineId === line.id ? one.amount : 0), 0);
    return { ...line, returned: line.returned + amount };
  });
  context.update(orders, whole.order, { lines: ordered, deliveredShare: deliveredShare(ordered) });
  return toDelivery({ ...whole, delivery });
});

/** Finds the lines whose goods come back: a lot that left for several lines comes back to them in their order. */
function comingBack({ delivery, lots: lotRows, items }: Whole, { parts }: Pick<ReturnInput, "parts">, language: Language): Coming[] {
  const returnable = new Map(delivery.lines.map((line) => [line, line.amount - line.returned]));
  return parts.flatMap(({ lot: idOrNumber, amount: quantity }, number) => {
    const lot = lotRows.find(({ id, number: name }) => id === idOrNumber || name.toUpperCase() === idOrNumber.toUpperCase());
    if (!lot) refuseField(`parts.${number}.lot`, "not_found");
    const unit = items.find(({ id }) => id === lot.itemId)?.unit ?? quantity.unit;
    if (units[unit].base !== units[quantity.unit].base) refuseField(`parts.${number}.amount`, "counted_in", { unit });
    requireWhole(unit, quantity.amount, `parts.${number}.amount`);
    let lacking = quantity.amount;
    const coming = delivery.lines.flatMap((line) => {
      const amount = line.lotId === lot.id ? Math.min(lacking, returnable.get(line) ?? 0) : 0;
      if (amount === 0) return [];
      lacking -= amount;
      returnable.set(line, (returnable.get(line) ?? 0) - amount);
      return [{ line, amount }];
    });
    if (lacking > 0)
      refuseField(`parts.${number}.amount`, "over_delivered", {
        rest: quantityText({ amount: quantity.amount - lacking, unit }, language),
      });
    return coming;
  });
}

type Terms = Pick<ReturnInput, "reason" | "hold"> & { day: string };

/** Writes the movements, and opens the lots that wait for a look. A lot that is held already keeps its goods itself. */
async function putBack(
  context: CommandContext,
  { delivery, lots: lotRows }: Whole,
  coming: Coming[],
  { reason, hold, day }: Terms,
): Promise<Pick<DeliveryReturn, "lines" | "movementIds">> {
  const from = new Map(lotRows.map((lot) => [lot.id, lot]));
  const doubted = hold ? coming.filter(({ line }) => from.get(line.lotId)?.decision === "available") : [];
  const ids = [...new Set(doubted.map(({ line }) => line.lotId))];
  const opened = ids
    .flatMap((id) => from.get(id) ?? [])
    .map((lot) => {
      const { itemId, supplierId, supplierLot, dlc, ddm, unitCost, costRest } = lot;
      const born = { bornOn: day, cause: "delivery", causeId: delivery.id } as const;
      return {
        itemId,
        supplierId,
        supplierLot,
        dlc,
        ddm,
        unitCost,
        costRest,
        ...born,
        held: reason,
        notes: `${lot.number} · ${delivery.reference}`,
      };
    });
  const apart = opened.length ? await openLots(context, opened) : [];
  const openedFor = (lotId: string) => (ids.includes(lotId) ? apart[ids.indexOf(lotId)]?.id : undefined);
  const back = coming.map(({ line: { itemId, lotId, locationId }, amount }): Posting => {
    const unitCost = from.get(lotId)?.unitCost ?? 0;
    return { type: "return", itemId, lotId, locationId, amount, unitCost, day, cause: "delivery", causeId: delivery.id, reason };
  });
  const postings = [...back, ...back.flatMap((posting) => setApart(posting, openedFor(posting.lotId)))];
  await requireInTime(context, postings, "returnedOn");
  const rows = post(context, postings);
  const asTheyWere = lotRows.filter(({ id }) => coming.some(({ line }) => line.lotId === id));
  context.assumes(stillDecided(asTheyWere));
  const lines = coming.map(({ line: { orderLineId, lotId, locationId }, amount }) => {
    return { orderLineId, lotId, locationId, amount, apartId: openedFor(lotId) ?? null };
  });
  return { lines, movementIds: rows.map(({ id }) => id) };
}

/** What came back into a lot goes on into the one opened for it, if any. */
function setApart(back: Posting, lotId: string | undefined): Posting[] {
  if (!lotId) return [];
  const moved = { ...back, type: "transfer", cause: "lot", causeId: lotId } as const;
  return [
    { ...moved, amount: -back.amount },
    { ...moved, lotId },
  ];
}

/** Whether goods go back into their lot follows from what was decided of it. */
function stillDecided(rows: Whole["lots"]): SQL {
  const seen = JSON.stringify(rows.map(({ id, decision }) => [id, decision]));
  return sql`not exists (select 1 from json_each(${seen}) as seen join ${lots} on ${lots.id} = seen.value ->> 0 and ${lots.decision} <> seen.value ->> 1)`;
}
