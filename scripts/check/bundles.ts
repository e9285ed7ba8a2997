import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { buildParts } from "../local/parts";

/** Bytes, compressed, that the Worker and the first load's scripts may have. */
export const WORKER_MOST = 3_000_000;
export const SCRIPTS_MOST = 150_000;
/** The screen whose first load is measured, as routes.ts names it. */
const SCREEN = ["root", "shell/customer", "features/catalogue/items/products"];

interface Manifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, { module: string; imports?: string[] } | undefined>;
}

/** Builds what `wrangler deploy` would send, and weighs it. @throws Error with what a tool said when it fails */
export async function workerBundle(): Promise<string[]> {
  await buildParts();
  const size = workerSize();
  return size > WORKER_MOST ? [`the Worker is ${size} bytes compressed; ${WORKER_MOST} at most`] : [];
}

/** Bytes of the built Worker, compressed: all of its modules. */
export function workerSize(): number {
  const modules = readdirSync("dist/worker").filter((name) => !/\.(map|md)$/.test(name));
  return modules.map((name) => gzipSync(readFileSync(join("dist/worker", name))).length).reduce((sum, size) => sum + size, 0);
}

/** Too many scripts before the product list works. @throws Error with what a tool said when it fails */
export async function firstLoad(): Promise<string[]> {
  await buildParts(["pages"]);
  const size = firstLoadSize();
  return size > SCRIPTS_MOST ? [`the first load is ${size} bytes of compressed scripts; ${SCRIPTS_MOST} at most`] : [];
}

/** The catalogues that the screen needs, in French. */
function wordsOf(folder: string): string[] {
  const files = readdirSync(join(folder, "words"), { recursive: true, encoding: "utf8" });
  return ["shell", "core", "pages/items", "items"].map((namespace) => {
    const file = files.find((name) => name.startsWith(`${namespace}.fr.`));
    if (!file) throw new Error(`No words for ${namespace}`);
    return join(folder, "words", file);
  });
}

/** Bytes of scripts, compressed, that the product list's first load fetches; its words in one language included. */
export function firstLoadSize(): number {
  const folder = "build/client/assets";
  const name = readdirSync(folder).find((file) => file.startsWith("manifest-")) ?? "";
  const manifest = JSON.parse(readFileSync(join(folder, name), "utf8").replace(/^window\.__remixManifest=|;$/g, "")) as Manifest;
  const routes = SCREEN.flatMap((id) => manifest.routes[id] ?? []);
  const scripts = new Set([manifest.entry, ...routes].flatMap(({ module, imports = [] }) => [module, ...imports]));
  const files = [...scripts].map((path) => join("build/client", path));
  return [...files, ...wordsOf(folder)].map((path) => gzipSync(readFileSync(path)).length).reduce((sum, size) => sum + size, 0);
}
