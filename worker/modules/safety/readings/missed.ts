import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { readings } from "./contract";
import { missedSince } from "./missed-controls";

/** The periods and batches that lack readings, the latest first. */
export const missed = handle(readings.missed, async ({ db, now }, { kind }) => {
  const all = await missedSince(db, civilDate(now));
  return { items: all.filter((control) => !kind || control.kind === kind) };
});
