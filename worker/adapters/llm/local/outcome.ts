import type { Operation } from "@/worker/core/contract/operation";
import { fieldsOf } from "@/worker/core/contract/schema";
import type { Shape } from "@/worker/core/contract/shape";
import { inSentence } from "@/worker/core/text/format-value";
import type { Row } from "./conditions";
import { SHOWN } from "./survey";
import { fieldText, figure, restText, type ValueWriter, toldText } from "./value-writer";

/** What was asked of an operation, as the answer repeats it. */
export interface Question {
  /** The records, figures and choices that it was asked with. */
  told: string[];
  /** Fields of its answer that the question names; all of them when it names none. */
  fields: string[];
  /** Fields that `told` says already. */
  known: string[];
  /** Choices that the question names: only the rows that hold one of them are told. */
  choices: { field: string; choice: string }[];
}

/** Facts told of a row among others. */
const FACTS = 6;

/** Whose answer is told, by whom. */
type Place = ValueWriter & { operation: Operation };
type Shapes = Record<string, Shape>;

/** Says what an operation about a record answered: its rows, or its figures and then the rows inside. */
export function outcomeText(operation: Operation, output: unknown, question: Question, teller: ValueWriter): string {
  const place = { ...teller, operation };
  const shapes = fieldsOf(operation.output);
  // Rows are the answer, unless they are one of its facts: the movements of a client's account.
  const isList = shapes.items?.kind === "records" && !operation.columns?.includes("items");
  const rows = isList ? ((output as Row).items as Row[]) : null;
  return rows
    ? rowsText(rows, shapes.items?.fields ?? {}, operation.columns, { ...question, count: countOf(output as Row, rows) }, place)
    : factsText(output as Row, shapes, operation.columns ?? Object.keys(shapes), question, place);
}

function rowsText(
  rows: Row[],
  shapes: Shapes,
  columns: readonly string[] = Object.keys(shapes),
  { told, count }: Question & { count: number },
  teller: Place,
): string {
  const { say, language } = teller;
  const conditions = told.join(", ");
  if (!rows.length) return conditions ? say("nothingWhere", { conditions }) : say("nothing");
  const counted = say("rows", { count, shown: figure(count, language) });
  const head = conditions ? say("countedWhere", { counted, conditions }) : say("counted", { counted });
  return [head, ...shownOf(rows, shapes, columns, teller, count)].join("\n");
}

/** The rows of an answer that has totals besides, ten at most. */
export function itemLines(operation: Operation, output: Row, teller: ValueWriter): string[] {
  const { items } = fieldsOf(operation.output);
  const rows = (output.items ?? []) as Row[];
  return items ? shownOf(rows, items.fields, operation.columns ?? Object.keys(items.fields), { ...teller, operation }) : [];
}

/** How many rows there are in all, where the page that was read holds a part of them. */
function countOf({ total, nextCursor }: Row, rows: Row[]): number {
  return nextCursor && typeof total === "number" ? total : rows.length;
}

function shownOf(rows: Row[], shapes: Shapes, columns: readonly string[], teller: Place, count = rows.length): string[] {
  const lines = rows.slice(0, SHOWN).map((row) => rowText(row, shapes, columns, teller));
  return [...lines, ...restText(count - lines.length, teller.operation, teller)];
}

/** A row: what it is called, then what is known of it. */
function rowText(row: Row, shapes: Shapes, columns: readonly string[], teller: ValueWriter): string {
  const title = titleOf(columns, shapes);
  const name = title ? toldText(shapes[title] as Shape, title, row[title], teller) : null;
  const others = columns.filter((field) => field !== title);
  const [only = ""] = others;
  // Of two texts, the first says what the second is.
  const isPair = others.length === 1 && shapes[only]?.kind === "text";
  // What is nought says nothing, unless it is the amount asked for, or nothing else is said.
  const amount = others.find((field) => shapes[field]?.kind === "quantity");
  const telling = others.filter((field) => field === amount || !isNought(row[field]));
  const factsOf = (fields: readonly string[]) => fields.flatMap((field) => factOf(row, field, shapes, teller) ?? []);
  const known = factsOf(telling);
  const facts = isPair ? [String(row[only])] : known.length ? known : factsOf(others);
  const text = facts.slice(0, FACTS).join(", ");
  return `• ${name && text ? teller.say("about", { name, text }) : (name ?? text)}`;
}

