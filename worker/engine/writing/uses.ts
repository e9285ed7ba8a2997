import { is, type SQL, sql } from "drizzle-orm";
import { type ForeignKey, getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import * as business from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import type { CommandContext } from "../handler";

/**
 * Makes sure that no record of the business names one that is to be removed, whatever its module: what tables declare by
 * `references` is counted.
 * @throws Refusal `still_used` with how many do
 */
export async function requireUnused({ db, assumes }: CommandContext, table: SQLiteTable, id: string): Promise<void> {
  const uses = usesOf(table, id);
  const [row] = await db.all<{ uses: number }>(sql`select ${uses} as uses`);
  if (row?.uses) throw new Refusal("still_used", { params: { uses: row.uses } });
  assumes(sql`${uses} = 0`);
}

/** How many records name one by a foreign key: a part of a query. */
function usesOf(table: SQLiteTable, id: string): SQL {
  const keys = Object.values(business).flatMap((other) => (is(other, SQLiteTable) ? getTableConfig(other).foreignKeys : []));
  return sql`(${sql.join([sql`0`, ...keys.flatMap((key) => countBy(key, table, id))], sql` + `)})`;
}

function countBy(key: ForeignKey, table: SQLiteTable, id: string): SQL[] {
  const { columns, foreignTable } = key.reference();
  return foreignTable === table ? columns.map((column) => sql`(select count(*) from ${column.table} where ${column} = ${id})`) : [];
}
