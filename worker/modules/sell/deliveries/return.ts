import { type SQL, sql } from "drizzle-orm";
import { deliveries as table, type DeliveryLine, lots, orders } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import type { Parsed } from "@/worker/core/contract/operation";
import { units } from "@/worker/core/figures/quantity";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { openLots, post } from "@/worker/modules/store/ledger";
import { deliveredShare, requireAfterShipping } from "@/worker/modules/sell/orders";
import { deliveries } from "./contract";
import { fetchDelivery, toDelivery, type Whole } from "./records";
import { deliveryStatus } from "./status";

type Asked = Parsed<typeof deliveries.return>;
/** What comes back of one line. */
interface Coming {
  line: DeliveryLine;
  amount: number;
}

/**
 * Takes goods back: on hold in a lot of their own, whose notes name the lot they were, so that what never left stays
 * free; or, where nobody doubts them, into the lot they left.
 * @throws Refusal `invalid_input` naming the part that never left, or is more than did
 */
export const returnGoods = handle(deliveries.return, async (context, { id, version, ...asked }) => {
  const today = civilDate(context.now);
  const day = asked.returnedOn ?? today;
  if (day > today) refuseField("returnedOn", "future");
  const whole = await fetchDelivery(context.db, id);
  const status = deliveryStatus.require(whole.delivery.status, "return", "deliveries");
  requireAfterShipping("returnedOn", day, whole.delivery.shippedOn);

  const coming = comingBack(whole, asked);
  await putBack(context, whole, coming, { ...asked, day });
  const back = (line: DeliveryLine) => coming.reduce((sum, one) => sum + (one.line === line ? one.amount : 0), 0);
  const lines = whole.delivery.lines.map((line) => ({ ...line, returned: line.returned + back(line) }));
  const delivery = context.update(table, whole.delivery, { status, lines }, version);
  const ordered = whole.order.lines.map((line) => {
    const amount = coming.reduce((sum, one) => sum + (one.line.orderLineId === line.id ? one.amount : 0), 0);
    return { ...line, returned: line.returned + amount };
  });
  context.update(orders, whole.order, { lines: ordered, deliveredShare: deliveredShare(ordered) });
  return toDelivery({ ...whole, delivery });
});

/** Finds the lines whose goods come back: a lot that left for several lines comes back to them in their order. */
function comingBack({ delivery, lots: found, items }: Whole, { parts }: Pick<Asked, "parts">): Coming[] {
  const left = new Map(delivery.lines.map((line) => [line, line.amount - line.returned]));
  return parts.flatMap(({ lot: said, amount: asked }, number) => {
    const lot = found.find(({ id, number: name }) => id === said || name.toUpperCase() === said.toUpperCase());
    if (!lot) refuseField(`parts.${number}.lot`, "not_found");
    const unit = items.find(({ id }) => id === lot.itemId)?.unit ?? asked.unit;
    if (units[unit].base !== units[asked.unit].base) refuseField(`parts.${number}.amount`, "counted_in", { unit });
    let wanted = asked.amount;
    const coming = delivery.lines.flatMap((line) => {
      const amount = line.lotId === lot.id ? Math.min(wanted, left.get(line) ?? 0) : 0;
      if (amount === 0) return [];
      wanted -= amount;
      left.set(line, (left.get(line) ?? 0) - amount);
      return [{ line, amount }];
    });
    if (wanted > 0) refuseField(`parts.${number}.amount`, "over_delivered");
    return coming;
  });
}

type Terms = Pick<Asked, "reason" | "hold"> & { day: string };

/** Writes the movements, and opens the lots that wait for a look. A lot that is held already takes its goods back itself. */
async function putBack(
  context: CommandContext,
  { delivery, lots: found }: Whole,
  coming: Coming[],
  { reason, hold, day }: Terms,
): Promise<void> {
  const from = new Map(found.map((lot) => [lot.id, lot]));
  const doubted = hold ? coming.filter(({ line }) => from.get(line.lotId)?.decision === "available") : [];
  const ids = [...new Set(doubted.map(({ line }) => line.lotId))];
  const opened = ids
    .flatMap((id) => from.get(id) ?? [])
    .map((lot) => {
      const { itemId, supplierId, supplierLot, dlc, ddm, unitCost } = lot;
      const born = { bornOn: day, cause: "delivery", causeId: delivery.id } as const;
      return { itemId, supplierId, supplierLot, dlc, ddm, unitCost, ...born, held: reason, notes: `${lot.number} · ${delivery.reference}` };
    });
  const rows = opened.length ? await openLots(context, opened) : [];
  const lotFor = new Map(ids.map((id, place) => [id, rows[place]?.id ?? id]));
  post(
    context,
    coming.map(({ line, amount }) => ({
      ...{ type: "return", itemId: line.itemId, lotId: lotFor.get(line.lotId) ?? line.lotId, locationId: line.locationId, amount },
      ...{ unitCost: from.get(line.lotId)?.unitCost ?? 0, day, cause: "delivery", causeId: delivery.id, reason },
    })),
  );
  const back = coming.filter(({ line }) => !lotFor.has(line.lotId)).map(({ line }) => line.lotId);
  if (back.length) context.assumes(stillDecided(found.filter(({ id }) => back.includes(id))));
}

/** Whether goods go back into their lot follows from what was decided of it. */
function stillDecided(rows: Whole["lots"]): SQL {
  const seen = JSON.stringify(rows.map(({ id, decision }) => [id, decision]));
  return sql`not exists (select 1 from json_each(${seen}) as seen join ${lots} on ${lots.id} = seen.value ->> 0 and ${lots.decision} <> seen.value ->> 1)`;
}
