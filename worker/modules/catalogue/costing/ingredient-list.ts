import type { RecipeLine } from "@/db/business";
import { fold, type Language, localeOf } from "@/worker/core/language";
import type { Allergen } from "@/worker/core/trade/food";
import type { TextPart } from "@/worker/core/files/paper";
import { massOf } from "./declaration";
import type { ItemFacts } from "./facts";
import type { Graph, RecipeRow } from "./graph";

/** What a label says in a language: how allergens are named, and by which words they are recognised in a name. */
export interface LabelWords {
  allergens: Record<Allergen, string>;
  /** Separated by commas; those after a semicolon count where none before it is found. */
  recognised: Record<Allergen, string>;
  /** How many grams go into 100 g. */
  per100: string;
}

interface Entry {
  item: ItemFacts;
  /** Thousandths of a gram in the bowl. */
  mass: number;
  quid: boolean;
}

/** What goes into the bowl, the heaviest first; the same thing named twice weighs once. */
function entriesOf(recipe: { lines: RecipeLine[] }, graph: Graph): Entry[] {
  const entries = new Map<string, Entry>();
  for (const line of recipe.lines) {
    const item = graph.itemOf(line.itemId);
    if (item.kind === "packaging") continue;
    const before = entries.get(item.id);
    const mass = (before?.mass ?? 0) + (massOf(line, item) ?? 0);
    entries.set(item.id, { item, mass, quid: line.quid || (before?.quid ?? false) });
  }
  return [...entries.values()].sort((a, b) => b.mass - a.mass || a.item.name.localeCompare(b.item.name, "fr"));
}

/**
 * The list of ingredients in descending weight at mixing, what is itself made of several in brackets, allergens emphasised, and
 * the share of what is put forward (QUID; Regulation (EU) 1169/2011, articles 18, 21, 22 and annex VIII).
 */
export function ingredientList(recipe: RecipeRow, graph: Graph, words: LabelWords, language: Language): TextPart[] {
  return listOf(recipe, graph, words, language);
}

/** 100 %, in hundredths of a percent. */
const WHOLE = 10_000;

/**
 * What the shares on a label are of: what is mixed (Regulation (EU) 1169/2011, annex VIII, 3 a), or the finished product where water left
 * in cooking (annex VIII, 4); null where none is stated.
 */
export function quidRuleOf({ lines, waterLoss }: Pick<RecipeRow, "lines" | "waterLoss">): "mixing" | "finished" | null {
  if (!lines.some(({ quid }) => quid)) return null;
  return waterLoss > 0 ? "finished" : "mixing";
}

/** How many ingredients a list names, those in brackets included. */
export function lengthOfList(recipe: RecipeRow, graph: Graph, lengths = new Map<string, number>()): number {
  const before = lengths.get(recipe.id);
  if (before !== undefined) return before;
  const inner = entriesOf(recipe, graph).map(({ item }) => graph.recipes.get(item.id));
  const length = inner.reduce((sum, own) => sum + 1 + (own ? lengthOfList(own, graph, lengths) : 0), 0);
  lengths.set(recipe.id, length);
  return length;
}

function listOf(recipe: RecipeRow, graph: Graph, words: LabelWords, language: Language): TextPart[] {
  const entries = entriesOf(recipe, graph);
  const mixed = entries.reduce((sum, { mass }) => sum + mass, 0);
  const whole = (mixed * (WHOLE - recipe.waterLoss)) / WHOLE;
  return entries.flatMap((entry, place) => {
    const inner = graph.recipes.get(entry.item.id);
    const share = entry.quid && whole ? ` ${shareText(entry.mass, whole, words, language)}` : "";
    const name = inner ? [plain(nameOf(entry.item) + share)] : [...emphasised(entry.item, words), ...(share ? [plain(share)] : [])];
    const brackets = inner ? [plain(" ("), ...listOf(inner, graph, words, language), plain(")")] : [];
    return [...(place ? [plain(", ")] : []), ...name, ...brackets];
  });
}

const plain = (text: string): TextPart => ({ text, strong: false });
const nameOf = ({ labelName, name }: ItemFacts) => labelName || name.charAt(0).toLowerCase() + name.slice(1);

/** "62 %"; of a pinch its first figure, "0,02 %"; over 100 % it is what goes into 100 g: "(145 g pour 100 g)". */
function shareText(mass: number, whole: number, words: LabelWords, language: Language): string {
  const exact = (mass * 100) / whole;
  const share = exact < 1 ? exact : Math.round(exact * 10) / 10;
  const digits = share < 1 ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: share < 10 ? 1 : 0 };
  if (share <= 100) return (share / 100).toLocaleString(localeOf[language], { style: "percent", ...digits });
  return words.per100.replace("{{amount}}", share.toLocaleString(localeOf[language], digits));
}

interface Span {
  from: number;
  to: number;
}

/** The name of an ingredient with the words in it that name its allergens emphasised; one that has no such word follows in brackets. */
function emphasised(item: ItemFacts, words: LabelWords): TextPart[] {
  const name = nameOf(item).normalize("NFC");
  const spans: Span[] = [];
  const unnamed: Allergen[] = [];
  for (const allergen of item.allergens ?? []) {
    const named = spansOf(name, words.recognised[allergen]);
    if (named.length) spans.push(...named);
    else unnamed.push(allergen);
  }
  const parts = cut(name, spans);
  if (unnamed.length === 0) return parts;
  const rest = unnamed.flatMap((allergen, place) => [...(place ? [plain(", ")] : []), { text: words.allergens[allergen], strong: true }]);
  return [...parts, plain(" ("), ...rest, plain(")")];
}

/** Where a text names an allergen: by every word of the first group that names it at all. */
function spansOf(text: string, recognised: string): Span[] {
  const groups = recognised.split("; ").map((group) => group.split(", ").flatMap((word) => placesOf(text, word)));
  return groups.find((spans) => spans.length > 0) ?? [];
}

/** The words of a text that begin with these letters, whatever their case, accents and ligatures. */
function placesOf(text: string, word: string): Span[] {
  const { folded, places } = foldedWithPlaces(text);
  const matches = folded.matchAll(new RegExp(`(?<!\\p{L})${fold(word)}\\p{L}*`, "gu"));
  return [...matches].map(({ index, 0: { length } }) => ({ from: places[index] ?? 0, to: places[index + length] ?? text.length }));
}

/** A text without case and accents, and where each of its signs stood. */
function foldedWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = "";
  const places: number[] = [];
  let at = 0;
  for (const sign of text) {
    const plainSign = fold(sign);
    for (let n = 0; n < plainSign.length; n += 1) places.push(at);
    folded += plainSign;
    at += sign.length;
  }
  return { folded, places };
}

/** A text in pieces, those within the spans emphasised. */
function cut(text: string, spans: Span[]): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { from, to } of spans.sort((a, b) => a.from - b.from)) {
    if (from < at) continue;
    if (from > at) parts.push(plain(text.slice(at, from)));
    parts.push({ text: text.slice(from, to), strong: true });
    at = to;
  }
  if (at < text.length) parts.push(plain(text.slice(at)));
  return parts;
}
