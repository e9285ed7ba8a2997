import { numberFrom } from "@/worker/core/contract/coerce";
import { isFood } from "./glossary";
import { is } from "./lexicon";
import { isPlain } from "./model/plain";
import { likeness, TO_US, type Token, tokensOf } from "./text";
import { type Meaning, NOT, type Phrase, writtenOf } from "./vocabulary";

/** Words of a message that a module knows. */
export interface Mention {
  from: number;
  to: number;
  /** All that they may mean, equally likely. */
  meanings: Meaning[];
  weight: number;
  negated: boolean;
}

/** A figure in a message. */
export interface Figure {
  at: number;
  /** One past its last token: the unit counts. */
  to: number;
  value: number;
  unit: "money" | "rate" | "quantity" | "days" | null;
  /** The unit of a quantity, as it is kept. */
  of?: string;
  sign: "<" | ">" | null;
}

/** A message as one module understands it. */
export interface Reading {
  message: string;
  tokens: Token[];
  mentions: Mention[];
  figures: Figure[];
  /** Indexes of the words that carry a subject but mean nothing to the module: names, mostly. */
  rest: number[];
}

interface Sign {
  at: number;
  text: string;
}

/** Reads a message with the phrases of a module. */
export function read(message: string, phrases: readonly Phrase[]): Reading {
  const tokens = tokensOf(message);
  const figures = figuresOf(tokens);
  const inFigure = (at: number) =>
    figures.some((figure) => at >= figure.at && at < figure.to && (figure.unit !== null || figure.sign !== null));
  const signs = tokens.flatMap(({ word, stem }, at): Sign[] => {
    if (is.negation(word)) return [{ at, text: NOT }];
    return is.small(word) || is.sign(word) || inFigure(at) ? [] : [{ at, text: stem }];
  });
  const { mentions, used } = mentionsOf(signs, phrases, tokens, message.normalize("NFC"));
  const idle = (at: number) => used.has(at) || isFrame(tokens, at);
  const rest = signs.filter(({ at, text }) => text !== NOT && !idle(at)).map(({ at }) => at);
  return { message, tokens, mentions, figures, rest };
}

/** Is the first word that carries a subject what the module itself is called? */
export function ownsHead({ tokens, mentions }: Reading): boolean {
  const head = tokens.findIndex(({ word }) => ![is.small, is.asking, is.counting, is.showing, is.sign].some((isIdle) => isIdle(word)));
  return mentions.some(({ from, meanings }) => from === head && meanings.some(({ of }) => of === "module"));
}

/** Words that shape a question without being its subject. */
export function isFrame(tokens: Token[], at: number): boolean {
  const { word = "" } = tokens[at] ?? {};
  const before = tokens[at - 1]?.word ?? "";
  const comparesNext = tokens.slice(at + 1, at + 4).some((token) => is.number(token.word));
  if (is.filing(word) || word === TO_US || isVessel(tokens, at)) return true;
  if (is.less(word) || is.more(word)) return comparesNext || is.high(word) || is.low(word);
  if (is.counting(word) || is.showing(word) || is.sorting(word) || is.asking(word) || is.recent(word)) return true;
  return (is.high(word) || is.low(word)) && (before === "" || is.small(before) || is.high(before) || is.low(before));
}

/** "Combien de pots de tapenade", "jars of tapenade left", "tapenade, combien de pots": how it is counted, not what it is. */
export function isVessel(tokens: Token[], at: number): boolean {
  if (!is.vessel(tokens[at]?.word ?? "")) return false;
  const counted = tokens.slice(0, at).findLast(({ word }) => !is.small(word))?.word ?? "";
  const [of = "", what = "", after = ""] = tokens.slice(at + 1, at + 4).map(({ word }) => word);
  if (/^(?:de|d|of)$/.test(of)) return !is.number(is.small(what) ? after : what);
  if (!is.counting(counted)) return false;
  const isOther = ({ word, stem }: Token, place: number) => place !== at && isFood(stem) && !is.vessel(word);
  const before = tokens.slice(
    0,
    tokens.findIndex(({ word }) => word === counted),
  );
  return tokens.some(isOther) || before.some(({ word }) => word.length > 3 && !is.small(word) && !isPlain(word));
}

function mentionsOf(
  signs: Sign[],
  phrases: readonly Phrase[],
  tokens: Token[],
  message: string,
): { mentions: Mention[]; used: Set<number> } {
  const mentions: Mention[] = [];
  const used = new Set<number>();
  for (let place = 0; place < signs.length; place += 1) {
    const match = longest(signs, place, phrases);
    if (!match) continue;
    const { length, full, weight } = match;
    const span = signs.slice(place, place + length);
    const from = span[0]?.at ?? 0;
    const to = (span.at(-1)?.at ?? from) + 1;
    const meanings = meaningsOf(full, message.slice(tokens[from]?.start, tokens[to - 1]?.end));
    const previous = mentions.at(-1);
    const negated = signs[place - 1]?.text === NOT || /^free$/.test(tokens[to]?.word ?? "") || goesOn(previous, meanings, from, tokens);
    mentions.push({ from, to, meanings, weight, negated });
    for (const { at } of span) used.add(at);
    if (tokens[to]?.word === "free") used.add(to);
    place += length - 1;
  }
  return { mentions, used };
}

