import { civilDate, daysBetween } from "@/worker/core/figures/dates";
import { fieldsOf, type SchemaShape } from "@/worker/core/contract/schema";
import { nameOf, type Operation } from "@/worker/core/contract/operation";
import { goesBy } from "./bound";
import { isFood } from "./glossary";
import { is } from "./lexicon";
import type { Link } from "./names";
import { type Period, periodOf } from "./periods";
import { type Figure, isFrame, isVessel, type Reading } from "./reading";
import type { Match } from "./scene";
import { isReference, type Token } from "./text";
import { limitOf } from "./vocabulary";

/** What a message says to an operation about records. */
export interface Filled {
  /** Figures and choices, in the exchange form. */
  input: Record<string, unknown>;
  /** For each field that a record's name fills, the words that may be it; words that others part stand apart. */
  names: Record<string, Token[][]>;
  /** Fields that must be told and are not. */
  missing: string[];
  /** Figures that the operation has no place for. */
  spare: number;
}

/** The fields of an operation that name records, each with the modules where the name is looked up. */
export function recordFields(operation: Operation): Record<string, readonly string[]> {
  const own = [nameOf(operation).module];
  const named = Object.entries(fieldsOf(operation.input)).filter(
    ([field, { names, isOptional }]) => (field === "id" || names.length) && !isOptional,
  );
  return Object.fromEntries(named.map(([field, { names }]) => [field, names.length ? names : own]));
}

/**
 * The records that an operation must be told, and those that a query may be told where words name such: one client's revenue.
 * Where nothing is named, the first that it may be told.
 */
export function namedFields(operation: Operation, links: readonly Link[] = []): Record<string, readonly string[]> {
  const needed = recordFields(operation);
  const fields = fieldsOf(operation.input);
  const optional = Object.entries(fields).filter(([, { names, isOptional }]) => names.length && isOptional);
  const named = optional.filter(([, { names }]) =>
    links.some(({ ways }) => ways.some((way) => names.some((module) => goesBy(module, way)))),
  );
  if (operation.kind === "query" && named.length)
    return { ...needed, ...Object.fromEntries(named.map(([field, { names }]) => [field, names])) };
  const isTold = Object.keys(needed).length > 0 || "search" in fields || codeField(operation) !== null;
  const [first] = operation.kind === "command" || isTold ? [] : optional;
  return first ? { [first[0]]: first[1].names } : needed;
}

/** The text that a query must be told and that is no record's name: the code of a lot, whoever gave it. */
export function codeField(operation: Operation): string | null {
  const fields = Object.entries(fieldsOf(operation.input));
  return (
    fields.find(([field, { kind, names, isOptional }]) => kind === "text" && field !== "id" && !names.length && !isOptional)?.[0] ?? null
  );
}

/**
 * Fills an operation in with what a message says; records stay names, to be looked up.
 * @param columns of the module's list: of two choices that sound alike, the one that a table shows is meant
 */
