import type { TFunction } from "i18next";
import { asLanguage, defaultLanguage, type Language } from "@/worker/core/language";
import type { ModuleWords } from "@/worker/core/text/words-type";
import { moduleOf } from "./registry";
import { en } from "./words.en";
import { fr } from "./words.fr";

/** The language the terminal speaks, and its words. */
export interface Translator {
  language: Language;
  say: TFunction;
  /** The words of a module that has been loaded. */
  of(module: string): ModuleWords;
}

/** Speaks the language asked for, or the shell's when it is one of ours, or else French. */
export function translatorFor(requested: string | undefined, environment: NodeJS.ProcessEnv): Translator {
  const shell = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG;
  const language = asLanguage(requested) ?? asLanguage(shell) ?? defaultLanguage;
  const say = ((...question: [string | string[], Slots?]) => sentence(language, ...question)) as TFunction;
  return {
    language,
    say,
    of: (module) => moduleOf(module)?.words ?? { title: module, operations: {}, fields: {} },
  };
}

const catalogues = { fr, en };
const rules = new Map<Language, Intl.PluralRules>();

/** What fills the slots of a text; `count` chooses its form too. */
type Slots = Readonly<Record<string, unknown>>;

/**
 * A text by its key, or by the first of several that there is, its slots filled; where something is counted, in the form of that number.
 * The library that the service speaks with takes as long to load as a help takes to be written.
 */
function sentence(language: Language, keys: string | string[], slots: Slots = {}): string {
  const names = [keys].flat();
  const forms = names.flatMap((name) =>
    typeof slots.count === "number" ? [`${name}_${formOf(language, slots.count)}`, `${name}_other`, name] : [name],
  );
  const text = forms.map((name) => textAt(catalogues[language], name)).find((found) => found !== undefined);
  return text?.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(slots[name] ?? "")) ?? names[0] ?? "";
}

function formOf(language: Language, count: number): string {
  const own = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, own);
  return own.select(count);
}

function textAt(catalogue: object, key: string): string | undefined {
  const text = key.split(".").reduce<unknown>((group, name) => (group as Slots | undefined)?.[name], catalogue);
  return typeof text === "string" ? text : undefined;
}
