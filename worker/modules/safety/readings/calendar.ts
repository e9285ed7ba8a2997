import { and, eq, gte, isNotNull, isNull, or, sql } from "drizzle-orm";
import { instruments, items, productions, readings } from "@/db/business";
import { addDays } from "@/worker/core/figures/dates";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { lastOf } from "@/worker/modules/safety/instruments";
import { standingOn } from "@/worker/modules/safety/instruments/rules";
import type { Standing } from "@/worker/modules/safety/instruments/status";
import { type PlanRow, selectActivePlans } from "@/worker/modules/safety/control-plans";
import { LOOK_BACK } from "./rules";

/** Days after a batch during which its controls are still shown as due or missed. */
const BATCH_DAYS = 14;

/** A batch whose controls one may still ask for. */
export interface Batch {
  id: string;
  reference: string;
  itemName: string;
  category: string;
  /** Null while it is under way. */
  completedOn: string | null;
}

/** What the plans in force ask for, and what was read of it: all that the day's list follows from, in one batch. */
export interface Calendar {
  plans: PlanRow[];
  batches: Batch[];
  countOn(pointId: string, day: string): number;
  countOf(pointId: string, productionId: string): number;
  /** What a point was last read with, and how that stands today. */
  usualOf(pointId: string): { id: string; name: string; standing: Standing } | undefined;
}

/** Reads the calendar. @param today a civil day */
export async function readCalendar(db: BusinessDatabase, today: string): Promise<Calendar> {
  const since = addDays(today, -BATCH_DAYS);
  const isRecent = or(
    eq(productions.status, "in_progress"),
    and(
      eq(productions.status, "completed"),
      gte(productions.requestedOn, addDays(since, -BATCH_DAYS)),
      gte(productions.completedOn, since),
    ),
  );
  const ofDays = db
    .select({ pointId: readings.pointId, day: readings.day, count: sql<number>`count(*)`.as("taken") })
    .from(readings)
    .where(and(gte(readings.day, addDays(today, -LOOK_BACK)), isNull(readings.corrects)))
    .groupBy(readings.day, readings.pointId)
    .as("of_days");
  const [plans, batches, days, ofBatches, usual] = await db.batch([
    selectActivePlans(db),
    db
      .select({
        id: productions.id,
        reference: productions.reference,
        itemName: items.name,
        category: items.category,
        completedOn: productions.completedOn,
      })
      .from(productions)
      .innerJoin(items, eq(items.id, productions.itemId))
      .where(isRecent)
      .orderBy(productions.requestedOn, productions.id)
      .limit(500),
    // A row of each point, however many days.
    db
      .select({ pointId: ofDays.pointId, counts: sql<string>`json_group_object(${ofDays.day}, ${ofDays.count})` })
      .from(ofDays)
      .groupBy(ofDays.pointId),
    db
      .select({ pointId: readings.pointId, productionId: readings.productionId, count: sql<number>`count(*)` })
      .from(readings)
      .where(
        and(sql`${readings.productionId} in (select ${productions.id} from ${productions} where ${isRecent})`, isNull(readings.corrects)),
      )
      .groupBy(readings.productionId, readings.pointId),
    db
      // Of each point, the row that holds the latest time.
      .select({
        pointId: readings.pointId,
        at: sql<number>`max(${readings.at})`,
        id: instruments.id,
        name: instruments.name,
        lastOn: instruments.lastOn,
        lastOutcome: instruments.lastOutcome,
        dueOn: instruments.dueOn,
      })
      .from(readings)
      .innerJoin(instruments, and(eq(instruments.id, readings.instrumentId), eq(instruments.status, "in_use")))
      .where(and(gte(readings.day, addDays(today, -LOOK_BACK)), isNotNull(readings.instrumentId)))
      // Told not to group by the index of points, which holds the readings of all years.
      .groupBy(sql`+${readings.pointId}`),
  ]);
  const byDay = new Map(days.map(({ pointId, counts }) => [pointId, JSON.parse(counts) as Record<string, number>]));
  const byBatch = new Map(ofBatches.map(({ pointId, productionId, count }) => [`${pointId} ${productionId}`, count]));
  const byPoint = new Map(
    usual.map(({ pointId, id, name, ...last }) => [pointId, { id, name, standing: standingOn(lastOf(last), today) }]),
  );
  return {
    plans,
    batches,
    countOn: (pointId, day) => byDay.get(pointId)?.[day] ?? 0,
    countOf: (pointId, productionId) => byBatch.get(`${pointId} ${productionId}`) ?? 0,
    usualOf: (pointId) => byPoint.get(pointId),
  };
}

/** Does a plan look at a batch? One of no category looks at all of them. */
export function looksAt({ category, approvedOn }: PlanRow, batch: Batch): boolean {
  const isOfIts = !category || category.toLowerCase() === batch.category.toLowerCase();
  return isOfIts && (batch.completedOn === null || batch.completedOn >= (approvedOn ?? ""));
}
