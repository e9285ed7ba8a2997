import { addDays, formatDate } from "@/worker/core/figures/dates";
import { fieldsOf } from "@/worker/core/contract/schema";
import { isFigure, type Shape } from "@/worker/core/contract/shape";
import type { Language } from "@/worker/core/language";
import { fieldMeant, type Row } from "./conditions";
import { is } from "./lexicon";
import { isNought, itemLines, outcomeText } from "./outcome";
import type { Match } from "./scene";
import { choicesAsked } from "./slots";
import { summaryText, type ValueWriter } from "./value-writer";

/** What a query answers as a whole: its totals, and the rows where they are told apart as one asks; or else the rows alone. */
export function wholeText(
  match: Pick<Match, "tool" | "reading">,
  input: Row,
  given: Row,
  teller: ValueWriter,
  told: string[] = [],
): string {
  const { tool, reading } = match;
  const output = withoutNought(tool, given);
  const shapes = fieldsOf(tool.operation.output);
  const totals = totalsAsked(shapes, reading);
  const where = [...told, daysTold(input, output, teller.language)].filter(Boolean).join(", ");
  if (!totals) return outcomeText(tool.operation, output, { told: where ? [where] : [], fields: [], known: [], choices: [] }, teller);
  const [first = "", ...others] = summaryText(output, shapes, totals, teller).split("\n");
  const isToldApart = Object.keys(choicesAsked(tool.operation, reading)).length > 0;
  const rows = isToldApart ? itemLines(tool.operation, output, teller) : [];
  return [where ? `${first} (${where})` : first, ...others, ...rows].join("\n");
}

/** The totals that answer a question: those it names, or else the amounts, with what they are made of; null where rows answer it. */
export function totalsAsked(shapes: Record<string, Shape>, { mentions, tokens }: Match["reading"]): string[] | null {
  const own = Object.keys(shapes).filter((field) => field !== "items");
  const isList = "items" in shapes;
  const amounts = own.filter((field) => shapes[field]?.kind === "money");
  const named = mentions.flatMap((mention) => fieldMeant(mention, (field) => own.includes(field)) ?? []);
  const parts = own.filter((field) => shapes[field]?.kind === "records");
  if (isList) return amounts.length ? [...amounts, ...parts] : null;
  const isAmount = amounts.length > 0 && tokens.some(({ word }) => is.counting(word) || is.costing(word));
  return named.length ? [...new Set(named)] : isAmount ? amounts : [];
}

/**
 * Rows that say nothing are no answer: days on which nothing happens, and what there is nothing of, such as what cannot be made,
 * whatever else is known of it.
 */
function withoutNought({ operation }: Match["tool"], output: Row): Row {
  const shapes = fieldsOf(operation.output).items?.fields ?? {};
  const figures = (operation.columns ?? Object.keys(shapes)).filter(
    (field) => shapes[field]?.kind === "quantity" || isFigure(shapes[field]),
  );
  const [first = ""] = figures;
  const judged = shapes[first]?.kind === "quantity" ? [first] : figures;
  const items = output.items as Row[] | undefined;
  return items && judged.length ? { ...output, items: items.filter((row) => judged.some((field) => !isNought(row[field]))) } : output;
}

/** Does an input say of which days an answer is? */
export const isDay = (field: string) => /^(?:since|until|from|to|day|days)$/.test(field);

/** The days an answer is of: those asked for, or else those that it says itself. */
export function daysTold(input: Row, output: Row, language: Language): string {
  const isAsked = Object.keys(input).some(isDay);
  const [start, end] = [input.since ?? output.from ?? input.from ?? input.day, input.until ?? output.to ?? input.to ?? input.day];
  const last = end ?? (typeof input.days === "number" && typeof start === "string" ? addDays(start, input.days - 1) : start);
  if (typeof start !== "string" || typeof last !== "string" || !(isAsked || output.from)) return "";
  return [...new Set([start, last])].map((day) => formatDate(day, language)).join(" – ");
}
