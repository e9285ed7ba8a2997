import { and, eq, ne, sql } from "drizzle-orm";
import { auditTemplates as table } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { fold } from "@/worker/core/language";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { auditTemplates } from "./contract";
import { type AuditTemplateRow, toAuditTemplate } from "./records";
import { usualQuestions } from "./usual";

/** Writes a template, from what is usual or from one's own questions. @throws Refusal `already_exists` naming `name` */
export const create = handle(auditTemplates.create, async (context, { questions, ...input }) => {
  const written = (questions ?? usualQuestions(input.kind, context.caller.language)).map((one) => ({ id: newId(), ...one }));
  const stamp = { version: 1, createdAt: context.now, updatedAt: context.now };
  const row: AuditTemplateRow = { ...input, id: newId(), sortName: fold(input.name), status: "in_use", questions: written, ...stamp };
  await refuseTaken(context, row);
  context.insert(table, row);
  return toAuditTemplate(row);
});

/** No two templates in use have one name. @throws Refusal `already_exists` naming `name` */
export async function refuseTaken(context: CommandContext, { id, sortName }: Pick<AuditTemplateRow, "id" | "sortName">): Promise<void> {
  const isTwin = and(eq(table.sortName, sortName), eq(table.status, "in_use"), ne(table.id, id));
  const [twin] = await context.db.select({ id: table.id }).from(table).where(isTwin).limit(1);
  if (twin) throw new Refusal("already_exists", { fields: [{ field: "name", code: "taken" }] });
  // One that somebody else writes meanwhile would be a twin unseen.
  context.assumes(sql`not exists (select 1 from ${table} where ${isTwin})`);
}
