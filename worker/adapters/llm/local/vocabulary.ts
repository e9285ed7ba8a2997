import { languages } from "@/worker/core/language";
import type { ModuleWords } from "@/worker/core/text/words-type";

import type { Shape } from "@/worker/core/contract/shape";
import { choiceLabel } from "@/worker/core/text/format-value";
import { is } from "./lexicon";
import { waysToSay } from "./states";
import { stemOf, tokensOf } from "./text";

/** What words of a message may mean to a module. */
export type Meaning = { of: "module" } | { of: "field"; field: string } | { of: "choice"; field: string; choice: string };

export interface Phrase {
  stems: string[];
  /** As it is written, its accents kept and its plural left out: "Prêté" is not "prêts". */
  written: string;
  meaning: Meaning;
  /** 1 for a label or a synonym, less for a part of it. */
  weight: number;
}

/** The sign that stands for "sans", "without", "pas de"… in a phrase. */
export const NOT = "¬";

/** Fields that say how to read a list, not what is in it; a direction is one where it is that of a sorting. */
const technical = new Set(["id", "version", "limit", "cursor", "search", "sort"]);
const isTechnical = (field: string, fields: Record<string, Shape>) => technical.has(field) || (field === "direction" && "sort" in fields);

/** `marginBelow` is a bound on `margin`: figures reach it through the field it bounds. */
export function boundOf(field: string, fields: Record<string, Shape>): { base: string; sign: "<" | ">" } | null {
  const bound = limitOf(field);
  return bound && bound.base in fields ? bound : null;
}

/** What a field's name says that it bounds, from which side. */
export function limitOf(field: string): { base: string; sign: "<" | ">" } | null {
  const [, base, side = ""] = /^(.+)(Below|Under|Max|Before|Above|Over|Min|After)$/.exec(field) ?? [];
  return base ? { base, sign: /Below|Under|Max|Before/.test(side) ? "<" : ">" } : null;
}

/** What modules call the kinds of things, by language, field and choice: a kind of client is called the same wherever prices are told by it. */
export const kindNames = (modules: readonly Record<string, ModuleWords>[]): Record<string, readonly string[]> =>
  Object.fromEntries(
    modules.flatMap((words) =>
      languages.flatMap((language) =>
        Object.entries(words[language]?.synonyms?.values ?? {}).flatMap(([field, choices]) =>
          /^(?:kind|type|category)$/.test(field)
            ? Object.entries(choices ?? {}).map(([choice, texts]) => [`${language}.${field}.${choice}`, texts ?? []])
            : [],
        ),
      ),
    ),
  );

/** Everything a module's words name: itself, its fields and their choices, in both languages and with their synonyms. */
export function phrasesOf(
  name: string,
  words: Record<string, ModuleWords>,
  fields: Record<string, Shape>,
  shared: Readonly<Record<string, readonly string[]>> = {},
): Phrase[] {
  const phrases: Phrase[] = [];
  const add = (text: string, meaning: Meaning, weight: number) => {
    const stems = stemsOf(text);
    const least = isSynonym(text, meaning) ? 2 : 3;
    if (stems.some((stem) => stem.length >= least && stem !== NOT)) phrases.push({ stems, written: writtenOf(text), meaning, weight });
  };
  const isSynonym = (text: string, meaning: Meaning) =>
    languages.some((language) => {
      const { fields: ofFields = {}, values = {} } = words[language]?.synonyms ?? {};
      if (meaning.of === "choice") return values[meaning.field]?.[meaning.choice]?.includes(text);
      return meaning.of === "field" && ofFields[meaning.field]?.includes(text);
    });
  const named = Object.entries(fields).filter(([field]) => !isTechnical(field, fields) && !field.endsWith("Id") && !boundOf(field, fields));
  add(partsOf(name).join(" "), { of: "module" }, 1);
  for (const language of languages) {
    const own = words[language];
    if (!own) continue;
    add(own.title, { of: "module" }, 1);
    for (const [field, shape] of named) {
      for (const [text, weight] of namesOf(field, own)) add(text, { of: "field", field }, weight);
      for (const choice of shape.options) {
        const meaning: Meaning = { of: "choice", field, choice };
        const label = choiceLabel({ words: own, language }, field, choice);
        add(label, meaning, 1);
        const others =
          own.synonyms?.values?.[field]?.[choice] ??
          own.synonyms?.values?.[`${field}s`]?.[choice] ??
          shared[`${language}.${field}.${choice}`] ??
          [];
        for (const text of [...others, ...waysToSay(choiceLabel({ words: words.en ?? own, language: "en" }, field, choice), language)])
          add(text, meaning, 1);
      }
    }
  }
  return phrases;
}

/** A field's label, its synonyms and its own name; then the words of the label most likely said alone. */
function namesOf(field: string, { fields, synonyms }: ModuleWords): [string, number][] {
  const parts = partsOf(field);
  const names: [string, number][] = [[parts.join(" "), 0.9]];
  for (const text of synonyms?.fields?.[field] ?? []) names.push([text, 1]);
  const label = fields[field];
  if (label) {
    const words = tokensOf(label)
      .map(({ word }) => word)
      .filter((word) => !is.small(word) && !is.negation(word) && !is.high(word) && !is.low(word));
    names.push([label, 1], [words[0] ?? "", 0.7], [words.at(-1) ?? "", 0.5]);
  }
  if (parts.length > 1) names.push([parts[0] ?? "", 0.6]);
  // Every record has a number: the word alone names none of its fields.
  return names.filter(([name, weight]) => weight >= 0.9 || !/^(?:numbers?|num[eé]ros?|n)$/i.test(name));
}

/** A text in small letters, its accents kept and without the plural of its words. */
export function writtenOf(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .map((word) => word.replace(/[sx]$/, ""))
    .join(" ")
    .trim();
}

/** `supplierName` → supplier, name. */
function partsOf(name: string): string[] {
  return name.split(/(?=[A-Z])|[_-]/).map((part) => part.toLowerCase());
}

/** The stems of a text without its small words; one sign stands for every way to say "without". */
export function stemsOf(text: string): string[] {
  const stems: string[] = [];
  for (const { word } of tokensOf(text)) {
    const stem = is.negation(word) ? NOT : stemOf(word);
    const carries = (!is.small(word) || stem === NOT) && !is.sign(word);
    if (carries && !(stem === NOT && stems.at(-1) === NOT)) stems.push(stem);
  }
  return stems;
}
