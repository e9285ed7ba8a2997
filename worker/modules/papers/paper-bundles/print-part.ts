import { paperBundles as table } from "@/db/business";
import { identifier, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command } from "@/worker/core/contract/operation";
import { bytesOf, type PaperFile } from "@/worker/core/contract/printing";
import { Refusal } from "@/worker/core/errors";
import type { JobOf } from "@/worker/core/jobs";
import { clientCategories } from "@/worker/core/trade/trade";
import { callAsSystem } from "@/worker/engine/call-as-system";
import { type CommandContext, handle } from "@/worker/engine/handler";
import type { Runtime, Turn } from "@/worker/engine/runtime";
import { printPaper } from "@/worker/modules/papers/generator";
import { writeReady } from "./letter";
import { type BundleRow, fetchBundle, paperKey } from "./records";
import { nameIn } from "./rules";

/** Papers of one message: each costs the processor a tenth of a second, and a message may cost thirty. */
const PART = 10;

const step = command({
  risk: "writes",
  input: z.strictObject({ id: identifier }),
  output: z.object({ isMore: z.boolean() }),
});

/** The queue's own: people see its progress with the bundle, and cannot call it. `giveUp` says that a bundle will not come. */
const own = defineModule("paperBundles", customers, { printPart: step, giveUp: step });

/**
 * Prints the next papers of a bundle, each into a file of its own: however many there are, memory holds one. Doing it twice writes
 * the same files anew.
 */
const printSome = handle(own.printPart, async (context, { id }) => {
  const before = await fetchBundle(context.db, id);
  if (before.state !== "running") return { isMore: false };
  const until = Math.min(before.printed + PART, before.total);
  const isMore = until < before.total;
  const { papers, refused } = await printPapers(context, before, until);
  const state = isMore ? "running" : papers.length ? "done" : "failed";
  const after = context.update(table, before, { printed: until, papers, refused, state });
  if (state === "done") writeReady(context, after);
  return { isMore };
});

const giveUp = handle(own.giveUp, async (context, { id }) => {
  const before = await fetchBundle(context.db, id);
  if (before.state === "running") context.update(table, before, { state: "failed" });
  return { isMore: false };
});

/** @returns all papers so far, and all that could not be printed */
async function printPapers(context: CommandContext, bundle: BundleRow, until: number): Promise<Pick<BundleRow, "papers" | "refused">> {
  const papers = [...bundle.papers];
  const refused = [...bundle.refused];
  for (const { record, name } of bundle.records.slice(bundle.printed, until)) {
    const paper = await printOne(context, bundle, record);
    if (!paper) {
      refused.push(name);
      continue;
    }
    const bytes = bytesOf(paper);
    await context.files.put(paperKey(bundle, papers.length), bytes, paper.mediaType);
    papers.push({ name: nameIn(papers, name), size: bytes.length });
  }
  return { papers, refused };
}

/** One paper; null where it is refused: the others are printed all the same, and the bundle says which lack. */
async function printOne(context: CommandContext, { kind, choices }: BundleRow, record: string): Promise<PaperFile | null> {
  const category = clientCategories.find((one) => one === record) ?? "retailer";
  try {
    return await printPaper(context, { kind, record, category, ...choices });
  } catch (error) {
    if (error instanceof Refusal && error.code !== "unavailable") return null;
    throw error;
  }
}

export const paperJobs = {
  "papers.print": {
    /** Prints some, and leaves the others to another message: each has its own time on the processor. */
    async run(runtime: Runtime, { businessId, bundleId: id, behalf }: JobOf<"papers.print">, { goOn }: Turn): Promise<void> {
      const done = await callAsSystem({ ...runtime, now: Date.now() }, businessId, printSome, { id }, { behalf });
      if (done?.isMore) goOn();
    },
    async giveUp(runtime: Runtime, { businessId, bundleId: id }: JobOf<"papers.print">): Promise<void> {
      await callAsSystem(runtime, businessId, giveUp, { id });
    },
  },
};
