import { bytesOf } from "@/worker/core/contract/printing";
import { Refusal } from "@/worker/core/errors";
import { clientCategories } from "@/worker/core/trade/trade";
import type { CommandContext } from "@/worker/engine/handler";
import { printPaper } from "@/worker/modules/papers/generator";
import type { PrintKind } from "@/worker/modules/papers/generator/status";
import { bundleJob, type MadeFile } from "./make-part";
import type { BundleRow } from "./records";
import { nameIn } from "./rules";
import type { BundledPaper, BundleRecord } from "./status";

/** Prints one paper of a bundle; null where it is refused. */
async function printOne(
  context: CommandContext,
  { kind, choices }: BundleRow,
  { record, name }: BundleRecord,
  taken: BundledPaper[],
): Promise<MadeFile | null> {
  const category = clientCategories.find((one) => one === record) ?? "retailer";
  try {
    const paper = await printPaper(context, { kind: kind as PrintKind, record, category, ...choices });
    return { name: nameIn(taken, name), bytes: bytesOf(paper), mediaType: paper.mediaType };
  } catch (error) {
    if (error instanceof Refusal && error.code !== "unavailable") return null;
    throw error;
  }
}

export const paperJobs = { "papers.print": bundleJob(printOne) };
