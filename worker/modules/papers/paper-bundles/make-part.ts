import { paperBundles as table } from "@/db/business";
import { breathe } from "@/worker/core/breath";
import { identifier, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command } from "@/worker/core/contract/operation";
import type { JobOf } from "@/worker/core/jobs";
import { callAsSystem } from "@/worker/engine/call-as-system";
import { type CommandContext, handle } from "@/worker/engine/handler";
import type { Runtime, Turn } from "@/worker/engine/runtime";
import { writeReady } from "./letter";
import { type BundleRow, fetchBundle, paperKey } from "./records";
import type { BundledPaper, BundleRecord } from "./status";

/** Times as long as a paper takes that are left to others: a page asks the database some five times, and may wait behind one each time. */
const OTHERS = 4;
/** Papers of one message: each costs the processor a tenth of a second, and a message may cost thirty. */
const PART = 10;

const step = command({
  risk: "writes",
  input: z.strictObject({ id: identifier }),
  output: z.object({ isMore: z.boolean() }),
});

/** The queue's own: people see its progress with the bundle, and cannot call it. `giveUp` says that a bundle will not come. */
const own = defineModule("paperBundles", customers, { printPart: step, giveUp: step });

/** A file for a bundle, with the name it has in it. */
export interface MadeFile {
  name: string;
  bytes: Uint8Array;
  mediaType: NonNullable<BundledPaper["mediaType"]>;
}
/** Makes one file of a bundle; null where it cannot be made: the others are made all the same, and the bundle says which lack. */
type MakeFile = (context: CommandContext, bundle: BundleRow, record: BundleRecord, taken: BundledPaper[]) => Promise<MadeFile | null>;

type BundleJob = JobOf<"papers.print"> | JobOf<"quality.pack">;

/**
 * The job that makes bundles of a sort, some files a message, each into a place of its own: however many there are, memory holds one.
 * Doing a message twice writes the same files anew.
 */
export function bundleJob(makeFile: MakeFile) {
  const makeSome = handle(own.printPart, async (context, { id }) => {
    const before = await fetchBundle(context.db, id);
    if (before.state !== "running") return { isMore: false };
    const until = Math.min(before.printed + PART, before.total);
    const isMore = until < before.total;
    const { papers, refused } = await makeFiles(context, before, until, makeFile);
    const state = isMore ? "running" : papers.length ? "done" : "failed";
    const after = context.update(table, before, { printed: until, papers, refused, state });
    if (state === "done") writeReady(context, after);
    return { isMore };
  });
  return {
    /** Makes some, and leaves the others to another message: each has its own time on the processor. */
    async run(runtime: Runtime, { businessId, bundleId: id, behalf }: BundleJob, { goOn }: Turn): Promise<void> {
      const done = await callAsSystem({ ...runtime, now: Date.now() }, businessId, makeSome, { id }, { behalf });
      if (done?.isMore) goOn();
    },
    async giveUp(runtime: Runtime, { businessId, bundleId: id }: BundleJob): Promise<void> {
      await callAsSystem(runtime, businessId, giveUp, { id });
    },
  };
}

const giveUp = handle(own.giveUp, async (context, { id }) => {
  const before = await fetchBundle(context.db, id);
  if (before.state === "running") context.update(table, before, { state: "failed" });
  return { isMore: false };
});

/** @returns all files so far, and all that could not be made */
async function makeFiles(context: CommandContext, bundle: BundleRow, until: number, makeFile: MakeFile) {
  const papers = [...bundle.papers];
  const refused = [...bundle.refused];
  for (const record of bundle.records.slice(bundle.printed, until)) {
    const startedAt = Date.now();
    const made = await makeFile(context, bundle, record, papers);
    if (!made) {
      refused.push(record.name);
      continue;
    }
    await context.files.put(paperKey(bundle, papers.length), made.bytes, made.mediaType);
    papers.push({ name: made.name, size: made.bytes.length, mediaType: made.mediaType });
    await breathe(startedAt, OTHERS);
  }
  return { papers, refused };
}
