import { adjectives, type Axis, fieldsFor, ordersAlone } from "@/worker/adapters/llm/local/superlatives";
import { fieldsOf } from "@/worker/core/contract/schema";
import type { Shape } from "@/worker/core/contract/shape";
import { fold, type Language, languages } from "@/worker/core/language";
import type { ModuleWords } from "@/worker/core/text/words-type";
import { modules } from "@/worker/modules/contracts";
import rowNouns from "./nouns.json";

/** What the rows of a list are called, beside the words of its module. */
type Nouns = Record<string, Record<Language, { one: string; many: string; names?: string[] }>>;

/** A pattern of the grammar for a list asked in one of the ways that every list can be. */
export interface ListBranch {
  reading: string;
  language: Language;
  pattern: string;
  weight: number;
}

/** Fields that no one asks of a record by name. */
const unasked = /^(?:id|version|notes|name|companyName|title|reference|number|updatedAt|createdAt|archived)$|Id$/;

/** How every list is asked: by what chooses or orders, by bounds, for one field of a record, for its sum, by place and by state. */
export function listBranches(): ListBranch[] {
  const all: ListBranch[] = [];
  for (const [reading, nouns] of Object.entries(rowNouns as Nouns)) {
    const [module = "", verb = ""] = (reading.split("?")[0] ?? "").split(".");
    const known = modules[module as keyof typeof modules];
    const operation = known?.operations[verb as keyof typeof known.operations] as { input: never; output: never } | undefined;
    if (!known || !operation) throw new Error(`${reading} is no list`);
    const row = fieldsOf(operation.output).items?.fields ?? {};
    const shown = { ...showFields(known), ...row };
    for (const language of languages) {
      const { one, many, names } = nouns[language];
      const isDated = !names && Object.values(row).some(({ kind }) => kind === "date" || kind === "instant");
      const tail = isDated ? " [{period}]" : "";
      const add = (weight: number, end: string, ...patterns: string[]) => {
        for (const pattern of patterns) all.push({ reading, language, pattern: pattern + end, weight });
      };
      add(10, tail, ...ordered(language, one, many, row, Boolean(names)));
      add(10, tail, ...bounded(language, many, row));
      // How much was spent is a figure; its rows are asked for by what chooses them.
      if (!reading.startsWith("treasury")) add(9, tail, ...counted(language, many));
      if (Object.values(row).some(({ kind }) => kind === "money") && !names && !reading.startsWith("treasury"))
        add(8, tail, ...summed(language, many));
      if ("billingAddress" in row || "address" in row) add(14, "", ...placed(language, many));
      const labels = attributes(language, known.words[language], shown);
      if (names) for (const name of names) add(5, "", ...labels.flatMap((label) => ofNamed(language, label, `{${name}}`)));
      else if ("reference" in row || "number" in row)
        add(4, "", ...labels.flatMap((label) => ofNamed(language, label, `${language === "fr" ? "la " : "[the] "}${one} {record}`)));
    }
  }
  return all;
}

/** The fields that one record is shown with. */
function showFields(known: { operations: Record<string, unknown> }): Record<string, Shape> {
  const show = known.operations.show as { output: never } | undefined;
  return show ? fieldsOf(show.output) : {};
}

function ordered(language: Language, one: string, many: string, row: Record<string, Shape>, isNamed: boolean): string[] {
  return (Object.keys(adjectives) as Axis[]).flatMap((axis) => {
    if (!fieldsFor(axis, row).length) return [];
    const { most, least } = adjectives[axis];
    const isOf = (word: string) => isEnglish(word) === (language === "en");
    const pick = (words: string, isAlone: boolean) =>
      words
        .split(" ")
        .filter((word) => isOf(word) && ordersAlone(word) === isAlone)
        .join("|");
    const [weak, strong] = [pick(`${most} ${least}`, false), pick(`${most} ${least}`, true)];
    const whose = isNamed ? "" : " [(de|pour|a) {client}]";
    if (language === "fr")
      return [
        ...(weak
          ? [
              `(quel est|quelle est|c'est quoi|donne moi|) (le|la|mon|ma|notre) ${one} (le|la) (plus|moins) (${weak})`,
              `(quel est|quelle est|c'est quoi|) (le|la|mon|ma|notre) (plus|moins) (${weak}) ${one}${whose}`,
              `(quels sont|quelles sont|les|) {number} ${many} (les|le) (plus|moins) (${weak})`,
              `quel(|le) ${one} est (le|la) (plus|moins) (${weak})`,
              `quel(|le) ${one} (coute|vaut) le (plus|moins)${axis === "price" ? " cher" : ""}`,
            ]
          : []),
        ...(strong
          ? [
              `(quel est|quelle est|c'est quoi|) (le|la|mon|ma|notre|nos) (${strong}) ${one}${whose}`,
              `[les|nos|mes] {number} (${strong}) ${many}`,
            ]
          : []),
      ];
    const client = isNamed ? "" : " [(from|for|of) {client}]";
    return [
      ...(strong
        ? [
            `(what is|which is|whats|show me|) (the|our|my) (${strong}) ${one}${client}`,
            `which ${one} is the (${strong})`,
            `[the|our] {number} (${strong}) ${many}`,
          ]
        : []),
      ...(weak
        ? [`(what is|which is|) (the|our|my) (most|least) (${weak}) ${one}`, `which ${one} is (the most|the least|more) (${weak})`]
        : []),
    ];
  });
}

