import { type Cell, forPrograms, writeCsv } from "@/worker/core/files/csv";
import type { Operation } from "@/worker/core/contract/operation";
import { fieldsOf, isFigure, type Shape } from "@/worker/core/contract/shape";

type Row = Record<string, unknown>;

/**
 * Rows as CSV (RFC 4180), for programs and spreadsheets: every field under its name in the contract, values in the
 * exchange form, the same in both languages. A quantity has two columns, its figure and its unit, so that figures add up.
 * @param answer what the service answered, in the exchange form: a page of a list, or one record
 */
export function csvText(operation: Operation, answer: unknown): string {
  const whole = fieldsOf(operation.output);
  const isList = Array.isArray((answer as Row).items);
  const columns = Object.entries(isList ? (whole.items?.fields ?? {}) : whole).flatMap(columnsOf);
  const rows = isList ? ((answer as Row).items as Row[]) : [answer as Row];
  const lines = rows.map((row) => columns.map(({ cell }) => cell(row)));
  return writeCsv([columns.map(({ name }) => name), ...lines], forPrograms);
}

interface Column {
  name: string;
  cell(row: Row): Cell;
}

function columnsOf([name, shape]: [string, Shape]): Column[] {
  if (shape.kind !== "quantity") return [{ name, cell: (row) => cellOf(shape, row[name]) }];
  const part = (row: Row, key: "value" | "unit") => ((row[name] as Row | null)?.[key] ?? null) as Cell;
  return [
    { name, cell: (row) => part(row, "value") },
    { name: `${name}_unit`, cell: (row) => part(row, "unit") },
  ];
}

function cellOf(shape: Shape, value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === "number" && isFigure(shape)) return value;
  if (shape.kind === "texts" || shape.kind === "choices") return (value as string[]).join(",");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
