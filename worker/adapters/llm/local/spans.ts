import { fold } from "@/worker/core/language";
import type { AssistantTools } from "../port";
import { isFood, variantsOf } from "./glossary";
import { is } from "./lexicon";
import type { Named, Span } from "./names";
import { heardWords, isKnown } from "./model/model";
import { dayWords, isPlain } from "./model/plain";
import { isNoun } from "./numbered";
import { isOfPeople, leadsToPlace } from "./places";
import { libraryOf } from "./shelf";
import { likeness, stemOf, type Token, tokensOf } from "./text";
import type { Phrase } from "./vocabulary";
import { type Match, places, waysOf, kinds } from "./ways";

/** From here on, two words are the same. */
export const ALIKE = 0.7;
/** From here on, they are written the same. */
const SAME = 0.8;
/** Names in one message. */
const NAMES = 4;

/** Is a word one that may stand in a name: no small, no plain word, no day? */
export function isContent({ word }: Token, tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 1]?.word ?? "";
  if (is.small(word) || is.sign(word) || isPlain(word) || days.has(word) || is.counting(word) || is.showing(word)) return false;
  if (/^\d/.test(word))
    return word.length > 1 && !is.euro(after) && !days.has(after) && !is.day(after) && !days.has(tokens[at - 1]?.word ?? "");
  return word.length > 2 && !isNoun(word);
}
const days = new Set(dayWords);

/** The names among the words: of all records, the one that explains most of them, with those that do as well; then what is left. */
export function spansOf(
  found: readonly Named[],
  tokens: readonly Token[],
  content: readonly number[],
  message: string,
  common: ReadonlySet<string>,
): Span[] {
  const spans: Span[] = [];

  let free = content;
  while (spans.length < NAMES) {
    const matches = found.flatMap((record) => (places.includes(record.kind) ? (matchOf(record, tokens, free, message, common) ?? []) : []));
    const best = matches.sort((one, other) => other.weight - one.weight || other.share - one.share)[0];
    if (!best) break;
    const same = matches.filter(({ at, weight }) => at.join() === best.at.join() && weight > best.weight - 0.3);
    // Who answers there is heard only where nothing is called so itself.
    const called = same.filter(({ share }) => share > 0);
    const [from, to] = wholeName(best, tokens, free);
    spans.push({
      from,
      to,
      places: best.at,
      link: { words: best.at.map((at) => tokens[at]?.word ?? ""), ways: waysOf(called.length ? called : same, tokens, from, message) },
    });
    free = free.filter((at) => at < from || at >= to);
  }
  return spans.sort((one, other) => one.from - other.from);
}

/** From where to where the whole name stands, with its small words, its size and what is not telling in it: "Jus de tomate 1 l". */
function wholeName({ record, at }: Match, tokens: readonly Token[], free: readonly number[]): [number, number] {
  const words = new Set(tokensOf(record.name).map(({ word }) => word));
  const isIn = (place: number) =>
    words.has(tokens[place]?.word ?? "") && (free.includes(place) || !isContent(tokens[place] as Token, tokens, place));
  const isGap = (place: number) => is.small(tokens[place]?.word ?? "") || is.sign(tokens[place]?.word ?? "");
  let [from, to] = [Math.min(...at), Math.max(...at) + 1];
  for (;;) {
    if (isIn(to)) to += 1;
    else if (isGap(to) && isIn(to + 1)) to += 2;
    else if (isIn(from - 1)) from -= 1;
    else if (isGap(from - 1) && isIn(from - 2)) from -= 2;
    else break;
  }
  while (from < Math.min(...at) && is.small(tokens[from]?.word ?? "") && !words.has(tokens[from]?.word ?? "")) from += 1;
  return [from, to];
}

/** "Épicerie", "café", "maison": words in the names of several clients or suppliers, which name none of them alone. */
export function commonIn(found: readonly Named[]): Set<string> {
  const times = new Map<string, number>();
  for (const { kind, name } of found)
    if (/^(?:client|supplier)$/.test(kind))
      for (const stem of new Set(tokensOf(name).map((token) => token.stem))) times.set(stem, (times.get(stem) ?? 0) + 1);
  return new Set([...times].flatMap(([stem, count]) => (count > 2 ? stem : [])));
}

const vocabularies = new WeakMap<readonly unknown[], Set<string>>();
/** The words that the product itself says its fields and choices with: they name no client and no supplier alone. */
export function ownWords({ all }: AssistantTools): Set<string> {
  const known = vocabularies.get(all) ?? new Set(libraryOf(all).shelves.flatMap(({ phrases }) => phrases.flatMap(({ stems }) => stems)));
  vocabularies.set(all, known);
  return known;
}

/** The single words that name a choice of some modules: what is told apart by one is never all of it. */
export const choicesOf = ({ all }: AssistantTools, modules: readonly string[]): Set<string> =>
  new Set(libraryOf(all).shelves.flatMap(({ module, phrases }) => (modules.includes(module) ? phrases.flatMap(choiceWord) : [])));
const choiceWord = ({ stems, meaning }: Phrase) => (meaning.of === "choice" && stems.length === 1 ? stems : []);

