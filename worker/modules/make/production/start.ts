import { productions } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { allocate, type Need, promise, refuseShort } from "@/worker/modules/store/ledger";
import { production } from "./contract";
import { fetchProduction, readAround } from "./records";
import { toProduction } from "./shown";
import { productionStatus } from "./status";

/**
 * Begins an order: what it takes is promised to it, the earliest dates first.
 * @throws Refusal `not_enough` naming each item that is short, unless it begins anyway; `not_allowed_now`
 */
export const start = handle(production.start, async (context, { id, version, anyway }) => {
  const before = await fetchProduction(context.db, id);
  const status = productionStatus.require(before.status, "start", "production");
  const today = civilDate(context.now);
  const around = await readAround(context.db, before);
  const { lines } = before.snapshot;
  const needs = lines.map(({ id: lineId, itemId, amount }): Need => ({ lineId, itemId, amount }));
  const { parts, short } = allocate(needs, around.places, { day: today });
  if (short.length && !anyway) await refuseShort(context, short, (lineId) => fieldOf(lines, lineId));

  const after = context.update(productions, before, { status, startedAt: context.now }, version);
  promise(context, parts, "production", before.id);
  const stamp = { cause: "production" as const, causeId: before.id, actor: "", at: context.now };
  const promised = parts.map(({ unitCost, ...part }) => ({ ...part, ...stamp, id: "" }));
  // What is promised lies in its places already: taking it out of them is what the database has yet to do.
  const places = around.places.map((place) => {
    const own = parts.filter(({ lotId, locationId }) => lotId === place.lotId && locationId === place.locationId);
    return { ...place, reserved: own.reduce((total, { amount }) => total + amount, place.reserved) };
  });
  return toProduction(after, { ...around, promised, places }, today);
});

/** Where a line stands in the order. */
export function fieldOf(lines: { id: string }[], lineId: string): string {
  return `lines.${lines.findIndex(({ id }) => id === lineId)}`;
}
