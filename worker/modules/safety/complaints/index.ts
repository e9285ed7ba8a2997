import type { Handlers } from "@/worker/engine/handler";
import { exportFrom } from "@/worker/engine/lists/exporting";
import { close } from "./close";
import { complaints } from "./contract";
import { create } from "./create";
import { list } from "./list";
import { openIssue } from "./open-issue";
import { openRecall } from "./open-recall";
import { show } from "./show";
import { trend } from "./trend";
import { update } from "./update";

export { complaintFigures } from "./figures";
export { selectComplaints } from "./records";

export const complaintHandlers = {
  list,
  export: exportFrom(complaints.export, list),
  show,
  trend,
  create,
  update,
  openIssue,
  openRecall,
  close,
} satisfies Handlers<typeof complaints>;
