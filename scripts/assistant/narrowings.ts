import { waysToSay } from "@/worker/adapters/llm/local/states";
import type { Operation } from "@/worker/core/contract/operation";
import { fieldsOf, type SchemaShape } from "@/worker/core/contract/schema";
import { fold, type Language, languages } from "@/worker/core/language";
import { choiceLabel } from "@/worker/core/text/format-value";
import type { ModuleWords } from "@/worker/core/text/words-type";
import { modules } from "@/worker/modules/contracts";
import type { ListBranch } from "./contracts";
import rowNouns from "./nouns.json";

/** Does a choice tell what has become of a record? Each is a way to ask of its own; others are slots of the list. */
export const isState = (field: string) => states.test(field);
const states = /^(?:status|state|standing|validity|freshness|outcome|verdict)$/;
/** Choices that no row of the list can have, and those that mean the whole of it. */
const idle = new Set("invoices.list?status=to_pay supplierInvoices.list?status=sent clients.list?archived=true".split(" "));
/** Switches that say how to read a list rather than which rows. */
const switches = /^(?:archived|trashed|stocked|unread|mock|upcoming|over|ordered|preferred)$/;
/** What the links of a list are put in with. */
const links: Record<string, string> = {
  client: "client",
  supplier: "supplier",
  item: "product",
  lot: "lot",
  order: "order",
  production: "record",
};

/** What is told of rows: the reading that asks for them, and every way that says so. */
interface Narrowing {
  reading: string;
  ways: string[];
}

/** How every list is narrowed: by each state that its contract declares, by what its records are linked to, and by its dates. */
export function narrowingBranches(): ListBranch[] {
  const all: ListBranch[] = [];
  for (const [reading, nouns] of Object.entries(rowNouns)) {
    if (reading.includes("?")) continue;
    const [module = "", verb = ""] = reading.split(".");
    const known = modules[module as keyof typeof modules];
    const operation = known?.operations[verb as keyof typeof known.operations] as Operation | undefined;
    if (!known || !operation) continue;
    const input = fieldsOf(operation.input);
    for (const language of languages) {
      const words = known.words[language];
      const { one, many } = nouns[language];
      const things = { one, many };
      for (const { reading: own, ways } of narrowingsOf(operation, input, known.words as Record<Language, ModuleWords>, language))
        for (const pattern of framesOf(language, things, ways)) all.push({ reading: own, language, pattern, weight: 9 });
      for (const [field, slot] of Object.entries(links))
        if (field in input && input[field]?.kind === "text")
          for (const pattern of linkedTo(language, many, slot)) all.push({ reading, language, pattern, weight: 5 });
      const row = fieldsOf(operation.output).items?.fields ?? {};
      const dates = Object.keys(row).filter((field) => row[field]?.kind === "date");
      for (const pattern of datedBy(
        language,
        many,
        dates.map((field) => plain(words.fields[field] ?? "")),
      ))
        if (dates.length) all.push({ reading, language, pattern, weight: 5 });
    }
  }
  return all;
}

function narrowingsOf(
  operation: Operation,
  input: Record<string, SchemaShape>,
  words: Record<Language, ModuleWords>,
  language: Language,
): Narrowing[] {
  const own = words[language];
  const choices = Object.entries(input).flatMap(([field, { kind, options }]) =>
    kind === "choice" && isState(field)
      ? options.map((choice) => ({
          reading: `${operation.id}?${field}=${choice}`,
          ways: [
            choiceLabel({ words: own, language }, field, choice),
            ...(own.synonyms?.values?.[field]?.[choice] ?? []),
            ...waysToSay(choiceLabel({ words: words.en, language: "en" }, field, choice), language),
          ],
        }))
      : [],
  );
  const booleans = Object.entries(input).flatMap(([field, { kind }]) =>
    kind === "boolean" && !switches.test(field)
      ? [
          {
            reading: `${operation.id}?${field}=true`,
            ways: [own.fields[field] ?? "", ...(own.synonyms?.fields?.[field] ?? []), ...waysToSay(words.en.fields[field] ?? "", language)],
          },
        ]
      : [],
  );
  return [...choices, ...booleans]
    .map(({ reading, ways }) => ({ reading, ways: [...new Set(ways.map(plain).filter(Boolean))] }))
    .filter(({ reading, ways }) => ways.length > 0 && !idle.has(reading));
}

/** Letters that mean something in patterns are none here. */
const plain = (text: string) => fold(text.replace(/[()[\]{}|]/g, " ")).trim();

/** A participle or an adjective in all its genders and numbers. */
const inflected = (way: string, language: Language) =>
  language === "en" || /[ sx&]/.test(way) || way.length < 4
    ? way
    : `(${way}|${way}s|${way.endsWith("e") ? `${way}e|${way}es` : `${way}e|${way}es`})`;

function framesOf(language: Language, { one, many }: { one: string; many: string }, ways: readonly string[]): string[] {
  return ways.flatMap((way) => {
    const form = inflected(way, language);
    return language === "fr"
      ? [
          `[quels|quelles|combien de|les|nos|mes|liste des|y a-t-il des|est-ce qu'on a des|montre moi les|sors moi les] ${many} ${form} [{period}]`,
          `[quels|quelles|combien de|lesquelles des|lesquels des] ${many} (sont|ont ete|restent|se trouvent|reste-t-il|qui sont) [encore|toujours|deja] ${form} [{period}]`,
          `(qu'est-ce qu'on a|qu'est-ce que j'ai|on a quoi|il y a quoi) comme ${many} ${form}`,
          `(quel|quelle|le|la|un|une) ${one} [est|a ete] ${form}`,
        ]
      : [
          `[which|what|how many|the|our|my|list|show me the|any|are there any|do we have any] ${form} ${many} [{period}]`,
          `[which|what|how many] ${many} (are|have been|were|got|still|have|that are|marked|is|has) [still|now|already] ${form} [{period}]`,
          `(what|which) ${one} (is|was|has been|has) ${form}`,
          `${many} ${form} [{period}]`,
        ];
  });
}

const linkedTo = (language: Language, many: string, slot: string): string[] =>
  language === "fr"
    ? [
        `[quels|quelles|combien de|les|nos] ${many} (de|pour|du|chez|sur|avec|concernant|lies a|au sujet de) {${slot}} [{period}]`,
        `{${slot}} [a] (quels|quelles|combien de) ${many}`,
      ]
    : [`[which|what|how many|the|our] ${many} (of|for|from|with|about|on|concerning|linked to) {${slot}} [{period}]`, `{${slot}} ${many}`];

function datedBy(language: Language, many: string, labels: readonly string[]): string[] {
  const named = labels.filter((label) => label.length > 3).join("|");
  return language === "fr"
    ? [
        `[quels|quelles|combien de|les|nos] ${many} (avant|apres|depuis|d'ici|jusqu'a|a partir de|entre) {period}`,
        ...(named ? [`[quels|quelles|les|nos] ${many} (${named}) (avant|apres|depuis|d'ici|sous|le) {period}`] : []),
      ]
    : [
        `[which|what|how many|the|our] ${many} (before|after|since|by|until|from|between) {period}`,
        ...(named ? [`[which|the|our] ${many} (${named}) (before|after|since|by|within) {period}`] : []),
      ];
}
