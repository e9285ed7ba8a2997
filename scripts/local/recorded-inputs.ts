import { appendFileSync } from "node:fs";
import type { Plugin } from "vite";
import { ownPath } from "../parts.mjs";

/**
 * Lists our own files that the pages are made of, for scripts/local/parts.ts: the modules of both bundles, what their plugins
 * read, and the configuration itself. It stands in the file that CELLIER_INPUTS names, one path a line.
 */
export const recordedInputs: Plugin = {
  name: "recorded-inputs",
  apply: "build",
  configResolved: ({ configFileDependencies }) => list(configFileDependencies),
  buildEnd() {
    list([...this.getModuleIds(), ...this.getWatchFiles()]);
  },
};

function list(paths: string[]): void {
  const own = paths.map(ownPath).filter((path) => path !== null);
  if (process.env.CELLIER_INPUTS && own.length) appendFileSync(process.env.CELLIER_INPUTS, `${own.join("\n")}\n`);
}
