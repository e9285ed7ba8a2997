import { addDays, civilDate } from "@/worker/core/figures/dates";
import type { Language } from "@/worker/core/language";
import { isFigure, type Shape } from "@/worker/core/contract/shape";
import { choiceLabel, inSentence, valueText } from "@/worker/core/text/format-value";
import type { AssistantTools } from "../port";
import { is } from "./lexicon";
import type { Figure, Mention, Reading } from "./reading";
import type { List, Shelf } from "./shelf";
import { boundOf, type Meaning } from "./vocabulary";

/** A row of any list: fields in the internal form. */
export type Row = Record<string, unknown>;

/** One thing a question asks of the rows: told to the list where it can be, looked at row by row where not. */
export interface Condition {
  /** Where its words stand in the message. */
  from: number;
  to: number;
  /** How the answer says it was looked at. */
  text: string;
  /** The field it is about, shown when it holds figures. */
  field: string;
  input?: { field: string; value: unknown };
  /** Bounds that a list takes, so that less is read; the rows are looked at all the same. */
  inputs?: Record<string, unknown>;
  /** The dates it may be about. */
  dates?: string[];
  test?(row: Row): boolean;
  /** The choice it names, and the field of a row that would hold it. */
  choice?: { value: string; rowField: string | undefined };
  /** The choices that it names, where they are several. */
  choices?: string[];
  /** Is it what the answer counts: "12 ingrédients"? */
  noun?: { field: string; choice: string };
}

/** What conditions are read with: the list they are for, and the words they are told in. */
export interface Reader {
  shelf: Shelf;
  list: List;
  language: Language;
  say: AssistantTools["say"];
}

type Choice = Extract<Meaning, { of: "choice" }>;
const emptyValue = (value: unknown) => value === null || value === undefined || value === "";

/** Every condition a message states, in the order of its words. */
export function conditionsOf(reading: Reading, reader: Reader): Condition[] {
  const { mentions, figures, tokens } = reading;
  const conditions = mentions.flatMap(
    (mention, place) => conditionOf(mention, place === 0 && isHead(reading, mention), reader, tokens) ?? [],
  );
  const compared = figures.flatMap((figure) => comparisonOf(figure, reading, reader) ?? []);
  return [...anyOf(conditions, reading, reader), ...compared].sort((one, other) => one.from - other.from);
}

/** "To be delivered": what is to be is no state yet, but may name the day it is wanted. */
function isToCome({ from, meanings }: Mention, tokens: Reading["tokens"]): boolean {
  return tokens[from - 1]?.word === "be" && tokens[from - 2]?.word === "to" && meanings.some(({ of }) => of === "field");
}

