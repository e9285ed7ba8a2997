import { isOptional } from "@/worker/core/contract/coerce";
import { languages } from "@/worker/core/language";
import { nameOf } from "@/worker/core/contract/operation";
import { fieldsOf, type Shape } from "@/worker/core/contract/shape";
import type { Tool } from "../port";
import { isFood } from "./glossary";
import { is } from "./lexicon";
import { isVessel, type Reading, read } from "./reading";
import { periodOf } from "./periods";
import { isReference, likeness, rootOf, type Token, tokensOf } from "./text";
import { type Phrase, phrasesOf } from "./vocabulary";

/** An operation that a message sounds like, and the message as this operation understands it. */
export interface Match {
  tool: Tool;
  /** From 0, nothing in common, to 1: the message is one of its titles or examples, whatever the names in it. */
  score: number;
  reading: Reading;
  /** Where the message uses the operation's own words. */
  own: Set<number>;
}

/** A word of a message or of a saying, as it is compared. */
interface Word {
  at: number;
  stem: string;
  root: string;
  isFood: boolean;
  /** A reference, or a word with a capital inside a sentence; abbreviations such as IBAN are words. */
  isName: boolean;
}

/** What an operation is called and asked, without the names in its examples. */
interface Known {
  tool: Tool;
  sayings: Word[][];
  own: Word[];
  phrases: Phrase[];
  /** May it be told a name, and days? */
  takesName: boolean;
  takesDays: boolean;
}

/** Knows what every operation is called and asked. */
export interface Sayings {
  /** The operations that a message sounds like, the likest first. */
  matching(message: string, tools: readonly Tool[]): Match[];
}

/** Learns the titles and examples of operations, in both languages. Names in examples are foods, or have a capital. */
export function sayingsOf(tools: readonly Tool[]): Sayings {
  const known = new Map(tools.map((tool) => [tool, knownOf(tool)]));
  const rarity = rarityAmong([...known.values()]);
  return {
    matching(message, allowed) {
      const words = wordsOf(message);
      return allowed
        .flatMap((tool) => known.get(tool) ?? [])
        .map((one) => match(message, words, one, rarity))
        .sort((one, other) => other.score - one.score || other.own.size - one.own.size);
    },
  };
}

function knownOf(tool: Tool): Known {
  const { operation, words } = tool;
  const { verb } = nameOf(operation);
  const told = languages.flatMap((language) => words[language].operations[verb] ?? []);
  const titles = told.map(({ title }) => wordsOf(title));
  const isTitle = (word: Word) => titles.some((title) => title.some((other) => alike(word, other)));
  const examples = told.flatMap(({ examples: all = [] }) =>
    all.map((text) => wordsOf(text).filter((word) => isTitle(word) || !(word.isFood || word.isName))),
  );
  const sayings = [...titles, ...examples].filter((saying) => saying.length);
  const synonyms = languages.flatMap((language) =>
    Object.entries(words[language].synonyms?.fields ?? {}).flatMap(([field, texts]) => (field in operation.input.shape ? texts : [])),
  );
  const own = [...sayings.flat(), ...synonyms.flatMap((text) => wordsOf(text))];
  const shapes = shapesOf(tool);
  const input = Object.entries(fieldsOf(operation.input));
  return {
    tool,
    sayings,
    own,
    phrases: phrasesOf(tool.module, words, shapes),
    takesName: input.some(([field, { names, kind, schema }]) => {
      const isNeeded = names.length > 0 || (!isOptional(schema) && kind === "text");
      return field === "id" || field === "search" || (isNeeded && (verb !== "list" || !isOptional(schema)));
    }),
    takesDays: Object.values(shapes).some(({ kind }) => kind === "date"),
  };
}

/** Every field of what goes in and what comes out, those inside records too. */
function shapesOf({ operation }: Tool): Record<string, Shape> {
  const all: Record<string, Shape> = {};
  const add = (fields: Record<string, Shape>) => {
    for (const [field, shape] of Object.entries(fields)) {
      if (!all[field]?.options.length) all[field] = shape;
      add(shape.fields);
    }
  };
  add(fieldsOf(operation.output));
  add(fieldsOf(operation.input));
  return all;
}

