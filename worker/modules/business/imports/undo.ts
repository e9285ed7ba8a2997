import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import { importLines, imports as table } from "@/db/business";
import { audit } from "@/db/kernel";
import { Refusal } from "@/worker/core/errors";
import { nameOfActor } from "@/worker/engine/actor";
import { handle } from "@/worker/engine/handler";
import type { ImportTable } from "@/worker/engine/lists/importing";
import { imports } from "./contract";
import { fetchChanged, fetchCreated, fetchFor, toFile } from "./records";
import { type Target, targetOf } from "./targets";

/**
 * Takes a written file back: what it made is removed, what it changed is as before, in one write and inside the database,
 * however many lines there are.
 * @throws Refusal `changed_since` with the number of records that were changed or put to use since; then nothing is undone
 */
export const undo = handle(imports.undo, async (context, { id, version }) => {
  const { db, now, caller } = context;
  const before = await fetchFor("undo", db, id);
  const target = targetOf(before.target);
  const changedSince = movedSince(target, id);
  const { count } = await db.get<{ count: number }>(sql`select count(*) as count ${changedSince}`);
  if (count > 0) throw new Refusal("changed_since", { params: { count } });

  const { table: records, along } = target;
  const who = { at: now, actor: nameOfActor(caller.actor), door: caller.door, operation: imports.undo.id };
  const line = sql`${importLines} as line where line.import_id = ${id}`;
  const entry = sql`'undo-' || line.import_id || '-' || line.place, ${who.at}, ${who.actor}, ${who.door}, ${who.operation}, ${getTableName(records)}, line.record_id`;
  const entries = (after: SQL, state: string) => sql`insert into ${audit} (id, at, actor, door, operation, record, record_id, before, after)
    select ${entry}, ${wholeRow(records)}, ${after} from ${importLines} as line join ${records} as record on record.id = line.record_id
    where line.import_id = ${id} and line.state = ${state}`;

  context.assumes(sql`not exists (select 1 ${changedSince})`);
  context.write(db.run(entries(sql`null`, "created")));
  context.write(db.run(entries(sql`line.before`, "updated")));
  if (along) {
    const brought = sql`${sql.identifier(along.by.name)} = ${id}`;
    const gone = sql`'undo-' || ${id} || '-' || record.id, ${who.at}, ${who.actor}, ${who.door}, ${who.operation}, ${getTableName(along.table)}, record.id`;
    context.write(
      db.run(sql`insert into ${audit} (id, at, actor, door, operation, record, record_id, before, after)
        select ${gone}, ${wholeRow(along.table)}, null from ${along.table} as record where record.${brought}`),
    );
    context.write(db.run(sql`delete from ${along.table} where ${brought}`));
  }
  context.write(db.run(sql`delete from ${records} where id in (select line.record_id from ${line} and line.state = 'created')`));
  context.write(
    db.run(sql`update ${records} set ${asBefore(target)}, version = ${records}.version + 1, updated_at = ${now}
      from ${line} and line.state = 'updated' and ${records}.id = line.record_id`),
  );
  // What is as it was before may still be taken back by the file that made it so.
  context.write(
    db.run(sql`update ${importLines} as other set record_version = line.record_version + 1 from ${line} and line.state = 'updated'
      and other.record_id = line.record_id and other.import_id <> line.import_id and other.record_version = line.record_version - 1`),
  );
  const changed = await fetchChanged(db, id);
  await target.follow?.(context, { changed, created: [], removed: await fetchCreated(db, id) });
  await target.reach?.(context, [...changed.keys()]);
  return toFile(context.update(table, before, { state: "undone" }, version));
});

/** The lines whose records are no longer as the import left them, or that something else now needs. */
function movedSince({ table: records, usedBy, along }: Target, id: string): SQL {
  const asMade = along && sql`other.${sql.identifier(along.by.name)} = ${id} and other.version = 1`;
  const uses = usedBy.map(
    (column) => sql`exists (select 1 from ${column.table} as other where other.${sql.identifier(column.name)} = record.id
      and ${column === along?.of ? sql`(${asMade}) is not true` : sql`true`})`,
  );
  const isUsed = uses.length ? sql`line.state = 'created' and (${sql.join(uses, sql` or `)})` : sql`false`;
  // What came with a changed record stands with nothing that came after it.
  const named = along && sql`${along.table} as other where other.${sql.identifier(along.of.name)} = record.id`;
  const hasMore = named
    ? sql`line.state = 'updated' and exists (select 1 from ${named} and other.${sql.identifier(along.by.name)} = ${id})
      and exists (select 1 from ${named} and (${asMade}) is not true)`
    : sql`false`;
  return sql`from ${importLines} as line left join ${records} as record on record.id = line.record_id
    where line.import_id = ${id} and line.state in ('created', 'updated')
    and (record.id is null or record.version <> line.record_version or (${isUsed}) or (${hasMore}))`;
}

/** Every field that an import may have changed: what the line keeps of it, where it keeps anything. */
function asBefore({ table: records }: Target): SQL {
  const fields = Object.entries(getTableColumns(records)).filter(([field, { generated }]) => !generated && !own.includes(field));
  const set = fields.map(([field, { name }]) => {
    const path = sql.raw(`'$.${field}'`);
    const column = sql.identifier(name);
    return sql`${column} = case when json_type(line.before, ${path}) is null then ${records}.${column} else line.before ->> ${path} end`;
  });
  return sql.join(set, sql`, `);
}

/** What no import ever changes. */
const own = ["seq", "id", "version", "createdAt", "updatedAt"];

/** A record as the audit keeps it. */
function wholeRow(records: ImportTable): SQL {
  const fields = Object.entries(getTableColumns(records)).filter(([, { generated }]) => !generated);
  const pairs = fields.map(([field, { name, dataType }]) => {
    const column = sql`record.${sql.identifier(name)}`;
    return sql`${sql.raw(`'${field}'`)}, ${dataType === "json" ? sql`json(${column})` : column}`;
  });
  return sql`json_object(${sql.join(pairs, sql`, `)})`;
}
