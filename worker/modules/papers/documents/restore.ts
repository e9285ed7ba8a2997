import { documents as table } from "@/db/business";
import { refuseState } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { documents } from "./contract";
import { fetchDocument, sheetOf } from "./records";
import { findTwin } from "./upload";

/** Takes it back out. @throws Refusal `not_allowed_now` when it is not there, or when the same file was brought in since */
export const restore = handle(documents.restore, async (context, { id, version }) => {
  const before = await fetchDocument(context.db, id);
  if (!before.trashed) refuseState("trashed", "not_in_trash");
  const twin = await findTwin(context.db, before.digest);
  if (twin) refuseState("id", "document_twin", { title: twin.title });
  return sheetOf(context, context.update(table, before, { trashed: false, trashedAt: null }, version));
});
