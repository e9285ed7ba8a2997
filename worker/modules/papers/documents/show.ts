import { and, asc, eq, gt } from "drizzle-orm";
import { documentPages as pages } from "@/db/business";
import { handle, type QueryContext } from "@/worker/engine/handler";
import { changesBetween } from "./changes";
import { documents } from "./contract";
import { type DocumentRow, fetchDocument, fetchVersion, sheetOf } from "./records";
import { pageText } from "./rules";
import type { DocumentChange } from "./shapes";

/** One document with all that belongs to it. @throws Refusal `not_found`, also where it has no version to compare with */
export const show = handle(documents.show, async (context, { id, compare }) => {
  const row = await fetchDocument(context.db, id);
  const [sheet, changes] = await Promise.all([sheetOf(context, row), compare === undefined ? null : changesSince(context, row, compare)]);
  return { ...sheet, changes };
});

/** What the last version says otherwise than an older one; null where either says nothing that can be read. */
async function changesSince({ db, files, reader }: QueryContext, row: DocumentRow, number: number): Promise<DocumentChange[] | null> {
  const older = await fetchVersion(db, row, number);
  if (row.reading !== "done") return null;
  const bytes = await files.get(older.fileKey);
  if (!bytes) return null;
  const read = older.mediaType.startsWith("text/") ? { pages: [new TextDecoder().decode(bytes)] } : await reader.text(bytes);
  if ("refused" in read) return null;
  const now = await db
    .select({ text: pages.text })
    .from(pages)
    .where(and(eq(pages.documentId, row.id), gt(pages.page, 0)))
    .orderBy(asc(pages.page));
  return changesBetween(read.pages.map(pageText).join("\n"), now.map(({ text }) => text).join("\n"));
}
