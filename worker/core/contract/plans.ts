/** As people count it, and the plans: a thousand kilobytes. */
const MEGABYTE = 1_000_000;

/** The plans people choose from, their monthly price in whole euros and what each opens. */
export const plans = {
  freemium: {
    price: 0,
    features: ["documents"],
    limits: { products: 10, ingredients: 25, clients: 10, suppliers: 5, ordersPerMonth: 20, storage: 50 * MEGABYTE },
  },
  core: { price: 49, features: ["documents"], limits: { storage: 5_000 * MEGABYTE } },
  growth: { price: 99, features: ["documents", "finance", "ocr", "exports", "consultancy"], limits: { storage: 20_000 * MEGABYTE } },
  expert_plus: {
    price: 199,
    features: ["documents", "finance", "ocr", "exports", "consultancy"],
    limits: { storage: 50_000 * MEGABYTE },
  },
} as const satisfies Record<string, { price: number; features: readonly Feature[]; limits: Partial<Record<Limit, number>> }>;

/** How many documents each plan reads, and what one pays for a page beyond them, in ten-thousandths of a euro (spec: business constants). */
export const EXTRA_PAGE = 1_500;
const scansByPlan: Record<Plan, Scans> = {
  freemium: { most: 1, each: "once", extraPage: null },
  core: { most: 0, each: "month", extraPage: null },
  growth: { most: 50, each: "month", extraPage: EXTRA_PAGE },
  expert_plus: { most: 100, each: "month", extraPage: EXTRA_PAGE },
};

/** Documents that a plan reads: how many, each month or once for all, and the price of a page beyond; null where there is none. */
export interface Scans {
  most: number;
  each: "month" | "once";
  extraPage: number | null;
}

/** What a plan reads of documents. */
export function scansOf(plan: Plan): Scans {
  return scansByPlan[plan];
}

/** What a plan may open or not. */
export const features = ["documents", "finance", "ocr", "exports", "consultancy"] as const;
export type Feature = (typeof features)[number];
/** What a plan may count; `storage` in bytes. */
export type Limit = "products" | "ingredients" | "clients" | "suppliers" | "ordersPerMonth" | "storage";
export type Plan = keyof typeof plans;

export const planNames = Object.keys(plans) as [Plan, ...Plan[]];
export const periods = ["monthly", "yearly"] as const;
export type Period = (typeof periods)[number];
export const subscriptionStatuses = ["trialing", "active", "past_due", "cancelled", "expired"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Every plan starts with this many days for free. */
export const TRIAL_DAYS = 7;
/** A year costs eleven months. */
export const MONTHS_PAID_PER_YEAR = 11;

/** A business's right to use the product, as stored on the platform. */
export interface Subscription {
  plan: Plan;
  status: SubscriptionStatus;
  /** UTC milliseconds; after it a trial of a paid plan is over. */
  trialEndsAt: number;
}

/** The price of a plan for a period, in whole euros. */
export function priceOf(plan: Plan, period: Period): number {
  return period === "yearly" ? plans[plan].price * MONTHS_PAID_PER_YEAR : plans[plan].price;
}

/** Does the plan open this feature? */
export function opens(plan: Plan, feature: Feature): boolean {
  return (plans[plan].features as readonly Feature[]).includes(feature);
}

/** How many the plan allows; null when it does not count. */
export function limitOf(plan: Plan, limit: Limit): number | null {
  return (plans[plan].limits as Partial<Record<Limit, number>>)[limit] ?? null;
}

/** The first plan, in the order of prices, that opens a feature. */
export function planThatOpens(feature: Feature): Plan {
  return planNames.find((plan) => opens(plan, feature)) ?? "expert_plus";
}

/** The first plan, in the order of prices, that reads documents every month. */
export function planThatReads(): Plan {
  return planNames.find((plan) => scansOf(plan).each === "month" && scansOf(plan).most > 0) ?? "expert_plus";
}

/** The first plan, in the order of prices, that allows more than a plan does; null when none does. */
export function planBeyond(plan: Plan, limit: Limit): Plan | null {
  const own = limitOf(plan, limit);
  return planNames.find((other) => own !== null && (limitOf(other, limit) ?? Number.POSITIVE_INFINITY) > own) ?? null;
}

/** How far a plan goes, as words count it: `storage` in megabytes; null where it has no end. */
export function countedLimitOf(plan: Plan, limit: Limit): number | null {
  const most = limitOf(plan, limit);
  return most !== null && limit === "storage" ? Math.round(most / MEGABYTE) : most;
}

/** May the business still change its data? Reading and exporting always stay open (domain: subscription). */
export function mayWrite(subscription: Subscription, now: number): boolean {
  if (subscription.plan === "freemium") return true;
  if (subscription.status === "trialing") return now < subscription.trialEndsAt;
  return subscription.status === "active" || subscription.status === "past_due";
}
