import { eq } from "drizzle-orm";
import { lots, productions } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { Refusal, refuseField } from "@/worker/core/errors";
import { measured } from "@/worker/core/contract/fields";
import type { Parsed } from "@/worker/core/contract/operation";
import { convert } from "@/worker/core/figures/quantity";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { openLots, type Part, post, refuseShort, release, worth } from "@/worker/modules/store/ledger";
import { choose } from "./choose";
import { production } from "./contract";
import { type Around, fetchProduction, type ProductionRow, readAround } from "./records";
import { toProduction } from "./shown";
import { productionCostOf, requirePossible } from "./snapshot";
import { fieldOf } from "./start";
import { productionStatus } from "./status";
import { takeFor, without } from "./take";

type Said = Parsed<typeof production.complete>;

/**
 * Ends an order in one write: lots are consumed, what came out is a lot with what it really cost.
 * @throws Refusal `not_enough` naming each item that is short; `not_allowed_now`; `invalid_input` naming a lot, an amount or a date that cannot be
 */
export const complete = handle(production.complete, async (context, said) => {
  const before = await fetchProduction(context.db, said.id);
  const status = productionStatus.require(before.status, "complete", "production");
  if (said.version !== undefined && said.version !== before.version) throw new Refusal("stale", { params: { version: before.version } });
  const day = dayOf(context, said);
  await refuseTaken(context, said.number);
  const around = await readAround(context.db, before);
  const { made } = around;
  const output = inUnitOf(said.output ?? { amount: before.amount, unit: before.unit }, around, "output");
  const losses = said.losses.map((loss, place) => ({ ...loss, amount: inUnitOf(loss.amount, around, `losses.${place}.amount`) }));
  const minutes = said.labourMinutes ?? before.snapshot.labourMinutes;

  const parts = await partsTaken(context, before, around, said, day);
  const spent = parts.map(({ itemId, amount, unitCost }) => {
    const { kind, unit } = around.itemOf(itemId);
    return { kind, value: worth(amount, unit, unitCost) };
  });
  const cost = productionCostOf(spent, before.snapshot, minutes, { amount: output, unit: made.unit });
  requirePossible(cost, made);

  // Given back first, then taken: the database never sees less than what is promised.
  release(context, before.id);
  const cause = { cause: "production" as const, causeId: before.id };
  post(
    context,
    parts.map(({ lineId, amount, ...part }) => ({ type: "consumption" as const, ...part, amount: -amount, day, ...cause })),
  );
  const lot = output > 0 ? await lotMade(context, before, said, { unitCost: cost.unit, day, output }) : null;
  const used = parts.map(({ unitCost, ...part }) => part);
  const after = context.update(productions, before, {
    ...{ status, completedAt: context.now, completedOn: day, output, labourMinutes: minutes },
    ...{ used, losses, cost, lotId: lot?.id ?? null, startedAt: before.startedAt ?? context.now },
  });
  const lotOf = new Map(around.lotOf);
  if (lot) lotOf.set(lot.id, { number: lot.number, dlc: lot.dlc ?? null, ddm: lot.ddm ?? null, unitCost: lot.unitCost });
  return toProduction(after, { ...around, lotOf }, day);
});

/** The lot that comes out, with the movement that fills it. */
async function lotMade(context: CommandContext, row: ProductionRow, said: Said, made: { unitCost: number; day: string; output: number }) {
  const { unitCost, day, output } = made;
  const cause = { cause: "production" as const, causeId: row.id };
  const { number, dlc = null, ddm = null } = said;
  const held = said.held || undefined;
  const [lot] = await openLots(context, [{ itemId: row.itemId, number, dlc, ddm, held, unitCost, bornOn: day, ...cause }]);
  if (!lot) throw new Error("No lot was opened");
  const where = { itemId: row.itemId, lotId: lot.id, locationId: row.locationId };
  post(context, [{ type: "output", ...where, amount: output, unitCost, day, ...cause }]);
  return lot;
}

/** What is taken of each lot: as said, and for the lines that nothing is said of, as promised or by the earliest date. */
async function partsTaken(context: CommandContext, row: ProductionRow, around: Around, { used }: Said, day: string): Promise<Part[]> {
  const { lines } = row.snapshot;
  const chosen = choose(used, { lines, around, day, language: context.caller.language });
  const said = new Set(chosen.map(({ lineId }) => lineId));
  const rest = lines.filter(({ id }) => !said.has(id));
  const taken = chosen.filter(({ amount }) => amount > 0);
  const promised = around.promised.filter(({ lineId }) => !said.has(lineId));
  const backToAll = around.promised.filter(({ lineId }) => said.has(lineId)).map((kept) => ({ ...kept, amount: -kept.amount }));
  const places = without(without(around.places, backToAll), taken);
  const { parts, short } = takeFor({ lines: rest, promised, places, day });
  if (short.length) await refuseShort(context, short, (lineId) => fieldOf(lines, lineId));
  return [...taken, ...parts];
}

/** The day it was done, and a date that has not passed by then. */
function dayOf(context: CommandContext, { completedOn, dlc, ddm }: Said): string {
  const today = civilDate(context.now);
  const day = completedOn ?? today;
  if (day > today) refuseField("completedOn", "future");
  if (dlc && ddm) refuseField("ddm", "one_date");
  if (dlc && dlc < day) refuseField("dlc", "dlc_past");
  if (ddm && ddm < day) refuseField("ddm", "past");
  return day;
}

/** An amount of what is made, in the thousandths its orders and lots are kept in. */
function inUnitOf(said: { amount: number; unit: ProductionRow["unit"] }, { made }: Around, field: string): number {
  const amount = convert(said.amount, said.unit, made.unit, made);
  if (amount === null) refuseField(field, "conversion");
  if (!measured.safeEncode({ amount, unit: made.unit }).success) refuseField(field, "too_much");
  return amount;
}

/** A number that a person chose is theirs or refused; only the series looks for another. */
async function refuseTaken({ db }: CommandContext, number: string | undefined): Promise<void> {
  if (!number) return;
  const [other] = await db.select({ id: lots.id }).from(lots).where(eq(lots.number, number));
  if (other) throw new Refusal("already_exists", { fields: [{ field: "number", code: "taken" }] });
}
