import type { Handlers } from "@/worker/engine/handler";
import { exportFrom } from "@/worker/engine/lists/exporting";
import { auditTemplates } from "./contract";
import { create } from "./create";
import { list } from "./list";
import { restore } from "./restore";
import { retire } from "./retire";
import { show } from "./show";
import { update } from "./update";

export { fetchAuditTemplate } from "./records";
export { usualQuestions } from "./usual";

export const auditTemplateHandlers = {
  list,
  export: exportFrom(auditTemplates.export, list),
  show,
  create,
  update,
  retire,
  restore,
} satisfies Handlers<typeof auditTemplates>;
