import { languages } from "@/worker/core/language";
import { nameOf } from "@/worker/core/operation";
import { fieldsOf, type Shape } from "@/worker/core/shape";
import type { Tool } from "../port";
import { isFood } from "./glossary";
import { is } from "./lexicon";
import { type Reading, read } from "./reading";
import { likeness, rootOf, type Token, tokensOf } from "./text";
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
}

/** What an operation is called and asked, without the names in its examples. */
interface Known {
  tool: Tool;
  sayings: Word[][];
  own: Word[];
  phrases: Phrase[];
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
      const words = wordsOf(tokensOf(message));
      return allowed
        .flatMap((tool) => known.get(tool) ?? [])
        .map((one) => match(message, words, one, rarity))
        .sort((one, other) => other.score - one.score);
    },
  };
}

function knownOf(tool: Tool): Known {
  const { operation, words } = tool;
  const { verb } = nameOf(operation);
  const told = languages.flatMap((language) => words[language].operations[verb] ?? []);
  const titles = told.map(({ title }) => wordsOf(tokensOf(title)));
  const isTitle = (word: Word) => titles.some((title) => title.some((other) => alike(word, other)));
  const examples = told.flatMap(({ examples: all = [] }) =>
    all.map((text) => {
      const tokens = tokensOf(text);
      return wordsOf(tokens).filter((word) => isTitle(word) || !(word.isFood || isCapital(text, tokens[word.at], word.at)));
    }),
  );
  const sayings = [...titles, ...examples].filter((saying) => saying.length);
  const synonyms = languages.flatMap((language) =>
    Object.entries(words[language].synonyms?.fields ?? {}).flatMap(([field, texts]) => (field in operation.input.shape ? texts : [])),
  );
  const own = [...sayings.flat(), ...synonyms.flatMap((text) => wordsOf(tokensOf(text)))];
  return { tool, sayings, own, phrases: phrasesOf(tool.module, words, shapesOf(tool)) };
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

function isCapital(text: string, token: Token | undefined, at: number): boolean {
  return at > 0 && /^\p{Lu}/u.test(text.slice(token?.start, token?.end));
}

/** "Contient", which carries nothing in other questions, is what some are about. */
const telling = /^cont(?:ien|enir|enant|ain)/;

/** The words of a text that make it the question it is. */
function wordsOf(tokens: readonly Token[]): Word[] {
  return tokens.flatMap(({ word, stem }, at) => {
    const isUnit = is.euro(word) || is.percent(word) || is.number(word) || is.sign(word);
    const isIdle = (is.small(word) && !telling.test(word)) || is.negation(word) || is.counting(word) || is.showing(word);
    return isUnit || isIdle ? [] : [{ at, stem, root: rootFor(word), isFood: isFood(stem) }];
  });
}

/** Up or down, a change is a change. */
function rootFor(word: string): string {
  return is.rising(word) || is.falling(word) ? "±" : rootOf(word);
}

function alike(one: Pick<Word, "stem" | "root">, other: Pick<Word, "stem" | "root">): boolean {
  return one.stem === other.stem || one.root === other.root || (one.stem.length > 6 && likeness(one.stem, other.stem) >= 0.75);
}

/** How much a word says: what every operation is asked with says little. */
type Rarity = (word: Word) => number;

function rarityAmong(all: readonly Known[]): Rarity {
  const counts = new Map<string, number>();
  for (const { own } of all) {
    for (const root of new Set(own.map((word) => word.root))) counts.set(root, (counts.get(root) ?? 0) + 1);
  }
  return ({ root }) => Math.log(1 + all.length / (counts.get(root) ?? 1));
}

/** Half of the score is what the message has of one saying, half what the operation explains of the message. */
function match(message: string, words: readonly Word[], { tool, sayings, own, phrases }: Known, rarity: Rarity): Match {
  const weigh = (some: readonly Word[]) => some.reduce((sum, word) => sum + rarity(word), 0);
  const recall = Math.max(
    0,
    ...sayings.map((saying) => weigh(saying.filter((word) => words.some((other) => alike(word, other)))) / weigh(saying)),
  );
  const used = new Set(words.filter((word) => own.some((other) => alike(word, other))).map(({ at }) => at));
  const reading = read(message, phrases);
  const isKnown = ({ at }: Word) => used.has(at) || reading.mentions.some(({ from, to }) => at >= from && at < to);
  const spoken = words.filter((word) => used.has(word.at) || !word.isFood);
  const explained = spoken.length ? weigh(spoken.filter(isKnown)) / weigh(spoken) : 0;
  return { tool, score: recall === 0 ? 0 : (recall + explained) / 2, reading, own: used };
}
