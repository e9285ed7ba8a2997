import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type BuildOptions, build, type Metafile, type Plugin } from "esbuild";
import type * as description from "@/cli/catalogue/describe";

const folder = "dist/cli";
/** Lets a piece ask for what Node has in its older kind of module. */
const REQUIRE = "import{createRequire as cellierRequire}from'node:module';const require=cellierRequire(import.meta.url);";
const common: BuildOptions = { bundle: true, platform: "node", format: "esm", target: "node20", logLevel: "silent" };

/** What nobody needs here: the developer tools of Ink. */
const withoutBallast: Plugin = {
  name: "without-ballast",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]ink[\\/]build[\\/]devtools\.js$/ }, () => ({ contents: "" }));
  },
};

/**
 * The terminal's program, in pieces that are read when they are needed, beside a list of everything it can do: help and
 * completion answer from the list, a command reads the modules it names.
 */
export async function bundleTerminal(): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  const { metafile } = await build({
    ...common,
    entryPoints: { cellier: "cli/main.ts" },
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    chunkNames: "[name]-[hash]",
    splitting: true,
    minify: true,
    metafile: true,
    plugins: [withoutBallast],
    banner: { js: REQUIRE },
    define: { "process.env.NODE_ENV": '"production"', "process.env.CELLIER_VERSION": JSON.stringify(packageOf().version) },
  });
  dropUnusedRequire();
  const entry = join(folder, "cellier.mjs");
  writeFileSync(entry, `#!/usr/bin/env node\n${readFileSync(entry, "utf8")}`);
  const { modules, operations, sources } = await describe();
  writeFileSync(join(folder, "catalogue.json"), JSON.stringify(modules));
  for (const [name, module] of Object.entries(operations)) writeFileSync(join(folder, `${name}.json`), JSON.stringify(module));
  writeFileSync(join(folder, "package.json"), JSON.stringify(packageOf(), null, 2));
  writeFileSync(join(folder, "cellier.1"), execFileSync(process.execPath, [entry, "man"], { env: { ...process.env, LANG: "en" } }));
  return [...new Set([...Object.keys((metafile as Metafile).inputs), ...sources, "scripts/local/terminal.ts"])];
}

/** Of hundreds of pieces a few ask for a package of Node's older kind; together, the line that lets them weighs as much as a module. */
function dropUnusedRequire(): void {
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".mjs"))) {
    const [path, text] = [join(folder, name), readFileSync(join(folder, name), "utf8")];
    const own = text.slice(REQUIRE.length);
    if (text.startsWith(REQUIRE) && !/\brequire\b/.test(own)) writeFileSync(path, own.trimStart());
  }
}

/** What makes a package of the folder, which needs nothing but Node: `npm pack ./dist/cli`. */
function packageOf(): Record<string, unknown> {
  const { name, version, license, type, engines } = JSON.parse(readFileSync("package.json", "utf8")) as Record<string, unknown>;
  return { name, version, license, type, engines, bin: { cellier: "cellier.mjs" }, man: ["cellier.1"] };
}

/** Bundles the registry with what describes it, and asks it. */
async function describe() {
  const file = resolve("node_modules/.cache/cellier", `catalogue-${process.pid}.mjs`);
  const entryPoints = ["cli/catalogue/describe.ts"];
  const { metafile } = await build({ ...common, entryPoints, outfile: file, packages: "external", metafile: true });
  try {
    const { describeModules, describeOperations } = (await import(pathToFileURL(file).href)) as typeof description;
    return { modules: describeModules(registryText()), operations: describeOperations(), sources: Object.keys(metafile.inputs) };
  } finally {
    rmSync(file, { force: true });
  }
}

/** The registry as it is written, area by area. */
function registryText(): string {
  const folders = readdirSync("worker/modules", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => readFileSync(join("worker/modules", name, "contracts.ts"), "utf8")).join("\n");
}
