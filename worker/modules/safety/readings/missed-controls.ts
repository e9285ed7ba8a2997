import type { ControlPoint } from "@/db/business";
import type { PlanRow } from "@/worker/modules/safety/control-plans";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { type Calendar, looksAt, readCalendar } from "./calendar";
import { missedPeriods } from "./rules";
import type { MissedControl } from "./shapes";

/** The batches that a point looks at: those under way, those of today, and those that left without it. */
export function batchesOf({ batches, countOf }: Calendar, plan: PlanRow, point: ControlPoint) {
  return batches.filter((batch) => looksAt(plan, batch)).map((batch) => ({ batch, taken: countOf(point.id, batch.id) }));
}

/** The periods and batches that lack readings, plan by plan. */
export function missedIn(calendar: Calendar, today: string): MissedControl[] {
  return calendar.plans.flatMap((plan) =>
    plan.points.flatMap((point) => {
      const { id: pointId, name: pointName, kind, per, times: wanted } = point;
      const same = { pointId, pointName, planName: plan.name, kind, per, wanted };
      if (per === "batch")
        return batchesOf(calendar, plan, point).flatMap(({ batch: { completedOn, reference }, taken }) =>
          completedOn !== null && completedOn < today && taken < wanted
            ? [{ ...same, day: completedOn, taken, production: reference }]
            : [],
        );
      const rule = { times: wanted, per, worksOn: plan.worksOn, since: plan.approvedOn ?? today };
      return missedPeriods(rule, today, (day) => calendar.countOn(pointId, day)).map(({ from, taken }) => {
        return { ...same, day: from, taken, production: "" };
      });
    }),
  );
}

/** What was missed in the last weeks, the latest first. @param today a civil day */
export async function missedSince(db: BusinessDatabase, today: string): Promise<MissedControl[]> {
  return missedIn(await readCalendar(db, today), today).sort((one, other) => other.day.localeCompare(one.day));
}
