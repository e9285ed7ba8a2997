import { kebab } from "@/worker/core/contract/operation";
import { catalogue, shorterModules } from "./registry";

/** Verbs of other programs, and what the same is called here: the first that a module has. */
const verbs: Readonly<Record<string, readonly string[]>> = {
  view: ["show"],
  get: ["show"],
  ls: ["list"],
  search: ["list"],
  new: ["create"],
  add: ["create"],
  edit: ["update"],
  set: ["update"],
  delete: ["remove", "archive", "cancel"],
  rm: ["remove", "archive", "cancel"],
  close: ["cancel", "archive"],
};

/** First words of other programs. */
const words: Readonly<Record<string, string>> = {
  auth: "login, logout, whoami, switch",
  status: "brief, doctor",
  profile: "switch, --profile, doctor",
  profiles: "switch, --profile, doctor",
  run: "commands",
};

/** `items show SEL --web` opens its screen elsewhere: here that is a word of its own. */
const WEB = ["--web", "-w"];

/**
 * What somebody meant who knows other programs: `items view SEL` is `items show SEL` here.
 * @param name the word that is no command, or the flag that is none, here @returns what to type; undefined where no habit explains it
 */
export function habitOf(line: readonly string[], name: string | undefined): string | undefined {
  const [, , first = "", second, ...rest] = line;
  if (name === undefined) return undefined;
  if (WEB.includes(name)) return `open ${rest.find((word) => !word.startsWith("-")) ?? first}`;
  if (first === name) return Object.hasOwn(words, name) ? words[name] : undefined;
  const module = catalogue().find((one) => kebab(one.name) === first || shorterModules[one.name] === first);
  const meant = Object.hasOwn(verbs, name) && verbs[name]?.find((verb) => module?.verbs.some((one) => one.verb === verb));
  return meant && second === name ? [first, meant, ...rest].join(" ") : undefined;
}
