import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, parse, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type BuildOptions, build, type Metafile, type Plugin } from "esbuild";
import type { ModuleOutline } from "@/cli/registry";
import type { describeModules } from "@/cli/catalogue/describe";

const folder = "dist/cli";
/** Lets a piece ask for what Node has in its older kind of module. */
const REQUIRE = "import{createRequire as cellierRequire}from'node:module';const require=cellierRequire(import.meta.url);";
const common: BuildOptions = { bundle: true, platform: "node", format: "esm", target: "node20", logLevel: "silent" };

/** What nobody needs here: zod's words in sixty languages, for ours are our own, and the developer tools of Ink. */
const withoutBallast: Plugin = {
  name: "without-ballast",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](?:zod[\\/]v4[\\/]locales[\\/]index|ink[\\/]build[\\/]devtools)\.js$/ }, () => ({ contents: "" }));
  },
};

/**
 * The numbers of all countries' telephones and taxes weigh a sixth of the program, and only the service judges them: the terminal
 * takes what is typed and what is answered as it is.
 */
const unjudged: Record<string, string> = {
  "trade-numbers": `import { z } from "../contract/fields";
export const siret = z.string(), vatNumber = z.string(), iban = z.string(), bic = z.string();`,
  phone: `import { z } from "../contract/fields";
export const phone = z.string(), phoneNumber = (text) => text, phoneText = phoneNumber;`,
};
const withoutJudges: Plugin = {
  name: "without-judges",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]worker[\\/]core[\\/]trade[\\/](?:phone|trade-numbers)\.ts$/ }, ({ path }) => ({
      contents: unjudged[parse(path).name],
      resolveDir: dirname(path),
    }));
  },
};

/**
 * The terminal's program, in pieces that are read when they are needed, beside a list of everything it can do: help and
 * completion answer from the list, a command reads the contracts it names.
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
    plugins: [withoutBallast, withoutJudges],
    banner: { js: REQUIRE },
    define: { "process.env.NODE_ENV": '"production"', "process.env.CELLIER_VERSION": JSON.stringify(packageOf().version) },
  });
  dropUnusedRequire();
  const entry = join(folder, "cellier.mjs");
  writeFileSync(entry, `#!/usr/bin/env node\n${readFileSync(entry, "utf8")}`);
  writeFileSync(join(folder, "catalogue.json"), JSON.stringify(await describe()));
  writeFileSync(join(folder, "package.json"), JSON.stringify(packageOf(), null, 2));
  writeFileSync(join(folder, "cellier.1"), execFileSync(process.execPath, [entry, "man"], { env: { ...process.env, LANG: "en" } }));
  return [...Object.keys((metafile as Metafile).inputs), "cli/catalogue/describe.ts", "scripts/local/terminal.ts"];
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
async function describe(): Promise<ModuleOutline[]> {
  const file = resolve("node_modules/.cache/cellier", `catalogue-${process.pid}.mjs`);
  await build({ ...common, entryPoints: ["cli/catalogue/describe.ts"], outfile: file, packages: "external" });
  try {
    const described = (await import(pathToFileURL(file).href)) as { describeModules: typeof describeModules };
    return described.describeModules(registryText());
  } finally {
    rmSync(file, { force: true });
  }
}

/** The registry as it is written, area by area. */
function registryText(): string {
  const folders = readdirSync("worker/modules", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => readFileSync(join("worker/modules", name, "contracts.ts"), "utf8")).join("\n");
}
