import { counts as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { counts } from "./contract";
import { fetchCount, selectCounted, toCount } from "./records";
import { countStatus } from "./status";

/** Gives a sheet up; the stock stays as it was recorded. */
export const cancel = handle(counts.cancel, async (context, { id, version }) => {
  const saved = await fetchCount(context.db, id);
  const status = countStatus.require(saved.count.status, "cancel", "counts");
  const count = context.update(table, saved.count, { status }, version);
  return toCount({ ...saved, count }, await selectCounted(context.db, count), true);
});
