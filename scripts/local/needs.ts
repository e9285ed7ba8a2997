import { relative } from "node:path";
import { build } from "esbuild";
import { isThere, type Part } from "../parts.mjs";

/** What tests may need before they can run: a database server with the demo's data, the product on it, a browser, or what is built. */
export type Need = "database" | "product" | "browser" | "pages" | "built" | "reader" | "terminal";

/** What a test needs that reaches one of these files, by whichever way. */
export const neededBy: Record<string, Need[]> = {
  "tests/support/database.ts": ["database"],
  "tests/support/platform.ts": ["database"],
  "tests/support/people.ts": ["product"],
  "tests/support/address.ts": ["product", "pages"],
  "tests/support/browser.ts": ["browser"],
  "tests/support/terminal.ts": ["product", "terminal"],
  "tests/support/own-system.ts": ["built", "pages"],
  "tests/support/killable.ts": ["built", "pages"],
  "tests/runs.test.ts": ["built", "pages"],
  "tests/cli/package.test.ts": ["terminal"],
  "scripts/local/reader.ts": ["reader"],
};

/** Files that no test runs, but that the Worker's code asks for. */
const loaders = { ".woff": "empty", ".woff2": "empty", ".css": "empty", ".wasm": "empty", ".gz": "empty", ".svg": "empty" } as const;

/**
 * What these test files need, by what they import; types are no imports. A unit test needs nothing, whatever its helpers could
 * reach. A file that cannot be read needs everything: it is for the tests to say what is wrong with it.
 */
export async function needsOf(files: string[]): Promise<Set<Need>> {
  const entryPoints = files.filter((path) => !path.endsWith(".unit.test.ts"));
  if (!entryPoints.length) return new Set();
  try {
    const { metafile } = await build({
      entryPoints,
      bundle: true,
      write: false,
      metafile: true,
      outdir: ".cache/needs",
      platform: "node",
      format: "esm",
      packages: "external",
      external: ["cloudflare:*", "virtual:*", "*/build/server/index.js"],
      loader: loaders,
      logLevel: "silent",
    });
    const reached = new Set(Object.keys(metafile.inputs).map((path) => relative(".", path)));
    return new Set(Object.entries(neededBy).flatMap(([path, needs]) => (reached.has(path) ? needs : [])));
  } catch {
    return new Set(Object.values(neededBy).flat());
  }
}

/** The parts that have to be built for these needs. The Worker holds pages: any will do for who looks at none. */
export function partsFor(needs: Set<Need>): Part[] {
  const runs = needs.has("product") || needs.has("built");
  return [
    ...(needs.has("pages") || (runs && !isThere("pages")) ? (["pages"] as const) : []),
    ...(runs ? (["bindings", "worker", "reader"] as const) : []),
    ...(needs.has("reader") && !runs ? (["bindings", "reader"] as const) : []),
    ...(needs.has("terminal") ? (["terminal"] as const) : []),
  ];
}