/** "sans gluten ni lait": a negation goes on over choices of the same field that follow at once. */
function goesOn(previous: Mention | undefined, meanings: Meaning[], from: number, tokens: Token[]): boolean {
  if (!previous?.negated) return false;
  const between = tokens.slice(previous.to, from);
  const fieldOf = (meaning: Meaning) => (meaning.of === "choice" ? meaning.field : null);
  const same = meanings.some((meaning) =>
    previous.meanings.some((other) => fieldOf(meaning) !== null && fieldOf(meaning) === fieldOf(other)),
  );
  return same && between.every(({ word }) => is.small(word) || word === ",");
}

/** Phrases by their first word, so that a word is held against those alone that begin with it. */
const indexes = new WeakMap<readonly Phrase[], Map<string, Phrase[]>>();

function beginningWith(word: string, phrases: readonly Phrase[]): Phrase[] {
  const index = indexes.get(phrases) ?? indexOf(phrases);
  indexes.set(phrases, index);
  return index.get(word) ?? [];
}

function indexOf(phrases: readonly Phrase[]): Map<string, Phrase[]> {
  const index = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const [first = ""] = phrase.stems;
    const others = index.get(first);
    if (others) others.push(phrase);
    else index.set(first, [phrase]);
  }
  return index;
}

function longest(signs: Sign[], place: number, phrases: readonly Phrase[]) {
  const word = signs[place]?.text ?? "";
  const here = beginningWith(word, phrases).filter(({ stems }) => stems.every((stem, offset) => signs[place + offset]?.text === stem));
  const close = here.length ? here : phrases.filter(({ stems }) => stems.length === 1 && isSlip(word, stems[0] ?? ""));
  if (!close.length) return null;
  const length = Math.max(...close.map(({ stems }) => stems.length));
  const full = close.filter(({ stems }) => stems.length === length);
  const weight = Math.max(...full.map((phrase) => phrase.weight));
  return { length, weight, full: full.filter((phrase) => phrase.weight === weight) };
}

/**
 * What words may mean. "Prêts" and "Prêté" sound alike to whoever leaves endings out: where one of them is the module, what is
 * written decides.
 */
function meaningsOf(phrases: Phrase[], said: string): Meaning[] {
  const isModule = phrases.some(({ meaning }) => meaning.of === "module");
  const exact = isModule ? phrases.filter(({ written }) => written === writtenOf(said)) : [];
  const meanings = (exact.length ? exact : phrases).map(({ meaning }) => meaning);
  return meanings.filter((meaning, index) => meanings.findIndex((other) => same(meaning, other)) === index);
}

/** Long words may be misspelt by a letter, not their first; short ones would be taken for others. */
function isSlip(word: string, stem: string): boolean {
  return word.length >= 6 && stem.length >= 6 && word[0] === stem[0] && likeness(word, stem) >= 0.75;
}

function same(one: Meaning, other: Meaning): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function figuresOf(tokens: Token[]): Figure[] {
  return tokens.flatMap(({ word }, at): Figure[] => {
    if (is.negative(word)) return [{ at, to: at + 1, value: 0, unit: null, sign: "<" }];
    const value = is.number(word) ? numberFrom(word) : null;
    if (value === null) return [];
    const next = tokens[at + 1]?.word ?? "";
    const sign = signBefore(tokens, at);
    const measured = sign ? unitNamed(next) : undefined;
    if (measured && "days" in measured) return [{ at, to: at + 2, value: value * measured.days, unit: "days", sign }];
    if (measured) return [{ at, to: at + 2, value: value * measured.times, unit: "quantity", of: measured.of, sign }];
    const unit = is.euro(next) ? "money" : is.percent(next) ? "rate" : null;
    return [{ at, to: at + (unit ? 2 : 1), value, unit, sign }];
  });
}

/** What the word after a figure measures: a quantity, in the unit it is kept in, or days. */
function unitNamed(word: string): { of: string; times: number } | { days: number } | undefined {
  if (/^(?:kg|kilos?|kilogrammes?|kilograms?)$/.test(word)) return { of: "kg", times: 1 };
  if (/^(?:g|grammes?|grams?)$/.test(word)) return { of: "kg", times: 0.001 };
  if (/^(?:l|litres?|liters?)$/.test(word)) return { of: "l", times: 1 };
  if (/^(?:pieces?|unites?|units?|bocaux|pots?|jars?|bouteilles?|bottles?|boites?|tins?)$/.test(word)) return { of: "piece", times: 1 };
  if (/^(?:jours?|days?)$/.test(word)) return { days: 1 };
  if (/^(?:semaines?|weeks?)$/.test(word)) return { days: 7 };
  if (/^(?:mois|months?)$/.test(word)) return { days: 30 };
  return undefined;
}

/** The comparison that leads to a figure: "moins de 5", "au moins 5", "less than 5", "entre 3 et 5". */
function signBefore(tokens: Token[], at: number): Figure["sign"] {
  for (let back = 1; back <= 4; back += 1) {
    const { word = "" } = tokens[at - back] ?? {};
    const before = tokens[at - back - 1]?.word;
    if ((before === "au" && word === "moins") || (before === "at" && word === "least")) return ">";
    if ((before === "au" && word === "plus") || (before === "at" && word === "most")) return "<";
    if (is.less(word)) return "<";
    if (is.more(word)) return ">";
    if (word === "entre" || word === "between") return is.number(tokens[at - 2]?.word ?? "") ? "<" : ">";
    if (word === "" || !(is.small(word) || isPlain(word) || is.number(word))) return null;
    if (is.number(word) && !["entre", "between"].includes(tokens[at - back - 1]?.word ?? "")) return null;
  }
  return null;
}
