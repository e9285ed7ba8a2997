import { eq } from "drizzle-orm";
import { businesses, payments } from "@/db/platform";
import type { Period, Plan } from "@/worker/core/contract/plans";
import { DAY } from "@/worker/core/figures/dates";
import type { Operation, Result } from "@/worker/core/contract/operation";
import { callAsSystem } from "@/worker/engine/call-as-system";
import type { TillNews } from "@/worker/engine/ports";
import { dailyBilling, hear } from "@/worker/modules/business/billing";
import { billing } from "@/worker/modules/business/billing/contract";
import { type Maker, newMaker } from "./in-process";
import { databases } from "./platform";
import { testRuntime } from "./runtime";

/** A business with its subscription, whose clock a test turns. */
export interface Subscriber {
  maker: Maker;
  /** UTC milliseconds; what is called happens then. */
  now: number;
  call<O extends Operation>(operation: O, input?: unknown): Promise<Result<O>>;
  row(): Promise<typeof businesses.$inferSelect>;
  payments(): Promise<(typeof payments.$inferSelect)[]>;
  /** Chooses a plan and pays on the simulated page. */
  subscribe(plan: Plan, period?: Period, isRefusedLater?: boolean): Promise<void>;
  /** Some days go by, each with its night's work. */
  wait(days: number): Promise<void>;
  /** The service says something of a payment. */
  hear(id: string, news: Omit<TillNews, "payment">): Promise<unknown>;
}

/** A business that has just begun its trial. */
export async function newSubscriber(plan: Plan = "growth"): Promise<Subscriber> {
  const maker = await newMaker({ plan });
  const isOwn = eq(businesses.id, maker.businessId);
  const start = Date.parse("2027-01-11T09:00:00Z");
  await databases.platform
    .update(businesses)
    .set({ planStatus: "trialing", trialEndsAt: start + 7 * DAY })
    .where(isOwn);
  const subscriber: Subscriber = {
    maker,
    now: start,
    call: (operation, input) => maker.call(operation, input, { runtime: testRuntime({ now: subscriber.now }) }),
    async row() {
      const [row] = await databases.platform.select().from(businesses).where(isOwn);
      if (!row) throw new Error("The business is gone");
      return row;
    },
    payments: () => databases.platform.select().from(payments).where(eq(payments.businessId, maker.businessId)).orderBy(payments.createdAt),
    async subscribe(chosen, period = "monthly", isRefusedLater = false) {
      const { payment } = await subscriber.call(billing.choose, { plan: chosen, period });
      await subscriber.call(billing.simulate, { id: payment?.id, isRefusedLater });
    },
    async wait(days) {
      for (let day = 0; day < days; day += 1) {
        subscriber.now += DAY;
        const runtime = testRuntime({ now: subscriber.now });
        const { database } = await subscriber.row();
        await dailyBilling(runtime, { id: maker.businessId, database });
      }
    },
    hear: (id, news) => callAsSystem(testRuntime({ now: subscriber.now }), maker.businessId, hear, { id, ...news }, { door: "payments" }),
  };
  return subscriber;
}
