import { and, count, eq, gte, isNotNull, lt, ne, sql } from "drizzle-orm";
import { businesses, payments, refunds } from "@/db/platform";
import { addDays, civilDate, DAY, firstOfMonth } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { billing } from "./contract";
import { monthlyRevenue } from "./rules";

/** Days over which churn is counted, and those of trials. */
const MONTH = 30;
const TRIALS = 90;

/** What subscriptions bring to the provider, who leaves, and which trials are paid; one batch. */
export const figures = handle(billing.figures, async ({ platform, now }) => {
  const today = civilDate(now);
  const paying = and(
    ne(businesses.plan, "freemium"),
    isNotNull(businesses.paidSince),
    sql`${businesses.planStatus} in ('active', 'past_due')`,
  );
  const over = and(ne(businesses.plan, "freemium"), lt(businesses.trialEndsAt, now), gte(businesses.trialEndsAt, now - TRIALS * DAY));
  const [groups, [left], [trials], [paid], [returned]] = await platform.batch([
    platform
      .select({ plan: businesses.plan, period: businesses.period, count: count() })
      .from(businesses)
      .where(paying)
      .groupBy(businesses.plan, businesses.period),
    platform
      .select({ count: count() })
      .from(businesses)
      .where(gte(businesses.endedOn, addDays(today, -MONTH))),
    platform
      .select({ count: count(), paid: count(businesses.paidSince) })
      .from(businesses)
      .where(over),
    platform
      .select({ net: sql<number>`coalesce(sum(${payments.net}), 0)` })
      .from(payments)
      .where(and(eq(payments.state, "paid"), gte(payments.paidOn, firstOfMonth(today)))),
    platform
      .select({ net: sql<number>`coalesce(sum(${refunds.net}), 0)` })
      .from(refunds)
      .where(gte(refunds.issuedOn, firstOfMonth(today))),
  ]);
  const number = groups.reduce((sum, group) => sum + group.count, 0);
  const ended = left?.count ?? 0;
  return {
    monthly: groups.reduce((sum, { plan, period, count }) => sum + count * monthlyRevenue(plan, period), 0),
    paying: number,
    churn: shareOf(ended, number + ended),
    ended,
    conversion: shareOf(trials?.paid ?? 0, trials?.count ?? 0),
    trials: trials?.count ?? 0,
    revenue: (paid?.net ?? 0) - (returned?.net ?? 0),
  };
});

/** A part of a whole, in hundredths of a percent. */
const shareOf = (part: number, whole: number) => (whole ? Math.round((part * 10_000) / whole) : 0);
