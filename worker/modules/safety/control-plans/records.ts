import { and, desc, eq, or } from "drizzle-orm";
import { controlPlans, type ControlPoint } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { ListedPlan, Plan } from "./shapes";

export type PlanRow = typeof controlPlans.$inferSelect;

/** The edition with this identifier, or the one in force of this name. @throws Refusal `not_found` */
export async function fetchPlan(db: BusinessDatabase, idOrName: string): Promise<PlanRow> {
  const isCalled = and(eq(controlPlans.name, idOrName), eq(controlPlans.status, "active"));
  const [row] = await db
    .select()
    .from(controlPlans)
    .where(or(eq(controlPlans.id, idOrName), isCalled))
    .orderBy(desc(eq(controlPlans.id, idOrName)))
    .limit(1);
  if (!row) throw new Refusal("not_found");
  return row;
}

/** The plans in force, for a batch. */
export function selectActivePlans(db: BusinessDatabase) {
  return db.select().from(controlPlans).where(eq(controlPlans.status, "active")).orderBy(controlPlans.createdAt, controlPlans.id);
}

/** A point in force, by its identifier or its name. @returns undefined when there is none */
export function pointNamed(plans: PlanRow[], idOrName: string): { plan: PlanRow; point: ControlPoint } | undefined {
  const all = plans.flatMap((plan) => plan.points.map((point) => ({ plan, point })));
  const name = idOrName.toLowerCase();
  return all.find(({ point }) => point.id === idOrName) ?? all.find(({ point }) => point.name.toLowerCase() === name);
}

/** An edition as lists show it. */
export function toListed({ points, steps, worksOn, notes, approvedBy, ...row }: PlanRow): ListedPlan {
  return { ...row, size: points.length, critical: points.filter(({ kind }) => kind === "ccp").length };
}

/** An edition as the doors show it. */
export function toPlan(row: PlanRow): Plan {
  const { points, steps, worksOn, notes, approvedBy } = row;
  return { ...toListed(row), points, steps, worksOn, notes, approvedBy: approvedBy ?? "" };
}
