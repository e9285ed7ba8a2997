import { nonConformities as table, nonConformityLots } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { nonConformities } from "./contract";
import { holdLots } from "./hold-lots";
import { fetchNonConformity, selectNamedLots, toNonConformity } from "./records";
import { nonConformityStatus } from "./status";

/**
 * Says which other lots it concerns: they are put on hold, and go the way it decides.
 * @throws Refusal `not_allowed_now` once it is closed; `invalid_input` naming a lot that nobody knows, or that it concerns already
 */
export const addLots = handle(nonConformities.addLots, async (context, { id, version, lots: names }) => {
  const saved = await fetchNonConformity(context.db, id);
  nonConformityStatus.require(saved.row.status, "addLots", "nonConformities");
  // Whoever saw an older version is told so first: the lots may be named since.
  const row = context.update(table, saved.row, {}, version);
  const found = await selectNamedLots(context.db, names);
  const wanted = names.map((name, place) => {
    const one = found.find(({ lot }) => lot.id === name || lot.number === name || lot.number === name.toUpperCase());
    if (!one) refuseField(`lots.${place}`, "not_found");
    if (saved.lots.some(({ lot }) => lot.id === one.lot.id)) refuseField(`lots.${place}`, "taken");
    return one;
  });
  const named = [...new Map(wanted.map((one) => [one.lot.id, one])).values()];
  context.write(context.db.insert(nonConformityLots).values(named.map(({ lot }) => ({ nonConformityId: row.id, lotId: lot.id }))));
  const held = await holdLots(context, new Map(named.map(({ lot }) => [lot.id, row.title])));
  const isHeld = new Set(held.map(({ id: lotId }) => lotId));
  const now = named.map((one) => (isHeld.has(one.lot.id) ? { ...one, lot: { ...one.lot, state: "on_hold" as const } } : one));
  return toNonConformity({ row, lots: [...saved.lots, ...now] }, context.now);
});