function isCapital(text: string, token: Token, at: number): boolean {
  return at > 0 && /^\p{Lu}(?!\p{Lu})/u.test(text.slice(token.start, token.end));
}

/** "Contient", "reçu" and "faire", which carry nothing in other questions, are what some are about. */
const telling = /^(?:cont(?:ien|enir|enant|ain)|recus?$|faire$)/;

/** What every way to say days has in common, and what a change up or down has. */
const DAYS = "@";
const CHANGE = "±";
/** What every way to ask for a file has in common. */
const FILE = "⇩";

/** The words of a text that make it the question it is; any days are as good as others. */
function wordsOf(text: string): Word[] {
  const message = text.normalize("NFC");
  const tokens = tokensOf(message);
  const period = periodOf(tokens, "2026-01-01");
  return tokens.flatMap((token, at) => {
    const { word, stem } = token;
    if (period && at >= period.from && at < period.to) {
      return at === period.from ? [{ at, stem: DAYS, root: DAYS, isFood: false, isName: false }] : [];
    }
    const isUnit = is.euro(word) || is.percent(word) || is.number(word) || is.sign(word);
    const isFrame = is.negation(word) || is.counting(word) || is.showing(word) || isVessel(tokens, at);
    const isIdle = (is.small(word) && !telling.test(word)) || isFrame;
    if (isUnit || isIdle) return [];
    return [{ at, stem, root: rootFor(word), isFood: isFood(stem), isName: isReference(token) || isCapital(message, token, at) }];
  });
}

/** Up or down, a change is a change; exported or downloaded, a file is a file. */
function rootFor(word: string): string {
  if (is.filing(word)) return FILE;
  return is.rising(word) || is.falling(word) ? CHANGE : rootOf(word);
}

function alike(one: Pick<Word, "stem" | "root">, other: Pick<Word, "stem" | "root">): boolean {
  return one.stem === other.stem || one.root === other.root || (one.stem.length > 6 && likeness(one.stem, other.stem) >= 0.75);
}

/** How much a word says: what every operation is asked with says little; what none is asked with is a name, or noise. */
interface Rarity {
  of(word: Word): number;
  isUnheard(word: Word): boolean;
}

function rarityAmong(all: readonly Known[]): Rarity {
  const counts = new Map<string, number>();
  for (const { own } of all) {
    for (const root of new Set(own.map((word) => word.root))) counts.set(root, (counts.get(root) ?? 0) + 1);
  }
  return {
    of: ({ root }) => Math.log(1 + all.length / (counts.get(root) ?? 1)),
    isUnheard: ({ root }) => !counts.has(root),
  };
}

/** Half of the score is what the message has of one saying, half what the operation explains of the message. */
function match(message: string, words: readonly Word[], known: Known, rarity: Rarity): Match {
  const { tool, sayings, own, phrases } = known;
  const weigh = (some: readonly Word[]) => some.reduce((sum, word) => sum + rarity.of(word), 0);
  const recall = Math.max(
    0,
    ...sayings.map((saying) => weigh(saying.filter((word) => words.some((other) => alike(word, other)))) / weigh(saying)),
  );
  const used = new Set(words.filter((word) => own.some((other) => alike(word, other))).map(({ at }) => at));
  const reading = read(message, phrases);
  const isKnown = ({ at }: Word) => used.has(at) || reading.mentions.some(({ from, to }) => at >= from && at < to);
  const isTold = (word: Word) =>
    word.isFood || (known.takesName && (word.isName || rarity.isUnheard(word))) || (known.takesDays && word.root === DAYS);
  const spoken = words.filter((word) => used.has(word.at) || !isTold(word));
  const explained = spoken.length ? weigh(spoken.filter(isKnown)) / weigh(spoken) : 0;
  // Days alone are no question.
  const isQuestion = words.some(({ at, root }) => used.has(at) && root !== DAYS);
  return { tool, score: isQuestion ? (recall + explained) / 2 : 0, reading, own: used };
}
