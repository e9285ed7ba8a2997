import type { Cell } from "@/worker/core/files/csv";
import type { OperationOutline } from "../catalogue/outline";
import { isFigure, type Shape, type Shapes } from "@/worker/core/contract/shape";
import { isIdentifier } from "./show";

type Row = Record<string, unknown>;

/**
 * Rows as CSV (RFC 4180), for programs and spreadsheets: every field under its name in the contract, values in the
 * exchange form, the same in both languages. A quantity has two columns, its figure and its unit, so that figures add up.
 * @param answer what the service answered, in the exchange form: a page of a list, or one record
 * @param chosen the fields to give, in this order; all of them otherwise. One field of a record that holds rows gives those
 * @param isFirst does it begin with the names of its columns?
 */
export async function csvText(operation: OperationOutline, answer: unknown, chosen?: string[], isFirst = true): Promise<string> {
  const { forPrograms, writeCsv } = await import("@/worker/core/files/csv");
  return writeCsv(linesOf(operation, answer, chosen).slice(isFirst ? 0 : 1), forPrograms);
}

/** The same lines with tabs between their cells, for `cut`, `awk` and `sort`: nothing is quoted, a cell is one line. */
export function tsvText(operation: OperationOutline, answer: unknown, chosen?: string[], isFirst = true): string {
  return tabbed(linesOf(operation, answer, chosen).slice(isFirst ? 0 : 1));
}

/** Lines of cells with tabs between them. */
export const tabbed = (lines: readonly (readonly Cell[])[]): string =>
  lines.map((cells) => cells.map((cell) => String(cell ?? "").replace(/[\t\r\n]+/g, " ")).join("\t")).join("\n");

/**
 * One record for programs: a line for each of its fields, its name and its value in the exchange form; rows inside it are JSON. Of
 * one field that holds rows, those, as a list. Identifiers are given where they are chosen, as in a list.
 */
export function recordTsv(operation: OperationOutline, answer: unknown, chosen?: string[]): string {
  const [names = [], ...rows] = withoutIdentifiers(linesOf(operation, chosen ? answer : bare(answer), chosen), Boolean(chosen));
  const isRows = isTabular(operation) || (chosen?.length === 1 && Array.isArray((answer as Row)[chosen[0] ?? ""]));
  return isRows ? tabbed([names, ...rows]) : tabbed(names.map((name, place) => [name, rows[0]?.[place] ?? null]));
}

function withoutIdentifiers(lines: Cell[][], isChosen: boolean): Cell[][] {
  const places = (lines[0] ?? []).flatMap((name, place) => (!isChosen && isIdentifier(String(name)) ? [] : [place]));
  return lines.map((cells) => places.map((place) => cells[place] ?? null));
}

/** The same without the identifiers inside it. */
const bare = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer, (field, value: unknown) => (isIdentifier(field) ? undefined : value)));

function linesOf(operation: OperationOutline, answer: unknown, chosen?: string[]): Cell[][] {
  const whole = operation.output.fields;
  const isList = Array.isArray((answer as Row).items);
  const [only] = chosen?.length === 1 ? chosen : [];
  const table = isList ? "items" : only && whole[only]?.kind === "records" ? only : undefined;
  const shapes = table ? (whole[table]?.fields ?? {}) : whole;
  if (!chosen && isTabular(operation)) return rowsWithin(whole, answer as Row, tablesIn(operation));
  const names = (table && table === only ? undefined : chosen) ?? Object.keys(shapes);
  const columns = names.flatMap((name) => (shapes[name] ? columnsOf([name, shapes[name]]) : []));
  const rows = table ? ((answer as Row)[table] as Row[]) : [answer as Row];
  return [columns.map(({ name }) => name), ...rows.map((row) => columns.map(({ cell }) => cell(row)))];
}

/** Is it figures in several tables, of no one record, as the VAT of a month is? Then it has a line for each of their rows. */
export function isTabular(operation: OperationOutline): boolean {
  const { input, output, kind } = operation;
  const isFigured = (table: string) => Object.values(output.fields[table]?.fields ?? {}).some((shape) => shape.kind === "money");
  return kind === "query" && !("id" in input.shape) && !output.fields.items && tablesIn(operation).filter(isFigured).length > 1;
}

/** The fields of a record that hold rows. */
const tablesIn = ({ output: { fields } }: OperationOutline): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.kind === "records");

/** A record that holds rows, a line a row: what the record says stands before each, and the field that the row is of. */
function rowsWithin(whole: Shapes, record: Row, tables: string[]): Cell[][] {
  const own = Object.entries(whole).filter(([name]) => !tables.includes(name));
  const facts = own.flatMap(columnsOf);
  const inner = tables.map((table) => ({ table, columns: Object.entries(whole[table]?.fields ?? {}).flatMap(columnsOf) }));
  const names = [...new Set(inner.flatMap(({ columns }) => columns.map(({ name }) => name)))];
  const before = facts.map(({ cell }) => cell(record));
  const lines = inner.flatMap(({ table, columns }) =>
    ((record[table] as Row[] | null) ?? []).map((row) => [
      ...before,
      table,
      ...names.map((name) => columns.find((column) => column.name === name)?.cell(row) ?? null),
    ]),
  );
  // Two columns of one name would be taken for each other.
  const isTwice = (name: string) => facts.some((fact) => fact.name === name);
  const heads = [...facts.map(({ name }) => name), "rows", ...names.map((name) => (isTwice(name) ? `rows_${name}` : name))];
  return [heads, ...(lines.length ? lines : [heads.map((_, place) => before[place] ?? null)])];
}

interface Column {
  name: string;
  cell(row: Row): Cell;
}

/** A record of plain values has a column for each of them: `billingAddress_city`. */
function columnsOf([name, shape]: [string, Shape]): Column[] {
  if (shape.kind === "quantity") {
    const part = (row: Row, key: "value" | "unit") => ((row[name] as Row | null)?.[key] ?? null) as Cell;
    return [
      { name, cell: (row) => part(row, "value") },
      { name: `${name}_unit`, cell: (row) => part(row, "unit") },
    ];
  }
  const inner = Object.entries(shape.fields);
  if (shape.kind !== "record" || !inner.length) return [{ name, cell: (row) => cellOf(shape, row[name]) }];
  return inner.flatMap((field) =>
    columnsOf(field).map((column) => ({
      name: `${name}_${column.name}`,
      cell: (row: Row) => (row[name] ? column.cell(row[name] as Row) : null),
    })),
  );
}

function cellOf(shape: Shape, value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === "number" && isFigure(shape)) return value;
  if (shape.kind === "texts" || shape.kind === "choices") return (value as string[]).join(",");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
