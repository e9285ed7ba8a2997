import { Refusal } from "@/worker/core/errors";

/** The same day so many months later; the last of a month leads to the last of the other. @param day a civil date */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastOf = (monthsOn: number) => new Date(Date.UTC(year, month + monthsOn, 0)).getUTCDate();
  const isLast = date === lastOf(0);
  const last = lastOf(months);
  return new Date(Date.UTC(year, month - 1 + months, isLast ? last : Math.min(date, last))).toISOString().slice(0, 10);
}

/** The first of its days that lies after today: days that were slept through are not made up for. */
export function nextAfter(day: string, today: string, months: number): string {
  let next = monthsAfter(day, months);
  while (next <= today) next = monthsAfter(next, months);
  return next;
}

/** A recurring invoice is made until its last day, that day included. @throws Refusal `not_allowed_now` while it is paused, or once it is over */
export function requireRunning({ paused, nextOn, endsOn }: { paused: boolean; nextOn: string; endsOn: string | null }): void {
  if (paused) throw new Refusal("not_allowed_now", { fields: [{ field: "paused", code: "standing_paused" }] });
  if (endsOn !== null && nextOn > endsOn) throw new Refusal("not_allowed_now", { fields: [{ field: "endsOn", code: "standing_over" }] });
}
