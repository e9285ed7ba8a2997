import { type Client, type Config, createClient, type InArgs, type InStatement, type ResultSet } from "@libsql/client/web";
import type { LibSQLDatabase } from "drizzle-orm/libsql";
import { drizzle } from "drizzle-orm/libsql/web";

type Query = InStatement | [sql: string, args?: InArgs];

/**
 * A client whose writes wait their turn, and whose questions travel together: those asked at the same moment, by
 * handlers that know nothing of each other, make one round trip.
 */
export function connect(config: Config): Client {
  const client = createClient(config);
  const [execute, batch] = [client.execute.bind(client), client.batch.bind(client)];
  const ask = gather((statements) =>
    statements[1] ? batch(statements, "read") : execute(statements[0] as InStatement).then((only) => [only]),
  );

  // A batch that reads and then writes would be refused (SQLITE_BUSY) whenever another writer came in between.
  client.batch = (statements) => (statements.every(isRead) ? ask(statements) : batch(statements, "write"));
  client.execute = async (statement: InStatement | string, args?: InArgs) => {
    const query = typeof statement === "string" ? { sql: statement, args } : statement;
    return isRead(query) ? ((await ask([query]))[0] as ResultSet) : execute(query);
  };
  return client;
}

function isRead(statement: Query): boolean {
  const text = typeof statement === "string" ? statement : Array.isArray(statement) ? statement[0] : statement.sql;
  return /^\s*select\b/i.test(text);
}

interface Waiting {
  statements: Query[];
  resolve(results: ResultSet[]): void;
  reject(error: unknown): void;
}

type Ask = (statements: Query[]) => Promise<ResultSet[]>;

/** Gathers the questions that are asked before anyone waits for the network, and sends them as one; what several ask alike is asked once. */
function gather(send: Ask): Ask {
  let waiting: Waiting[] = [];
  const flush = async () => {
    await untilHandlersHaveAsked();
    const sent = waiting;
    waiting = [];
    try {
      const all = sent.flatMap(({ statements }) => statements);
      const texts = all.map((statement) => JSON.stringify(statement, asText));
      const once = [...new Set(texts)];
      const results = await send(once.map((text) => all[texts.indexOf(text)] as Query));
      const answers = texts.map((text) => results[once.indexOf(text)] as ResultSet);
      for (const { statements, resolve } of sent) resolve(answers.splice(0, statements.length));
    } catch (error) {
      // One wrong question does not spoil the others' answers.
      if (sent.length === 1) sent[0]?.reject(error);
      else for (const { statements, resolve, reject } of sent) send(statements).then(resolve, reject);
    }
  };
  return (statements) =>
    new Promise((resolve, reject) => {
      waiting.push({ statements, resolve, reject });
      if (waiting.length === 1) void flush();
    });
}

/** Numbers that JSON has no way to write. */
const asText = (_: string, value: unknown) => (typeof value === "bigint" ? `${value}n` : value);

/** Waits long enough for handlers that started together to reach their question. It only yields: no time passes. */
async function untilHandlersHaveAsked(): Promise<void> {
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
