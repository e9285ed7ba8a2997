import type { ControlPoint } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import type { PlanRow } from "@/worker/modules/safety/control-plans";
import { unitOfMeasure } from "@/worker/modules/safety/control-plans/status";
import { type Batch, type Calendar, readCalendar } from "./calendar";
import { readings } from "./contract";
import { batchesOf, missedIn } from "./missed-controls";
import { daysOf, isWorked, periodOf } from "./rules";
import type { Due, MissedControl } from "./shapes";

/** The controls of today: those to do, those done, and the batches that left without theirs. */
export const due = handle(readings.due, async ({ db, now }) => {
  const today = civilDate(now);
  const calendar = await readCalendar(db, today);
  const missed = missedIn(calendar, today);
  const items = calendar.plans.flatMap((plan) => plan.points.flatMap((point) => dueOf(calendar, plan, point, { today, missed })));
  const order = { missed: 0, due: 1, done: 2 };
  const critical = missed.filter(({ kind }) => kind === "ccp");
  return { day: today, items: items.sort((one, other) => order[one.state] - order[other.state]), missedCritical: critical.length };
});

function dueOf(
  calendar: Calendar,
  plan: PlanRow,
  point: ControlPoint,
  { today, missed }: { today: string; missed: readonly MissedControl[] },
): Due[] {
  const { per, times } = point;
  if (per === "batch") {
    // A batch of another day whose controls were done is nobody's business today.
    const isShown = ({ batch, taken }: { batch: Batch; taken: number }) => taken < times || (batch.completedOn ?? today) >= today;
    return batchesOf(calendar, plan, point)
      .filter(isShown)
      .map(({ batch, taken }) => rowOf(plan, point, { batch, taken, today, usual: calendar.usualOf(point.id) }));
  }
  const taken = daysOf(periodOf(per, today)).reduce((sum, day) => sum + calendar.countOn(point.id, day), 0);
  if (per === "day" && !isWorked(today, plan.worksOn) && taken < times) return [];
  const missedCount = missed.filter(({ pointId }) => pointId === point.id).length;
  return [rowOf(plan, point, { taken, missedCount, today, usual: calendar.usualOf(point.id) })];
}

interface Standing {
  batch?: Batch;
  taken: number;
  missedCount?: number;
  today: string;
  usual: ReturnType<Calendar["usualOf"]>;
}

function rowOf(plan: PlanRow, point: ControlPoint, { batch, taken, missedCount = 0, today, usual }: Standing): Due {
  const { id, name, times, likelihood, severity, danger, hazard, ...facts } = point;
  const isOver = batch?.completedOn !== undefined && batch.completedOn !== null && batch.completedOn < today;
  return {
    ...facts,
    id: batch ? `${id}.${batch.id}` : id,
    pointId: id,
    pointName: name,
    unit: unitOfMeasure[point.measure] ?? "",
    planId: plan.id,
    planName: plan.name,
    state: taken >= times ? "done" : isOver ? "missed" : "due",
    wanted: times,
    taken,
    missed: isOver && taken < times ? 1 : missedCount,
    instrumentId: usual?.id ?? null,
    instrument: usual?.name ?? "",
    standing: usual?.standing ?? null,
    productionId: batch?.id ?? null,
    production: batch?.reference ?? "",
    itemName: batch?.itemName ?? "",
  };
}
