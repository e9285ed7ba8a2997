import type { Handlers } from "@/worker/engine/handler";
import { exportFrom } from "@/worker/engine/lists/exporting";
import { addLots } from "./add-lots";
import { addTask } from "./add-task";
import { changeTask } from "./change-task";
import { close } from "./close";
import { nonConformities } from "./contract";
import { create } from "./create";
import { doTask } from "./do-task";
import { dropTask } from "./drop-task";
import { list } from "./list";
import { show } from "./show";
import { start } from "./start";
import { update } from "./update";

export { nonConformityFigures, severity } from "./figures";
export { holdLots } from "./hold-lots";
export { openNonConformity } from "./open";
export { concernLot, issuesOfProduction } from "./of-production";
export { heldElsewhere, selectNamedLots } from "./records";

export const nonConformityHandlers = {
  list,
  export: exportFrom(nonConformities.export, list),
  show,
  create,
  update,
  start,
  addLots,
  addTask,
  changeTask,
  dropTask,
  doTask,
  close,
} satisfies Handlers<typeof nonConformities>;
