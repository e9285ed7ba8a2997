import { readFileSync } from "node:fs";
import { sources } from "./files";

const MOST = 300;
/** Catalogues, seeds and what tools write may be as long as their subject. */
const long = /words\.\w+\.ts$|^db\/(seed|migrations)\//;

/** Files that have grown too long to be read at once. */
export function sizes(): string[] {
  return sources(["app", "cli", "db", "scripts", "tests", "worker"])
    .filter((path) => !long.test(path))
    .map((path) => ({ path, lines: readFileSync(path, "utf8").split("\n").length }))
    .filter(({ lines }) => lines > MOST)
    .map(({ path, lines }) => `${path} has ${lines} lines; split it by what its parts decide`);
}
