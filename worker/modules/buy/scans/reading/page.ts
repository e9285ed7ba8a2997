import { Refusal } from "@/worker/core/errors";
import { contentOf } from "@/worker/core/contract/printing";
import { handle } from "@/worker/engine/handler";
import { scans } from "../contract";
import { fetchScan } from "../records";

/** A page of a document, to look at beside what was read of it. @throws Refusal `not_found` when there is no such page */
export const page = handle(scans.page, async ({ db, files, reader }, { id, page: number, width }) => {
  const { fileKey, firstPage, lastPage, reading } = await fetchScan(db, id);
  const place = (firstPage ?? 1) + number - 1;
  const bytes = place <= (lastPage ?? place) ? await files.get(fileKey) : null;
  const drawn = bytes && (await reader.page(bytes, place, width, reading?.pages[number - 1]?.turn));
  if (!drawn || "refused" in drawn) throw new Refusal("not_found");
  const ending = drawn.type.replace("image/", "");
  return { fileName: `page-${number}.${ending}`, mediaType: drawn.type, content: contentOf(drawn.bytes) };
});
