import { desc, eq, or, type SQL } from "drizzle-orm";
import { items, labSamples, lots, nonConformities, recalls } from "@/db/business";
import type { Analysis, PlannedAnalysis } from "./status";
import { Refusal } from "@/worker/core/errors";
import { fold } from "@/worker/core/language";
import { newId } from "@/worker/engine/identifier";
import { namesOf } from "@/worker/engine/people";
import type { QueryContext } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { ledTo } from "@/worker/modules/safety/named";
import type { ListedSample, Sample } from "./shapes";

export type SampleRow = typeof labSamples.$inferSelect;

/** A sample with what it was taken of and what it led to. */
export interface FoundSample {
  row: SampleRow;
  itemName: string;
  lot: string;
  nonConformity: string | null;
  recall: string | null;
}

/** Samples with what they are of and what they led to; a query to await or to put in a batch. */
export function selectSamples(db: BusinessDatabase, condition: SQL | undefined) {
  return db
    .select({ row: labSamples, itemName: items.name, lot: lots.number, ...ledTo })
    .from(labSamples)
    .innerJoin(items, eq(items.id, labSamples.itemId))
    .innerJoin(lots, eq(lots.id, labSamples.lotId))
    .leftJoin(nonConformities, eq(nonConformities.id, labSamples.nonConformityId))
    .leftJoin(recalls, eq(recalls.id, labSamples.recallId))
    .where(condition)
    .$dynamic();
}

/** The one that goes by an identifier or a reference. @throws Refusal `not_found` */
export async function fetchSample(db: BusinessDatabase, idOrReference: string): Promise<FoundSample> {
  const isCalled = or(eq(labSamples.id, idOrReference), eq(labSamples.reference, idOrReference.toUpperCase()));
  const [found] = await selectSamples(db, isCalled)
    .orderBy(desc(eq(labSamples.id, idOrReference)))
    .limit(1);
  if (!found) throw new Refusal("not_found");
  return found;
}

/** What is looked for, as it waits for its results. */
export function awaited(planned: readonly PlannedAnalysis[]): Analysis[] {
  return planned.map((one) => ({ ...one, id: newId(), results: [], outcome: "pending" }));
}

/** What a sample is looked for by. */
export function searchTextOf(row: { reference: string; laboratory: string; report: string }, names: string[]): string {
  return fold([row.reference, row.laboratory, row.report, ...names].filter(Boolean).join(" "));
}

/** As lists show it. */
export function toListed({ row, itemName, lot, nonConformity, recall }: FoundSample): ListedSample {
  const { searchText, actor, analyses, ...shown } = row;
  return { ...shown, itemName, lot, nonConformity: nonConformity ?? "", recall: recall ?? "" };
}

/** As the doors show it. */
export async function toSample({ platform }: Pick<QueryContext, "platform">, found: FoundSample): Promise<Sample> {
  const { actor, analyses } = found.row;
  const names = await namesOf(platform, [actor]);
  return { ...toListed(found), analyses, by: names.get(actor) ?? "" };
}
