import { and, eq } from "drizzle-orm";
import { documents as table, documentVersions } from "@/db/business";
import { refuseState } from "@/worker/core/errors";
import { requireBusiness } from "@/worker/engine/actor";
import { handle } from "@/worker/engine/handler";
import { documents } from "./contract";
import { fetchDocument, toListed } from "./records";

/** Forgets a document with all its versions. Its own files go by the queue, once that is written. @throws Refusal `not_allowed_now` outside the trash */
export const remove = handle(documents.remove, async (context, { id, version }) => {
  const { db, caller, now } = context;
  const before = await fetchDocument(db, id);
  if (!before.trashed) refuseState("trashed", "not_in_trash");
  const isOwn = and(eq(documentVersions.documentId, before.id), eq(documentVersions.keeper, "documents"));
  const versions = await db.select().from(documentVersions).where(isOwn);
  context.remove(table, before, version);
  const fileKeys = versions.map(({ fileKey }) => fileKey);
  context.enqueue({ type: "documents.sweep", businessId: requireBusiness(caller).id, fileKeys });
  return toListed(before, now);
});
