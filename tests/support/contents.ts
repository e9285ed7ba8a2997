import { getTableColumns, getTableName, inArray, is, or, type SQL, sql } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import * as business from "@/db/business";
import * as platform from "@/db/platform";
import type { BusinessDatabase, PlatformDatabase } from "@/worker/engine/ports";

type Row = Record<string, unknown>;
/** The rows of each table, by its name. */
export type Contents = Record<string, Row[]>;

const tablesIn = (schema: object) => Object.values(schema).filter((one) => is(one, SQLiteTable)) as SQLiteTable[];

/** Every row of a business's database. */
export function contentsOf(db: BusinessDatabase): Promise<Contents> {
  return read(db, tablesIn(business));
}

/** Every row of the platform's that is somebody's: that has one of these identifiers in a column. */
export function platformRowsOf(db: PlatformDatabase, ids: string[]): Promise<Contents> {
  return read(db, tablesIn(platform), (table) => {
    const texts = Object.values(getTableColumns(table)).filter(({ columnType }) => columnType === "SQLiteText");
    return or(...texts.map((column) => inArray(column, ids)));
  });
}

/** The version of the record of this name, whatever its table; undefined when there is none. */
export async function versionOf(
  db: BusinessDatabase | PlatformDatabase,
  schema: "business" | "platform",
  id: string,
): Promise<number | undefined> {
  const tables = tablesIn(schema === "business" ? business : platform).filter((table) => "version" in getTableColumns(table));
  const queries = tables.map((table) => sql`select version from ${table} where id = ${id}`);
  const [row] = await db.all<{ version: number }>(sql.join(queries, sql` union all `));
  return row?.version;
}

/** The tables whose rows are no longer the same. Of the outbox only what came counts: what waits there is sent meanwhile, by the clock. */
export function changedTables(before: Contents, after: Contents): string[] {
  const known = new Set((before.outbox ?? []).map(({ id }) => id));
  const hasMail = (after.outbox ?? []).some(({ id }) => !known.has(id));
  return Object.keys(after).filter((table) =>
    table === "outbox" ? hasMail : JSON.stringify(before[table]) !== JSON.stringify(after[table]),
  );
}

async function read(db: BusinessDatabase | PlatformDatabase, tables: SQLiteTable[], which?: (table: SQLiteTable) => SQL | undefined) {
  const queries = tables.map((table) => db.select().from(table).where(which?.(table)));
  const answers = await db.batch(queries as unknown as Parameters<typeof db.batch>[0]);
  return Object.fromEntries(tables.map((table, place) => [getTableName(table), answers[place] as unknown as Row[]]));
}
