import { z } from "@/worker/core/fields";
import { nameOf, type Operation } from "@/worker/core/operation";
import { formatRate } from "@/worker/core/rate";
import { fieldsOf, isFigure, type Shape } from "@/worker/core/shape";
import { fieldLabel, type Telling, valueText } from "@/worker/core/telling";
import type { Voice } from "../voice";
import { type Column, columnsThatFit, NOTHING, tableText } from "./table";

export type Row = Record<string, unknown>;

/** A page of a list, in the internal form. */
export interface Page {
  items: Row[];
  nextCursor: string | null;
  total?: number;
}

/** A field of a row, and what kind of thing it holds. */
interface Field {
  field: string;
  shape: Shape;
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
interface Told {
  text: string;
  hidden: string[];
}

/** The rows of a list as a table. */
export function pageText(operation: Operation, page: Page, voice: Voice, screen?: number): Told {
  return rowsText(columnsOf(operation), page.items, tellingOf(operation, voice), screen);
}

/** One record, a line for each field; the rows inside it follow, as tables. */
export function recordText(operation: Operation, record: Row, voice: Voice, screen?: number): string {
  const telling = tellingOf(operation, voice);
  const fields = columnsOf(operation);
  const lines = fields
    .filter(({ shape }) => shape.kind !== "records")
    .map(({ field, shape }) => [fieldLabel(telling, field), textOf(shape, field, record[field], telling) ?? NOTHING]);
  const size = Math.max(0, ...lines.map(([label = ""]) => label.length));
  const indent = `\n${" ".repeat(size + 2)}`;
  const facts = lines.map(([label = "", value = ""]) => `${label.padEnd(size)}  ${value.replaceAll("\n", indent)}`).join("\n");
  const tables = fields.flatMap(({ field, shape }) => {
    const rows = record[field];
    if (shape.kind !== "records" || !Array.isArray(rows) || !rows.length) return [];
    const columns = Object.entries(shape.fields).map(([name, inner]) => ({ field: name, shape: inner }));
    return [`${fieldLabel(telling, field)}\n${rowsText(columns, rows as Row[], telling, screen).text}`];
  });
  return [facts, ...tables].filter(Boolean).join("\n\n");
}

/** Columns that hold nothing are left out. */
function rowsText(fields: Field[], rows: Row[], telling: Telling, screen?: number): Told {
  const columns: Column[] = fields.map(({ field, shape }) => ({
    label: fieldLabel(telling, field),
    isFigure: isFigure(shape) || shape.kind === "quantity",
    cells: rows.map((row) => cellText(shape, field, row[field], telling) ?? NOTHING),
  }));
  const filled = columns.filter(({ cells }) => cells.some((cell) => cell !== NOTHING));
  const shown = columnsThatFit(filled, screen);
  const hidden = filled.filter((column) => !shown.includes(column)).map(({ label }) => label);
  return { text: tableText(shown, screen), hidden };
}

/** A field that can only say yes has no kind of its own. */
function textOf(shape: Shape, field: string, value: unknown, telling: Telling): string | null {
  return valueText(typeof value === "boolean" ? { ...shape, kind: "boolean" } : shape, field, value, telling);
}

/** In a column rates are compared: they have the same decimals. A row is one line, whatever its texts. */
function cellText(shape: Shape, field: string, value: unknown, telling: Telling): string | null {
  if (shape.kind === "rate" && typeof value === "number") return formatRate(value, telling.language, 2);
  return textOf(shape, field, value, telling)?.replace(/[\n\r\t]+/g, " ") ?? null;
}

function tellingOf(operation: Operation, voice: Voice): Telling {
  return { words: voice.of(nameOf(operation).module), language: voice.language };
}
