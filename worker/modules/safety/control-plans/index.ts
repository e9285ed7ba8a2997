import type { Handlers } from "@/worker/engine/handler";
import { exportFrom } from "@/worker/engine/lists/exporting";
import { approve } from "./approve";
import { controlPlans } from "./contract";
import { create } from "./create";
import { list } from "./list";
import { paper } from "./paper";
import { retire } from "./retire";
import { revise } from "./revise";
import { show } from "./show";
import { update } from "./update";

export { planBlocks, planWords } from "./plan-blocks";
export { type PlanRow, pointNamed, selectActivePlans } from "./records";
export { gaugedText } from "./rules";

export const controlPlanHandlers = {
  list,
  export: exportFrom(controlPlans.export, list),
  show,
  paper,
  create,
  update,
  approve,
  revise,
  retire,
} satisfies Handlers<typeof controlPlans>;
