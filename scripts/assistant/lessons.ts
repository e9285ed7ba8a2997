import { hash } from "@/worker/adapters/llm/local/model/features";
import { wordsOf, written } from "@/worker/adapters/llm/local/model/spelling";
import { isFood } from "@/worker/adapters/llm/local/glossary";
import { stemOf } from "@/worker/adapters/llm/local/text";
import { nameOf, type Operation } from "@/worker/core/contract/operation";
import { fieldsOf } from "@/worker/core/contract/schema";
import { fold, type Language, languages } from "@/worker/core/language";
import { choiceLabel } from "@/worker/core/text/format-value";
import { modules } from "@/worker/modules/contracts";
import { registry } from "@/worker/modules/index";
import colloquialSayings from "./colloquial.json";
import figureSayings from "./figures.json";
import { type Chance, ends, frames, leads, oneOf, type Sayings, say, slipped, tails } from "./grammar";
import { listBranches } from "./contracts";
import { isState, narrowingBranches } from "./narrowings";
import operationSayings from "./operations.json";
import peopleSayings from "./people.json";
import { names } from "./slots";

/** A sentence with what it asks for. */
export interface Lesson {
  text: string;
  reading: string;
  language: Language;
}

/** One branch of the grammar: a pattern of one reading. */
export interface Branch {
  reading: string;
  language: Language;
  pattern: string;
  isNoun: boolean;
  /** Sentences to make of it. */
  weight: number;
  /** Is it an example of a contract, whose foods are names? */
  isExample?: boolean;
}

/** Operations that a figure answers as well, by its period, groups and filters: their examples are the figure's. */
const answeredByFigures: Record<string, string> = {
  "invoices.revenue": "salesInvoiced",
  "invoices.facets": "receivable",
  "supplierInvoices.facets": "payable",
  "orders.bought": "salesOrdered",
};
/** Those whose examples other readings stand for more exactly; those that no sentence asks for. */
const untaught = new Set(
  "dashboard.finance reminders.list treasury.summary schedule.list invoices.pace orders.facets account.show stock.facets suppliers.facets items.facets clients.facets figures.query figures.ask figures.rows figures.export figures.paper search.everything search.named production.list stock.valueOn restocks.facets staffDesk.search".split(
    " ",
  ),
);
const SENTENCES = 260;
/** Sentences of each short, hurried or spoken way to ask; and of each way that people wrote without sight of the others. */
const COLLOQUIAL = 14;
const PEOPLE = 9;
const EXAMPLE = 14;

/** Every pattern that sentences are made of, from the catalogue's own words and from what people say besides. */
export function branches(): Branch[] {
  const all: Branch[] = [];
  for (const [reading, sayings] of Object.entries<Sayings>({ ...figureSayings, ...operationSayings }))
    for (const language of languages) {
      const { nouns, asks } = sayings[language];
      const weight = SENTENCES / (nouns.length + asks.length);
      for (const pattern of nouns) all.push({ reading, language, pattern, isNoun: true, weight });
      for (const pattern of asks) all.push({ reading, language, pattern, isNoun: false, weight: weight * 1.3 });
    }
  for (const [reading, sayings] of Object.entries<Record<Language, readonly string[]>>(colloquialSayings))
    for (const language of languages)
      for (const pattern of sayings[language]) all.push({ reading, language, pattern, isNoun: false, weight: COLLOQUIAL });
  for (const [reading, sayings] of Object.entries<Record<Language, readonly string[]>>(peopleSayings))
    for (const language of languages)
      for (const pattern of sayings[language]) all.push({ reading, language, pattern, isNoun: false, weight: PEOPLE });
  for (const [name, { measure }] of registry.figures.measures)
    for (const language of languages)
      for (const text of measure.names[language]) all.push({ reading: name, language, pattern: plain(text), isNoun: true, weight: 12 });
  for (const branch of [...listBranches(), ...narrowingBranches()]) all.push({ ...branch, isNoun: false });
  const withPresets = new Set(Object.keys(operationSayings).flatMap((reading) => (reading.includes("?") ? reading.split("?")[0] : [])));
  for (const { operations, words } of Object.values(modules))
    for (const operation of Object.values(operations)) {
      const { verb } = nameOf(operation);
      if (operation.access.role === "public" || untaught.has(operation.id)) continue;
      const reading = answeredByFigures[operation.id] ?? operation.id;
      for (const language of languages) {
        const own = words[language].operations[verb];
        if (!own) continue;
        if (reading === operation.id) all.push({ reading, language, pattern: plain(own.title), isNoun: false, weight: EXAMPLE / 2 });
        if (operation.id.endsWith(".list")) all.push(...choiceBranches(operation, language));
        if (withPresets.has(operation.id)) continue;
        for (const example of own.examples ?? [])
          all.push({ reading, language, pattern: unnamed(example), isNoun: false, weight: EXAMPLE, isExample: true });
      }
    }
  return all;
}

