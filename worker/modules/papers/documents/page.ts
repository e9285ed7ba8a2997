import { contentOf } from "@/worker/core/contract/printing";
import { Refusal } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { documents } from "./contract";
import { fetchDocument, fetchVersion } from "./records";

/** A page of it, drawn. @throws Refusal `not_found` when it has no such page, or none that can be drawn */
export const page = handle(documents.page, async ({ db, files, reader }, { id, number, page: place, width }) => {
  const { fileKey } = await fetchVersion(db, await fetchDocument(db, id), number);
  const bytes = await files.get(fileKey);
  const drawn = bytes && (await reader.page(bytes, place, width));
  if (!drawn || "refused" in drawn) throw new Refusal("not_found");
  const ending = drawn.type.replace("image/", "");
  return { fileName: `page-${place}.${ending}`, mediaType: drawn.type, content: contentOf(drawn.bytes) };
});
