import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

interface Journal {
  entries: { idx: number; tag: string }[];
}

const journalOf = (folder: string): Journal => JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8"));

/** The last migration of a folder: `0009_tastings`. */
export function lastOf(folder: string): string {
  return journalOf(folder).entries.at(-1)?.tag ?? "";
}

/**
 * Is the last migration on a branch that others take from? Their data has met it: it may not change any more. A branch that
 * follows no other is measured by `main`.
 */
export function isShared(folder: string): boolean {
  const file = `${folder}/${lastOf(folder)}.sql`;
  return ["@{upstream}", "main"].some((branch) => spawnSync("git", ["cat-file", "-e", `${branch}:${file}`]).status === 0);
}

/** Takes the last migration of a folder back, as if it had never been written. @returns its name, without its number */
export function forgetLast(folder: string): string {
  const journal = journalOf(folder);
  const last = journal.entries.pop();
  if (!last) return "";
  rmSync(join(folder, `${last.tag}.sql`), { force: true });
  rmSync(join(folder, `meta/${String(last.idx).padStart(4, "0")}_snapshot.json`), { force: true });
  writeFileSync(join(folder, "meta/_journal.json"), JSON.stringify(journal, null, 2));
  return last.tag.replace(/^\d+_/, "");
}
