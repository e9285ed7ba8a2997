import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { type BuildOptions, build, type Metafile, type Plugin } from "esbuild";
import type * as description from "@/cli/catalogue/describe";
import { mergeHot } from "./terminal-hot";

const folder = "dist/cli";
/** `man` reads pages as they are packed. */
const MANUAL = "cellier.1.gz";
/** Lets a piece ask for what Node has in its older kind of module. */
const REQUIRE = "import{createRequire as cellierRequire}from'node:module';const require=cellierRequire(import.meta.url);";
const common: BuildOptions = { bundle: true, platform: "node", format: "esm", target: "node20", charset: "utf8", logLevel: "silent" };

/** What nobody needs here: the developer tools of Ink. */
const withoutBallast: Plugin = {
  name: "without-ballast",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]ink[\\/]build[\\/]devtools\.js$/ }, () => ({ contents: "" }));
  },
};

/** Commander asks Node for what starts other programs, which no command here is, and which takes longer than a help. */
const withOwnCommandsAlone: Plugin = {
  name: "with-own-commands-alone",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]commander[\\/]lib[\\/]command\.js$/ }, ({ path }) => {
      const text = readFileSync(path, "utf8");
      const line = "const childProcess = require('node:child_process');";
      if (!text.includes(line)) throw new Error(`${path} asks for other programs elsewhere: look where`);
      return { contents: text.replace(line, "const childProcess = {};") };
    });
  },
};

/** jq waits to be called: by itself it would read its program from a file that is not packed as it is. */
const withJqAtCall: Plugin = {
  name: "with-jq-at-call",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]jq-web[\\/]jq\.js$/ }, ({ path }) => {
      const text = readFileSync(path, "utf8");
      const itself = text.lastIndexOf("jq = jq()");
      if (itself < 0) throw new Error(`${path} no longer calls itself: look how it is loaded`);
      return { contents: text.slice(0, itself) };
    });
  },
};

/** The sections of a compiled program that nothing runs: names and notes for who debugs it, two thirds of its weight. */
function withoutNotes(program: Buffer): Buffer {
  const parts = [program.subarray(0, 8)];
  for (let at = 8; at < program.length; ) {
    const start = at;
    const isNote = program[at++] === 0;
    let length = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = program[at++] as number;
      length += (byte & 127) << shift;
      if (byte < 128) break;
    }
    at += length;
    if (!isNote) parts.push(program.subarray(start, at));
  }
  return Buffer.concat(parts);
}

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
    plugins: [withoutBallast, withOwnCommandsAlone, withJqAtCall],
    banner: { js: REQUIRE },
    define: {
      __dirname: '"."',
      "process.env.NODE_ENV": '"production"',
      "process.env.CELLIER_VERSION": JSON.stringify(packageOf().version),
    },
  });
  dropUnusedRequire();
  await mergeHot(
    folder,
    readdirSync(folder).filter((file) => file.endsWith(".mjs")),
    ["module-commands-"],
  );
  const entry = join(folder, "cellier.mjs");
  writeFileSync(entry, `#!/usr/bin/env node\n${readFileSync(entry, "utf8")}`);
  writeFileSync(join(folder, "jq.wasm.br"), brotliCompressSync(withoutNotes(readFileSync("node_modules/jq-web/jq.wasm"))));
  const { modules, operations, examples, sources, storedOutline } = await describe();
  writeFileSync(join(folder, "examples.json.br"), brotliCompressSync(JSON.stringify(examples)));
  writeFileSync(join(folder, "catalogue.json"), JSON.stringify(modules.map(storedOutline)));
  for (const [name, module] of Object.entries(operations)) writeFileSync(join(folder, `${name}.json`), JSON.stringify(module));
  writeFileSync(join(folder, "package.json"), JSON.stringify(packageOf(), null, 2));
  const manual = execFileSync(process.execPath, [entry, "man"], { env: { ...process.env, LANG: "en" } });
  writeFileSync(join(folder, MANUAL), gzipSync(manual, { level: 9 }));
  return [
    ...new Set([...Object.keys((metafile as Metafile).inputs), ...sources, "scripts/local/terminal.ts", "scripts/local/terminal-hot.ts"]),
  ];
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
  return { name, version, license, type, engines, bin: { cellier: "cellier.mjs" }, man: [MANUAL] };
}

/** Bundles the registry with what describes it, and asks it. */
async function describe() {
  const file = resolve("node_modules/.cache/cellier", `catalogue-${process.pid}.mjs`);
  const entryPoints = ["cli/catalogue/describe.ts"];
  const { metafile } = await build({ ...common, entryPoints, outfile: file, packages: "external", metafile: true });
  try {
    const { describeExamples, describeModules, describeOperations, storedOutline } = (await import(
      pathToFileURL(file).href
    )) as typeof description;
    return {
      modules: describeModules(registryText()),
      operations: describeOperations(),
      examples: describeExamples(),
      storedOutline,
      sources: Object.keys(metafile.inputs),
    };
  } finally {
    rmSync(file, { force: true });
  }
}

/** The registry as it is written, area by area. */
function registryText(): string {
  const folders = readdirSync("worker/modules", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => readFileSync(join("worker/modules", name, "contracts.ts"), "utf8")).join("\n");
}
