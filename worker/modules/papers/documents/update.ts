import { eq } from "drizzle-orm";
import { documentPages, documents as table } from "@/db/business";
import { fold } from "@/worker/core/language";
import { handle } from "@/worker/engine/handler";
import { documents } from "./contract";
import { fetchDocument, sheetOf } from "./records";
import { distinctTags, folderPath, headOf, requireOrder } from "./rules";
import { requireKept } from "./rules";

/** Changes what is said of a document; what is left out stays. */
export const update = handle(documents.update, async (context, { id, version, ...changes }) => {
  const { db } = context;
  const before = await fetchDocument(db, id);
  requireKept(before);
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
  return sheetOf(context, row);
});
