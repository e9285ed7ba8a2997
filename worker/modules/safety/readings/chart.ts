import { and, desc, eq, gte, isNotNull, lte, sql } from "drizzle-orm";
import { readings as table } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { addDays, civilDate, DAY } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { pointNamed, selectActivePlans } from "@/worker/modules/safety/control-plans";
import { unitOfMeasure } from "@/worker/modules/safety/control-plans/status";
import { readings } from "./contract";
import { stands } from "./records";

/** Spans that a chart is drawn from: each has a lowest and a highest value. */
const SPANS = 250;
const USUAL = 90;

/** The values of a point over time; what was put right is left out. @throws Refusal `not_found` when nobody knows the point */
export const chart = handle(readings.chart, async ({ db, now }, { point: idOrName, ...days }) => {
  const to = days.to ?? civilDate(now);
  const from = days.from ?? addDays(to, -USUAL);
  const [plans, [last]] = await db.batch([
    selectActivePlans(db),
    db.select().from(table).where(eq(table.pointId, idOrName)).orderBy(desc(table.at), desc(table.id)).limit(1),
  ]);
  const active = pointNamed(plans, idOrName)?.point;
  const { measure, kind, target, lower, upper } = active ?? last ?? notFound();
  const pointId = active?.id ?? last?.pointId ?? "";
  const [first, end] = [Date.parse(from), Date.parse(to) + DAY];
  const shown = and(eq(table.pointId, pointId), gte(table.at, first), lte(table.at, end), isNotNull(table.value), stands);
  const items = await db
    .select({
      at: sql<number>`min(${table.at})`,
      low: sql<number>`min(${table.value})`,
      high: sql<number>`max(${table.value})`,
      count: sql<number>`count(*)`,
      outside: sql<number>`sum(${table.outcome} = 'outside')`,
    })
    .from(table)
    .where(shown)
    // Times are bound as figures with a point: without the cast, each reading would be a span of its own.
    .groupBy(sql`cast((${table.at} - ${first}) * ${SPANS} / ${Math.max(1, end - first)} as integer)`)
    .orderBy(sql`1`);
  return {
    pointId,
    pointName: active?.name ?? last?.pointName ?? "",
    kind,
    measure,
    unit: unitOfMeasure[measure] ?? "",
    target,
    lower,
    upper,
    from,
    to,
    count: items.reduce((sum, { count }) => sum + count, 0),
    outside: items.reduce((sum, { outside }) => sum + outside, 0),
    items: items.map(({ outside: _, ...span }) => span),
  };
});

function notFound(): never {
  throw new Refusal("not_found");
}
