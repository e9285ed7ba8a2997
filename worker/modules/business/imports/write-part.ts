import { imports as table } from "@/db/business";
import { identifier, z } from "@/worker/core/contract/fields";
import type { JobOf } from "@/worker/core/jobs";
import { defineModule } from "@/worker/core/contract/module";
import { command } from "@/worker/core/contract/operation";
import { callAsSystem } from "@/worker/engine/call-as-system";
import { handle } from "@/worker/engine/handler";
import type { Runtime } from "@/worker/engine/runtime";
import { imports } from "./contract";
import { fetchChanged, fetchForeseen, fetchImport } from "./records";
import { targetOf } from "./targets";
import { writeLines } from "./write";

/** Lines of one atomic write. */
const PART = 500;

/** The queue's own: people see its progress with the import, and cannot call it. */
const own = defineModule("imports", imports.confirm, {
  write: command({
    risk: "writes",
    input: z.strictObject({ id: identifier }),
    output: z.object({ isMore: z.boolean() }),
  }),
});

/**
 * Writes the next part of a confirmed file. It also moves the mark of how far the file is: of two that do the same part, one
 * is refused, looks again, and goes on with the next.
 */
export const write = handle(own.write, async (context, { id }) => {
  const { db } = context;
  const before = await fetchImport(db, id);
  if (before.state !== "running") return { isMore: false };
  const lines = await fetchForeseen(db, id, PART);
  const { refused, changed } = await writeLines(context, before, lines);
  const counts = { handled: before.handled + lines.length, refused: before.refused + refused };
  const isMore = lines.length === PART;
  context.update(table, before, isMore ? counts : { ...counts, state: "done" });
  if (!isMore) await targetOf(before.target).reach?.(context, [...(await fetchChanged(db, id)).keys(), ...changed]);
  return { isMore };
});

/** Part after part, each a write of its own: what was stopped goes on where it was. */
async function writeWhole(runtime: Runtime, { businessId, importId, behalf }: JobOf<"imports.write">): Promise<void> {
  let progress: { isMore: boolean } | undefined;
  do progress = await callAsSystem({ ...runtime, now: Date.now() }, businessId, write, { id: importId }, { behalf });
  while (progress?.isMore);
}

export const importJobs = { "imports.write": { run: writeWhole } };
