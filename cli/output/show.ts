import { internalOf } from "@/worker/core/contract/internal";
import { nameOf } from "@/worker/core/contract/operation";
import type { OperationOutline } from "../catalogue/outline";
import type { Meaning } from "@/worker/core/contract/meaning";
import { civilDate, shortDate } from "@/worker/core/figures/dates";
import { formatRate } from "@/worker/core/figures/rate";
import { isFigure, type Shape, type Shapes } from "@/worker/core/contract/shape";
import { fieldLabel, type FormatContext, valueText } from "@/worker/core/text/format-value";
import type { Translator } from "../translator";
import { type Column, columnsThatFit, NOTHING, tableParts } from "./table";

export type Row = Record<string, unknown>;

/** A page of a list, in the internal form. */
export interface Page {
  items: Row[];
  nextCursor: string | null;
  total?: number;
}

/** A field of a row, and what kind of thing it holds. */
export interface Field {
  field: string;
  shape: Shape;
  /** What it is called where that is not what the module calls a field of this name. */
  label?: string;
  /** How much it tells of a row: 0 most. */
  rank?: number;
}

/** Turns what the service answered back into the internal form, as the contract says. */
export function readAnswer(operation: OperationOutline, answer: unknown): unknown {
  return internalOf(operation.output, answer);
}

/** Is it the answer of a list? */
export function isPage(answer: unknown): answer is Page {
  return typeof answer === "object" && answer !== null && Array.isArray((answer as Page).items);
}

/** The fields of an operation's rows, in the order that its declaration gives them. */
export function columnsOf(operation: OperationOutline): Field[] {
  const fields = rowFieldsOf(operation);
  const { telling = [] } = operation;
  const names = operation.columns ?? Object.keys(fields).filter((field) => !isIdentifier(field));
  return names.flatMap((field) => {
    const rank = telling.indexOf(field);
    return fields[field] ? [{ field, shape: fields[field], ...(rank >= 0 && { rank }) }] : [];
  });
}

/** Does a field hold the identifier of a record, which tells people nothing? */
export const isIdentifier = (field: string) => /^id$|Ids?$/.test(field);

/** The same without the identifiers inside it; where it holds nothing else, it stays. */
function withoutIdentifiers(shape: Shape): Shape {
  const telling = Object.entries(shape.fields).filter(([field]) => !isIdentifier(field));
  if (!telling.length) return shape;
  return {
    ...shape,
    fields: Object.fromEntries(telling.map(([field, inner]) => [field, withoutIdentifiers(inner)])),
    ...(shape.element && { element: withoutIdentifiers(shape.element) }),
  };
}

/** Every field of an operation's rows, or of its answer where it has no rows. */
export function rowFieldsOf(operation: OperationOutline): Shapes {
  const whole = operation.output.fields;
  return whole.items?.fields && Object.keys(whole.items.fields).length ? whole.items.fields : whole;
}

/** A table, and the labels of the columns that the screen has no room for. */
interface TableText {
  head: string[];
  rule: string;
  rows: string[];
  hidden: string[];
}

/** The rows of a list as a table. @param fields its columns, where a person chose them */
export function pageText(
  operation: OperationOutline,
  page: Page,
  translator: Translator,
  screen?: number,
  fields = columnsOf(operation),
  paint?: Paint,
): TableText {
  return rowsText(fields, rowsWithNames(fields, page.items), formatOf(operation, translator), screen, paint);
}

/** Writes a state in the colour of what it means. */
export type Paint = (text: string, meaning: Meaning) => string;

/** Rows as a table. Columns that hold nothing are left out; a row with a level is indented instead. */
export function rowsText(fields: Field[], rows: Row[], format: FormatContext, screen?: number, paint?: Paint): TableText {
  const columns: Column[] = fields
    .filter(({ field }) => field !== LEVEL)
    .map(({ field, shape, rank, label = fieldLabel(format, field) }, place) => ({
      label,
      rank,
      isFigure: isFigure(shape) || shape.kind === "quantity",
      isWhole: wholeKinds.includes(shape.kind) || isNaming(field),
      cells: rows.map((row) => (place ? "" : indentOf(row)) + (cellText(shape, field, row[field], format) ?? NOTHING)),
      ...(paint && shape.meanings && { paint: painting(rows, field, shape.meanings, paint) }),
      ...(dayKinds.includes(shape.kind) && { short: rows.map((row) => shortDay(row[field], format)) }),
    }));
  const filled = columns.filter(({ cells }) => cells.some((cell) => cell !== NOTHING));
  const shown = columnsThatFit(filled, screen);
  const hidden = filled.map(({ label }) => label).filter((label) => !shown.some((column) => column.label === label));
  return { ...tableParts(shown, screen), hidden };
}

const painting = (rows: Row[], field: string, meanings: NonNullable<Shape["meanings"]>, paint: Paint) => (text: string, row: number) => {
  const meaning = meanings[String(rows[row]?.[field])];
  return meaning ? paint(text, meaning) : text;
};

const dayKinds: Shape["kind"][] = ["date", "instant"];
const wholeKinds: Shape["kind"][] = [...dayKinds, "boolean"];

/** Signs of an identifier that a list shows. */
const SHORT_ID = 8;

/** How a list writes an identifier where a row has no reference. */
export const shortId = ({ id }: Row): string => String(id).slice(-SHORT_ID);

const ownNames = ["number", "reference", "sku"];

/** Rows that say how they are named in their first column: a draft has no number yet, and the end of its identifier will do. */
export function rowsWithNames(fields: readonly Pick<Field, "field">[], rows: Row[]): Row[] {
  const [{ field } = { field: "" }] = fields;
  if (!ownNames.includes(field)) return rows;
  return rows.map((row) => ((row[field] ?? "") === "" && typeof row.id === "string" ? { ...row, [field]: shortId(row) } : row));
}

/** The fields by which one names a record in the next command: a part of one names nothing. */
export const isNaming = (field: string) => field === "number" || field === "sku" || /reference$/i.test(field);

function shortDay(value: unknown, { language }: FormatContext): string {
  if (value === null || value === undefined) return NOTHING;
  return shortDate(typeof value === "number" ? civilDate(value) : String(value), language);
}

/** The field that holds how deep in a tree a row stands; the first level is 1. */
const LEVEL = "level";

function indentOf(row: Row): string {
  return "  ".repeat(Math.max(0, Number(row[LEVEL] ?? 1) - 1));
}

/** What a field says to people: no identifier. One that can only say yes has no kind of its own. */
export function textOf(shape: Shape, field: string, value: unknown, format: FormatContext): string | null {
  return valueText(typeof value === "boolean" ? { ...shape, kind: "boolean" } : withoutIdentifiers(shape), field, value, format);
}

/** In a column rates are compared: they have the same decimals. A row is one line, whatever its texts. */
function cellText(shape: Shape, field: string, value: unknown, format: FormatContext): string | null {
  if (shape.kind === "rate" && typeof value === "number") return formatRate(value, format.language, 2);
  return textOf(shape, field, value, format)?.replace(/[\n\r\t]+/g, " ") ?? null;
}

/** The words and the language in which an operation's fields are written. */
export function formatOf(operation: OperationOutline, translator: Translator): FormatContext {
  return { words: translator.of(nameOf(operation).module), language: translator.language };
}
