import { auditTemplates as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { auditTemplates } from "./contract";
import { refuseTaken } from "./create";
import { fetchAuditTemplate, toAuditTemplate } from "./records";
import { auditTemplateStatus } from "./status";

/** Takes a template back into use. @throws Refusal `not_allowed_now`; `already_exists` where another has its name meanwhile */
export const restore = handle(auditTemplates.restore, async (context, { id, version }) => {
  const before = await fetchAuditTemplate(context.db, id);
  const status = auditTemplateStatus.require(before.status, "restore", "auditTemplates");
  await refuseTaken(context, before);
  return toAuditTemplate(context.update(table, before, { status }, version));
});
