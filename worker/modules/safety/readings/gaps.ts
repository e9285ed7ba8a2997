import { and, desc, eq, gte, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { type ControlPoint, controlPlans, items, productions, readings } from "@/db/business";
import { addDays, civilDate } from "@/worker/core/figures/dates";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { PlanRow } from "@/worker/modules/safety/control-plans";
import { looksAt } from "./calendar";
import { daysOf, type Period, periodsAsked } from "./rules";

/** Periods in a row, or a batch, in which a point was read too seldom. */
export interface Gap {
  pointId: string;
  pointName: string;
  kind: ControlPoint["kind"];
  /** Civil days, both included. */
  from: string;
  to: string;
  /** How many readings there are of how many that were asked for. */
  taken: number;
  wanted: number;
  production: string;
}

/** What was asked for by the plans that were in force, and what of it lacks. */
export interface Gaps {
  /** How many readings were asked for, by point. */
  askedOf: Map<string, number>;
  /** The latest first. */
  gaps: Gap[];
}

/** A batch that was completed, as plans look at it. */
interface DoneBatch {
  id: string;
  reference: string;
  itemName: string;
  category: string;
  completedOn: string;
}

/**
 * What readings lack in a span of days, however long ago: each edition of a plan asks from the day of its approval until the next one.
 * Days, weeks and months count once they are over.
 */
export async function gapsBetween(db: BusinessDatabase, { from, to }: Period, today: string): Promise<Gaps> {
  const last = to < today ? to : addDays(today, -1);
  const inSpan = and(eq(productions.status, "completed"), gte(productions.completedOn, from), lte(productions.completedOn, last));
  const isFirst = isNull(readings.corrects);
  const [plans, batches, days, ofBatches] = await db.batch([
    db.select().from(controlPlans).where(isNotNull(controlPlans.approvedOn)).orderBy(controlPlans.seriesId, desc(controlPlans.edition)),
    db
      .select({
        id: productions.id,
        reference: productions.reference,
        itemName: items.name,
        category: items.category,
        completedOn: sql<string>`${productions.completedOn}`,
      })
      .from(productions)
      .innerJoin(items, eq(items.id, productions.itemId))
      .where(inSpan),
    db
      .select({ pointId: readings.pointId, day: readings.day, count: sql<number>`count(*)` })
      .from(readings)
      .where(and(gte(readings.day, from), lte(readings.day, last), isFirst))
      .groupBy(readings.day, readings.pointId),
    db
      .select({ pointId: readings.pointId, productionId: readings.productionId, count: sql<number>`count(*)` })
      .from(readings)
      .where(and(sql`${readings.productionId} in (select ${productions.id} from ${productions} where ${inSpan})`, isFirst))
      .groupBy(readings.productionId, readings.pointId),
  ]);
  const byDay = new Map(days.map(({ pointId, day, count }) => [`${pointId} ${day}`, count]));
  const byBatch = new Map(ofBatches.map(({ pointId, productionId, count }) => [`${pointId} ${productionId}`, count]));
  const askedOf = new Map<string, number>();
  const gaps: Gap[] = [];
  for (const plan of plans) {
    const span = { from: latest(from, plan.approvedOn ?? from), to: earliest(last, addDays(endOf(plan, plans) ?? "2999-12-31", -1)) };
    for (const point of plan.points) {
      const found = point.per === "batch" ? ofDone(plan, point, span, batches, byBatch) : ofPeriods(plan, point, span, byDay);
      askedOf.set(point.id, (askedOf.get(point.id) ?? 0) + found.asked);
      gaps.push(...found.gaps);
    }
  }
  return { askedOf, gaps: gaps.sort((one, other) => other.from.localeCompare(one.from) || one.pointName.localeCompare(other.pointName)) };
}

const latest = (one: string, other: string) => (one > other ? one : other);
const earliest = (one: string, other: string) => (one < other ? one : other);

/** The first day on which an edition asks nothing any more: that of the next one, or the one on which it was ended. */
function endOf({ status, seriesId, edition, updatedAt }: PlanRow, plans: PlanRow[]): string | null {
  if (status === "active") return null;
  const next = plans.filter((plan) => plan.seriesId === seriesId && plan.edition > edition).at(-1);
  return next?.approvedOn ?? civilDate(updatedAt);
}

interface Found {
  asked: number;
  gaps: Gap[];
}

/** Periods in a row that lack readings are one gap. */
function ofPeriods({ worksOn }: PlanRow, point: ControlPoint, span: Period, byDay: Map<string, number>): Found {
  const { id: pointId, name: pointName, kind, per, times } = point;
  if (per === "batch") return { asked: 0, gaps: [] };
  const periods = periodsAsked(per, worksOn, span);
  const gaps: Gap[] = [];
  let isOpen = false;
  for (const period of periods) {
    const taken = daysOf(period).reduce((sum, day) => sum + (byDay.get(`${pointId} ${day}`) ?? 0), 0);
    const run = isOpen ? gaps.at(-1) : undefined;
    isOpen = taken < times;
    if (!isOpen) continue;
    if (run) Object.assign(run, { to: period.to, taken: run.taken + taken, wanted: run.wanted + times });
    else gaps.push({ pointId, pointName, kind, ...period, taken, wanted: times, production: "" });
  }
  return { asked: periods.length * times, gaps };
}

function ofDone(plan: PlanRow, point: ControlPoint, { from, to }: Period, batches: DoneBatch[], byBatch: Map<string, number>): Found {
  const { id: pointId, name: pointName, kind, times: wanted } = point;
  const looked = batches.filter((batch) => batch.completedOn >= from && batch.completedOn <= to && looksAt(plan, batch));
  const gaps = looked.flatMap(({ id, reference: production, completedOn: day }) => {
    const taken = byBatch.get(`${pointId} ${id}`) ?? 0;
    return taken < wanted ? [{ pointId, pointName, kind, from: day, to: day, taken, wanted, production }] : [];
  });
  return { asked: looked.length * wanted, gaps };
}
