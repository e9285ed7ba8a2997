import { eq } from "drizzle-orm";
import { documentPages, documents as table } from "@/db/business";
import { fold } from "@/worker/core/language";
import type { CommandContext } from "@/worker/engine/handler";
import type { DocumentRow } from "./records";
import { distinctTags, folderPath, headOf, requireOrder } from "./rules";

type Details = Partial<Pick<DocumentRow, "title" | "folder" | "tags" | "notes" | "validFrom" | "validUntil">>;

/** Changes what is said of a document, and what it is found by. @throws Refusal `invalid_input` naming `validUntil`, `stale` */
export function changeDetails(context: CommandContext, before: DocumentRow, changes: Details, version?: number): DocumentRow {
  const { db } = context;
  const after = { ...before, ...changes };
  requireOrder(after.validFrom, after.validUntil);
  const written = { ...changes, folder: folderPath(after.folder), tags: distinctTags(after.tags), sortTitle: fold(after.title) };
  const row = context.update(table, before, written, version);
  context.write(
    db
      .update(documentPages)
      .set({ head: headOf(row) })
      .where(eq(documentPages.documentId, row.id)),
  );
  return row;
}