const english = new Set(
  "expensive costly priciest dearest pricey cheapest cheap cheaper biggest largest highest heaviest greatest big large high bigger larger higher smallest lowest lightest small low smaller lower oldest earliest old older first latest newest last recent youngest new newer fast fastest quick quickest shortest short faster slow slowest longest slower best top profitable strongest worst weakest".split(
    " ",
  ),
);
const isEnglish = (word: string) => english.has(word);

function bounded(language: Language, many: string, row: Record<string, Shape>): string[] {
  const hasMoney = Object.values(row).some(({ kind }) => kind === "money");
  const hasMargin = row.margin?.kind === "rate";
  const fr = [
    ...(hasMoney
      ? [
          `[quelles|quels|combien de|les|toutes les] ${many} (de plus de|de moins de|au dessus de|superieures a|en dessous de|sous|depassant|a plus de|a moins de) {sum}`,
          `[quelles|quels|les] ${many} entre {sum} et {sum}`,
          `(nombre de|combien de) ${many} (au dessus de|de plus de|sous) {sum}`,
          `${many} qui (depassent|coutent plus de|coutent moins de|font plus de) {sum}`,
        ]
      : []),
    ...(hasMargin
      ? [
          `[quels|quelles|combien de|les] ${many} (avec|ont|a|dont) (une|la) marge (sous|de moins de|inferieure a|en dessous de|au dessus de|superieure a|de plus de) {rate}`,
          `${many} (a|avec) moins de {rate} de marge`,
          `marge (sous|inferieure a|en dessous de|au dessus de) {rate}`,
        ]
      : []),
  ];
  const en = [
    ...(hasMoney
      ? [
          `[which|how many|show me|the|all] ${many} (over|above|under|below|worth more than|of more than|less than|costing more than|costing less than|bigger than|cheaper than) {sum}`,
          `(number|count) of ${many} (over|above|under) {sum}`,
          `[which|the] ${many} between {sum} and {sum}`,
        ]
      : []),
    ...(hasMargin
      ? [
          `[which|how many] ${many} (have|with|at) a margin (under|below|less than|above|over) {rate}`,
          `${many} (under|below|over) {rate} margin`,
          `margin (under|below|over|less than) {rate}`,
        ]
      : []),
  ];
  return language === "fr" ? fr : en;
}

const counted = (language: Language, many: string): string[] =>
  language === "fr"
    ? [
        `combien (de|d') ${many} [au total|en tout|ai-je|on a|avons nous|y a-t-il]`,
        `(nombre de|nb de|liste des|toutes les|tous les|mes|les) ${many}`,
        `${many} (il y en a combien|j'en ai combien|en tout)`,
        `montre moi les ${many}`,
      ]
    : [
        `how many ${many} [altogether|in total|do we have|are there|have we got]`,
        `(number of|count of|list of|all|our|my|the|show) ${many}`,
        `${many} how many`,
        `what ${many} do we have`,
      ];

const summed = (language: Language, many: string): string[] =>
  language === "fr"
    ? [
        `(montant moyen|valeur moyenne|moyenne) des ${many}`,
        `(total|somme|montant total|cumul) des ${many}`,
        `[a] combien (font|representent|s'elevent) les ${many} [en tout|au total]`,
      ]
    : [
        `average (value|amount|size|total) of [the|our] ${many}`,
        `(total|sum|total amount|combined value) of [the|our] ${many}`,
        `how much do [the|our] ${many} (come to|add up to|total)`,
      ];

const placed = (language: Language, many: string): string[] =>
  language === "fr"
    ? [
        `[quels|combien de|les|nos|mes] ${many} (a|en|dans|de|sur|pres de) {city}`,
        `[quels|combien de] ${many} (sont|on a|j'ai|ai-je) (a|en|dans) {city}`,
        `qui sont nos ${many} a {city}`,
      ]
    : [
        `[which|how many|our|the] ${many} [are] (in|from|near|around) {city}`,
        `(do we have|any) ${many} in {city}`,
        `${many} based in {city}`,
      ];

/** What the fields of a record are called. */
function attributes(language: Language, words: ModuleWords, row: Record<string, Shape>): string[] {
  return Object.keys(row)
    .filter((field) => !unasked.test(field) && !["records", "record", "other"].includes(row[field]?.kind ?? ""))
    .flatMap((field) => [words.fields[field] ?? "", ...(words.synonyms?.fields?.[field] ?? [])])
    .map((text) =>
      fold(text)
        .replace(/[()[\]{}|]/g, " ")
        .replace(/ (?:ht|ttc|excl\.? tax|incl\.? tax)$/, "")
        .trim(),
    )
    .filter((text) => text.length > 1)
    .filter((text, at, all) => all.indexOf(text) === at && language.length > 0);
}

const ofNamed = (language: Language, label: string, name: string): string[] =>
  language === "fr"
    ? [
        `[quel est|quelle est|c'est quoi|quels sont|donne moi|] [le|la|les|l'] ${label} (de|du|de la|des|pour|d') ${name}`,
        `${name} [c'est|a] [quoi|quel|quelle] [comme] ${label}`,
      ]
    : [
        `(what is|whats|what are|give me|show|) [the] ${label} (of|for|on|in) ${name}`,
        `(what|which) ${label} (is|does|has) ${name} [have]`,
        `${name} ${label}`,
      ];
