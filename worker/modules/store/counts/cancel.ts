import { counts as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { counts } from "./contract";
import { fetchCount, selectCounted, toCount } from "./records";
import { countStatus } from "./status";

/** Gives a sheet up; the stock stays as it is said to be. */
export const cancel = handle(counts.cancel, async (context, { id, version }) => {
  const found = await fetchCount(context.db, id);
  const status = countStatus.require(found.count.status, "cancel", "counts");
  const count = context.update(table, found.count, { status }, version);
  return toCount({ ...found, count }, await selectCounted(context.db, count), true);
});
