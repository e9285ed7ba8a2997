import { handle } from "@/worker/engine/handler";
import { controlPlans } from "./contract";
import { fetchPlan, toPlan } from "./records";

/** One edition of a plan. */
export const show = handle(controlPlans.show, async ({ db }, { id }) => toPlan(await fetchPlan(db, id)));
