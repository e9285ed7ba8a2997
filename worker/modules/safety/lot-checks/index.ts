import type { Handlers } from "@/worker/engine/handler";
import { exportFrom } from "@/worker/engine/lists/exporting";
import { answer } from "./answer";
import { lotChecks } from "./contract";
import { create } from "./create";
import { list } from "./list";
import { show } from "./show";
import { waive } from "./waive";

export { checkAgain, openCheckedLots } from "./open";
export { selectLotChecks } from "./records";

export const lotCheckHandlers = {
  list,
  export: exportFrom(lotChecks.export, list),
  show,
  create,
  answer,
  waive,
} satisfies Handlers<typeof lotChecks>;
