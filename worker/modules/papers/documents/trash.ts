import { and, eq } from "drizzle-orm";
import { documents as table, documentVersions } from "@/db/business";
import { refuseState } from "@/worker/core/errors";
import { requireBusiness } from "@/worker/engine/actor";
import { handle } from "@/worker/engine/handler";
import { documents } from "./contract";
import { type DocumentRow, fetchDocument, sheetOf, toListed } from "./records";

/** What lies in the trash is restored before anything else. @throws Refusal `not_allowed_now` */
export function requireKept({ trashed }: DocumentRow): void {
  if (trashed) refuseState("trashed", "in_trash");
}

/** Puts a document into the trash. */
export const trash = handle(documents.trash, async (context, { id, version }) => {
  const before = await fetchDocument(context.db, id);
  requireKept(before);
  return sheetOf(context, context.update(table, before, { trashed: true, trashedAt: context.now }, version));
});

/** Takes it back out. @throws Refusal `not_allowed_now` when it is not there, or when the same file was brought in since */
export const restore = handle(documents.restore, async (context, { id, version }) => {
  const before = await fetchDocument(context.db, id);
  if (!before.trashed) refuseState("trashed", "not_in_trash");
  const [twin] = await context.db
    .select()
    .from(table)
    .where(and(eq(table.digest, before.digest), eq(table.trashed, false)));
  if (twin) refuseState("id", "document_twin", { title: twin.title });
  return sheetOf(context, context.update(table, before, { trashed: false, trashedAt: null }, version));
});

/** Forgets a document with all its versions. Its files go by the queue, once that is written. @throws Refusal `not_allowed_now` outside the trash */
export const remove = handle(documents.remove, async (context, { id, version }) => {
  const { db, caller, now } = context;
  const before = await fetchDocument(db, id);
  if (!before.trashed) refuseState("trashed", "not_in_trash");
  const versions = await db.select().from(documentVersions).where(eq(documentVersions.documentId, before.id));
  context.remove(table, before, version);
  const fileKeys = versions.map(({ fileKey }) => fileKey);
  context.enqueue({ type: "documents.sweep", businessId: requireBusiness(caller).id, fileKeys });
  return toListed(before, now);
});