export function fill({ tool: { operation }, reading, own }: Match, columns: readonly string[] = []): Filled {
  const fields = fieldsOf(operation.input);
  const records = Object.keys(namedFields(operation));
  const isSearched = !Object.keys(recordFields(operation)).length && "search" in fields;
  const input: Record<string, unknown> = {};
  for (const { meanings } of reading.mentions) {
    const choices = meanings.filter((meaning) => meaning.of === "choice" && fields[meaning.field]?.kind === "choice");
    const choice = choices.find((meaning) => meaning.of === "choice" && columns.includes(meaning.field)) ?? choices[0];
    if (choice?.of === "choice") input[choice.field] = choice.choice;
  }
  const measured = reading.figures.filter((figure) => figure.unit !== null || moveBefore(figure, reading) !== null);
  const told = measured.map((figure) => {
    const field = fieldOf(figure, reading, fields, input);
    if (field) input[field] = limitOf(field) ? figure.value : signed(figure, reading, fields[field]);
    return field;
  });
  const period = periodOf(reading.tokens, civilDate(Date.now()));
  const days = operation.kind === "query" ? daysAsked(operation, period) : {};
  Object.assign(input, days);
  const { search, ...names } = namesIn(reading, own, [...measured, ...spanOf(period)], input, isSearched ? ["search"] : records);
  const code = operation.kind === "query" ? codeField(operation) : null;
  const reference = reading.tokens.find(isReference);
  if (code && reference) input[code] = reading.message.normalize("NFC").slice(reference.start, reference.end);
  const sought = isSearched && nameOf(operation).verb === "search" ? soughtIn(reading) : search?.flat();
  if (sought?.length) input.search = sought.map(({ word }) => word.replace(/(?<=\p{L}{3})[sx]$/u, "")).join(" ");
  const required = Object.entries(fields).filter(([, { isOptional }]) => !isOptional);
  const missing = required.map(([field]) => field).filter((field) => !(field in input) && !names[field]?.length);
  // Days that it cannot be asked for make its answer another one.
  const today = civilDate(Date.now());
  const isNow = period?.start === today && period.end === today;
  const isUntold = operation.kind === "query" && period !== null && !isNow && !Object.keys(days).length;
  return { input, names, missing, spare: told.filter((field) => field === null).length + (isUntold ? 1 : 0) };
}

/** Where the words of a period stand: they name nothing. */
const spanOf = (period: ReturnType<typeof periodOf>) => (period ? [{ at: period.from, to: period.to }] : []);

/** The field that a figure fills: a bound, where the words compare or the field that it bounds follows; or else the first that holds such figures. */
function fieldOf(
  figure: Figure,
  { mentions }: Reading,
  fields: Record<string, SchemaShape>,
  input: Record<string, unknown>,
): string | null {
  const kind = figure.unit ?? "rate";
  const free = Object.keys(fields).filter((field) => fields[field]?.kind === kind && !(field in input));
  const next = mentions.find(({ from }) => from >= figure.to && from <= figure.to + 2)?.meanings ?? [];
  const isNext = (base: string) => next.some((meaning) => meaning.of === "field" && meaning.field.startsWith(base));
  const bound = free.find((field) => {
    const limit = limitOf(field);
    return limit && (figure.sign === limit.sign || (figure.sign === null && isNext(limit.base)));
  });
  return bound ?? (figure.sign === null ? (free.find((field) => !limitOf(field)) ?? null) : null);
}

/** "baisse de 5 %", "-5 %", "5 % cheaper": less than nothing, where the field may hold that. */
function signed(figure: Figure, reading: Reading, shape: SchemaShape | undefined): number {
  const after = reading.tokens.slice(figure.to, figure.to + 2).some(({ word }) => is.falling(word));
  const isLess = (moveBefore(figure, reading) ?? (after ? "down" : "up")) === "down";
  return isLess && shape?.schema.safeParse(-figure.value).success ? -figure.value : figure.value;
}

/** Which way the nearest word or sign before a figure moves it. */
function moveBefore({ at }: Figure, { message, tokens }: Reading): "up" | "down" | null {
  const sign = message.normalize("NFC").charAt((tokens[at]?.start ?? 0) - 1);
  if (sign === "+") return "up";
  if (sign === "-" || sign === "−") return "down";
  const move = tokens.slice(0, at).findLast(({ word }) => is.rising(word) || is.falling(word));
  return move ? (is.falling(move.word) ? "down" : "up") : null;
}

