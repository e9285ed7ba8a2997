import type { Handlers } from "@/worker/engine/handler";
import { exportFrom } from "@/worker/engine/lists/exporting";
import { checklists } from "./contract";
import { create } from "./create";
import { list } from "./list";
import { restore } from "./restore";
import { retire } from "./retire";
import { show } from "./show";
import { update } from "./update";

export { type ChecklistRow, fetchChecklist, selectInUse } from "./records";

export const checklistHandlers = {
  list,
  export: exportFrom(checklists.export, list),
  show,
  create,
  update,
  retire,
  restore,
} satisfies Handlers<typeof checklists>;
