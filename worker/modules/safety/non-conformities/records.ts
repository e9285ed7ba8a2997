import { and, desc, eq, inArray, or } from "drizzle-orm";
import { items, lotChecks, lots, nonConformities, nonConformityLots, type NonConformityTask } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { ListedNonConformity, NonConformity } from "./shapes";

export type NonConformityRow = typeof nonConformities.$inferSelect;

/** A non-conformity with the lots it concerns. */
export interface FoundNonConformity {
  row: NonConformityRow;
  lots: ConcernedLot[];
}
export type ConcernedLot = Awaited<ReturnType<typeof selectConcerned>>[number];

/** The query of the lots that a non-conformity concerns, for a batch. */
function selectConcerned(db: BusinessDatabase, idOrReference: string) {
  return db
    .select({ lot: lots, itemName: items.name, unit: items.unit })
    .from(nonConformities)
    .innerJoin(nonConformityLots, eq(nonConformityLots.nonConformityId, nonConformities.id))
    .innerJoin(lots, eq(lots.id, nonConformityLots.lotId))
    .innerJoin(items, eq(items.id, lots.itemId))
    .where(isCalled(idOrReference))
    .orderBy(lots.createdAt, lots.id);
}

const isCalled = (idOrReference: string) =>
  or(eq(nonConformities.id, idOrReference), eq(nonConformities.reference, idOrReference.toUpperCase()));

/** The one that goes by an identifier or a reference. @throws Refusal `not_found` */
export async function fetchNonConformity(db: BusinessDatabase, idOrReference: string): Promise<FoundNonConformity> {
  const [[row], concerned] = await db.batch([
    db
      .select()
      .from(nonConformities)
      .where(isCalled(idOrReference))
      .orderBy(desc(eq(nonConformities.id, idOrReference)))
      .limit(1),
    selectConcerned(db, idOrReference),
  ]);
  if (!row) throw new Refusal("not_found");
  return { row, lots: concerned };
}

/** The lots that are named, as they are concerned by a new one. */
export function selectNamedLots(db: BusinessDatabase, names: string[]) {
  const all = [...names, ...names.map((name) => name.toUpperCase())];
  return db
    .select({ lot: lots, itemName: items.name, unit: items.unit })
    .from(lots)
    .innerJoin(items, eq(items.id, lots.itemId))
    .where(or(inArray(lots.id, all), inArray(lots.number, all)));
}

/** The lots among these that another open non-conformity keeps on hold, or a check that nobody has answered, with its reference. */
export async function heldElsewhere(db: BusinessDatabase, id: string, lotIds: string[]) {
  const [issues, checks] = await db.batch([
    db
      .select({ lotId: nonConformityLots.lotId, id: nonConformities.id, reference: nonConformities.reference })
      .from(nonConformityLots)
      .innerJoin(nonConformities, eq(nonConformities.id, nonConformityLots.nonConformityId))
      .where(and(inArray(nonConformityLots.lotId, lotIds), inArray(nonConformities.status, ["registered", "in_progress"]))),
    db
      .select({ lotId: lotChecks.lotId, id: lotChecks.id, reference: lotChecks.reference })
      .from(lotChecks)
      .where(and(inArray(lotChecks.lotId, lotIds), eq(lotChecks.status, "pending"))),
  ]);
  return [...issues, ...checks].filter((row) => row.id !== id);
}

const isLate = ({ doneOn, dueOn }: NonConformityTask, today: string) => doneOn === null && dueOn !== null && dueOn < today;

/** As lists show it, at an instant. */
export function toListed({ tasks, conclusion, ...row }: NonConformityRow, now: number): ListedNonConformity {
  const open = tasks.filter(({ doneOn }) => doneOn === null).length;
  return { ...row, open, late: tasks.filter((task) => isLate(task, civilDate(now))).length };
}

/** As the doors show it, at an instant. */
export function toNonConformity({ row, lots: concerned }: FoundNonConformity, now: number): NonConformity {
  return {
    ...toListed(row, now),
    conclusion: row.conclusion,
    tasks: row.tasks.map((task) => ({ ...task, late: isLate(task, civilDate(now)) })),
    lots: concerned.map(({ lot, itemName, unit }) => {
      return { lotId: lot.id, lot: lot.number, itemName, amount: { amount: lot.amount, unit }, state: lot.state };
    }),
  };
}
