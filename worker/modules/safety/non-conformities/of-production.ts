import { and, eq, ne, or, sql } from "drizzle-orm";
import { heatTreatments, nonConformities, nonConformityLots, readings } from "@/db/business";
import type { CommandContext } from "@/worker/engine/handler";

/**
 * What readings and cycles of an order showed before its lot was there, and is not closed yet: the lot that comes of the order is
 * held by it. @returns the non-conformities, the first opened first
 */
export async function issuesOfProduction({ db }: CommandContext, productionId: string) {
  const { id, reference, title, status } = nonConformities;
  const ofReadings = sql`select ${readings.nonConformityId} from ${readings} where ${eq(readings.productionId, productionId)}`;
  const ofCycles = sql`select ${heatTreatments.nonConformityId} from ${heatTreatments} where ${eq(heatTreatments.productionId, productionId)}`;
  return db
    .select({ id, reference, title })
    .from(nonConformities)
    .where(and(ne(status, "closed"), or(sql`${id} in (${ofReadings})`, sql`${id} in (${ofCycles})`)))
    .orderBy(nonConformities.createdAt);
}

/** Says that non-conformities concern a lot too, in the command's batch. */
export function concernLot(context: CommandContext, issues: readonly { id: string }[], lotId: string): void {
  if (!issues.length) return;
  const rows = issues.map(({ id }) => ({ nonConformityId: id, lotId }));
  context.write(context.db.insert(nonConformityLots).values(rows).onConflictDoNothing());
}
