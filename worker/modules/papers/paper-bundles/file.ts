import { contentOf } from "@/worker/core/contract/printing";
import { zipOf } from "@/worker/core/files/zip";
import { handle } from "@/worker/engine/handler";
import { paperBundles } from "./contract";
import { fetchPrinted, readPaper } from "./printed";

/** The papers as one file. @throws Refusal `not_allowed_now` while they are printed, `not_found` once they are forgotten */
export const file = handle(paperBundles.file, async (context, { id }) => {
  const row = await fetchPrinted(context, id);
  const names = row.papers.map(({ name }) => name);
  const packed = zipOf(names, (place) => readPaper(context, row, place), row.createdAt);
  const content = contentOf(new Uint8Array(await new Response(packed).arrayBuffer()));
  return { fileName: row.fileName, mediaType: "application/zip" as const, content };
});
