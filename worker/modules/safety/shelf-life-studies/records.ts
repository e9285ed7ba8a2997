import { desc, eq, or, type SQL } from "drizzle-orm";
import { items, lots, shelfLifeStudies } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { addDays } from "@/worker/core/figures/dates";
import { fold } from "@/worker/core/language";
import type { QueryContext } from "@/worker/engine/handler";
import { namesOf } from "@/worker/engine/people";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { outcomeOf, worstOf } from "@/worker/modules/safety/laboratory/rules";
import { shownOf } from "./rules";
import type { ListedStudy, ShownPoint, Study } from "./shapes";
import type { StudyPoint } from "./status";

export type StudyRow = typeof shelfLifeStudies.$inferSelect;

/** A study with what it is of. */
export interface FoundStudy {
  row: StudyRow;
  itemName: string;
  itemDays: number | null;
  itemKind: StudyRow["dateKind"];
  lot: string | null;
}

/** Studies with what they are of; a query to await or to put in a batch. */
export function selectStudies(db: BusinessDatabase, condition: SQL | undefined) {
  return db
    .select({ row: shelfLifeStudies, itemName: items.name, itemDays: items.shelfLifeDays, itemKind: items.dateKind, lot: lots.number })
    .from(shelfLifeStudies)
    .innerJoin(items, eq(items.id, shelfLifeStudies.itemId))
    .leftJoin(lots, eq(lots.id, shelfLifeStudies.lotId))
    .where(condition)
    .$dynamic();
}

/** The one that goes by an identifier or a reference. @throws Refusal `not_found` */
export async function fetchStudy(db: BusinessDatabase, idOrReference: string): Promise<FoundStudy> {
  const isCalled = or(eq(shelfLifeStudies.id, idOrReference), eq(shelfLifeStudies.reference, idOrReference.toUpperCase()));
  const [found] = await selectStudies(db, isCalled)
    .orderBy(desc(eq(shelfLifeStudies.id, idOrReference)))
    .limit(1);
  if (!found) throw new Refusal("not_found");
  return found;
}

/** What a study is looked for by. */
export const searchTextOf = (reference: string, names: (string | null)[]) => fold([reference, ...names].filter(Boolean).join(" "));

/** As lists show it. */
export function toListed({ row, itemName, lot }: FoundStudy): ListedStudy {
  const { searchText, actor, analyses, points, ...shown } = row;
  return { ...shown, itemName, lot: lot ?? "" };
}

/** As the doors show it. */
export async function toStudy({ platform }: Pick<QueryContext, "platform">, found: FoundStudy): Promise<Study> {
  const { row, itemDays, itemKind } = found;
  const names = await namesOf(platform, [row.actor, ...row.points.map(({ actor }) => actor)]);
  return {
    ...toListed(found),
    analyses: row.analyses.map((one) => ({ ...one, ...shownOf(one, row.points) })),
    points: row.points.map((point) => toPoint(row, point, names)),
    itemDays,
    itemKind,
    by: names.get(row.actor) ?? "",
  };
}

function toPoint({ analyses, startedOn }: StudyRow, point: StudyPoint, names: Map<string, string>): ShownPoint {
  const { results, actor, at, ...rest } = point;
  const found = analyses.flatMap((one) => {
    const own = results[one.id] ?? [];
    return own.length ? [{ analysis: one.id, name: one.name, results: own, outcome: outcomeOf(one, own) }] : [];
  });
  return { ...rest, takenOn: addDays(startedOn, point.day), outcome: worstOf(found), analyses: found, by: names.get(actor) ?? "" };
}
