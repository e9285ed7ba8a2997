import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { nonConformities } from "./contract";
import { holdLots } from "./hold-lots";
import { openNonConformity } from "./open";
import { selectNamedLots, toNonConformity } from "./records";

/** Registers a non-conformity and holds the lots it concerns. @throws Refusal `invalid_input` naming the lot that nobody knows */
export const create = handle(nonConformities.create, async (context, { lots: names, ...input }) => {
  const named = names.length ? await selectNamedLots(context.db, names) : [];
  for (const [place, name] of names.entries()) {
    const isThere = named.some(({ lot }) => lot.id === name || lot.number === name || lot.number === name.toUpperCase());
    if (!isThere) refuseField(`lots.${place}`, "not_found");
  }
  const row = openNonConformity(context, { ...input, origin: "hand", lotIds: named.map(({ lot }) => lot.id) });
  const held = await holdLots(context, new Map(named.map(({ lot }) => [lot.id, row.title])));
  const isHeld = new Set(held.map(({ id }) => id));
  const lots = named.map((one) => (isHeld.has(one.lot.id) ? { ...one, lot: { ...one.lot, state: "on_hold" as const } } : one));
  return toNonConformity({ row, lots }, context.now);
});
