import type { Handlers } from "@/worker/engine/handler";
import type { treasuryPlans } from "./contract";
import { create } from "./create";
import { list } from "./list";
import { remove } from "./remove";
import { settle } from "./settle";
import { show } from "./show";
import { update } from "./update";

export { fetchPlan, reopenPlan, settlePlan } from "./records";

export const treasuryPlanHandlers = { list, show, create, update, settle, remove } satisfies Handlers<typeof treasuryPlans>;
