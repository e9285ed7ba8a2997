import { auditTemplates as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { auditTemplates } from "./contract";
import { fetchAuditTemplate, toAuditTemplate } from "./records";
import { auditTemplateStatus } from "./status";

/** Takes a template out of use: audits that follow it go on. @throws Refusal `not_allowed_now` */
export const retire = handle(auditTemplates.retire, async (context, { id, version }) => {
  const before = await fetchAuditTemplate(context.db, id);
  const status = auditTemplateStatus.require(before.status, "retire", "auditTemplates");
  return toAuditTemplate(context.update(table, before, { status }, version));
});
