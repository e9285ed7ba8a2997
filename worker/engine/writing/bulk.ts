import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { BusinessDatabase, PlatformDatabase, Statement } from "../ports";

type Database = PlatformDatabase | BusinessDatabase;
type Row = Record<string, unknown>;
type Columns = [field: string, column: SQLiteColumn][];

/** Many rows a statement, as one JSON text: a statement takes only so many values, and each is dear to send. */
const ROWS = 500;

/** Rows in parts that one statement carries. */
export function partsOf<T>(rows: T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, part) => rows.slice(part * ROWS, (part + 1) * ROWS));
}

/** Inserts many rows of the same fields. */
export function insertRows(db: Database, table: SQLiteTable, rows: Row[]): Statement {
  const columns = columnsOf(table, rows[0]);
  const names = columns.map(([, column]) => sql.identifier(column.name));
  const values = columns.map((_, place) => cell("value", place));
  return db.run(sql`insert into ${table} (${list(names)}) select ${list(values)} from json_each(${jsonOf(rows, columns)})`);
}

/**
 * Changes many rows. @param keys the values that find each row, e.g. its identifier and the version it was read in
 * @param rows what each becomes, all with the same fields
 */
export function updateRows(db: Database, table: SQLiteTable, keys: Row[], rows: Row[]): Statement {
  const keyColumns = columnsOf(table, keys[0]);
  const changedColumns = columnsOf(table, rows[0]);
  const own = sql.identifier(getTableName(table));
  const set = changedColumns.map(([, { name }], place) => sql`${sql.identifier(name)} = ${cell("line.value", keyColumns.length + place)}`);
  const same = keyColumns.map(([, { name }], place) => sql`${own}.${sql.identifier(name)} = ${cell("line.value", place)}`);
  const lines = JSON.stringify(rows.map((row, place) => [...stored(keys[place] ?? {}, keyColumns), ...stored(row, changedColumns)]));
  return db.run(sql`update ${table} set ${list(set)} from json_each(${lines}) as line where ${sql.join(same, sql` and `)}`);
}

/** A value as the database keeps it. */
export function storedValue(column: SQLiteColumn, value: unknown): unknown {
  return value === null || value === undefined ? null : column.mapToDriverValue(value);
}

/** The columns that a row fills; those the database computes are its own. */
function columnsOf(table: SQLiteTable, row: Row = {}): Columns {
  return Object.entries(getTableColumns(table)).filter(([field, column]) => field in row && !column.generated) as Columns;
}

const stored = (row: Row, columns: Columns) => columns.map(([field, column]) => storedValue(column, row[field]));
const jsonOf = (rows: Row[], columns: Columns) => JSON.stringify(rows.map((row) => stored(row, columns)));
const cell = (array: string, place: number) => sql.raw(`${array} ->> ${place}`);
const list = (parts: { getSQL(): SQL }[]) => sql.join(parts as SQL[], sql`, `);
