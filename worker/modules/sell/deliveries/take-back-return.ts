import { and, eq, inArray, notInArray, or } from "drizzle-orm";
import { deliveries as table, type DeliveryReturn, lots, movements, orders } from "@/db/business";
import { Refusal, refuseField } from "@/worker/core/errors";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { deliveredShare } from "@/worker/modules/sell/orders";
import { correct, standing } from "@/worker/modules/store/ledger";
import { requireUncredited } from "./built-on";
import { deliveries } from "./contract";
import { fetchDelivery, toDelivery, type Whole } from "./records";

/**
 * Says that what came back of a delivery at one time did not, or not so: its client holds it again, and what came back is recorded anew.
 * @throws Refusal `not_allowed_now` when nothing came back, when a credit note was made of it, or naming what has gone on of it and with
 *   whom; `invalid_input` naming `return` where several are and none is named
 */
export const takeBackReturn = handle(deliveries.takeBackReturn, async (context, { id, return: name, version }) => {
  const whole = await fetchDelivery(context.db, id);
  const { delivery, order } = whole;
  const one = returnNamed(whole, name);
  const back = (of: Partial<DeliveryReturn["lines"][number]>) =>
    one.lines
      .filter((line) => Object.entries(of).every(([key, value]) => line[key as keyof typeof line] === value))
      .reduce((sum, { amount }) => sum + amount, 0);
  const ordered = order.lines.map((line) => ({ ...line, returned: line.returned - back({ orderLineId: line.id }) }));
  await requireUncredited(context, whole, ordered);
  await correct(context, await standing(context.db, movementsOf(context, delivery, one)), []);

  const lines = delivery.lines.map((line) => {
    const { orderLineId, lotId, locationId } = line;
    return { ...line, returned: line.returned - back({ orderLineId, lotId, locationId }) };
  });
  const returns = delivery.returns.filter((other) => other.id !== one.id);
  const after = context.update(table, delivery, { lines, returns }, version);
  context.update(orders, order, { lines: ordered, deliveredShare: deliveredShare(ordered) });
  return toDelivery({ ...whole, delivery: after });
});

/** The return of this name, or the only one. What came back before returns were told apart is one of them, without a name. */
function returnNamed({ delivery: { lines, returns } }: Whole, name: string | undefined): DeliveryReturn {
  const older = lines.flatMap(({ orderLineId, lotId, locationId, returned }) => {
    const named = returns
      .flatMap((one) => one.lines)
      .filter((one) => one.orderLineId === orderLineId && one.lotId === lotId && one.locationId === locationId);
    const amount = returned - named.reduce((sum, one) => sum + one.amount, 0);
    return amount > 0 ? [{ orderLineId, lotId, locationId, amount, apartId: null }] : [];
  });
  const all = older.length ? [{ id: "", day: "", reason: "", lines: older, movementIds: [] }, ...returns] : returns;
  if (!all.length) throw new Refusal("not_allowed_now", { fields: [{ field: "id", code: "no_return" }] });
  const [one, ...others] = name === undefined ? all : all.filter(({ id }) => id === name);
  if (!one) return refuseField("return", "not_found");
  return others.length ? refuseField("return", "required") : one;
}

/** The movements that a return wrote; of what came back before returns were told apart, all that are of no other. */
function movementsOf({ db }: CommandContext, { id, returns }: Whole["delivery"], { movementIds }: DeliveryReturn) {
  if (movementIds.length) return inArray(movements.id, movementIds);
  const others = returns.flatMap((one) => one.movementIds);
  const apart = db.select({ id: lots.id }).from(lots).where(eq(lots.causeId, id));
  const cameBack = and(eq(movements.causeId, id), eq(movements.type, "return"));
  return and(or(cameBack, and(eq(movements.cause, "lot"), inArray(movements.causeId, apart))), notInArray(movements.id, others));
}
