import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import type { Migration } from "@/db/migration";
import { migrationsIndex, migrationsOf } from "../local/migrations-index";
import { run } from "./tools";

/** Migrations that the tables ask for and nobody wrote, that a database would refuse, or that the index does not have. */
export async function migrations(): Promise<string[]> {
  const problems: string[] = [];
  for (const kind of ["platform", "business"])
    problems.push(...missing(kind), ...(await refused(migrationsOf(folderOf(kind)))), ...stale(kind));
  return problems;
}

const folderOf = (kind: string) => `db/migrations/${kind}`;

/** What the tables have that no migration gives. The generator ends well even where it has a question, so what it says counts. */
function missing(kind: string): string[] {
  mkdirSync(".cache", { recursive: true });
  const folder = mkdtempSync(join(".cache", "migrations-"));
  try {
    cpSync(folderOf(kind), folder, { recursive: true });
    const { output, failed } = run("drizzle-kit", "generate", "--dialect", "sqlite", "--schema", `db/${kind}/index.ts`, "--out", folder);
    if (output.includes("No schema changes")) return [];
    return failed ? output.split("\n").filter(Boolean) : [`db/${kind} has changed: npm run db:generate -- ${kind}`];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a database says to each migration in its turn, and what one with records would say. */
export async function refused(migrations: Migration[]): Promise<string[]> {
  const database = createClient({ url: ":memory:" });
  try {
    for (const { id, statements } of migrations) {
      const required = statements.find((statement) => /^ALTER TABLE\s+\S+\s+ADD\s/i.test(statement) && isRequired(statement));
      if (required) return [`${id} adds a column that must not be empty to a table that may have records: give it a default. ${required}`];
      for (const statement of statements) await database.execute(statement);
    }
    return [];
  } catch (error) {
    return [`A migration cannot be applied: ${error instanceof Error ? error.message : error}`];
  } finally {
    database.close();
  }
}

function isRequired(column: string): boolean {
  return /\bNOT NULL\b/i.test(column) && !/\bDEFAULT\b|\bGENERATED\b/i.test(column);
}

function stale(kind: string): string[] {
  const folder = folderOf(kind);
  const isCurrent = readFileSync(join(folder, "index.ts"), "utf8") === migrationsIndex(folder);
  return isCurrent ? [] : [`${folder}/index.ts is not what its folder says: npm run db:generate -- ${kind}`];
}
