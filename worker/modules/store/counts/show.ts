import { handle } from "@/worker/engine/handler";
import { counts } from "./contract";
import { fetchCount, selectCounted, toCount } from "./records";

/** One count sheet, by identifier or reference, with its differences. */
export const show = handle(counts.show, async ({ db }, { id, reveal }) => {
  const found = await fetchCount(db, id);
  return toCount(found, await selectCounted(db, found.count), reveal);
});
