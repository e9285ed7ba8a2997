import { list, show } from "./list";
import { create, remove, settle, update } from "./write";

export { fetchPlan, settlePlan } from "./records";

export const treasuryPlanHandlers = { list, show, create, update, settle, remove };
