import { kebab } from "@/worker/core/contract/operation";
import { catalogue, shorterModules } from "./registry";

/** What is done all day, in one word. */
export const fastWords: Readonly<Record<string, readonly [module: string, verb: string]>> = {
  produce: ["production", "complete"],
  receive: ["restocks", "receive"],
  ship: ["orders", "ship"],
  remind: ["reminders", "send"],
};

/** What other programs put behind `auth`, and one word of theirs. */
const elsewhere: Readonly<Record<string, string>> = {
  "auth login": "login",
  "auth logout": "logout",
  "auth status": "whoami",
  "auth switch": "switch",
};

/** How other programs call what only reads; what changes anything is written in this program's words, and never guessed. */
const readingWords: Readonly<Record<string, string>> = { view: "show", ls: "list" };
/** Elsewhere a flag opens a record's screen: here that is a word of its own. */
const WEB = ["--web", "-w"];

/** Singulars that are commands of their own, unless a verb of the module follows. */
const ownSingulars = ["order", "scan", "report", "import"];

/**
 * A command line with its first word written out: `ship CMD-2026-0042` is `orders ship CMD-2026-0042`, and a module may be named in the
 * singular (`invoice list`). `order list` lists; `order Etxe Ona 40 rillettes` takes an order, and `scan FILE` scans.
 */
export function spelledOut(argv: readonly string[]): readonly string[] {
  const [node = "", file = "", word = "", ...rest] = argv;
  const own = elsewhere[`${word} ${rest[0]}`];
  if (own) return [node, file, own, ...rest.slice(1)];
  if (word === "help") return [node, file, word, ...spelledOut([node, file, ...rest]).slice(2)];
  if (word === "version") return [node, file, "--version", ...rest];
  const fast = Object.hasOwn(fastWords, word) ? fastWords[word] : undefined;
  if (fast) return [node, file, ...fast.map(kebab), ...rest];
  if (!/^[a-z][a-z-]+$/.test(word)) return argv;
  const module = catalogue().find(
    ({ name }) => kebab(name) === word || shorterModules[name] === word || singularOf(shorterModules[name] ?? kebab(name)) === word,
  );
  const [verb = "", ...further] = rest;
  const has = (wanted: string) => module?.verbs.some((one) => kebab(one.verb) === wanted);
  const meant = Object.hasOwn(readingWords, verb) && !has(verb) ? (readingWords[verb] ?? verb) : verb;
  if (module && has(meant) && (meant === "show" || meant === "list") && further.some((one) => WEB.includes(one)))
    return [node, file, "open", ...further.filter((one) => !WEB.includes(one)).concat(meant === "list" ? [kebab(module.name)] : [])];
  if (module && meant !== verb && has(meant)) return [node, file, kebab(module.name), meant, ...further];
  if (!module || kebab(module.name) === word || shorterModules[module.name] === word) return argv;
  const isVerb = rest[0] === "browse" || module.verbs.some(({ verb }) => kebab(verb) === rest[0]);
  return ownSingulars.includes(word) && !isVerb ? argv : [node, file, kebab(module.name), ...rest];
}

function singularOf(name: string): string {
  if (/(ies|sses)$/.test(name)) return name.replace(/ies$/, "y").replace(/sses$/, "ss");
  return name.replace(/s$/, "");
}
