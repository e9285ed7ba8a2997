import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import { documentLinks, documents, trainings as table } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { validityOf } from "@/worker/modules/papers/documents/rules";
import type { Training } from "./shapes";

type TrainingRow = typeof table.$inferSelect;
export interface FoundTraining {
  row: TrainingRow;
  proofs: number;
}

/** Trainings with how many documents prove each; a query to await or to put in a batch. */
export function selectTrainings(db: BusinessDatabase, condition?: SQL) {
  const isProof = and(eq(documentLinks.about, "trainings"), eq(documentLinks.recordId, table.id));
  const isKept = sql`${documentLinks.documentId} in (select ${documents.id} from ${documents} where ${eq(documents.trashed, false)})`;
  const proofs = sql<number>`(select count(*) from ${documentLinks} where ${and(isProof, isKept)})`;
  return db.select({ row: table, proofs }).from(table).where(condition).$dynamic();
}

/** @throws Refusal `not_found` */
export async function fetchTraining(db: BusinessDatabase, id: string): Promise<FoundTraining> {
  const [found] = await selectTrainings(db, eq(table.id, id)).orderBy(desc(table.id)).limit(1);
  if (!found) throw new Refusal("not_found");
  return found;
}

/** As the doors show it, at an instant. */
export function toTraining({ row: { searchText, ...row }, proofs }: FoundTraining, now: number): Training {
  return { ...row, proofs, validity: validityOf(row.validUntil, civilDate(now)) };
}
