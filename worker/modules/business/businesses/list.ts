import { and, count, eq, sql } from "drizzle-orm";
import { businesses as table, users } from "@/db/platform";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { monthlyRevenue } from "@/worker/modules/business/billing/rules";
import { businesses } from "./contract";

const bringsMoney = ({ planStatus }: { planStatus: string }, paidSince: string | null) =>
  paidSince !== null && (planStatus === "active" || planStatus === "past_due");

/** The businesses that signed up, the newest first, with how many people each has. */
export const list = handle(businesses.list, async ({ platform }, question) => {
  const page = newestFirst(table, question);
  const ofPlan = question.plan && eq(table.plan, question.plan);
  const inStatus = question.planStatus && eq(table.planStatus, question.planStatus);
  const staff = platform.$with("staff").as(
    platform
      .select({ businessId: users.businessId, people: count().as("people") })
      .from(users)
      .groupBy(users.businessId),
  );

  const rows = await platform
    .with(staff)
    .select({
      id: table.id,
      name: table.name,
      plan: table.plan,
      planStatus: table.planStatus,
      period: table.period,
      trialEndsAt: table.trialEndsAt,
      renewsOn: table.renewsOn,
      dueSince: table.dueSince,
      isEnding: table.isEnding,
      paidSince: table.paidSince,
      people: sql<number>`coalesce(${staff.people}, 0)`.mapWith(Number),
      createdAt: table.createdAt,
    })
    .from(table)
    .leftJoin(staff, eq(staff.businessId, table.id))
    .where(and(ofPlan, inStatus, page.start))
    .orderBy(...page.order)
    .limit(page.limit);
  return page.pageOf(rows, ({ paidSince, ...row }) => ({
    ...row,
    monthly: bringsMoney(row, paidSince) ? monthlyRevenue(row.plan, row.period) : 0,
  }));
});
