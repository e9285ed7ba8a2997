import { eq, inArray, or, sql } from "drizzle-orm";
import { heatScales, heatTreatments as table, items, lots, productions } from "@/db/business";
import { Refusal, refuseField } from "@/worker/core/errors";
import type { Parsed } from "@/worker/core/contract/operation";
import { civilDate } from "@/worker/core/figures/dates";
import { nameOfActor } from "@/worker/engine/actor";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { namesOf } from "@/worker/engine/people";
import { holdLots, openNonConformity } from "@/worker/modules/safety/non-conformities";
import { heatTreatments } from "./contract";
import { toTreatment, type TreatmentRow } from "./records";
import { type CyclePoint, lethality, problemOf, readLogger } from "./rules";
import { scaleFor, type ScaleRow, selectScales } from "./scale";

type Input = Parsed<typeof heatTreatments.create>;

/**
 * Writes a cycle down and reckons its value. Below the product's scale it wants what was done at once, opens a non-conformity and
 * holds the lot in the same write.
 * @throws Refusal `invalid_input` naming `content` or `points` that are not whole, `production` or `lot` that nobody knows, `action`
 *   that is missing, `startedAt` that is to come
 */
export const create = handle(heatTreatments.create, async (context, input) => {
  const { now, caller, platform } = context;
  const points = pointsOf(input);
  const duration = points.at(-1)?.[0] ?? 0;
  const startedAt = input.startedAt ?? now - duration * 1_000;
  if (startedAt > now) refuseField("startedAt", "future");
  if (input.scale !== null && input.scale <= 0) refuseField("scale", "scale_positive");
  if (input.z !== null && input.z <= 0) refuseField("z", "z_positive");
  const { own, ...treated } = await treatedBy(context, input);
  const target = scaleFor(own, input);
  const value = lethality(points, { temperature: target.referenceTemperature, z: target.z });
  const outcome = value < target.scale ? "below" : "reached";
  if (outcome === "below" && !input.action) refuseField("action", "below_scale");

  const id = newId();
  const actor = nameOfActor(caller.actor);
  const issue = outcome === "below" ? openFor(context, input, { id, value, scale: target.scale, ...treated }) : null;
  if (issue && treated.lotId) await holdLots(context, new Map([[treated.lotId, issue.title]]));
  const row: TreatmentRow = {
    id,
    reference: context.numbered(`TTH-${civilDate(startedAt).slice(0, 4)}`),
    equipment: input.equipment,
    startedAt,
    productionId: treated.productionId,
    lotId: treated.lotId,
    ...target,
    value,
    peak: Math.max(...points.map(([, temperature]) => temperature)),
    duration,
    points: points.map(([seconds, temperature]) => [seconds, temperature]),
    outcome,
    action: input.action,
    note: input.note,
    nonConformityId: issue?.id ?? null,
    actor,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  context.insert(table, row);
  const found = { treatment: row, ...treated, nonConformity: issue?.reference ?? null };
  return toTreatment(found, await namesOf(platform, [actor]));
});

/** The points that were typed, or those of the logger's file. */
function pointsOf({ content, points }: Input): CyclePoint[] {
  if (points.length && content.trim()) refuseField("content", "points_twice");
  const field = points.length ? "points" : "content";
  const typed = points.map(({ seconds, temperature }): CyclePoint => [seconds, temperature]);
  const { points: read, unread } = points.length || !content.trim() ? { points: typed, unread: null } : readLogger(content);
  if (unread !== null) refuseField(field, "unreadable_line", { line: unread });
  const problem = problemOf(read, field);
  if (problem) throw new Refusal("invalid_input", { fields: [problem] });
  return read;
}

interface Treated {
  productionId: string | null;
  lotId: string | null;
  production: string | null;
  itemName: string | null;
  lot: string | null;
  /** The scale of what was treated. */
  own: ScaleRow | null;
}

/** What was treated, the lot that is named or the one that the production gave, with the scale of its product. */
async function treatedBy({ db }: CommandContext, { production, lot }: Input): Promise<Treated> {
  const calledLot = or(eq(lots.id, lot ?? ""), eq(lots.number, lot ?? ""), eq(lots.number, (lot ?? "").toUpperCase()));
  const calledOrder = or(eq(productions.id, production ?? ""), eq(productions.reference, (production ?? "").toUpperCase()));
  const [[order], [named], found] = await db.batch([
    db
      .select({
        id: productions.id,
        reference: productions.reference,
        itemId: items.id,
        itemName: items.name,
        lotId: productions.lotId,
        lot: lots.number,
      })
      .from(productions)
      .innerJoin(items, eq(items.id, productions.itemId))
      .leftJoin(lots, eq(lots.id, productions.lotId))
      .where(calledOrder)
      .limit(1),
    db
      .select({ id: lots.id, number: lots.number, itemId: items.id, itemName: items.name })
      .from(lots)
      .innerJoin(items, eq(items.id, lots.itemId))
      .where(calledLot)
      .limit(1),
    selectScales(
      db,
      or(
        inArray(heatScales.itemId, sql`(select ${lots.itemId} from ${lots} where ${calledLot})`),
        inArray(heatScales.itemId, sql`(select ${productions.itemId} from ${productions} where ${calledOrder})`),
      ),
    ),
  ]);
  if (production && !order) refuseField("production", "not_found");
  if (lot && !named) refuseField("lot", "not_found");
  const itemId = named?.itemId ?? order?.itemId;
  return {
    own: found.find(({ row }) => row.itemId === itemId)?.row ?? null,
    productionId: production ? (order?.id ?? null) : null,
    production: production ? (order?.reference ?? null) : null,
    lotId: named?.id ?? (production ? (order?.lotId ?? null) : null),
    lot: named?.number ?? (production ? (order?.lot ?? null) : null),
    itemName: named?.itemName ?? (production ? (order?.itemName ?? null) : null),
  };
}

function openFor(
  context: CommandContext,
  input: Input,
  { id, value, scale, lotId, lot, production }: Omit<Treated, "own"> & { id: string; value: number; scale: number },
) {
  const minutes = (amount: number) => (amount / 1_000).toLocaleString(context.caller.language, { maximumFractionDigits: 2 });
  const title = [input.equipment, `${minutes(value)} < ${minutes(scale)} min`, lot ?? production].filter(Boolean).join(" · ");
  const facts = { title, severity: "critical", origin: "heat_treatment", originId: id, contained: input.action } as const;
  return openNonConformity(context, { ...facts, lotIds: lotId ? [lotId] : [] });
}
