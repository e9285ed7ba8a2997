import { type Client, type Config, createClient, type InStatement } from "@libsql/client/web";

/**
 * A client whose batches name their kind. A batch that writes takes the write lock first and waits its turn for it:
 * one that reads and then writes would be refused (SQLITE_BUSY) whenever another writer came in between.
 */
export function connect(config: Config): Client {
  const client = createClient(config);
  const batch = client.batch.bind(client);
  client.batch = (statements) => batch(statements as InStatement[], statements.every(isRead) ? "read" : "write");
  return client;
}

function isRead(statement: InStatement | [string, unknown?]): boolean {
  const text = typeof statement === "string" ? statement : Array.isArray(statement) ? statement[0] : statement.sql;
  return /^\s*select\b/i.test(text);
}
