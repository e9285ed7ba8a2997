import { type Client, type Config, createClient, type InArgs, type InStatement, type ResultSet } from "@libsql/client/web";
import type { LibSQLDatabase } from "drizzle-orm/libsql";
import { drizzle } from "drizzle-orm/libsql/web";

type Asked = InStatement | [sql: string, args?: InArgs];

/**
 * A client whose writes wait their turn, and whose questions travel together: those asked at the same moment, by
 * handlers that know nothing of each other, make one round trip.
 */
export function connect(config: Config): Client {
  const client = createClient(config);
  const [execute, batch] = [client.execute.bind(client), client.batch.bind(client)];
  const ask = together((statements) =>
    statements[1] ? batch(statements, "read") : execute(statements[0] as InStatement).then((only) => [only]),
  );

  // A batch that reads and then writes would be refused (SQLITE_BUSY) whenever another writer came in between.
  client.batch = (statements) => (statements.every(isRead) ? ask(statements) : batch(statements, "write"));
  client.execute = async (statement: InStatement | string, args?: InArgs) => {
    const asked = typeof statement === "string" ? { sql: statement, args } : statement;
    return isRead(asked) ? ((await ask([asked]))[0] as ResultSet) : execute(asked);
  };
  return client;
}

function isRead(statement: Asked): boolean {
  const text = typeof statement === "string" ? statement : Array.isArray(statement) ? statement[0] : statement.sql;
  return /^\s*select\b/i.test(text);
}

interface Waiting {
  statements: Asked[];
  resolve(results: ResultSet[]): void;
  reject(error: unknown): void;
}

type Ask = (statements: Asked[]) => Promise<ResultSet[]>;

/** Gathers what is asked before anyone waits for the network, and asks it at once. */
function together(send: Ask): Ask {
  let waiting: Waiting[] = [];
  const flush = async () => {
    await thoughts();
    const asked = waiting;
    waiting = [];
    try {
      const results = await send(asked.flatMap(({ statements }) => statements));
      for (const { statements, resolve } of asked) resolve(results.splice(0, statements.length));
    } catch (error) {
      // One wrong question does not spoil the others' answers.
      if (asked.length === 1) asked[0]?.reject(error);
      else for (const { statements, resolve, reject } of asked) send(statements).then(resolve, reject);
    }
  };
  return (statements) =>
    new Promise((resolve, reject) => {
      waiting.push({ statements, resolve, reject });
      if (waiting.length === 1) void flush();
    });
}

/** Long enough for handlers that started together to reach their question; none of it is time. */
async function thoughts(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await null;
}

/** Opens each database once: what is asked of it at the same moment can then travel together. */
export function opener(open: (name: string) => Client): (name: string) => LibSQLDatabase {
  const opened = new Map<string, LibSQLDatabase>();
  return (name) => {
    const db = opened.get(name) ?? drizzle(open(name));
    opened.set(name, db);
    return db;
  };
}
