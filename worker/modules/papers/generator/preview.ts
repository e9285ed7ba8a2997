import { bytesOf, contentOf } from "@/worker/core/contract/printing";
import { Refusal } from "@/worker/core/errors";
import type { Template } from "@/worker/core/files/paper";
import { requireAllShown } from "@/worker/core/files/shown-signs";
import type { Parsed } from "@/worker/core/contract/operation";
import { handle, type QueryContext } from "@/worker/engine/handler";
import { optionalColumns, USUAL_ACCENT } from "@/worker/modules/business/paper-templates/status";
import { generator } from "./contract";
import { printPaper } from "./print";

/** A page of a paper as it will be printed, drawn by the reader: not an imitation. @throws Refusal as `print`; `not_found` when it has no such page */
export const preview = handle(generator.preview, async (context, choices) => {
  const { page, width, opening, closing } = choices;
  requireAllShown({ opening, closing });
  const paper = await printPaper(choices.isDraft ? inDraft(context, choices) : context, choices);
  const bytes = bytesOf(paper);
  const drawn = await context.reader.page(bytes, page, width);
  if ("refused" in drawn) throw new Refusal("not_found");
  return {
    fileName: `page-${page}-of-${pagesOf(bytes)}.${drawn.type.replace("image/", "")}`,
    mediaType: drawn.type,
    content: contentOf(drawn.bytes),
  };
});

/** How many pages a paper of our printer has: it says so in plain letters, of all that it counts with its kind beside it. */
function pagesOf(pdf: Uint8Array): number {
  const [, count = "1"] = /\/Type \/Pages\s*\/Count (\d+)/.exec(new TextDecoder("latin1").decode(pdf)) ?? [];
  return Number(count);
}

/** The same with a template that is being changed in the place of the one that was saved. */
function inDraft(context: QueryContext, choices: Parsed<typeof generator.preview>): QueryContext {
  const { accent = USUAL_ACCENT, titles = "serif", columns, opening, closing } = choices;
  const template: Template = { accent, titles, opening, closing, hidden: optionalColumns.filter((name) => !columns.includes(name)) };
  const print: QueryContext["printer"]["print"] = (paper) =>
    context.printer.print(paper.kind === "paper" && paper.template ? { ...paper, template } : paper);
  return { ...context, printer: { ...context.printer, print } };
}
