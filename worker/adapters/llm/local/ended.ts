import { civilDate, formatDate } from "@/worker/core/figures/dates";
import type { Asked } from "./asked";
import { type Condition, labelOf, type Row } from "./conditions";
import { is } from "./lexicon";
import type { Understood } from "./scene";
import type { List } from "./shelf";
import { isState } from "./states";
import { fieldsFor } from "./superlatives";

/** Choices that say of a row that its day has gone by. */
const PAST = /^(?:expired|over|past_best)$/;

/** "À refaire avant la fin de l'année", "périmés ou qui vont l'être d'ici mars": what has ended, and what ends until then. */
export function upTo(conditions: Condition[], { period, days }: Asked, { shelf, language }: Understood, { row }: List): Condition[] {
  const isPast = ({ choice, choices = [], input }: Condition) =>
    [choice?.value, input?.value, ...choices].some((value) => PAST.test(String(value ?? "")));
  const today = civilDate(Date.now());
  const field = period && row[period.field]?.kind === "date" ? period.field : undefined;
  if (!field || !days || days.start !== today || days.end <= today || !conditions.some(isPast)) return conditions;
  const text = `${labelOf({ shelf, language }, field)} ≤ ${formatDate(days.end, language)}`;
  const isDue = (one: Row) => typeof one[field] === "string" && one[field] <= days.end;
  return [
    ...conditions.filter((one) => one !== period && !isPast(one)),
    { from: period?.from ?? 0, to: period?.to ?? 0, field, text, test: isDue },
  ];
}

/** "Expirent", "periment": a verb that says when a row ends, beside days to come, is no state. */
export const isOverThen = ({ choice, from }: Condition, { reading }: Understood, { days }: Asked) =>
  choice !== undefined && days !== null && days.end > civilDate(Date.now()) && is.ending(reading.tokens[from]?.word ?? "");

/** What ends within some days has not ended yet, unless what has is asked about besides. */
export function notOver({ reading }: Understood, { row }: List): Condition[] {
  if (reading.tokens.some(({ word }) => isOver(word))) return [];
  const today = civilDate(Date.now());
  const field = "daysLeft" in row ? "daysLeft" : fieldsFor("coming", row)[0];
  if (!field) return [];
  const test = (one: Row) => (field === "daysLeft" ? Number(one[field] ?? -1) >= 0 : String(one[field] ?? "") >= today);
  return [{ from: -1, to: -1, field, text: "", test }];
}

const isOver = (word: string) =>
  !is.ending(word) && /^(?:perimee?s?|expiree?s?|expired|echue?s?|depassee?s?|lapsed|outdated|overdue)$/.test(word);

/** States that a message says of rows, which no choice of the list and no way of asking stands for. */
export function silentStates({ reading, own }: Understood, { conditions, fields, shown, period }: Asked): string[] {
  const isUsed = (from: number, to: number) =>
    conditions.some((one) => one.from < to && one.to > from) || (period && period.from < to && period.to > from);
  // What is said twice is asked once.
  const isAsked = (field: string) => conditions.some((one) => one.field === field);
  return reading.mentions.flatMap(({ from, to, meanings }) => {
    const words = reading.tokens.slice(from, to).map(({ word }) => word);
    const isOther = meanings.some((one) => one.of === "module" || (one.of === "field" && [...fields, ...shown].includes(one.field)));
    const isOwn = words.every((_, place) => own.has(from + place));
    const isTwice = meanings.some((one) => one.of === "choice" && isAsked(one.field));
    return !isOther && !isOwn && !isTwice && !isUsed(from, to) && words.some(isState) ? words : [];
  });
}
