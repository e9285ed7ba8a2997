import type { RecipeLine } from "@/db/business";
import { fold, type Language, localeOf } from "@/worker/core/language";
import type { Allergen } from "@/worker/core/food";
import { type Graph, type ItemFacts, massOf, type RecipeRow } from "../costing";

/** A piece of a label: emphasised where it names an allergen. */
export interface Part {
  text: string;
  strong: boolean;
}

/** What a label says in a language: how allergens are named, and by which words they are recognised in a name. */
export interface LabelWords {
  allergens: Record<Allergen, string>;
  /** Separated by commas. */
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
  const found = new Map<string, Entry>();
  for (const line of recipe.lines) {
    const item = graph.itemOf(line.itemId);
    if (item.kind === "packaging") continue;
    const before = found.get(item.id);
    const mass = (before?.mass ?? 0) + (massOf(line, item) ?? 0);
    found.set(item.id, { item, mass, quid: line.quid || (before?.quid ?? false) });
  }
  return [...found.values()].sort((a, b) => b.mass - a.mass || a.item.name.localeCompare(b.item.name, "fr"));
}

/**
 * The list of ingredients in descending weight at mixing, what is itself made of several in brackets, allergens emphasised, and
 * the share of what is put forward (QUID; Regulation (EU) 1169/2011, articles 18, 21, 22 and annex VIII).
 */
export function ingredientList(recipe: RecipeRow, graph: Graph, words: LabelWords, language: Language): Part[] {
  const made = graph.itemOf(recipe.itemId);
  const output = massOf({ amount: recipe.outputAmount, unit: recipe.outputUnit }, made);
  return listOf(recipe, graph, words, language, output);
}

function listOf(recipe: RecipeRow, graph: Graph, words: LabelWords, language: Language, output: number | null): Part[] {
  const entries = entriesOf(recipe, graph);
  const mixed = entries.reduce((sum, { mass }) => sum + mass, 0);
  // Where water left in cooking, shares are of what is left.
  const whole = output && output < mixed ? output : mixed;
  return entries.flatMap((entry, place) => {
    const inner = graph.recipes.get(entry.item.id);
    const share = entry.quid && whole ? ` ${shareText(entry.mass, whole, words, language)}` : "";
    const name = inner ? [plain(nameOf(entry.item) + share)] : [...emphasised(entry.item, words), ...(share ? [plain(share)] : [])];
    const brackets = inner ? [plain(" ("), ...listOf(inner, graph, words, language, null), plain(")")] : [];
    return [...(place ? [plain(", ")] : []), ...name, ...brackets];
  });
}

const plain = (text: string): Part => ({ text, strong: false });
const nameOf = ({ labelName, name }: ItemFacts) => labelName || name.charAt(0).toLowerCase() + name.slice(1);

/** "62 %"; over 100 % it is what goes into 100 g: "(145 g pour 100 g)". */
function shareText(mass: number, whole: number, words: LabelWords, language: Language): string {
  const share = Math.round((mass * 1_000) / whole) / 10;
  const digits = { maximumFractionDigits: share < 10 ? 1 : 0 };
  if (share <= 100) return (share / 100).toLocaleString(localeOf[language], { style: "percent", ...digits });
  return words.per100.replace("{{amount}}", share.toLocaleString(localeOf[language], digits));
}

/** The name of an ingredient with the words in it that name its allergens emphasised; one that has no such word follows in brackets. */
function emphasised(item: ItemFacts, words: LabelWords): Part[] {
  const name = nameOf(item);
  const spans: { from: number; to: number }[] = [];
  const unnamed: Allergen[] = [];
  for (const allergen of item.allergens ?? []) {
    const found = words.recognised[allergen].split(", ").flatMap((word) => spanOf(name, word) ?? []);
    if (found[0]) spans.push(found[0]);
    else unnamed.push(allergen);
  }
  const parts = cut(name, spans);
  if (unnamed.length === 0) return parts;
  const rest = unnamed.flatMap((allergen, place) => [...(place ? [plain(", ")] : []), { text: words.allergens[allergen], strong: true }]);
  return [...parts, plain(" ("), ...rest, plain(")")];
}

/** Where a word stands in a text, whatever its case and accents; folding keeps the length of all but ligatures. */
function spanOf(text: string, word: string): { from: number; to: number } | null {
  const folded = [...text].map((sign) => fold(sign).charAt(0) || sign).join("");
  const from = ` ${folded}`.search(new RegExp(`[^\\p{L}]${fold(word).replace("oe", "oe?")}`, "u"));
  if (from < 0) return null;
  const to = folded.slice(from).search(/[^\p{L}]/u);
  return { from, to: to < 0 ? text.length : from + to };
}

/** A text in pieces, those within the spans emphasised. */
function cut(text: string, spans: { from: number; to: number }[]): Part[] {
  const parts: Part[] = [];
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
