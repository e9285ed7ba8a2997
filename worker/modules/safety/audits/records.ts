import { and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { audits as table, documentLinks, documents, nonConformities, suppliers } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import type { QueryContext } from "@/worker/engine/handler";
import { namesOf } from "@/worker/engine/people";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { outcomeOf } from "./rules";
import type { Audit, ListedAudit } from "./shapes";

export type AuditRow = typeof table.$inferSelect;

/** An audit with whom it is of. */
export interface FoundAudit {
  row: AuditRow;
  supplierName: string | null;
}

/** Audits with whom they are of; a query to await or to put in a batch. */
export function selectAudits(db: BusinessDatabase, condition: SQL | undefined) {
  return db
    .select({ row: table, supplierName: suppliers.name })
    .from(table)
    .leftJoin(suppliers, eq(suppliers.id, table.supplierId))
    .where(condition)
    .$dynamic();
}

/** The one that goes by an identifier or a reference. @throws Refusal `not_found` */
export async function fetchAudit(db: BusinessDatabase, idOrReference: string): Promise<FoundAudit> {
  const [found] = await selectAudits(db, or(eq(table.id, idOrReference), eq(table.reference, idOrReference.toUpperCase())))
    .orderBy(desc(eq(table.id, idOrReference)))
    .limit(1);
  if (!found) throw new Refusal("not_found");
  return found;
}

/** The identifier of the audit that is called so. */
export function auditIdCalled(idOrReference: string): SQL {
  return sql`(select ${table.id} from ${table} where ${table.id} = ${idOrReference} or ${table.reference} = ${idOrReference.toUpperCase()})`;
}

/** As lists show it. */
export function toListed({ row, supplierName }: FoundAudit): ListedAudit {
  const { questions, conclusion, completer, actor, searchText, templateId, ...shown } = row;
  return {
    ...shown,
    supplierName: supplierName ?? "",
    size: questions.length,
    answered: questions.filter(({ finding }) => finding !== null).length,
    outcome: row.score === null ? null : outcomeOf(row.score, row.passMark),
  };
}

/** What an audit led to, and the photographs of its questions. */
interface Beside {
  issues: Pick<typeof nonConformities.$inferSelect, "id" | "reference" | "title" | "status">[];
  photos: Photo[];
}
export interface Photo {
  id: string;
  title: string;
  part: string;
}

/** What stands beside an audit, read in one batch. */
export async function readBeside(db: BusinessDatabase, auditId: string): Promise<Beside> {
  const { id, reference, title, status } = nonConformities;
  const isOf = and(eq(documentLinks.about, "audits"), eq(documentLinks.recordId, auditId));
  const [issues, photos] = await db.batch([
    db
      .select({ id, reference, title, status })
      .from(nonConformities)
      .where(and(eq(nonConformities.originId, auditId), eq(nonConformities.origin, "audit")))
      .orderBy(nonConformities.reference),
    db
      .select({ id: documents.id, title: documents.title, part: documentLinks.part })
      .from(documentLinks)
      .innerJoin(documents, and(eq(documents.id, documentLinks.documentId), eq(documents.trashed, false)))
      .where(isOf)
      .orderBy(documentLinks.createdAt, documentLinks.id),
  ]);
  return { issues, photos };
}

/** As the doors show it. */
export async function toAudit({ platform }: Pick<QueryContext, "platform">, found: FoundAudit, { issues, photos }: Beside): Promise<Audit> {
  const { questions, conclusion, completer } = found.row;
  const names = completer ? await namesOf(platform, [completer]) : new Map<string, string>();
  return {
    ...toListed(found),
    questions: questions.map((question) => ({
      ...question,
      photos: photos.filter(({ part }) => part === question.id).map(({ id, title }) => ({ id, title })),
    })),
    conclusion,
    by: names.get(completer) ?? "",
    nonConformities: issues,
  };
}
