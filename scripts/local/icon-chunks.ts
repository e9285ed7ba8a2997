import type { Rollup } from "vite";

type ModuleOf = Rollup.ManualChunkMeta["getModuleInfo"];

const library = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;
const icon = /\/lucide-react\/dist\/esm\/(icons\/[\w-]+\.mjs)$/;
/** What draws an icon, and React, which it needs as soon as it is there: never the other way round. */
const drawing = /\/node_modules\/(?:lucide-react|react)\//;
const everywhere = /\/app\/shell\/workspace\.tsx$|\/app\/ui\//;
/** An icon that this many modules draw is likely on the screen that opens first. */
const common = 6;

let shared: Set<string> | undefined;

/**
 * The file an icon comes in: alone, each weighs more compressed.
 * What the frame, the kit or many screens draw comes with the first screen; the others with the first that draws one.
 */
export function iconChunk(id: string, moduleIds: Iterable<string>, moduleOf: ModuleOf): string | undefined {
  const file = icon.exec(id)?.[1];
  if (!file) return drawing.test(id) && !library.test(id) ? "icons" : undefined;
  shared ??= sharedFiles([...moduleIds], moduleOf);
  return shared.has(file) ? "icons" : "more-icons";
}

/** The files of the icons that most screens need; the library's index gives each file under several names. */
function sharedFiles(moduleIds: string[], moduleOf: ModuleOf): Set<string> {
  const index = moduleOf(moduleIds.find((id) => library.test(id)) ?? "");
  const first = new Set<string>();
  for (const id of moduleIds.filter((one) => everywhere.test(one))) reach(id, moduleOf, first);
  const uses = new Map<string, number>();
  for (const id of index?.importers ?? [])
    for (const name of namesIn(moduleOf(id)?.code)) uses.set(name, (uses.get(name) ?? 0) + (first.has(id) ? common : 1));
  const lines = index?.code?.matchAll(/export \{([^}]*)\} from '\.\/(icons\/[\w-]+\.mjs)'/g) ?? [];
  const isShared = (names: string) => names.split(",").some((name) => (uses.get(name.trim().replace("default as ", "")) ?? 0) >= common);
  return new Set([...lines].flatMap(([, names = "", file = ""]) => (isShared(names) ? [file] : [])));
}

const namesIn = (code: string | null | undefined): string[] =>
  code
    ?.match(/import\s*\{([^}]*)\}\s*from\s*"lucide-react"/)?.[1]
    ?.split(",")
    .map((name) => name.trim().split(" ")[0] ?? "") ?? [];

/** Adds our modules that come with one, because it imports them or what it imports does. */
function reach(id: string, moduleOf: ModuleOf, found: Set<string>): void {
  if (found.has(id) || !id.includes("/app/")) return;
  found.add(id);
  for (const next of moduleOf(id)?.importedIds ?? []) reach(next, moduleOf, found);
}