/** What a row is called: its name, or the first text or choice it has. */
function titleOf(columns: readonly string[], shapes: Shapes): string | undefined {
  const texts = columns.filter((field) => shapes[field]?.kind === "text" && !isIdentifier(field));
  return (
    texts.find((field) => /name$/i.test(field)) ??
    texts[0] ??
    columns.find((field) => ["choice", "date"].includes(shapes[field]?.kind ?? ""))
  );
}

/** Is a figure, or an amount of something, nought? */
export const isNought = (value: unknown) => value === 0 || (value as { amount?: unknown } | null)?.amount === 0;
const isIdentifier = (field: string) => field === "id" || field === "version" || field.endsWith("Id");
/** "CFT-ABR-320": for programs and labels; people are told names. */
const isReference = (value: unknown) => typeof value === "string" && /^(?=.*[A-Z])[A-Z0-9-]+$/.test(value);

/** A field of a row inside a sentence; a figure before and after a change is one fact. Null when there is nothing to say. */
function factOf(row: Row, field: string, shapes: Shapes, teller: ValueWriter): string | null {
  const shape = shapes[field];
  const value = row[field];
  if (!shape || isIdentifier(field) || isReference(value) || field.endsWith("After") || shape.kind.startsWith("record")) return null;
  const base = field.replace(/Before$/, "");
  const after = base === field ? undefined : shapes[`${base}After`];
  if (after) return changeText(base, shape, value, row[`${base}After`], teller);
  const isKnown = value !== null && value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);
  if (!isKnown || value === false) return null;
  return value === true ? inSentence(teller.words.fields[field] ?? field) : fieldText(row, field, shapes, teller);
}

function changeText(base: string, shape: Shape, before: unknown, after: unknown, teller: ValueWriter): string | null {
  const [from, to] = [before, after].map((value) => toldText(shape, base, value, teller));
  const label = inSentence(teller.words.fields[base] ?? teller.words.fields[`${base}After`] ?? base);
  if (!from && !to) return null;
  return from === to ? `${label} ${from}` : teller.say("change", { label, before: from ?? "—", after: to ?? "—" });
}

/** What is known of one record: its figures, the sentences that stand for themselves, then the rows of each list it holds. */
function factsText(output: Row, shapes: Shapes, columns: readonly string[], question: Question, teller: Place): string {
  const { say } = teller;
  const fields = fieldsAsked(shapes, columns, question, teller);
  const sentences = fields.flatMap((field) => (isSentence(output[field]) ? String(output[field]) : []));
  const facts = fields.flatMap((field) => (isSentence(output[field]) ? [] : (factOf(output, field, shapes, teller) ?? [])));
  const lists = fields.flatMap((field) => innerRows(output, field, shapes, question, teller));
  const head = question.told.join(", ");
  if (facts.length + sentences.length + lists.length === 0) return say("nothingWhere", { conditions: head });
  const text = facts.length ? `${facts.join(", ")}.` : "";
  const first = head ? (text ? say("about", { name: head, text }) : `${head}${say("colon").trimEnd()}`) : begun(text);
  return [first, ...sentences, ...lists].filter(Boolean).join("\n");
}

/** As a sentence begins. */
const begun = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The fields that the question names, or the list that has the choice it names, or else all of them. */
function fieldsAsked(shapes: Shapes, columns: readonly string[], { fields, known, choices }: Question, { words }: ValueWriter): string[] {
  const title = titleOf(columns, shapes);
  const told = columns.filter((field) => shapes[field] && words.fields[field] && field !== title && !known.includes(field));
  const named = told.filter((field) => fields.includes(field));
  const chosen = told.find((field) => choices.some((choice) => choice.field in (shapes[field]?.fields ?? {})));
  // "Prix pour les restaurants": a list that is told apart so knows more of it than the record.
  return chosen ? [chosen] : named.length ? named : told;
}

/** A list inside a record: its label, then its rows, those of the choice that the question names. */
function innerRows(output: Row, field: string, shapes: Shapes, { choices }: Question, teller: Place): string[] {
  const shape = shapes[field];
  if (shape?.kind !== "records") return [];
  const rows = ((output[field] ?? []) as Row[]).filter((row) =>
    choices.every((choice) => !(choice.field in row) || row[choice.field] === choice.choice),
  );
  const label = `${teller.words.fields[field] ?? field}${teller.say("colon").trimEnd()}`;
  return rows.length ? [label, ...shownOf(rows, shape.fields, Object.keys(shape.fields), teller)] : [];
}

/** What is printed as it is, such as a list of ingredients, needs no label. */
function isSentence(value: unknown): boolean {
  return typeof value === "string" && / .*\.$/s.test(value);
}
