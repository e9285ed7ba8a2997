import { handle } from "@/worker/engine/handler";
import { paperBundles } from "./contract";
import { fetchPrinted, fileOf, readPart } from "./printed";

/** One part of the papers' file. @throws Refusal as `file`, `not_found` behind the last */
export const part = handle(paperBundles.part, async (context, { id, part: place }) => {
  const row = await fetchPrinted(context, id);
  return fileOf(row, await readPart(context, row, place));
});
