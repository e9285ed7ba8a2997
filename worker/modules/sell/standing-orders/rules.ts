import { addDays } from "@/worker/core/figures/dates";
import { Refusal } from "@/worker/core/errors";
import type { Rhythm } from "./status";

/** The day after which a rhythm comes back: a week, two, or a month later; the last day of a month stays the last. */
export function nextDay(day: string, rhythm: Rhythm): string {
  if (rhythm !== "monthly") return addDays(day, rhythm === "weekly" ? 7 : 14);
  const first = addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7);
  const last = lastOf(first);
  const same = `${first}-${day.slice(8)}`;
  return day === lastOf(day.slice(0, 7)) || same > last ? last : same;
}

/** The first day of a rhythm that is after a day: days that were missed are made up for once. */
export function dayAfter(next: string, today: string, rhythm: Rhythm): string {
  let day = nextDay(next, rhythm);
  while (day <= today) day = nextDay(day, rhythm);
  return day;
}

/** The last day of a month. @param month YYYY-MM */
function lastOf(month: string): string {
  return addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1);
}

/** A standing order makes drafts until its last day, that day included. @throws Refusal `not_allowed_now` while it is paused, or once it is over */
export function requireRunning({ paused, nextOn, endsOn }: { paused: boolean; nextOn: string; endsOn: string | null }): void {
  if (paused) throw new Refusal("not_allowed_now", { fields: [{ field: "paused", code: "standing_paused" }] });
  if (endsOn !== null && nextOn > endsOn) throw new Refusal("not_allowed_now", { fields: [{ field: "endsOn", code: "standing_over" }] });
}
