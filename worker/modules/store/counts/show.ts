import { handle } from "@/worker/engine/handler";
import { counts } from "./contract";
import { fetchCount, selectCounted, toCount } from "./records";

/** One count sheet, by identifier or reference, with its differences. */
export const show = handle(counts.show, async ({ db }, { id, reveal }) => {
  const saved = await fetchCount(db, id);
  return toCount(saved, await selectCounted(db, saved.count), reveal);
});
