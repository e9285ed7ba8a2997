import { type ControlPoint, readings as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { nameOfActor } from "@/worker/engine/actor";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { gaugedText } from "@/worker/modules/safety/control-plans";
import { holdLots, openNonConformity } from "@/worker/modules/safety/non-conformities";
import { type FoundReading, type ReadingRow, toReadings } from "./records";
import type { ReadWith } from "./read-with";
import type { Outcome } from "./status";

/** A reading as it is to be signed. */
export interface ToSign {
  point: Pick<ControlPoint, "id" | "name" | "kind" | "measure" | "target" | "lower" | "upper">;
  planId: string;
  at: number;
  value: number | null;
  outcome: Outcome;
  action: string;
  note: string;
  production: { id: string; reference: string } | null;
  instrument: ReadWith | null;
  /** Lots that it concerns: they are held when it is out of its limits. */
  lotIds: string[];
  /** Readings out of their limits that follow each other are one matter: the first opens it, under the worst of them. */
  excursion?: { worst: number };
  corrects?: ReadingRow;
  reason?: string;
}

const severityOf = { ccp: "critical", oprp: "major", prp: "minor" } as const;

/**
 * Writes readings in the command's batch; each that is out of its limits opens a non-conformity and holds the lots concerned in the
 * same write. @returns what doors show of it
 */
export async function sign(context: CommandContext, all: ToSign[]) {
  const { now, caller } = context;
  const actor = nameOfActor(caller.actor);
  const found: FoundReading[] = [];
  const opened = new Map<object, { id: string; reference: string; title: string }>();
  const reasons = new Map<string, string>();
  for (const one of all) {
    const { outcome, corrects, production } = one;
    const id = newId();
    const isNew = outcome === "outside" && corrects?.outcome !== "outside";
    const known = one.excursion && opened.get(one.excursion);
    const nonConformity = isNew ? (known ?? openFor(context, one, id)) : null;
    if (nonConformity) {
      opened.set(one.excursion ?? {}, nonConformity);
      for (const lotId of one.lotIds) if (!reasons.has(lotId)) reasons.set(lotId, nonConformity.title);
    }
    found.push({
      reading: {
        ...rowOf(one, id),
        actor,
        nonConformityId: nonConformity?.id ?? corrects?.nonConformityId ?? null,
        version: 1,
        createdAt: now,
        updatedAt: now,
      },
      production: production?.reference ?? null,
      instrument: one.instrument?.name ?? null,
      nonConformity: nonConformity?.reference ?? null,
      correctedBy: null,
    });
  }
  context.insertMany(
    table,
    found.map(({ reading }) => reading),
  );
  const held = await holdLots(context, reasons);
  return { items: await toReadings(context, found), nonConformities: [...opened.values()], held: held.map(({ number }) => number) };
}

function rowOf({ point, planId, at, value, outcome, action, note, production, instrument, corrects, reason = "" }: ToSign, id: string) {
  const { id: pointId, name: pointName, kind, measure, target, lower, upper } = point;
  const limits = { target, lower, upper };
  const tool = { instrumentId: instrument?.id ?? null, calibration: instrument?.calibration ?? null };
  const paper = { productionId: production?.id ?? null, corrects: corrects?.id ?? null, reason };
  return {
    id,
    pointId,
    planId,
    pointName,
    kind,
    measure,
    at,
    day: civilDate(at),
    value,
    ...limits,
    outcome,
    action,
    note,
    ...tool,
    ...paper,
  };
}

function openFor(context: CommandContext, { point, value: read, excursion, action, production, lotIds }: ToSign, originId: string) {
  const value = excursion?.worst ?? read;
  const text = value === null ? "" : gaugedText(value, point.measure, context.caller.language);
  const title = [point.name, text, production?.reference].filter(Boolean).join(" · ");
  const severity = severityOf[point.kind];
  const { id, reference } = openNonConformity(context, { title, severity, origin: "reading", originId, contained: action, lotIds });
  return { id, reference, title };
}
