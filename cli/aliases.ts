import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { wordsWithPlaces } from "./globals";
import { homeOf, writeSetting } from "./settings";

const FILE = "aliases.json";

/** A person's own words for longer command lines. */
export function aliasesOf(environment: NodeJS.ProcessEnv): Record<string, string> {
  const path = join(homeOf(environment), FILE);
  try {
    return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** Keeps the aliases. */
export function writeAliases(environment: NodeJS.ProcessEnv, aliases: Record<string, string>): void {
  writeSetting(environment, FILE, JSON.stringify(aliases, null, 2));
}

/** A command line whose first word is an alias, written out; `$1` stands for the first word after it, and so on. */
export function aliased(argv: readonly string[], environment: NodeJS.ProcessEnv): readonly string[] {
  const [node = "", file = "", name = "", ...rest] = argv;
  const text = name.startsWith("-") ? undefined : aliasesOf(environment)[name];
  if (!text) return argv;
  const used = new Set<number>();
  const typed = wordsWithPlaces(rest);
  const words = wordsIn(text).flatMap((part) => {
    const filled = part.replace(/\$(\d)/g, (_, number: string) => {
      const { word = "", place = -1 } = typed[Number(number) - 1] ?? {};
      used.add(place);
      return word;
    });
    return filled ? [filled] : [];
  });
  return [node, file, ...words, ...rest.filter((_, place) => !used.has(place))];
}

/** The words of a line, quotes read as a shell reads them. */
export function wordsIn(text: string): string[] {
  return [...text.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, plain]) => double ?? single ?? plain ?? "");
}
