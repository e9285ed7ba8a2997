import { paperBundles as table } from "@/db/business";
import { identifier, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command } from "@/worker/core/contract/operation";
import { bytesOf, type PaperFile } from "@/worker/core/contract/printing";
import { Refusal } from "@/worker/core/errors";
import { type ZipEntry, zipDirectory, zipFileOf } from "@/worker/core/files/zip";
import type { JobOf } from "@/worker/core/jobs";
import { clientCategories } from "@/worker/core/trade/trade";
import { callAsSystem } from "@/worker/engine/call-as-system";
import { type CommandContext, handle } from "@/worker/engine/handler";
import type { Runtime, Turn } from "@/worker/engine/runtime";
import { printPaper } from "@/worker/modules/papers/generator";
import { writeReady } from "./letter";
import { type BundleRow, fetchBundle, partKey } from "./records";
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
 * Prints the next papers of a bundle into a part of the file: however many there are, memory holds ten. The last part is the file's
 * directory. Doing it twice writes the same part anew.
 */
const printSome = handle(own.printPart, async (context, { id }) => {
  const before = await fetchBundle(context.db, id);
  if (before.state !== "running") return { isMore: false };
  const until = Math.min(before.printed + PART, before.total);
  const { entries, refused, chunks } = await printPapers(context, before, until);
  const isMore = until < before.total;
  const all = [...before.entries, ...entries];
  if (!isMore) chunks.push(zipDirectory(all, before.createdAt));
  const part = joined(chunks);
  await context.files.put(partKey(before, before.parts.length), part, "application/zip");
  const progress = { printed: until, entries: all, refused: [...before.refused, ...refused], parts: [...before.parts, part.length] };
  const state = isMore ? "running" : all.length ? "done" : "failed";
  const after = context.update(table, before, { ...progress, state });
  if (state === "done") writeReady(context, after);
  return { isMore };
});

const giveUp = handle(own.giveUp, async (context, { id }) => {
  const before = await fetchBundle(context.db, id);
  if (before.state === "running") context.update(table, before, { state: "failed" });
  return { isMore: false };
});

async function printPapers(context: CommandContext, bundle: BundleRow, until: number) {
  const entries: ZipEntry[] = [];
  const refused: string[] = [];
  const chunks: Uint8Array[] = [];
  for (const { record, name } of bundle.records.slice(bundle.printed, until)) {
    const paper = await printOne(context, bundle, record);
    if (!paper) {
      refused.push(name);
      continue;
    }
    const { entry, bytes } = zipFileOf(nameIn([...bundle.entries, ...entries], name), bytesOf(paper), bundle.createdAt);
    entries.push(entry);
    chunks.push(bytes);
  }
  return { entries, refused, chunks };
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

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const chunk of chunks) {
    whole.set(chunk, place);
    place += chunk.length;
  }
  return whole;
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
