import { type Feature, opens, planNames, plans as table, scansOf } from "@/worker/core/contract/plans";
import { handle } from "@/worker/engine/handler";
import { billing } from "./contract";
import { netPrice } from "./rules";

/** The plans one may choose, what each costs and opens: all of them, or those that open something. */
export const plans = handle(billing.plans, async (_, { feature }) => ({
  items: planNames
    .filter((plan) => !feature || opens(plan, feature))
    .map((plan) => ({
      plan,
      monthly: netPrice(plan, "monthly"),
      yearly: netPrice(plan, "yearly"),
      features: [...(table[plan].features as readonly Feature[])],
      documents: scansOf(plan).most,
      credits: plan === "expert_plus" ? 1 : 0,
      storage: table[plan].limits.storage,
    })),
}));
