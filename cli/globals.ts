import { kebab } from "@/worker/core/contract/operation";
import { catalogue, shorterModules } from "./registry";

/** What may stand anywhere on a command line, and is settled before its command is looked at. */
export interface Globals {
  language: string | undefined;
  profile: string | undefined;
  isQuiet: boolean;
  mayAsk: boolean;
  /** Seconds of silence after which nobody waits for the service any more, as they were typed. */
  timeout: string | undefined;
  /** No command stands on the line. */
  isBare: boolean;
  /** The line without what was settled here, but for flags that commands describe. */
  line: string[];
}

/** A command line with the flags that stand before its command behind it: its first word is the command. */
export function commandFirst(argv: readonly string[]): string[] {
  const [node = "", file = "", ...words] = argv;
  let count = 0;
  while (isSettled(words[count] ?? "") || words[count] === "--no-input") count += takesNext(words[count]) ? 2 : 1;
  const [flags, rest] = [words.slice(0, count), words.slice(count)];
  const end = rest.includes("--") ? rest.indexOf("--") : rest.length;
  return [node, file, ...rest.slice(0, end), ...flags, ...rest.slice(end)];
}

/** Words of a line without the flags that every command has, each with its place. */
export const wordsWithPlaces = (words: readonly string[]): { word: string; place: number }[] =>
  words.map((word, place) => ({ word, place })).filter(({ word, place }) => !isSettled(word) && !takesNext(words[place - 1]));

/** The same words alone. */
export const withoutGlobals = (words: readonly string[]): string[] => wordsWithPlaces(words).map(({ word }) => word);

/** `help orders` and `orders help` are `orders --help`; behind other words, such as `find help`, it is a word like any. */
function helpFlagged(line: string[]): string[] {
  const isModule = catalogue().some(({ name }) => kebab(name) === line[2] || shorterModules[name] === line[2]);
  const place = [2, ...(isModule ? [3] : [])].find((at) => line[at] === "help");
  return place === undefined ? line : [...line.slice(0, place), ...line.slice(place + 1), "--help"];
}

const takesNext = (flag: string | undefined) => flag === "--lang" || flag === "--profile" || flag === "--timeout";
const isSettled = (argument: string) => /^--(lang|profile|timeout)(=|$)/.test(argument) || argument === "--quiet";

/** Reads the flags that every command has. `help x` and `x help` are short for `x --help`. */
export function readGlobals(argv: readonly string[], environment: NodeJS.ProcessEnv): Globals {
  const end = argv.indexOf("--");
  const own = end < 0 ? argv : argv.slice(0, end);
  const flagValue = (flag: string) => {
    const place = own.findIndex((argument) => argument === flag || argument.startsWith(`${flag}=`));
    return place < 0 ? undefined : (own[place]?.split("=")[1] ?? own[place + 1]);
  };
  const others = withoutGlobals(own.slice(2));
  return {
    isBare: !others.length && end < 0,
    language: flagValue("--lang"),
    profile: flagValue("--profile") ?? (environment.CELLIER_PROFILE || undefined),
    isQuiet: own.includes("--quiet"),
    mayAsk: !own.includes("--no-input") && !environment.CELLIER_NO_INPUT,
    timeout: flagValue("--timeout") ?? (environment.CELLIER_TIMEOUT || undefined),
    line: helpFlagged([...argv]),
  };
}
