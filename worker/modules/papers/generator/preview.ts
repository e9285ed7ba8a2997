import { bytesOf, contentOf } from "@/worker/core/contract/printing";
import { Refusal } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { generator } from "./contract";
import { printPaper } from "./print";

/** A page of a paper as it will be printed, drawn by the reader: not an imitation. @throws Refusal as `print`; `not_found` when it has no such page */
export const preview = handle(generator.preview, async (context, { page, width, ...choices }) => {
  const paper = await printPaper(context, choices);
  const drawn = await context.reader.page(bytesOf(paper), page, width);
  if ("refused" in drawn) throw new Refusal("not_found");
  return { fileName: `page-${page}.${drawn.type.replace("image/", "")}`, mediaType: drawn.type, content: contentOf(drawn.bytes) };
});
