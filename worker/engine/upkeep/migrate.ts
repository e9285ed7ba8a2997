import { sql } from "drizzle-orm";
import type { Migration } from "@/db/migration";
import type { BusinessDatabase, PlatformDatabase, Statement } from "../ports";

/**
 * Brings a database up to date. What is missing is one atomic batch in which each migration writes its own name: whoever
 * comes second waits for the write lock, finds a name taken, writes nothing, and looks again at what is still missing.
 */
export async function migrate(db: PlatformDatabase | BusinessDatabase, migrations: Migration[]): Promise<void> {
  await db.run(sql`create table if not exists migrations (id text primary key not null, at integer not null)`);
  let missing = await missingOf(db, migrations);
  while (missing.length) {
    const failure = await apply(db, missing);
    const remaining = await missingOf(db, migrations);
    if (failure && remaining.length === missing.length) throw failure;
    missing = remaining;
  }
}

async function missingOf(db: PlatformDatabase | BusinessDatabase, migrations: Migration[]): Promise<Migration[]> {
  const applied = await db.all<{ id: string }>(sql`select id from migrations`);
  const appliedIds = new Set(applied.map(({ id }) => id));
  return migrations.filter(({ id }) => !appliedIds.has(id));
}

/** @returns why nothing was written; another may have been faster */
async function apply(db: PlatformDatabase | BusinessDatabase, migrations: Migration[]): Promise<unknown> {
  const batch = migrations.flatMap(({ id, statements }): Statement[] => [
    db.run(sql`insert into migrations (id, at) values (${id}, ${Date.now()})`),
    ...statements.map((statement) => db.run(sql.raw(statement))),
  ]);
  try {
    await db.batch(batch as [Statement, ...Statement[]]);
    return null;
  } catch (error) {
    return error;
  }
}
