import { daysBetween } from "@/worker/core/figures/dates";
import type { DateFound } from "../dates";
import type { LabelKind } from "../labels";
import type { Sheet } from "../sheet";
import { surroundings } from "./surroundings";
import { ruled, votes } from "./votes";

/** A month and a half, or so: what is further is another matter. */
const FAR = 100;

/** Labels that a date may be of. */
const of: LabelKind[] = ["invoiceDate", "dueDate", "otherDate", "invoiceNumber", "otherNumber"];
/** "Facture n° 12 du 3 mai": what announces the number announces the date too. */
const OF_NUMBER = 0.75;
/** The first of dates that nothing announces says something, the next ones less. */
const [ALONE, FIRST, LESS] = [0.5, 0.35, 0.03];

/** Every date of the document, with what a forest judges it by. @param isOutside is a row no line of the table? */
export function dateCandidates(sheet: Sheet, isOutside: (row: number) => boolean): { value: DateFound; features: number[] }[] {
  const { dates } = sheet;
  const days = [...new Set(dates.map(({ date }) => date))].sort();
  const issued = votes(
    dates.map((one, at) => {
      const announced = Math.max(
        besideNumber(one, sheet) * ruled(one, dates, sheet, "invoiceDate", of),
        OF_NUMBER * ruled(one, dates, sheet, "invoiceNumber", of),
      );
      const isOther = ["dueDate", "otherDate"].some((kind) => ruled(one, dates, sheet, kind as LabelKind, of) > 0);
      return Math.max(announced, isOther ? 0 : (days.length === 1 ? ALONE : FIRST) - Math.min(0.2, at * LESS));
    }),
  );
  const due = votes(dates.map((one) => ruled(one, dates, sheet, "dueDate", of)));
  return dates.map((one, at) => {
    const after = dates.map(({ date }) => daysBetween(one.date, date)).filter((between) => between > 0);
    const before = dates.map(({ date }) => daysBetween(date, one.date)).filter((between) => between > 0);
    const rank = days.indexOf(one.date);
    return {
      value: one,
      features: [
        ...(issued[at] as number[]),
        ...(due[at] as number[]),
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

/** "Facture n° 12 du 3 mai": a small word says much behind the number. */
function besideNumber({ segment, from }: DateFound, { labels }: Sheet): number {
  const own = labels.filter((label) => label.segment === segment && label.to <= from);
  const small = own.find(({ kind, weight }) => kind === "invoiceDate" && weight < 1);
  return small && own.some(({ kind, to }) => kind === "invoiceNumber" && to <= small.from) ? 1.5 : 1;
}
