import { contentOf } from "@/worker/core/contract/printing";
import { handle } from "@/worker/engine/handler";
import { paperBundles } from "./contract";
import { fetchPrinted, readPaper } from "./printed";

/** One paper of many. @throws Refusal as `file`, `not_found` behind the last */
export const paper = handle(paperBundles.paper, async (context, { id, place }) => {
  const row = await fetchPrinted(context, id);
  const content = contentOf(await readPaper(context, row, place));
  const { name = row.fileName, mediaType = "application/pdf" as const } = row.papers[place] ?? {};
  // What stands in a folder of the file is called by its own name alone.
  return { fileName: name.split("/").at(-1) ?? name, mediaType, content };
});