/** The words that are neither the operation's, nor a field, a choice it takes or a figure. Foods are names, whatever else they may be. */
function namesIn(
  reading: Reading,
  own: Set<number>,
  figures: Pick<Figure, "at" | "to">[],
  input: Record<string, unknown>,
  records: string[],
): Filled["names"] {
  const { tokens, mentions } = reading;
  const isFoodAt = (at: number) => isFood(tokens[at]?.stem ?? "");
  const isTaken = (at: number) =>
    // "Sucre cristal": a food beside a food is part of its name.
    (own.has(at) && !(isFoodAt(at) && isFoodAt(at - 1))) ||
    isVessel(tokens, at) ||
    figures.some((figure) => at >= figure.at && at < figure.to) ||
    mentions.some(
      ({ from, to, meanings }) =>
        at >= from && at < to && meanings.some((meaning) => meaning.of === "choice" && input[meaning.field] === meaning.choice),
    );
  const isName = ({ word, stem }: Token, at: number) => {
    if (isTaken(at) || is.small(word) || is.sign(word) || is.negation(word) || is.rising(word) || is.falling(word)) return false;
    return isFood(stem) || (!isFrame(tokens, at) && reading.rest.includes(at));
  };
  const references = tokens.flatMap((token, at) => (isReference(token) ? at : []));
  // What has a reference is called by it alone.
  const places = references.length ? references : tokens.flatMap((token, at) => (isName(token, at) ? at : []));
  const middle = records.length > 1 ? tokens.findLastIndex(({ word }, at) => is.between(word) && at > (places[0] ?? at)) : -1;
  const sides = middle < 0 ? [places] : [places.filter((at) => at < middle), places.filter((at) => at > middle)];
  return Object.fromEntries(sides.flatMap((side, at) => (records[at] && side.length ? [[records[at], groupsOf(side, tokens)]] : [])));
}

/** What is looked for in what documents say: any word may stand there, whatever else it means elsewhere, but those that ask. */
function soughtIn({ tokens, mentions }: Reading): Token[] {
  const isModule = (at: number) =>
    mentions.some(({ from, to, meanings }) => at >= from && at < to && meanings.some((meaning) => meaning.of === "module"));
  const isAsking = ({ word }: Token, at: number) =>
    is.small(word) || is.sign(word) || is.telling(word) || isFrame(tokens, at) || isModule(at);
  const asked = tokens.filter((token, at) => !isAsking(token, at));
  const sought = asked.filter(({ word }) => !CARRIERS.test(word));
  return sought.length ? sought : asked;
}

/** What words stand in, and what a word is called: "le mot listeria dans les fichiers" looks for listeria. */
const CARRIERS =
  /^(?:documents?|fichiers?|papiers?|pdf|pages?|mots?|expressions?|termes?|passages?|files?|papers?|words?|phrases?|terms?)$/;

/** Words with nothing but small words between them belong together. */
function groupsOf(places: number[], tokens: Token[]): Token[][] {
  const groups: Token[][] = [];
  let last = -1;
  for (const at of places) {
    const isNear = groups.length > 0 && tokens.slice(last + 1, at).every(({ word }) => is.small(word));
    const token = tokens[at] as Token;
    if (isNear) groups.at(-1)?.push(token);
    else groups.push([token]);
    last = at;
  }
  return groups;
}

/** The days that a message names, as the query takes them: a beginning and a number, two ends, or one day. */
export function daysAsked(operation: Operation, period: Period | null): Record<string, unknown> {
  const takes = (...fields: string[]) => fields.every((field) => field in operation.input.shape);
  if (!period) return {};
  const { start, end } = period;
  if (takes("from", "days")) return { from: start, days: daysBetween(start, end) + 1 };
  if (takes("since", "until")) return { since: start, until: end };
  if (takes("from", "to")) return { from: start, to: end };
  return takes("day") ? { day: end } : {};
}

/** The choices that a query takes and the message names: "par client". */
export function choicesAsked(operation: Operation, { mentions, tokens }: Reading): Record<string, unknown> {
  const fields = fieldsOf(operation.input);
  const period = periodOf(tokens, civilDate(Date.now()));
  const isDays = (at: number) => period !== null && at >= period.from && at < period.to;
  return Object.fromEntries(
    mentions.flatMap(({ from, meanings }) => {
      if (isDays(from)) return [];
      const choice = meanings.find((meaning) => meaning.of === "choice" && fields[meaning.field]?.kind === "choice");
      return choice?.of === "choice" ? [[choice.field, choice.choice]] : [];
    }),
  );
}
