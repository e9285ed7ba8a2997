import { expect, it } from "vitest";
import { lackingOn } from "@/worker/modules/store/ledger/days";

const on = (day: string, amount: number) => ({ day: `2026-06-${day}`, amount });
type Moved = ReturnType<typeof on>;

// What a lot had on each day, and what is written down later: it must have been there on every day since.
it.each<[string, Moved[], Moved[], string | null]>([
  ["goods leave the day they came", [on("02", 10)], [on("02", -10)], null],
  ["goods leave the day before they came", [on("02", 10)], [on("01", -10)], "2026-06-01"],
  ["one more leaves than was there", [on("02", 10)], [on("02", -11)], "2026-06-02"],
  ["what is left that day has left since", [on("01", 10), on("03", -10)], [on("02", -1)], "2026-06-03"],
  ["it came back before that", [on("01", 10), on("03", -10), on("03", 5)], [on("02", -5)], null],
  ["it was short before, and is no shorter now", [on("01", -3), on("02", 10)], [on("02", -7)], null],
  ["it was short before, and is shorter now", [on("01", -3), on("02", 10)], [on("01", -1)], "2026-06-01"],
  ["it was short before, and is less so now", [on("01", -3), on("02", 10)], [on("01", 1)], null],
])("%s", (_, before, added, lacking) => expect(lackingOn(before, added)).toBe(lacking));
