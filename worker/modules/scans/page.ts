import { Refusal } from "@/worker/core/errors";
import { contentOf } from "@/worker/core/printing";
import { handle } from "@/worker/engine/handler";
import { scans } from "./contract";
import { fetchScan } from "./records";

/** A page of a document, to look at beside what was read of it. @throws Refusal `not_found` when there is no such page */
export const page = handle(scans.page, async ({ db, files, reader }, { id, page: number }) => {
  const { fileKey } = await fetchScan(db, id);
  const bytes = await files.get(fileKey);
  const drawn = bytes && (await reader.page(bytes, number));
  if (!drawn || "refused" in drawn) throw new Refusal("not_found");
  const ending = drawn.type.replace("image/", "");
  return { fileName: `page-${number}.${ending}`, mediaType: drawn.type, content: contentOf(drawn.bytes) };
});
