import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Migration } from "@/db/migration";
import { migrationsOf } from "./migrations-index";

/**
 * Data is brought up to date by the migrations it has not met; one that was met and then changed would never be applied.
 * @returns the first migration that the data of this folder met otherwise than it is now; null when all is well, which is then noted
 */
export function metOtherwise(folder: string, kinds = ["platform", "business"]): string | null {
  const current = kinds.flatMap((kind) =>
    migrationsOf(`db/migrations/${kind}`).map((migration) => [`${kind}/${migration.id}`, printOf(migration)] as const),
  );
  const path = join(folder, "migrations.json");
  const met = existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Record<string, string>) : {};
  const now = Object.fromEntries(current);
  const changed = Object.keys(met).find((id) => now[id] !== met[id]);
  if (!changed) writeFileSync(path, JSON.stringify(now, null, 2));
  return changed ?? null;
}

function printOf({ statements }: Migration): string {
  return createHash("sha256").update(statements.join("\n")).digest("hex").slice(0, 16);
}
