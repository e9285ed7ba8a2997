import { addDays, civilDate, formatDate } from "@/worker/core/figures/dates";
import { type Language, languages } from "@/worker/core/language";
import { isExport } from "@/worker/core/contract/exporting";
import { nameOf } from "@/worker/core/contract/operation";
import { isSheet } from "@/worker/core/contract/printing";
import { fieldsOf, isFigure, type Shape } from "@/worker/core/contract/shape";
import { fieldMeant, type Row } from "./conditions";
import { isFood } from "./glossary";
import { is } from "./lexicon";
import { isNought, itemLines, outcomeText } from "./outcome";
import { periodOf } from "./periods";
import { isVessel } from "./reading";
import type { Match } from "./sayings";
import type { Said, Scene } from "./scene";
import { choicesAsked, daysAsked } from "./slots";
import { summaryText, type ValueWriter, valueWriterOf } from "./value-writer";
import { type Token, tokensOf } from "./text";

/** Less alike than this, a message may ask for rows of a list with conditions of its own. */
const SURE = 0.75;

/**
 * The question a message is, nearly word for word, when its query needs nothing: what can be made, the week's board, what the
 * stock is worth. Null when something else is as likely.
 */
export function wholeQuestion({ library, matches: [best] }: Scene): Match | null {
  const known = library.shelves.flatMap(({ list, show }) => [list?.operation, show?.operation]);
  if (!best || best.score < SURE) return null;
  const { operation } = best.tool;
  const isWhole = operation.kind === "query" && !known.includes(operation) && operation.input.safeParse({}).success;
  const isTold = !namesRecord(best) && !isBareCount(best) && !isUntimed(best) && !isDenied(best);
  return isWhole && !isSheet(operation) && !isExport(operation) && isTold ? best : null;
}

/** "Which products have no recipe?", of a query that is never asked what is not. */
export function isDenied({ tool, reading }: Match): boolean {
  const { verb } = nameOf(tool.operation);
  const examples = languages.flatMap((language) => tool.words[language].operations[verb]?.examples ?? []);
  const denies = (tokens: readonly Pick<Token, "word">[]) => tokens.some(({ word }) => is.negation(word));
  return denies(reading.tokens) && !examples.some((text) => denies(tokensOf(text)));
}

/** Days that a query cannot be asked for, nor speaks of: its answer would be that of all days. */
function isUntimed({ tool, reading, own }: Match): boolean {
  const today = civilDate(Date.now());
  const period = periodOf(reading.tokens, today);
  if (!period || own.has(period.from) || (period.start === today && period.end === today)) return false;
  return !Object.keys(daysAsked(tool.operation, period)).length;
}

/** "How many products": a number of records is counted by their list, whatever else sums them up. */
function isBareCount({ tool, reading }: Match): boolean {
  const totals = totalsAsked(fieldsOf(tool.operation.output), reading);
  return totals?.length === 0 && reading.tokens.some(({ word }) => is.counting(word));
}

/** Words that mean nothing to a query name what it would have to be told. */
function namesRecord(match: Match): boolean {
  const { reading, own } = match;
  return namesFood(match) || reading.rest.some((at) => !own.has(at) && !is.high(reading.tokens[at]?.word ?? "") && !inPeriod(reading, at));
}

/** Does the message name a food that the operation does not speak of? */
export function namesFood({ reading: { tokens }, own }: Match): boolean {
  return tokens.some(({ stem }, at) => isFood(stem) && !own.has(at) && !isVessel(tokens, at));
}

function inPeriod({ tokens }: Match["reading"], at: number): boolean {
  const period = periodOf(tokens, civilDate(Date.now()));
  return period !== null && at >= period.from && at < period.to;
}

/** Asks it, for the days that the message names where it takes days, and tells the totals or the rows. */
export async function answerWhole({ desk, library, language }: Scene, { tool, reading }: Match): Promise<Said | null> {
  const shelf = library.shelves.find(({ module }) => module === tool.module);
  if (!shelf) return null;
  const period = periodOf(reading.tokens, civilDate(Date.now()));
  const choices = choicesAsked(tool.operation, reading);
  const input = { ...daysAsked(tool.operation, period), ...choices };
  const output = (await desk.run(tool.operation, input)) as Row;
  return { response: wholeText({ tool, reading }, input, output, valueWriterOf(shelf, language, desk)) };
}

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
