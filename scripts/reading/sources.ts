import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const FOLDERS = ["tests/support/variety", "worker/reader/pdf"];

/** Changes when what prints papers changes, or what takes their words. */
export function digestOfSources(): string {
  const digest = createHash("sha256");
  for (const folder of FOLDERS) for (const name of readdirSync(folder).sort()) digest.update(readFileSync(`${folder}/${name}`));
  return digest.digest("hex").slice(0, 12);
}
