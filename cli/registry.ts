import { readFileSync } from "node:fs";
import type { Language } from "@/worker/core/language";
import type { ModuleWords } from "@/worker/core/text/words-type";
import {
  type ModuleOutline,
  type OperationOutline,
  restored,
  restoredOutline,
  type StoredModule,
  type StoredOutline,
} from "./catalogue/outline";

/** A module that is loaded: its operations by their verbs, and its words in the language of the terminal. */
export interface LoadedModule {
  operations: Readonly<Record<string, OperationOutline>>;
  words: ModuleWords;
}

/** Shorter names of modules, as people say them. */
export const shorterModules: Readonly<Record<string, string>> = { serviceRequests: "services" };

const loaded = new Map<string, LoadedModule>();
let outlines: readonly ModuleOutline[] | undefined;

/** Every module in short. */
export function catalogue(): readonly ModuleOutline[] {
  outlines ??= read<StoredOutline[]>("catalogue.json").map(restoredOutline);
  return outlines;
}

/** What the build wrote beside the program. */
const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8")) as T;

/** Loads a module: its operations as the build wrote them down, and its words in one language. */
export async function loadModule(name: string, language: Language): Promise<LoadedModule> {
  const ready = loaded.get(name);
  if (ready) return ready;
  const outline = catalogue().find((one) => one.name === name);
  if (!outline) throw new Error(`no module ${name}`);
  const { area, folder } = outline;
  const words = await (language === "fr"
    ? (import(`../worker/modules/${area}/${folder}/words.fr.ts`) as Promise<Record<Language, ModuleWords>>)
    : (import(`../worker/modules/${area}/${folder}/words.en.ts`) as Promise<Record<Language, ModuleWords>>));
  return registerModule(name, { operations: outlinesOf(name), words: words[language] });
}

/** The operations of a module as the build wrote them down, without its words. */
export const outlinesOf = (name: string): Record<string, OperationOutline> => restored(name, read<StoredModule>(`${name}.json`));

/** Puts a module at hand. */
export function registerModule(name: string, module: LoadedModule): LoadedModule {
  loaded.set(name, module);
  return module;
}

/** A module that has been loaded. */
export function moduleOf(name: string): LoadedModule | undefined {
  return loaded.get(name);
}

/** An operation of a module, loaded with it. */
export async function operationOf(module: string, verb: string, language: Language): Promise<OperationOutline> {
  const operation = (await loadModule(module, language)).operations[verb];
  if (!operation) throw new Error(`no operation ${module}.${verb}`);
  return operation;
}

/** Operations of a module by their verbs, loaded with it. */
export async function operationsOf<const Verb extends string>(
  module: string,
  verbs: readonly Verb[],
  language: Language,
): Promise<Record<Verb, OperationOutline>> {
  const operations = await Promise.all(verbs.map(async (verb) => [verb, await operationOf(module, verb, language)] as const));
  return Object.fromEntries(operations) as Record<Verb, OperationOutline>;
}
