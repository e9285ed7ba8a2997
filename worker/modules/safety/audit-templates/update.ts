import { auditTemplates as table } from "@/db/business";
import { fold } from "@/worker/core/language";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { auditTemplates } from "./contract";
import { refuseTaken } from "./create";
import { fetchAuditTemplate, toAuditTemplate } from "./records";
import { auditTemplateStatus } from "./status";

/** Changes what will be asked; what is left out stays. @throws Refusal `not_allowed_now` once it is retired; otherwise as `create` */
export const update = handle(auditTemplates.update, async (context, { id, version, questions, ...changes }) => {
  const before = await fetchAuditTemplate(context.db, id);
  auditTemplateStatus.require(before.status, "update", "auditTemplates");
  const written = {
    ...changes,
    ...(changes.name && { sortName: fold(changes.name) }),
    ...(questions && { questions: questions.map((one) => ({ id: newId(), ...one })) }),
  };
  if (changes.name) await refuseTaken(context, { ...before, ...written });
  return toAuditTemplate(context.update(table, before, written, version));
});