/** How a record's name stands in a message; null where too little of it does. */
function matchOf(
  record: Named,
  tokens: readonly Token[],
  free: readonly number[],
  message: string,
  common: ReadonlySet<string>,
): Match | null {
  const name = tokensOf(record.name);
  const stems = name.map(({ stem }) => stem);
  const isItem = places.indexOf(record.kind) >= 0 && kinds[record.kind]?.module === "items";
  const beside = isItem ? [fold(record.about), stemOf(fold(record.range))] : tokensOf(record.words).map(({ stem }) => stem);
  const worth = new Map<number, number>();
  for (const at of free) {
    const { stem = "", word = "" } = tokens[at] ?? {};
    const best = (among: readonly string[]) =>
      Math.max(0, ...[...variantsOf(stem)].flatMap((own) => among.map((other) => close(own, other))));
    const score = isItem && beside.includes(word) ? 1 : Math.max(best(stems), 0.85 * best(beside));
    if (score > (isMisspelt(word) ? SAME : ALIKE)) worth.set(at, score);
  }
  const at = clusterOf([...worth.keys()], tokens);
  const telling = name.filter(({ word }, place) => !is.small(word) && !legal.test(word) && !isMeasure(name, place));
  const isSaid = (stem: string) => at.some((place) => [...variantsOf(tokens[place]?.stem ?? "")].some((own) => close(own, stem) > ALIKE));
  const share = telling.filter(({ stem }) => isSaid(stem)).length / Math.max(1, telling.length);
  const isSized = at.length > 1 && at.some((place) => /^\d/.test(tokens[place]?.word ?? "")) && isItem;
  const isStrong =
    isSized || at.some((place) => isTelling(tokens[place] as Token, message) && (isItem || !common.has(tokens[place]?.stem ?? "")));
  if (!at.length || !(isStrong || (share === 1 && telling.length > 1))) return null;
  // "Clients à Bordeaux": a place is where they are, not what one of them is called.
  const isLed = leadsToPlace(tokens[(at[0] ?? 0) - 1]?.word ?? "");
  if (isLed && share < 1 && isOfPeople.test(fold(message))) return null;
  const weightOf = (place: number) => {
    const { word = "", stem = "" } = tokens[place] ?? {};
    const own = /^\d/.test(word) || is.vessel(word) ? 0.3 : isKnown(word) && !isFood(stem) ? 0.5 : 1;
    return own * (worth.get(place) ?? 0);
  };
  const alike = at.reduce((sum, place) => sum + (worth.get(place) ?? 0), 0) / at.length;
  return {
    record,
    at,
    alike,
    share,
    isHead: telling[0] !== undefined && isSaid(telling[0].stem),
    weight: at.reduce((sum, place) => sum + weightOf(place), 0),
  };
}

/** The form of a company: nobody is called by it. */
const legal = /^(?:sas|sasu|sarl|eurl|snc|scea|earl|gaec|sa|sci|scop|ets|etablissements|ltd|limited|inc|gmbh|srl)$/;

/** How alike two stems are, where short ones are no beginning of long ones: "épices", "épicerie". */
export const close = (one: string, other: string) =>
  Math.min(one.length, other.length) < 5 && Math.abs(one.length - other.length) > 1 ? Number(one === other) : likeness(one, other);

/** "Higiene audit": a slip of a word that is known, no food, is no slip of a name besides. */
export const isMisspelt = (word: string) => {
  const [meant = word] = heardWords(word);
  return meant !== word && !isFood(stemOf(meant));
};

/** Does a word tell by itself that something is named: a stranger, or a food; what food is like or comes in tells nothing alone. */
function isTelling({ word, stem }: Token, message: string): boolean {
  if (/^\d/.test(word) || is.vessel(word) || qualities.has(stem)) return false;
  return !isKnown(word) || isFood(stem) || message.indexOf(word.charAt(0).toUpperCase() + word.slice(1)) > 0;
}
const qualities = new Set(
  "fume grille seche frais entier moulu concentre surgele rape noir blanc rouge vert jaune gris doux sale bio maison ancien cru cuit roti sauvage fermier fresh whole dried black white red green yellow sweet farm old raw cooked raie glace ice box gift cadeau joint seal label sticker etiquette carton panier basket seau bucket poudre additif conservateur conserve fruit legume vegetable epice spice assortiment selection culture mais sole rose orange tray herb herbe drink boisson eau water emballage packaging boite tin can lid cap capsule couvercle bouchon dessert"
    .split(" ")
    .map(stemOf),
);

/** Of some places, the most that stand side by side, with nothing but small words, and what things come in, between them. */
function clusterOf(all: readonly number[], tokens: readonly Token[]): number[] {
  const groups: number[][] = [];
  for (const at of [...all].sort((one, other) => one - other)) {
    const last = groups.at(-1)?.at(-1);
    const isSize = last !== undefined && /^\d/.test(tokens[at]?.word ?? "") && at - last < 4;
    const isNear =
      last !== undefined &&
      tokens
        .slice(last + 1, at)
        .every(({ word }) => isSize || (is.small(word) && !/^(?:chez|et|and|from|pour|for|par|by)$/.test(word)) || is.vessel(word));
    if (isNear) groups.at(-1)?.push(at);
    else groups.push([at]);
  }
  const worthOf = ({ word, stem }: Token) => (/^\d/.test(word) || is.vessel(word) ? 0 : isKnown(word) && !isFood(stem) ? 0.5 : 1);
  const strength = (group: readonly number[]) => group.reduce((sum, at) => sum + worthOf(tokens[at] as Token), 0);
  return groups.sort((one, other) => strength(other) - strength(one))[0] ?? [];
}

/** "180 g", "1 l", "4/4": how much is in it, not what it is. */
function isMeasure(name: readonly Token[], at: number): boolean {
  const { word = "" } = name[at] ?? {};
  return is.number(word) || (is.number(name[at - 1]?.word ?? "") && stemOf(word).length <= 2);
}
