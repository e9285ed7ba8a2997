import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { readCalendar } from "./calendar";
import { readings } from "./contract";
import { missedIn } from "./missed-controls";

/** The periods and batches that lack readings, the latest first. */
export const missed = handle(readings.missed, async ({ db, now }, { kind }) => {
  const today = civilDate(now);
  const items = missedIn(await readCalendar(db, today), today).filter((control) => !kind || control.kind === kind);
  return { items: items.sort((one, other) => other.day.localeCompare(one.day)) };
});
