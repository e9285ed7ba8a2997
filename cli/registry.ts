import { readFileSync } from "node:fs";
import type { Language } from "@/worker/core/language";
import type { Operation } from "@/worker/core/contract/operation";
import type { ModuleWords } from "@/worker/core/text/words-type";

/** A module in short: what help and completion need before its contract is loaded. The build writes it down. */
export interface ModuleOutline {
  name: string;
  /** Where it stands under worker/modules: area and folder. */
  area: string;
  folder: string;
  title: Readonly<Record<Language, string>>;
  verbs: readonly VerbOutline[];
}

/** An operation in short. */
export interface VerbOutline {
  verb: string;
  kind: Operation["kind"];
  risk: Operation["risk"];
  role: Operation["access"]["role"];
  feature?: string;
  title: Readonly<Record<Language, string>>;
  /** Does it act on one record, named first? */
  id: boolean;
  flags: readonly FlagOutline[];
}

/** A flag in short. */
export interface FlagOutline {
  field: string;
  kind: string;
  required?: true;
  choices?: readonly string[];
  /** The modules whose records it names. */
  names?: readonly string[];
}

/** A module that is loaded: its operations by their verbs, and its words in the language of the terminal. */
export interface LoadedModule {
  operations: Readonly<Record<string, Operation>>;
  words: ModuleWords;
}

/** Shorter names of modules, as people say them. */
export const shorterModules: Readonly<Record<string, string>> = { serviceRequests: "services" };

const loaded = new Map<string, LoadedModule>();
let outlines: readonly ModuleOutline[] | undefined;

/** Every module in short. */
export function catalogue(): readonly ModuleOutline[] {
  outlines ??= JSON.parse(readFileSync(new URL("catalogue.json", import.meta.url), "utf8")) as ModuleOutline[];
  return outlines;
}

/** Loads a module: a contract weighs more than everything else that a command needs, so only those it names are read. */
export async function loadModule(name: string, language: Language): Promise<LoadedModule> {
  const ready = loaded.get(name);
  if (ready) return ready;
  const outline = catalogue().find((one) => one.name === name);
  if (!outline) throw new Error(`no module ${name}`);
  const { area, folder } = outline;
  const [contract, words] = await Promise.all([
    import(`../worker/modules/${area}/${folder}/contract.ts`) as Promise<Record<string, LoadedModule["operations"]>>,
    (language === "fr"
      ? import(`../worker/modules/${area}/${folder}/words.fr.ts`)
      : import(`../worker/modules/${area}/${folder}/words.en.ts`)) as Promise<Record<Language, ModuleWords>>,
  ]);
  return registerModule(name, { operations: contract[name] ?? {}, words: words[language] });
}

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
export async function operationOf(module: string, verb: string, language: Language): Promise<Operation> {
  const operation = (await loadModule(module, language)).operations[verb];
  if (!operation) throw new Error(`no operation ${module}.${verb}`);
  return operation;
}
