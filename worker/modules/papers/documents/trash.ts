import { documents as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { documents } from "./contract";
import { fetchDocument, sheetOf } from "./records";
import { requireKept } from "./rules";

/** Puts a document into the trash. */
export const trash = handle(documents.trash, async (context, { id, version }) => {
  const before = await fetchDocument(context.db, id);
  requireKept(before);
  return sheetOf(context, context.update(table, before, { trashed: true, trashedAt: context.now }, version));
});
