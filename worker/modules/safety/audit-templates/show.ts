import { handle } from "@/worker/engine/handler";
import { auditTemplates } from "./contract";
import { fetchAuditTemplate, toAuditTemplate } from "./records";

/** One template, by identifier or name. */
export const show = handle(auditTemplates.show, async ({ db }, { id }) => toAuditTemplate(await fetchAuditTemplate(db, id)));