function conditionOf(mention: Mention, head: boolean, reader: Reader, tokens: Reading["tokens"]): Condition | null {
  const choice = isToCome(mention, tokens) ? null : choiceOf(mention, reader, head);
  if (choice) return mention.negated ? exceptChoice(mention, choice, reader) : withAnyOf(mention, choice, head, reader);
  const field = fieldMeant(mention, (name) => name in reader.list.row || reader.list.input[name]?.kind === "boolean");
  if (!field) return null;
  const label = labelOf(reader, field);
  const span = { from: mention.from, to: mention.to, field };
  if (reader.list.input[field]?.kind === "boolean") return { ...span, text: label, input: { field, value: !mention.negated } };
  if (!mention.negated) return null;
  return { ...span, text: reader.say("without", { value: label }), test: (row) => emptyValue(row[field]) || isEmptyList(row[field]) };
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** Words that mean several choices of one field alike ask for all of them: "périmé" is past its use-by or its best-before date. */
function withAnyOf(mention: Mention, choice: Choice, head: boolean, reader: Reader): Condition {
  const [first, ...others] = [choice.choice, ...othersMeant(mention, choice, reader)].map((one) =>
    withChoice(mention, { ...choice, choice: one }, head, reader),
  );
  if (!others.length || !first) return withChoice(mention, choice, head, reader);
  const labels = others.map(({ choice: one }) => choiceLabel(speaker(reader), choice.field, one?.value ?? ""));
  const tests = [first, ...others].map(({ test }) => test);
  const choices = [first, ...others].flatMap(({ choice: one }) => one?.value ?? []);
  const text = [first.text, ...labels].join(" / ");
  return { ...first, text, choices, input: undefined, noun: undefined, test: (row) => tests.some((test) => test?.(row)) };
}

const speaker = ({ shelf, language }: Reader) => ({ words: shelf.words[language], language });

/** The other choices of the same field that the words mean, where rows hold one of them. */
function othersMeant({ meanings }: Mention, { field, choice }: Choice, { list }: Reader): string[] {
  const others = meanings.flatMap((one) => (one.of === "choice" && one.field === field && one.choice !== choice ? one.choice : []));
  return list.row[field]?.kind === "choice" ? others.filter((one) => list.row[field]?.options.includes(one)) : [];
}

function withChoice(mention: Mention, { field, choice }: Choice, head: boolean, reader: Reader): Condition {
  const { list, language, shelf } = reader;
  const text = `${labelOf(reader, field)}${reader.say("colon")}${choiceLabel({ words: shelf.words[language], language }, field, choice)}`;
  // "12 ingrédients", but never "12 prêtes".
  const noun = head && field === nounField(list) && !/^(?:status|state|standing)$/.test(field) ? { field, choice } : undefined;
  const input = list.input[field]?.options.includes(choice) ? { field, value: choice } : undefined;
  const rowField = [field, `${field}s`].find((name) => list.row[name]?.options.includes(choice));
  const test = rowField ? (row: Row) => holds(row[rowField], choice) : undefined;
  return { from: mention.from, to: mention.to, field, text, noun, input, test, choice: { value: choice, rowField } };
}

/** Rows that hold another choice than one. */
export function exceptChoice(mention: Pick<Mention, "from" | "to">, { field, choice }: Omit<Choice, "of">, reader: Reader): Condition {
  const { list, language, shelf, say } = reader;
  const value = inSentence(choiceLabel({ words: shelf.words[language], language }, field, choice));
  const without = list.row[field]?.kind === "choices" ? say("without", { value }) : say("except", { value });
  const text = `${labelOf(reader, field)}${say("colon")}${without}`;
  return { from: mention.from, to: mention.to, field, text, test: (row) => !emptyValue(row[field]) && !holds(row[field], choice) };
}

function holds(value: unknown, choice: string): boolean {
  return Array.isArray(value) ? value.includes(choice) : value === choice;
}

/** Of several choices the words may mean, the one the list knows; of several of those, the one its table shows. */
function choiceOf(mention: Mention, { list }: Reader, head: boolean): Choice | null {
  const choices = mention.meanings.filter((meaning): meaning is Choice => meaning.of === "choice");
  const inRow = choices.filter(({ field, choice }) => list.row[field]?.options.includes(choice));
  const asked = choices.filter(({ field, choice }) => list.input[field]?.options.includes(choice));
  const known = mention.negated ? inRow : [...asked, ...inRow];
  const noun = head ? known.find(({ field }) => field === nounField(list)) : undefined;
  return noun ?? known.find(({ field }) => list.columns.includes(field)) ?? known[0] ?? null;
}

/** The field whose choices name rows, as "Produit" does: the first one of its kind in the table. */
function nounField(list: List): string | undefined {
  return list.columns.find((field) => list.row[field]?.kind === "choice");
}

/** Does the mention come first, after nothing but the words of a question? */
function isHead({ rest }: Reading, mention: Mention): boolean {
  return rest.every((at) => at > mention.from);
}

/** "du lait ou des œufs": choices of one field joined by "ou" are one condition; joined by anything else, each is its own, unless no row can hold both. */
function anyOf(conditions: Condition[], { tokens }: Reading, { shelf, language, list }: Reader): Condition[] {
  const joined: Condition[] = [];
  for (const condition of conditions) {
    const last = joined.at(-1);
    // "Owe", "suppliers": what is said twice is asked once.
    if (joined.some(({ field, text }) => field === condition.field && text === condition.text)) continue;
    const or = last && last.field === condition.field && tokens.slice(last.to, condition.from).some(({ word }) => is.or(word));
    const rowField = condition.choice?.rowField;
    // "Retailers and restaurants" are of either kind: nobody is of both.
    const isEither =
      last && list.row[rowField ?? ""]?.kind === "choice" && tokens.slice(last.to, condition.from).some(({ word }) => is.and(word));
    const isJoined = or || (isEither && last.field === condition.field);
    if (!isJoined || !last.test || !condition.test || !rowField) joined.push(condition);
    else {
      const text = `${last.text} / ${choiceLabel({ words: shelf.words[language], language }, rowField, condition.choice?.value ?? "")}`;
      const either = [last.test, condition.test];
      joined[joined.length - 1] = {
        ...last,
        to: condition.to,
        text,
        input: undefined,
        noun: undefined,
        test: (row) => either.some((test) => test(row)),
      };
    }
  }
  return joined;
}

function comparisonOf(figure: Figure, reading: Reading, reader: Reader): Condition | null {
  const { list, language, shelf } = reader;
  const { sign } = figure;
  if (!sign) return null;
  if (figure.unit === "quantity") return amountCompared({ ...figure, sign }, reading, reader);
  if (figure.unit === "days") return ageCompared({ ...figure, sign }, reading, reader);
  const field = figureField(figure, reading, list.row, list.columns);
  const shape = field ? list.row[field] : undefined;
  // "Moins de 20 en stock": what goods are counted in need not be said.
  if (!field && figure.unit === null && list.columns.some((one) => list.row[one]?.kind === "quantity"))
    return amountCompared({ ...figure, sign }, reading, reader);
  if (!field || !shape) return null;
  const parsed = shape.schema.safeParse(figure.value);
  const limit = parsed.success ? Number(parsed.data) : figure.value;
  const text = `${labelOf(reader, field)} ${sign} ${valueText(shape, field, limit, { words: shelf.words[language], language })}`;
  const bound = Object.keys(list.input).find((name) => {
    const known = boundOf(name, list.row);
    return known?.base === field && known.sign === sign;
  });
  const test = (row: Row) => typeof row[field] === "number" && (sign === "<" ? row[field] < limit : row[field] > limit);
  const input = bound ? { field: bound, value: figure.value } : undefined;
  return { from: figure.at, to: figure.to, field, text, input, test };
}

/** "Moins de 5 kg": of the quantity that is named, or else the first one in the table. */
function amountCompared(
  { at, to, value, of, sign }: Figure & { sign: "<" | ">" },
  { mentions }: Reading,
  reader: Reader,
): Condition | null {
  const { list } = reader;
  const fits = (field: string) => list.row[field]?.kind === "quantity";
  const named = mentions.map((mention) => fieldMeant(mention, fits)).find((field) => field !== null);
  const field = named ?? list.columns.find(fits) ?? Object.keys(list.row).find(fits);
  if (!field) return null;
  const limit = value * 1_000;
  const test = (row: Row) => {
    const held = row[field] as { amount: number; unit: string } | number | null;
    const amount = typeof held === "number" ? held : held?.amount;
    const unit = typeof held === "object" ? held?.unit : row.unit;
    return typeof amount === "number" && (!of || unit === of) && (sign === "<" ? amount < limit : amount > limit);
  };
  return { from: at, to, field, text: `${labelOf(reader, field)} ${sign} ${value}${of ? ` ${of}` : ""}`, test };
}

/** "En retard de plus de 3 semaines": days since what was due, or since the day of the row; a number of days where the row has one. */
function ageCompared(
  { at, to, value, sign }: Figure & { sign: "<" | ">" },
  { mentions, tokens }: Reading,
  reader: Reader,
): Condition | null {
  const { list, say } = reader;
  const isLate = tokens.some(({ word }) => /^(?:retard|late|overdue|impayee?s?|unpaid|due|dues?|echues?|echeance)$/.test(word));
  const days = Object.keys(list.row).filter((field) => list.row[field]?.kind === "date");
  const counts = (field: string) => list.row[field]?.kind === "number";
  const counted = mentions.map((mention) => fieldMeant(mention, counts)).find((field) => field !== null);
  const spans = ["daysLate", "daysLeft", "leadTimeDays", "paymentDays"].filter((field) => counts(field));
  const number = counted ?? (isLate ? spans.find((field) => field === "daysLate") : undefined) ?? (days.length ? undefined : spans[0]);
  if (number) {
    const test = (row: Row) => typeof row[number] === "number" && (sign === "<" ? row[number] < value : row[number] > value);
    return { from: at, to, field: number, text: `${labelOf(reader, number)} ${sign} ${value}`, test };
  }
  const field = (isLate ? days.find((one) => /^(?:dueOn|expectedOn)$/.test(one)) : undefined) ?? days[0];
  if (!field) return null;
  const limit = addDays(civilDate(Date.now()), -value);
  const test = (row: Row) => typeof row[field] === "string" && (sign === ">" ? row[field] < limit : row[field] > limit);
  return { from: at, to, field, text: say("daysAgo", { label: labelOf(reader, field), sign, days: value }), test };
}

/** The field a figure speaks of: the nearest one named that holds such figures, or else the first one in the table. */
export function figureField(figure: Figure, reading: Reading, fields: Record<string, Shape>, columns: readonly string[]): string | null {
  const unit = figure.unit ?? reading.figures.find(({ at }) => at > figure.at)?.unit ?? null;
  const fits = (field: string) => isFigure(fields[field]) && (!unit || fields[field]?.kind === unit);
  const near = reading.mentions
    .flatMap((mention) => ({ field: fieldMeant(mention, fits), apart: Math.abs(mention.from - figure.at) }))
    .filter(({ field }) => field !== null)
    .sort((one, other) => one.apart - other.apart);
  return near[0]?.field ?? (unit ? ([...columns, ...Object.keys(fields)].find(fits) ?? null) : null);
}

/** The field that a mention names, among those that fit. */
export function fieldMeant({ meanings }: Mention, fits: (field: string) => boolean): string | null {
  for (const meaning of meanings) if (meaning.of === "field" && fits(meaning.field)) return meaning.field;
  return null;
}

/** A field's label, as it reads inside a sentence. */
export function labelOf({ shelf, language }: Pick<Reader, "shelf" | "language">, field: string): string {
  return inSentence(shelf.words[language].fields[field] ?? field);
}
