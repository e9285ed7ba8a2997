import { createHash } from "node:crypto";
import { getTableColumns, getTableName, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Migration } from "@/db/migration";
import { insertRows, updateRows } from "@/worker/engine/writing/bulk";
import { migrate } from "@/worker/engine/upkeep/migrate";
import type { BusinessDatabase, Databases } from "@/worker/engine/ports";
import { patiently } from "./retry";

/** Rows of one piece: a tenth of a second of work, one where the machine is very busy; the server gives a transaction five. */
const ROWS = 500;

type Row = Record<string, unknown>;

/** A part of a seed that is written at once. */
export interface Piece {
  table: SQLiteTable;
  rows: Row[];
  /** For changes of rows that an earlier piece has inserted: their identifiers, in the order of the rows. */
  ids?: string[];
}

/** New rows of a table, in pieces; a field that a row leaves out has the table's default. */
export function insertPieces(table: SQLiteTable, rows: readonly object[]): Piece[] {
  const columns = getTableColumns(table);
  const fields = Object.keys(Object.assign({}, ...rows));
  const whole = (row: Row) =>
    Object.fromEntries(fields.map((field) => [field, row[field] === undefined ? columns[field]?.default : row[field]]));
  return parted(rows).map((part) => ({ table, rows: part.map((row) => whole(row as Row)) }));
}

/** Changes of rows, in pieces. @param fieldsOf what becomes of a row */
export function updatePieces<T extends { id: string }>(table: SQLiteTable, rows: readonly T[], fieldsOf: (row: T) => Row): Piece[] {
  return parted(rows).map((part) => ({ table, rows: part.map(fieldsOf), ids: part.map(({ id }) => id) }));
}

function parted<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, part) => rows.slice(part * ROWS, (part + 1) * ROWS));
}

/**
 * Makes a business's database and fills it, piece by piece. Each is written together with its number in the table `seeding`,
 * so that a seed that was stopped goes on behind its last piece; the table goes when all is written. Whatever else the
 * database holds is removed first: the caller makes sure that it is nobody's.
 * @throws the database's error when it refuses a piece, or does not answer for half a minute
 */
export async function fillInPieces(databases: Databases, name: string, migrations: Migration[], pieces: Piece[]): Promise<void> {
  const fingerprint = fingerprintOf(pieces);
  await patiently(() => databases.create(name));
  if ((await patiently(() => writtenOf(databases.business(name), fingerprint))) === null) {
    await patiently(() => databases.drop(name));
    await patiently(() => databases.create(name));
  }
  const db = databases.business(name);
  await patiently(() => db.run(sql`create table if not exists seeding (piece integer primary key, fingerprint text not null)`));
  await patiently(() => migrate(db, migrations));
  const written = await patiently(() => writtenOf(db, fingerprint));
  for (const [place, piece] of pieces.entries()) {
    if (place < (written ?? 0)) continue;
    await patiently(async (attempt) => {
      const isThere = attempt > 1 && ((await writtenOf(db, fingerprint)) ?? 0) > place;
      if (!isThere)
        await db.batch([db.run(sql`insert into seeding (piece, fingerprint) values (${place}, ${fingerprint})`), write(db, piece)]);
    });
  }
  await patiently(() => db.run(sql`drop table if exists seeding`));
}

function write(db: BusinessDatabase, { table, rows, ids }: Piece) {
  if (!ids) return insertRows(db, table, rows);
  return updateRows(
    db,
    table,
    ids.map((id) => ({ id })),
    rows,
  );
}

/** How many pieces of this very seed a database has; null when it holds anything else. */
async function writtenOf(db: BusinessDatabase, fingerprint: string): Promise<number | null> {
  const tables = await db.all<{ name: string }>(sql`select name from sqlite_schema where type = 'table'`);
  if (!tables.length) return 0;
  if (!tables.some(({ name }) => name === "seeding")) return null;
  const written = await db.all<{ fingerprint: string }>(sql`select fingerprint from seeding`);
  return written.every((piece) => piece.fingerprint === fingerprint) ? written.length : null;
}

/** The same for the same rows in the same order: those of another day, or of a seed that was changed meanwhile, have another. */
function fingerprintOf(pieces: Piece[]): string {
  const hash = createHash("sha256");
  for (const { table, rows, ids } of pieces) hash.update(JSON.stringify([getTableName(table), ids, rows]));
  return hash.digest("hex");
}
