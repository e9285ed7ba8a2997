import { and, asc, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { clients, deliveries, items, locations, lots, movements, orders, productions, promises } from "@/db/business";
import { formatInstant } from "@/worker/core/figures/dates";
import { type FieldProblem, Refusal } from "@/worker/core/errors";
import { quantityText } from "@/worker/core/text/format-value";
import type { CommandContext } from "@/worker/engine/handler";
import { namesOf } from "@/worker/engine/people";
import type { Need } from "./fefo";

/** Of the lots on hold, so many are named: those that go first. */
const NAMED = 3;

const producedItems = alias(items, "made");
/** What an order, a delivery or a production is called, and for whom or what it is; empty when goods moved by hand. */
const holder = sql<string>`concat_ws(', ', coalesce(${orders.reference}, ${productions.reference}), coalesce(${clients.companyName}, ${producedItems.name}))`;

/**
 * Says what is lacking, who took or promised it last, and for what: two people who reach for the last jar should know of each other.
 * @param fieldOf how the caller named a line
 * @param placeOf the place from which a line was to be taken, where one was chosen
 * @throws Refusal `not_enough` always
 */
export async function refuseShort(
  context: CommandContext,
  short: Need[],
  fieldOf: (lineId: string) => string,
  placeOf: (lineId: string) => string | undefined = () => undefined,
): Promise<never> {
  const fields = await Promise.all(
    short.slice(0, 20).map((need) => problemOf(context, need, { field: fieldOf(need.lineId), placeId: placeOf(need.lineId) ?? "" })),
  );
  throw new Refusal("not_enough", { fields });
}

async function problemOf(
  context: CommandContext,
  need: Need,
  { field, placeId }: { field: string; placeId: string },
): Promise<FieldProblem> {
  const { db, platform, caller } = context;
  const [[item], [place], [moved], [promised], held] = await db.batch([
    db.select({ name: items.name, unit: items.unit }).from(items).where(eq(items.id, need.itemId)),
    db.select({ name: locations.name }).from(locations).where(eq(locations.id, placeId)),
    db
      .select({ actor: movements.actor, at: movements.at, holder })
      .from(movements)
      .leftJoin(deliveries, eq(deliveries.id, movements.causeId))
      .leftJoin(orders, eq(orders.id, deliveries.orderId))
      .leftJoin(clients, eq(clients.id, deliveries.clientId))
      .leftJoin(productions, eq(productions.id, movements.causeId))
      .leftJoin(producedItems, eq(producedItems.id, productions.itemId))
      .where(eq(movements.itemId, need.itemId))
      .orderBy(desc(movements.id))
      .limit(1),
    db
      .select({ actor: promises.actor, at: promises.at, holder })
      .from(promises)
      .leftJoin(orders, eq(orders.id, promises.causeId))
      .leftJoin(clients, eq(clients.id, orders.clientId))
      .leftJoin(productions, eq(productions.id, promises.causeId))
      .leftJoin(producedItems, eq(producedItems.id, productions.itemId))
      .where(eq(promises.itemId, need.itemId))
      .orderBy(desc(promises.id))
      .limit(1),
    db
      .select({ number: lots.number, amount: lots.amount, reason: lots.reason })
      .from(lots)
      .where(and(eq(lots.itemId, need.itemId), eq(lots.stocked, true), eq(lots.decision, "on_hold")))
      .orderBy(asc(lots.useBy), asc(lots.id)),
  ]);
  const last = [moved, promised].filter((taker) => taker !== undefined).sort((one, other) => other.at - one.at)[0];
  const textOf = (amount: number) => (item ? quantityText({ amount, unit: item.unit }, caller.language) : "");
  const missing = textOf(need.amount);
  const params = { name: [item?.name, place?.name].filter(Boolean).join(", "), missing };
  if (held.length) {
    const blocked = textOf(held.reduce((sum, { amount }) => sum + amount, 0));
    const named = held.slice(0, NAMED).map(({ number, reason }) => (reason ? `${number} (${reason})` : number));
    return { field, code: "not_enough_held", params: { ...params, blocked, lots: named.join(", ") } };
  }
  if (!last) return { field, code: "not_enough", params };
  const names = await namesOf(platform, [last.actor]);
  const who = `${names.get(last.actor) ?? ""}${last.holder && ` (${last.holder})`}`;
  return { field, code: "not_enough_since", params: { ...params, who, when: formatInstant(last.at, caller.language) } };
}
