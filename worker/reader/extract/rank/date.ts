import { daysBetween } from "@/worker/core/figures/dates";
import type { DateFound } from "../dates";
import type { Sheet } from "../sheet";
import { surroundings } from "./surroundings";

/** A month and a half, or so: what is further is another matter. */
const FAR = 100;

/** Every date of the document, with what a forest judges it by. @param isOutside is a row no line of the table? */
export function dateCandidates(sheet: Sheet, isOutside: (row: number) => boolean): { value: DateFound; features: number[] }[] {
  const { dates } = sheet;
  const days = [...new Set(dates.map(({ date }) => date))].sort();
  return dates.map((one) => {
    const after = dates.map(({ date }) => daysBetween(one.date, date)).filter((between) => between > 0);
    const before = dates.map(({ date }) => daysBetween(date, one.date)).filter((between) => between > 0);
    const rank = days.indexOf(one.date);
    return {
      value: one,
      features: [
        ...surroundings(one, dates, sheet, sheet.labels),
        isOutside(one.segment.row) ? 1 : 0,
        one.isPlain ? 1 : 0,
        rank,
        days.length - 1 - rank,
        days.length,
        dates.filter(({ date }) => date === one.date).length,
        Math.min(FAR, ...after),
        Math.min(FAR, ...before),
        after.some((between) => [10, 14, 15, 20, 21, 28, 30, 31, 45, 60, 61].includes(between)) ? 1 : 0,
        before.some((between) => [10, 14, 15, 20, 21, 28, 30, 31, 45, 60, 61].includes(between)) ? 1 : 0,
        sheet.labels.some(({ kind, segment }) => kind === "invoiceNumber" && segment === one.segment) ? 1 : 0,
        sheet.labels.some(({ kind, segment }) => kind === "otherNumber" && segment === one.segment) ? 1 : 0,
      ],
    };
  });
}
