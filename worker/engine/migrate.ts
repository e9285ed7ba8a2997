import { sql } from "drizzle-orm";
import type { Migration } from "@/db/migration";
import type { BusinessDatabase, PlatformDatabase } from "./ports";
import type { Statement } from "./writes";

/**
 * Brings a database up to date. Each step is one atomic batch that begins by writing its own name: whoever comes second
 * waits for the write lock, finds the name taken and goes on, so a step is applied once however many ask at once.
 */
export async function migrate(db: PlatformDatabase | BusinessDatabase, migrations: Migration[]): Promise<void> {
  await db.run(sql`create table if not exists migrations (id text primary key not null, at integer not null)`);
  const applied = await db.all<{ id: string }>(sql`select id from migrations`);
  const known = new Set(applied.map((row) => row.id));
  for (const migration of migrations) {
    if (!known.has(migration.id)) await apply(db, migration);
  }
}

async function apply(db: PlatformDatabase | BusinessDatabase, { id, statements }: Migration): Promise<void> {
  const batch: Statement[] = [
    db.run(sql`insert into migrations (id, at) values (${id}, ${Date.now()})`),
    ...statements.map((statement) => db.run(sql.raw(statement))),
  ];
  try {
    await db.batch(batch as [Statement, ...Statement[]]);
  } catch (error) {
    if (!(await isApplied(db, id))) throw error;
  }
}

async function isApplied(db: PlatformDatabase | BusinessDatabase, id: string): Promise<boolean> {
  const rows = await db.all<{ id: string }>(sql`select id from migrations where id = ${id}`);
  return rows.length > 0;
}
