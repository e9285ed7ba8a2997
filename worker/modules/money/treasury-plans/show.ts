import { handle } from "@/worker/engine/handler";
import { treasuryPlans } from "./contract";
import { fetchPlan } from "./records";

/** One plan. */
export const show = handle(treasuryPlans.show, ({ db }, { id }) => fetchPlan(db, id));
