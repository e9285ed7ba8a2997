import { z } from "@/worker/core/fields";
import { nameOf, type Operation } from "@/worker/core/operation";
import { fieldsOf, isFigure, type Shape } from "@/worker/core/shape";
import { fieldLabel, valueText } from "@/worker/core/telling";
import type { Voice } from "../voice";
import { type Column, tableText } from "./table";

export type Row = Record<string, unknown>;

/** A page of a list, in the internal form. */
export interface Page {
  items: Row[];
  nextCursor: string | null;
  total?: number;
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
export function columnsOf(operation: Operation): { field: string; shape: Shape }[] {
  const whole = fieldsOf(operation.output);
  const fields = whole.items?.fields && Object.keys(whole.items.fields).length ? whole.items.fields : whole;
  const names = operation.columns ?? Object.keys(fields);
  return names.flatMap((field) => (fields[field] ? [{ field, shape: fields[field] }] : []));
}

/** The rows of a list as a table. */
export function pageText(operation: Operation, page: Page, voice: Voice, screen?: number): string {
  const telling = { words: voice.of(nameOf(operation).module), language: voice.language };
  const columns: Column[] = columnsOf(operation).map(({ field, shape }) => ({
    label: fieldLabel(telling, field),
    isFigure: isFigure(shape),
    cells: page.items.map((row) => valueText(shape, field, row[field], telling) ?? "—"),
  }));
  const filled = columns.filter(({ cells }) => cells.some((cell) => cell !== "—"));
  return tableText(filled, screen);
}

/** One record, a line for each field. */
export function recordText(operation: Operation, record: Row, voice: Voice): string {
  const telling = { words: voice.of(nameOf(operation).module), language: voice.language };
  const lines = columnsOf(operation).map(({ field, shape }) => [
    fieldLabel(telling, field),
    valueText(shape, field, record[field], telling) ?? "—",
  ]);
  const size = Math.max(0, ...lines.map(([label = ""]) => label.length));
  return lines.map(([label = "", value]) => `${label.padEnd(size)}  ${value}`).join("\n");
}
