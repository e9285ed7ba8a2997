import { type Cell, forPrograms, writeCsv } from "@/worker/core/files/csv";
import type { Operation } from "@/worker/core/contract/operation";
import { fieldsOf, isFigure, type Shape } from "@/worker/core/contract/shape";

type Row = Record<string, unknown>;

/**
 * Rows as CSV (RFC 4180), for programs and spreadsheets: every field under its name in the contract, values in the
 * exchange form, the same in both languages.
 * @param answer what the service answered, in the exchange form: a page of a list, or one record
 */
export function csvText(operation: Operation, answer: unknown): string {
  const whole = fieldsOf(operation.output);
  const isList = Array.isArray((answer as Row).items);
  const fields = isList ? (whole.items?.fields ?? {}) : whole;
  const rows = isList ? ((answer as Row).items as Row[]) : [answer as Row];
  const lines = rows.map((row) => Object.entries(fields).map(([field, shape]) => cellOf(shape, row[field])));
  return writeCsv([Object.keys(fields), ...lines], forPrograms);
}

function cellOf(shape: Shape, value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === "number" && isFigure(shape)) return value;
  if (shape.kind === "records" || shape.kind === "record") return JSON.stringify(value);
  return Array.isArray(value) ? value.join(",") : String(value);
}
