/**
 * The parts that the product is built in, and which of them are as their sources are. Each build records the files that it
 * really read, with their digests; a part is built again when one of these has changed. Plain JavaScript for run.mjs.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

/** What each part leaves, in the order of building: the Worker holds the pages. */
const outputs = {
  bindings: ["dist/worker.json", "dist/reader.json"],
  pages: ["build/client", "build/server/index.js"],
  worker: ["dist/worker/index.js"],
  reader: ["dist/reader/index.js"],
  terminal: ["dist/cli/cellier.mjs"],
};

export const parts = Object.keys(outputs);
/** The product as `npm start` runs it. */
export const product = ["bindings", "pages", "worker", "reader"];

/** Packages, and how everything is built. */
const common = ["package-lock.json", "tsconfig.json", "scripts/local/parts.ts"];
const recordOf = (part) => `dist/inputs/${part}.json`;

/** Is all of a part there? */
export function isThere(part) {
  return outputs[part].every((path) => existsSync(path));
}

/** Is a part there, and built from its inputs as they are now? */
export function isFresh(part) {
  if (!isThere(part) || !existsSync(recordOf(part))) return false;
  const inputs = JSON.parse(readFileSync(recordOf(part), "utf8"));
  return Object.entries(inputs).every(([path, digest]) => digestOf(path) === digest);
}

/**
 * Records what a part was built from. Packages stand in the lock file, and what the tools make for themselves is left out.
 * A folder, with a slash at its end, stands for the names in it.
 * @param {number} since when the build began: what was changed later is recorded as unknown
 */
export function record(part, paths, since) {
  const own = [...new Set([...common, ...paths])].filter(isOwn).sort();
  const entries = own.map((path) => [path, isNewer(path, since) ? "" : digestOf(path)]);
  mkdirSync(dirname(recordOf(part)), { recursive: true });
  writeFileSync(recordOf(part), JSON.stringify(Object.fromEntries(entries), null, 1));
}

/** All files under a folder. */
export function filesUnder(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

/** A path as it is recorded, from the root; null for what is elsewhere, or no file. */
export function ownPath(path) {
  const own = relative(".", resolve(path.replace(/[?\0].*$/s, "")));
  return own && !own.startsWith("..") && existsSync(own) && statSync(own).isFile() ? own : null;
}

function isOwn(path) {
  return !/^(node_modules|dist|\.\w+)\//.test(path) && existsSync(path);
}

function isNewer(path, since) {
  return !path.endsWith("/") && statSync(path).mtimeMs >= since;
}

function digestOf(path) {
  if (!existsSync(path)) return "";
  return createHash("sha256")
    .update(path.endsWith("/") ? filesUnder(path).join("\n") : readFileSync(path))
    .digest("hex")
    .slice(0, 16);
}
