export { usableOn } from "./free";
export { openOrders, type Plan, readPlan } from "./read-plan";
export type { Requirement } from "./requirements";
export { requirePossible, rescaled, snapshotOf } from "./snapshot";