/** A list by each of its choices: "commandes prêtes", "products containing milk". The choices' words are put in, and so are nobody's own. */
function choiceBranches(operation: Operation, language: Language): Branch[] {
  const words = modules[nameOf(operation).module]?.words[language];
  if (!words) return [];
  const things = [...new Set([words.counted?.other ?? words.title, words.title].map((text) => plain(text).toLowerCase()))];
  return Object.entries(fieldsOf(operation.input)).flatMap(([field, { options, kind }]) =>
    kind !== "choice" || ["sort", "direction"].includes(field) || isState(field)
      ? []
      : options.flatMap((choice) => {
          const label = choiceLabel({ words, language }, field, choice);
          const texts = [label, ...(words.synonyms?.values?.[field]?.[choice] ?? [])].map((text) => fold(plain(text)));
          const isFrench = language === "fr";
          const made =
            field === "allergen"
              ? texts.flatMap((text) =>
                  isFrench
                    ? [
                        `(quels|quelles|combien de) ${things[0]} (contiennent|avec|sans|ont) [du|de la|des] ${text}`,
                        `${things[0]} (avec|sans|contenant) [du|de la|des] ${text}`,
                        ...(operation.id === "items.list"
                          ? [`(quels|combien de|les) produits (contiennent|avec|sans|ont) [du|de la|des] ${text}`]
                          : []),
                      ]
                    : [
                        `(which|what|how many) ${things[0]} (contain|have|with|without) ${text}`,
                        ...(operation.id === "items.list"
                          ? [`[which|how many] products (with|without|containing|contain|have) ${text}`, `${text} free products`]
                          : []),
                      ],
                )
              : texts.flatMap((text) =>
                  things.flatMap((thing) =>
                    isFrench
                      ? [`[quelles|quels|combien de|les|mes|liste] ${thing} [sont|qui sont] ${text}`]
                      : [`[which|how many|show|list] ${thing} [are] ${text}`, `[which|how many|show|our|the] ${text} ${thing}`],
                  ),
                );
          return made.map((pattern): Branch => ({ reading: operation.id, language, pattern, isNoun: false, weight: 5 }));
        }),
  );
}

/** Letters that mean something in patterns are none here. */
const plain = (text: string) => text.replace(/[()[\]{}|]/g, " ");

/** An example with names of nobody: words with a capital inside the sentence, what stands in quotes. */
function unnamed(example: string): string {
  return plain(example)
    .replace(/[«“"][^»”"]*[»”"]/g, "{topic}")
    .replace(
      /(?<=\S\s)(?:(?:du |de la |de l'|le |la |the )?\p{Lu}\p{Ll}[\p{L}'’-]*(?: (?:de |du |d['’]|of )?\p{Lu}\p{Ll}[\p{L}'’-]*)*)/gu,
      "{client}",
    );
}

/** Is a branch kept apart, to judge by what was never taught? One in seven, always the same ones. */
export const isHeldOut = ({ reading, pattern }: Pick<Branch, "reading" | "pattern">) => hash(`${reading}#${pattern}`) % 7 === 0;

/** The words that each reading was taught with, each with the patterns that have it. */
export type Spoken = Map<string, Map<string, Set<string>>>;

/** Sentences of branches, with the words of their own. */
export function lessonsOf(all: readonly Branch[], chance: Chance, spoken?: Spoken): Lesson[] {
  const lessons: Lesson[] = [];
  for (const { reading, language, pattern, isNoun, weight, isExample = false } of all)
    for (let turn = 0; turn < weight; turn += 1) {
      const frame = isNoun ? oneOf(frames[language], chance).replace("~", pattern) : pattern;
      const body = say(frame, language, chance);
      const isFigure = reading in figureSayings && !reading.includes("~");
      const tail = isFigure ? say(oneOf(tails[language], chance), language, chance).text : "";
      const text = [oneOf(leads[language], chance), body.text, tail, oneOf(ends[language], chance)].filter(Boolean).join(" ");
      lessons.push({ text: chance() < 0.15 ? slipped(text, chance) : text, reading, language });
      if (spoken) note(spoken, reading, body.own, isExample, `${language} ${pattern}`);
    }
  return lessons;
}

function note(spoken: Spoken, reading: string, own: string, isExample: boolean, pattern: string): void {
  const words = spoken.get(reading) ?? new Map<string, Set<string>>();
  spoken.set(reading, words);
  const narrowing = choiceWords(reading);
  for (const word of wordsOf(written(own)))
    if (!(isExample && (isFood(stemOf(word)) || named.has(word))) && !narrowing.has(stemOf(word)))
      words.set(word, (words.get(word) ?? new Set()).add(pattern));
}

/** Words that examples use as names: they ask for nothing. */
const named = new Set(
  ["product", "ingredient", "client", "supplier", "person", "city"].flatMap((slot) =>
    languages.flatMap((language) =>
      (names[slot]?.[language] ?? []).flatMap((name) => wordsOf(written(name)).filter((word) => word.length > 3)),
    ),
  ),
);

const narrowings = new Map<string, Set<string>>();
/** The words of an operation's choices, which narrow whatever asks for it: a reading that says none by itself never swallows them. */
function choiceWords(reading: string): Set<string> {
  const known = narrowings.get(reading);
  if (known) return known;
  const stems = new Set<string>();
  const operation = reading.includes("?") ? undefined : (operationOf(reading) as Operation | undefined);
  if (operation?.kind === "query") {
    const { module } = nameOf(operation);
    for (const [field, shape] of Object.entries(fieldsOf(operation.input)))
      for (const language of languages) {
        const words = modules[module]?.words[language];
        for (const choice of shape.options)
          for (const text of [words?.values?.[field]?.[choice] ?? "", ...(words?.synonyms?.values?.[field]?.[choice] ?? [])])
            for (const word of wordsOf(written(text))) if (word.length > 3) stems.add(stemOf(word));
      }
  }
  narrowings.set(reading, stems);
  return stems;
}

const operationOf = (reading: string) =>
  Object.values(modules)
    .flatMap(({ operations }) => Object.values(operations))
    .find(({ id }) => id === reading);
