import { and, eq, getTableName, type InferInsertModel, type InferSelectModel, is, SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { audit, guard } from "@/db/kernel";
import { Refusal } from "@/worker/core/errors";
import { insertRows, partsOf, updateRows } from "./bulk";
import { SequenceNumbers } from "./sequences";
import { newId } from "../identifier";
import type { BusinessDatabase, PlatformDatabase, Statement } from "../ports";

/** A table of records that people change: every one has an identifier, a version and the time of its last change. */
type RecordTable = SQLiteTable & { id: SQLiteColumn; version: SQLiteColumn; updatedAt: SQLiteColumn };
type Row = { id: string; version: number };

/** What a command will write; the engine turns it into one atomic batch with its audit rows. */
export interface Writes {
  insert<T extends RecordTable>(table: T, row: InferInsertModel<T>): void;
  /**
   * Changes a record as it was read. The batch fails if someone changed it since.
   * @param seenVersion the version the caller looked at; undefined when the caller did not look
   * @throws Refusal `stale` when the record is already newer than what the caller saw
   */
  update<T extends RecordTable>(
    table: T,
    before: InferSelectModel<T>,
    changes: Partial<InferInsertModel<T>>,
    seenVersion?: number,
  ): InferSelectModel<T>;
  remove<T extends RecordTable>(table: T, before: InferSelectModel<T>, seenVersion?: number): void;
  /** Inserts many records of the same fields in few statements, each with its audit. */
  insertMany<T extends RecordTable>(table: T, rows: InferInsertModel<T>[]): void;
  /** Changes many records as they were read, all in the same fields; fails as `update` does. */
  updateMany<T extends RecordTable>(table: T, entries: { before: InferSelectModel<T>; changes: Partial<InferInsertModel<T>> }[]): void;
  /** The batch fails if someone changed any of these records since they were read: what is written follows from them. */
  unchanged<T extends RecordTable>(table: T, rows: InferSelectModel<T>[]): void;
  /** The command is done again unless this is still true when it writes. */
  assumes(condition: SQL): void;
  /** The command is done again unless this is true once everything is written. */
  ensures(condition: SQL): void;
  /**
   * The next number of a series, given by the write itself: what is inserted, updated, sent and answered one by one may hold
   * it, as a placeholder. @returns e.g. `FA-2026-` and the placeholder
   */
  numbered(series: string): string;
  /** Keeps a series ahead of a number that a person chose (`numberIn`), so that it is never given a second time; 0 changes nothing. */
  keepAhead(series: string, number: number): void;
  /** Any other statement of the same batch, for rows that are not records of their own. */
  write(statement: Statement): void;
  /** Audits what `write` adds, for rows that are not records of their own. */
  audit(table: SQLiteTable, id: string, added: Record<string, unknown>): void;
}

export interface Collected extends Writes {
  statements: Statement[];
  /** How many rows come, go or become otherwise, any other statement being one; a change to what is so already is none. */
  tally: { changes: number };
  numbers: SequenceNumbers;
}

interface Signature {
  actor: string;
  door: string;
  operation: string;
  now: number;
}

/** Collects the writes of one command. */
export function collectWrites(db: PlatformDatabase | BusinessDatabase, signature: Signature): Collected {
  const statements: Statement[] = [];
  const numbers = new SequenceNumbers();
  const tally = { changes: 0 };
  const { now, ...who } = signature;

  const entryOf = (table: SQLiteTable, id: string, before: unknown, after: unknown) => {
    const change = { before: withoutSecrets(before), after: withoutSecrets(after) };
    return { id: newId(), at: now, ...who, record: getTableName(table), recordId: id, ...change };
  };
  const record = (...change: Parameters<typeof entryOf>) =>
    void statements.push(db.insert(audit).values(numbers.withPlaceholders(audit, entryOf(...change))));
  const alters = (count = 1) => {
    tally.changes += count;
  };
  const stillAsRead = (table: RecordTable, row: Row) => and(eq(table.id, row.id), eq(table.version, row.version));
  const must = (condition: SQL) => db.run(sql`insert into ${guard} (changed) select ${condition}`);
  const mustHaveChanged = () => statements.push(must(sql`changes()`));
  const mustAllHaveChanged = (count: number) => statements.push(must(sql`changes() = ${count}`));

  return {
    statements,
    tally,
    numbers,
    numbered: (series) => numbers.next(series),
    keepAhead: (series, number) => numbers.keepAhead(series, number),
    insert(table, row) {
      alters();
      statements.push(db.insert(table).values(numbers.withPlaceholders(table, row)));
      record(table, (row as unknown as Row).id, null, row);
    },
    update(table, before, changes, seenVersion) {
      const row = before as Row;
      refuseIfStale(table, row, seenVersion);
      const set = { ...changes, version: row.version + 1, updatedAt: now };
      // Drizzle cannot see through a generic table that these are its columns; RecordTable says they are.
      statements.push(
        db
          .update(table)
          .set(numbers.withPlaceholders(table, set) as never)
          .where(stillAsRead(table, row)),
      );
      mustHaveChanged();
      if (isOtherwise(before, changes)) alters();
      record(table, row.id, pick(before, changes), changes);
      return { ...before, ...set };
    },
    remove(table, before, seenVersion) {
      const row = before as Row;
      refuseIfStale(table, row, seenVersion);
      statements.push(db.delete(table).where(stillAsRead(table, row)));
      alters();
      mustHaveChanged();
      record(table, row.id, before, null);
    },
    insertMany(table, rows) {
      alters(rows.length);
      for (const part of partsOf(rows as (Row & Record<string, unknown>)[])) {
        const entries = part.map((row) => entryOf(table, row.id, null, row));
        statements.push(insertRows(db, table, part), insertRows(db, audit, entries));
      }
    },
    updateMany(table, entries) {
      alters(entries.filter(({ before, changes }) => isOtherwise(before, changes)).length);
      for (const part of partsOf(entries)) {
        const rows = part.map(({ before }) => before as Row);
        const keys = rows.map(({ id, version }) => ({ id, version }));
        const set = part.map(({ changes }, place) => ({ ...changes, version: (rows[place]?.version ?? 0) + 1, updatedAt: now }));
        statements.push(updateRows(db, table, keys, set));
        mustAllHaveChanged(part.length);
        const audits = part.map(({ before, changes }) => entryOf(table, (before as Row).id, pick(before, changes), changes));
        statements.push(insertRows(db, audit, audits));
      }
    },
    unchanged(table, rows) {
      const versions = JSON.stringify((rows as Row[]).map(({ id, version }) => [id, version]));
      const same = sql`select count(*) from json_each(${versions}) as seen join ${table} on ${table.id} = seen.value ->> 0 and ${table.version} = seen.value ->> 1`;
      statements.unshift(must(sql`(${same}) = ${rows.length}`));
    },
    assumes: (condition) => void statements.unshift(must(condition)),
    ensures: (condition) => void statements.push(must(condition)),
    write(statement) {
      statements.push(statement);
      alters();
    },
    audit: (table, id, added) => record(table, id, null, added),
  };
}

function refuseIfStale(table: SQLiteTable, { id, version }: Row, seenVersion: number | undefined): void {
  if (seenVersion === undefined || seenVersion === version) return;
  throw new Refusal("stale", { params: { version, record: getTableName(table), recordId: id } });
}

/** What the audit never shows, even to those who may read it. */
const secrets = ["passwordHash", "codeHash", "linkKey", "proofHash"];

function withoutSecrets(row: unknown): unknown {
  if (typeof row !== "object" || row === null) return row;
  return Object.fromEntries(Object.entries(row).map(([field, value]) => [field, secrets.includes(field) ? "…" : value]));
}

/** Is any field of a row not yet what it is changed to? What the database itself computes may be. */
function isOtherwise(before: object, changes: object): boolean {
  return Object.entries(changes).some(([field, value]) => {
    const old: unknown = (before as Record<string, unknown>)[field];
    return value !== undefined && value !== old && (is(value, SQL) || JSON.stringify(value) !== JSON.stringify(old));
  });
}

/** Only the fields that change, as they were. */
function pick(before: object, changes: object): Record<string, unknown> {
  return Object.fromEntries(Object.keys(changes).map((field) => [field, (before as Record<string, unknown>)[field]]));
}
