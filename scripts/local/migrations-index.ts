import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Migration } from "@/db/migration";

/** The migrations of a folder, in their order. */
export function migrationsOf(folder: string): Migration[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
  return files.map((name) => ({
    id: name.replace(".sql", ""),
    statements: readFileSync(join(folder, name), "utf8")
      .split("--> statement-breakpoint")
      .map((statement) => statement.trim()),
  }));
}

/** The migrations of a folder as a module: a Worker has no files to read at run time. */
export function migrationsIndex(folder: string): string {
  const head = 'import type { Migration } from "@/db/migration";\n\n/** Written by `npm run db:generate`: do not edit. */\n';
  return `${head}export const migrations: Migration[] = ${JSON.stringify(migrationsOf(folder), null, 2)};\n`;
}
