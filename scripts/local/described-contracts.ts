import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import type { Plugin } from "vite";

/** A module's contract: the file that declares its operations. */
const contract = /\/worker\/modules\/.+\/contract\.ts$/;
/** Inside the project, so that what is written there finds its packages. */
const folder = resolve("node_modules/.cache/cellier");

/**
 * Gives the browser a description of each operation in the place of its contract: what a form must know of its fields,
 * without the schemas, whose library alone weighs more than a screen. The server keeps the contracts themselves.
 */
export const describedContracts: Plugin = {
  name: "described-contracts",
  enforce: "pre",
  async load(id, options) {
    if (options?.ssr || !contract.test(id)) return undefined;
    const { described, sources } = await describe(id);
    for (const path of sources) this.addWatchFile(path);
    return Object.entries(described)
      .map(([name, operations]) => `export const ${name} = ${JSON.stringify(operations)};`)
      .join("\n");
  },
};

/** Bundles a contract with what describes it, and asks it. */
async function describe(path: string): Promise<{ described: Record<string, unknown>; sources: string[] }> {
  const contents = [
    `import * as contract from ${JSON.stringify(path)};`,
    `import { describeExports } from "@/worker/core/contract/described";`,
    "export const described = describeExports(contract);",
  ].join("\n");
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: resolve(".") },
    alias: { "@": resolve(".") },
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    write: false,
    metafile: true,
  });
  mkdirSync(folder, { recursive: true });
  // A name of its own each time: Node keeps what it has imported once.
  const file = join(folder, `contract-${randomUUID()}.mjs`);
  writeFileSync(file, outputFiles[0]?.contents ?? "");
  try {
    const { described } = (await import(pathToFileURL(file).href)) as { described: Record<string, unknown> };
    return {
      described,
      sources: Object.keys(metafile.inputs)
        .filter((source) => source !== "<stdin>")
        .map((source) => resolve(source)),
    };
  } finally {
    rmSync(file);
  }
}
