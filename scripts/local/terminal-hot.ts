import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "esbuild";

/** The piece that every command of a module loads. */
const HOT = "hot.mjs";
const importsOf = (text: string) => [...text.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)].map(([, name = ""]) => name);

/**
 * Puts the pieces that every command of a module loads together: each piece that Node looks for, reads and links takes as long as some
 * thousand signs of program. What else asks for one of them finds what it exports under its name; the program itself stands in `main.mjs`,
 * so that Node can keep what all of it is compiled to.
 * @param starts the pieces that are loaded by name, by the beginnings of their files
 */
export async function mergeHot(folder: string, files: readonly string[], starts: readonly string[]): Promise<void> {
  const textOf = (name: string) => readFileSync(join(folder, name), "utf8");
  const hot = new Set<string>();
  const add = (name: string): void => {
    if (hot.has(name)) return;
    hot.add(name);
    for (const inner of importsOf(textOf(name))) add(inner);
  };
  for (const name of importsOf(textOf("cellier.mjs"))) add(name);
  for (const start of starts) for (const name of files.filter((file) => file.startsWith(start))) add(name);

  const exported = [...hot].map((name, place) => {
    const names = [...textOf(name).matchAll(/export\s*\{([^}]*)\}/g)].flatMap(([, list = ""]) => list.split(",").filter(Boolean));
    return { name, pairs: names.map((one, at) => ({ own: one.split(" as ").at(-1)?.trim() ?? "", shared: `h${place}_${at}` })) };
  });
  const clauses = (by: (pair: { own: string; shared: string }) => string, pairs: { own: string; shared: string }[]) =>
    pairs.map(by).join(",");
  const all = exported.map(({ name, pairs }) => `export{${clauses(({ own, shared }) => `${own} as ${shared}`, pairs)}}from"./${name}";`);
  const merged = await bundled(folder, all.join("\n"), (path) => hot.has(path));
  const stubs = exported.map(({ name, pairs }) => ({
    name,
    text: `export{${clauses(({ own, shared }) => `${shared} as ${own}`, pairs)}}from"./${HOT}";`,
  }));
  writeFileSync(join(folder, HOT), merged);
  for (const { name, text } of stubs) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, "main.mjs"), await bundled(folder, textOf("cellier.mjs"), (path) => hot.has(path)));
  // Before anything else is read: of what stands in here itself nothing is kept.
  const first = 'import*as m from"node:module";m.enableCompileCache?.();await import("./main.mjs");\n';
  writeFileSync(join(folder, "cellier.mjs"), first);
}

/** A text with some of the pieces beside it written into it. */
async function bundled(folder: string, contents: string, isWithin: (name: string) => boolean): Promise<string> {
  const alone: Plugin = {
    name: "alone",
    setup({ onResolve }) {
      onResolve({ filter: /^\.\// }, ({ path, kind }) =>
        kind !== "dynamic-import" && isWithin(path.slice(2)) ? undefined : { path, external: true },
      );
    },
  };
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder, loader: "js" },
    ...{ bundle: true, write: false, minify: true, platform: "node", format: "esm", target: "node20", charset: "utf8", logLevel: "silent" },
    plugins: [alone],
  });
  return outputFiles[0]?.text ?? "";
}
