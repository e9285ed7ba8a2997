import { desc, eq, or } from "drizzle-orm";
import { auditTemplates as table } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { fold } from "@/worker/core/language";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { AuditTemplate, ListedAuditTemplate } from "./shapes";

export type AuditTemplateRow = typeof table.$inferSelect;

/** The one that goes by an identifier or a name, those in use first. @throws Refusal `not_found` */
export async function fetchAuditTemplate(db: BusinessDatabase, idOrName: string): Promise<AuditTemplateRow> {
  const [found] = await db
    .select()
    .from(table)
    .where(or(eq(table.id, idOrName), eq(table.sortName, fold(idOrName))))
    .orderBy(desc(eq(table.id, idOrName)), table.status)
    .limit(1);
  if (!found) throw new Refusal("not_found");
  return found;
}

/** As lists show it. */
export function toListed({ sortName, questions, ...shown }: AuditTemplateRow): ListedAuditTemplate {
  return { ...shown, size: questions.length };
}

/** As the doors show it. */
export function toAuditTemplate(row: AuditTemplateRow): AuditTemplate {
  return { ...toListed(row), questions: row.questions };
}
