import { readFileSync, writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import type { WorkerOptions } from "miniflare";

/** Writes down what a Worker's configuration binds it to, for who starts it: loading wrangler takes longer than starting. */
export async function writeBound(config: string, path: string): Promise<void> {
  const { unstable_getMiniflareWorkerOptions: optionsOf } = await import("wrangler");
  const { modulesRules, assets, ...options } = optionsOf(config).workerOptions;
  const localAssets = assets && { ...assets, directory: relative(".", assets.directory) };
  writeFileSync(path, JSON.stringify({ ...options, assets: localAssets }));
}

/** What was written down when the Worker was built. */
export function readBound(path: string): Partial<WorkerOptions> {
  const { assets, ...options } = JSON.parse(readFileSync(path, "utf8")) as Partial<WorkerOptions>;
  return { ...options, ...(assets && { assets: { ...assets, directory: resolve(assets.directory) } }) };
}
