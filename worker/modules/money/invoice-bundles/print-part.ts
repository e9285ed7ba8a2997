import { zipSync } from "fflate";
import { inArray } from "drizzle-orm";
import { invoiceBundles as table, invoices } from "@/db/business";
import { identifier, z } from "@/worker/core/contract/fields";
import type { JobOf } from "@/worker/core/jobs";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command } from "@/worker/core/contract/operation";
import { bytesOf } from "@/worker/core/contract/printing";
import { callAsSystem } from "@/worker/engine/call-as-system";
import { type CommandContext, handle } from "@/worker/engine/handler";
import type { Runtime, Turn } from "@/worker/engine/runtime";
import { printInvoice } from "@/worker/modules/money/invoices";
import { type BundleRow, fetchBundle, partKey, wholeKey } from "./records";

/** Papers of one message: each costs the processor a tenth of a second, and a message may cost thirty. */
const PART = 10;

const step = command({
  risk: "writes",
  input: z.strictObject({ id: identifier }),
  output: z.object({ isMore: z.boolean() }),
});

/** The queue's own: people see its progress with the bundle, and cannot call it. `giveUp` says that a bundle will not come. */
const own = defineModule("invoiceBundles", customers, { printPart: step, giveUp: step });

/**
 * Prints the next papers of a bundle, each into a file of its own: however many there are, memory holds one. With the last
 * of them the whole is packed. Doing it twice writes the same files anew.
 */
const printSome = handle(own.printPart, async (context, { id }) => {
  const before = await fetchBundle(context.db, id);
  if (before.state !== "running") return { isMore: false };
  const until = Math.min(before.printed + PART, before.total);
  await printPapers(context, before, until);
  const isMore = until < before.total;
  const size = isMore ? 0 : await pack(context, before);
  context.update(table, before, { printed: until, ...(isMore ? {} : { state: "done", size }) });
  return { isMore };
});

export const giveUp = handle(own.giveUp, async (context, { id }) => {
  const before = await fetchBundle(context.db, id);
  if (before.state === "running") context.update(table, before, { state: "failed" });
  return { isMore: false };
});

export const bundleJobs = {
  "invoices.print": {
    /** Prints some, and leaves the others to another message: each has its own time on the processor. */
    async run(runtime: Runtime, { businessId, bundleId: id, behalf }: JobOf<"invoices.print">, { goOn }: Turn): Promise<void> {
      const done = await callAsSystem({ ...runtime, now: Date.now() }, businessId, printSome, { id }, { behalf });
      if (done?.isMore) goOn();
    },
    async giveUp(runtime: Runtime, { businessId, bundleId: id }: JobOf<"invoices.print">): Promise<void> {
      await callAsSystem(runtime, businessId, giveUp, { id });
    },
  },
};

async function printPapers(context: CommandContext, bundle: BundleRow, until: number): Promise<void> {
  const ids = bundle.invoiceIds.slice(bundle.printed, until);
  const rows = await context.db.select().from(invoices).where(inArray(invoices.id, ids));
  for (const [at, id] of ids.entries()) {
    const row = rows.find((one) => one.id === id);
    if (!row) continue;
    const paper = await printInvoice(context, row);
    await context.files.put(partKey(bundle, bundle.printed + at), bytesOf(paper), paper.mediaType);
  }
}

/** One file of them all, by their numbers. Papers are compressed already: they are put in as they are. @returns its bytes */
async function pack({ db, files }: CommandContext, bundle: BundleRow): Promise<number> {
  const numbers = await db
    .select({ id: invoices.id, number: invoices.number })
    .from(invoices)
    .where(inArray(invoices.id, bundle.invoiceIds));
  const nameOf = new Map(numbers.map(({ id, number }) => [id, number]));
  const inside: Record<string, Uint8Array> = {};
  for (const [place, id] of bundle.invoiceIds.entries()) {
    const paper = await files.get(partKey(bundle, place));
    if (paper) inside[`${nameOf.get(id) ?? id}.pdf`] = paper;
  }
  const whole = zipSync(inside, { level: 0, mtime: new Date(bundle.createdAt) });
  await files.put(wholeKey(bundle), whole, "application/zip");
  await Promise.all(bundle.invoiceIds.map((_, place) => files.remove(partKey(bundle, place))));
  return whole.length;
}
