import type { Handlers } from "@/worker/engine/handler";
import { exportFrom } from "@/worker/engine/lists/exporting";
import { addPhoto } from "./add-photo";
import { answer } from "./answer";
import { cancel } from "./cancel";
import { complete } from "./complete";
import { audits } from "./contract";
import { create } from "./create";
import { list } from "./list";
import { paper } from "./paper";
import { show } from "./show";
import { update } from "./update";

export { auditWords, scoreText } from "./audit-blocks";
export { auditIdCalled, selectAudits } from "./records";
export { fetchAuditReport } from "./report";

export const auditHandlers = {
  list,
  export: exportFrom(audits.export, list),
  show,
  paper,
  create,
  update,
  answer,
  addPhoto,
  complete,
  cancel,
} satisfies Handlers<typeof audits>;
