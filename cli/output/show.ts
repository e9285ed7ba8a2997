import { z } from "@/worker/core/contract/fields";
import { nameOf, type Operation } from "@/worker/core/contract/operation";
import { formatRate } from "@/worker/core/figures/rate";
import { fieldsOf, isFigure, type Shape } from "@/worker/core/contract/shape";
import { fieldLabel, type FormatContext, valueText } from "@/worker/core/text/format-value";
import type { Translator } from "../translator";
import { type Column, columnsThatFit, NOTHING, tableText } from "./table";

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
}

/** Turns what the service answered back into the internal form, as the contract says. */
export function readAnswer(operation: Operation, answer: unknown): unknown {
  return z.decode(operation.output, answer as never);
}

/** Is it the answer of a list? */
export function isPage(answer: unknown): answer is Page {
  return typeof answer === "object" && answer !== null && Array.isArray((answer as Page).items);
}

/** The fields of an operation's rows, in the order that its declaration gives them. */
export function columnsOf(operation: Operation): Field[] {
  const whole = fieldsOf(operation.output);
  const fields = whole.items?.fields && Object.keys(whole.items.fields).length ? whole.items.fields : whole;
  const names = operation.columns ?? Object.keys(fields);
  return names.flatMap((field) => (fields[field] ? [{ field, shape: fields[field] }] : []));
}

/** A table, and the labels of the columns that the screen has no room for. */
interface TableText {
  text: string;
  hidden: string[];
}

/** The rows of a list as a table. */
export function pageText(operation: Operation, page: Page, translator: Translator, screen?: number): TableText {
  return rowsText(columnsOf(operation), page.items, formatOf(operation, translator), screen);
}

/** Rows as a table. Columns that hold nothing are left out; a row with a level is indented instead. */
export function rowsText(fields: Field[], rows: Row[], format: FormatContext, screen?: number): TableText {
  const columns: Column[] = fields
    .filter(({ field }) => field !== LEVEL)
    .map(({ field, shape, label = fieldLabel(format, field) }, place) => ({
      label,
      isFigure: isFigure(shape) || shape.kind === "quantity",
      cells: rows.map((row) => (place ? "" : indentOf(row)) + (cellText(shape, field, row[field], format) ?? NOTHING)),
    }));
  const filled = columns.filter(({ cells }) => cells.some((cell) => cell !== NOTHING));
  const shown = columnsThatFit(filled, screen);
  const hidden = filled.filter((column) => !shown.includes(column)).map(({ label }) => label);
  return { text: tableText(shown, screen), hidden };
}

/** The field that holds how deep in a tree a row stands; the first level is 1. */
const LEVEL = "level";

function indentOf(row: Row): string {
  return "  ".repeat(Math.max(0, Number(row[LEVEL] ?? 1) - 1));
}

/** A field that can only say yes has no kind of its own. */
export function textOf(shape: Shape, field: string, value: unknown, format: FormatContext): string | null {
  return valueText(typeof value === "boolean" ? { ...shape, kind: "boolean" } : shape, field, value, format);
}

/** In a column rates are compared: they have the same decimals. A row is one line, whatever its texts. */
function cellText(shape: Shape, field: string, value: unknown, format: FormatContext): string | null {
  if (shape.kind === "rate" && typeof value === "number") return formatRate(value, format.language, 2);
  return textOf(shape, field, value, format)?.replace(/[\n\r\t]+/g, " ") ?? null;
}

/** The words and the language in which an operation's fields are written. */
export function formatOf(operation: Operation, translator: Translator): FormatContext {
  return { words: translator.of(nameOf(operation).module), language: translator.language };
}
