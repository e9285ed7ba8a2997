import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const PRINTED = ["tests/support/variety", "worker/reader/pdf"];
const RECOGNISED = [...PRINTED, "worker/reader/image", "worker/reader/ocr"];

/** Changes when what prints papers changes, or what takes their words. @param as whether these are recognised */
export function digestOfSources(as: "text" | "worn"): string {
  const digest = createHash("sha256");
  for (const folder of as === "worn" ? RECOGNISED : PRINTED)
    for (const name of readdirSync(folder).sort()) digest.update(readFileSync(`${folder}/${name}`));
  return digest.digest("hex").slice(0, 12);
}
