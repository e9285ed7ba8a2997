import { eq, or } from "drizzle-orm";
import { heatTreatments as table, items, lots, productions } from "@/db/business";
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
import { references } from "./status";

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
  if (input.scale <= 0) refuseField("scale", "scale_positive");
  const usual = references[input.kind];
  const reference = { temperature: input.referenceTemperature ?? usual.temperature, z: input.z ?? usual.z };
  if (reference.z <= 0) refuseField("z", "z_positive");
  const treated = await treatedBy(context, input);
  const value = lethality(points, reference);
  const outcome = value < input.scale ? "below" : "reached";
  if (outcome === "below" && !input.action) refuseField("action", "below_scale");

  const id = newId();
  const actor = nameOfActor(caller.actor);
  const issue = outcome === "below" ? openFor(context, input, { id, value, ...treated }) : null;
  if (issue && treated.lotId) await holdLots(context, new Map([[treated.lotId, issue.title]]));
  const row: TreatmentRow = {
    id,
    reference: context.numbered(`TTH-${civilDate(startedAt).slice(0, 4)}`),
    kind: input.kind,
    equipment: input.equipment,
    startedAt,
    productionId: treated.productionId,
    lotId: treated.lotId,
    referenceTemperature: reference.temperature,
    z: reference.z,
    scale: input.scale,
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
  const { production, itemName, lot } = treated;
  const found = { treatment: row, production, itemName, lot, nonConformity: issue?.reference ?? null };
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
}

/** What was treated: the lot that is named, or the one that the production gave. */
async function treatedBy({ db }: CommandContext, { production, lot }: Input): Promise<Treated> {
  const calledLot = or(eq(lots.id, lot ?? ""), eq(lots.number, lot ?? ""), eq(lots.number, (lot ?? "").toUpperCase()));
  const calledOrder = or(eq(productions.id, production ?? ""), eq(productions.reference, (production ?? "").toUpperCase()));
  const [[order], [named]] = await db.batch([
    db
      .select({ id: productions.id, reference: productions.reference, itemName: items.name, lotId: productions.lotId, lot: lots.number })
      .from(productions)
      .innerJoin(items, eq(items.id, productions.itemId))
      .leftJoin(lots, eq(lots.id, productions.lotId))
      .where(calledOrder)
      .limit(1),
    db
      .select({ id: lots.id, number: lots.number, itemName: items.name })
      .from(lots)
      .innerJoin(items, eq(items.id, lots.itemId))
      .where(calledLot)
      .limit(1),
  ]);
  if (production && !order) refuseField("production", "not_found");
  if (lot && !named) refuseField("lot", "not_found");
  return {
    productionId: production ? (order?.id ?? null) : null,
    production: production ? (order?.reference ?? null) : null,
    lotId: named?.id ?? (production ? (order?.lotId ?? null) : null),
    lot: named?.number ?? (production ? (order?.lot ?? null) : null),
    itemName: named?.itemName ?? (production ? (order?.itemName ?? null) : null),
  };
}

function openFor(context: CommandContext, input: Input, { id, value, lotId, lot, production }: Treated & { id: string; value: number }) {
  const minutes = (amount: number) => (amount / 1_000).toLocaleString(context.caller.language, { maximumFractionDigits: 2 });
  const title = [input.equipment, `${minutes(value)} < ${minutes(input.scale)} min`, lot ?? production].filter(Boolean).join(" · ");
  const facts = { title, severity: "critical", origin: "heat_treatment", originId: id, contained: input.action } as const;
  return openNonConformity(context, { ...facts, lotIds: lotId ? [lotId] : [] });
}
