import { type Client, createClient, type InStatement } from "@libsql/client";
import { drizzle } from "drizzle-orm/libsql";
import type { Databases } from "@/worker/engine/ports";

/** Called before and after each question and each batch, with the batches written so far; what it throws reaches who asked. */
type OnAsked = (when: "before" | "after", written: number) => void;

/** Databases in memory, for code that needs no server, whose writes a test can count and spoil. */
export interface FaultyDatabases extends Databases {
  /** Every batch that was written, in its order: the database's name, and each statement. */
  written: { database: string; statements: { sql: string; args: unknown }[] }[];
  /** What throws afterwards loses the answer only: what was asked is done. */
  onAsked: OnAsked;
  /** All rows of all tables of a database, by table. */
  rowsOf(database: string): Promise<Record<string, unknown[]>>;
  /** The same data for who comes after: nothing that the former still does reaches it. */
  restarted(): FaultyDatabases;
}

/** Opens databases in memory, none of which exists until it is created. */
export function faultyDatabases(clients = new Map<string, Client>()): FaultyDatabases {
  const opened = new Map<string, ReturnType<typeof drizzle>>();
  let isOver = false;
  const faulty: FaultyDatabases = {
    written: [],
    onAsked: () => {},
    get platform() {
      return open("platform");
    },
    business: (name) => open(name),
    create: async (name) => {
      if (!clients.has(name)) clients.set(name, createClient({ url: ":memory:" }));
    },
    drop: async (name) => {
      clients.delete(name);
      opened.delete(name);
    },
    rowsOf: async (name) => {
      const client = clientOf(name);
      const { rows } = await client.execute(
        "select name from sqlite_schema where type = 'table' and name not like 'sqlite%' order by name",
      );
      const names = rows.map((row) => String(row.name)).filter((table) => !table.includes("_search_") && table !== "migrations");
      const contents = await Promise.all(names.map(async (table) => (await client.execute(`select * from "${table}"`)).rows));
      return Object.fromEntries(names.map((table, place) => [table, (contents[place] ?? []).map((row) => ({ ...row }))]));
    },
    restarted: () => {
      isOver = true;
      return faultyDatabases(clients);
    },
  };
  return faulty;

  function clientOf(name: string): Client {
    const client = clients.get(name);
    if (!client || isOver) throw new Error(`There is no database ${name}`);
    return client;
  }

  function open(name: string) {
    const db = opened.get(name) ?? drizzle(spoiled(name));
    opened.set(name, db);
    return db as unknown as ReturnType<Databases["business"]> & Databases["platform"];
  }

  function spoiled(database: string): Client {
    const around = async <T>(work: () => Promise<T>): Promise<T> => {
      faulty.onAsked("before", faulty.written.length);
      const answer = await work();
      faulty.onAsked("after", faulty.written.length);
      return answer;
    };
    const execute = (statement: InStatement) => around(() => clientOf(database).execute(statement));
    const batch = (statements: InStatement[]) =>
      around(async () => {
        const results = await clientOf(database).batch(statements, "write");
        faulty.written.push({ database, statements: statements as { sql: string; args: unknown }[] });
        return results;
      });
    return { execute, batch } as Client;
  }
}
