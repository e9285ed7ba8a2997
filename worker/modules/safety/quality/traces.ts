import { and, desc, eq, gte, lte, ne, sql } from "drizzle-orm";
import { labSamples, lots } from "@/db/business";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { traceOf } from "@/worker/modules/store/traceability";
import { type Days, spanOf } from "./read-pack";

/** Lots that are traced: enough to show that it works, few enough to be read. */
const TRACED = 3;

/** The traces of the lots that the laboratory sampled last; where they are too few, of those that were made last. */
export async function readTraces(db: BusinessDatabase, days: Days) {
  const { first, end } = spanOf(days);
  const [sampled, made] = await db.batch([
    db
      .select({ id: labSamples.lotId, at: sql<number>`max(${labSamples.createdAt})` })
      .from(labSamples)
      .where(and(ne(labSamples.status, "cancelled"), gte(labSamples.createdAt, first), lte(labSamples.createdAt, end)))
      .groupBy(labSamples.lotId)
      .orderBy(desc(sql`2`))
      .limit(TRACED),
    db
      .select({ id: lots.id })
      .from(lots)
      .where(and(eq(lots.cause, "production"), gte(lots.createdAt, first), lte(lots.createdAt, end)))
      .orderBy(desc(lots.createdAt), desc(lots.id))
      .limit(TRACED),
  ]);
  const ids = [...new Set([...sampled, ...made].map(({ id }) => id))].slice(0, TRACED);
  return Promise.all(ids.map((id) => traceOf(db, id)));
}
