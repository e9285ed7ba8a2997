import type { PaperFile } from "@/worker/core/contract/printing";
import type { Paper } from "@/worker/core/files/paper";
import type { QueryContext } from "@/worker/engine/handler";
import { fetchTemplate } from "./records";
import { toPrinted } from "./rules";
import type { TemplateKind } from "./status";

/** Prints a paper the way the business wants papers of its kind. */
export async function printAs(context: QueryContext, kind: TemplateKind, paper: Paper): Promise<PaperFile> {
  const template = toPrinted(await fetchTemplate(context.db, kind), paper.language);
  return context.printer.print({ ...paper, template });
}
