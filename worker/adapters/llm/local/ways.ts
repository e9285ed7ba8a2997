import { fold } from "@/worker/core/language";
import { variantsOf } from "./glossary";
import { is } from "./lexicon";
import type { Named, Way } from "./names";
import { kindWords } from "./model/kinds";
import { type Token, tokensOf } from "./text";

/** Whose records they are, and what stands for them in the model's sentences. */
export const kinds: Record<string, { module: string; model?: string }> = {
  product: { module: "items", model: kindWords.product },
  client: { module: "clients", model: kindWords.client },
  supplier: { module: "suppliers", model: kindWords.supplier },
  ingredient: { module: "items", model: kindWords.ingredient },
  location: { module: "locations" },
  person: { module: "people" },
};
export const places = Object.keys(kinds);

/** How a record's name stands in a message. */
export interface Match {
  record: Named;
  /** Places of the words that it is called by, side by side. */
  at: number[];
  weight: number;
  alike: number;
  /** How much of its name is said. */
  share: number;
  isHead: boolean;
}

/** What is sold is a product, what is bought an ingredient, where a word may be either. */
const isSold = /\b(?:vend\w*|ventes?|sold|sell\w*|sales?|clients?|customers?)\b/;
const isBought = /\b(?:achet\w*|achats?|fournisseurs?|fournit|buy\w*|bought|suppliers?|purchas\w*)\b/;

/** Who buys is a client, and what is bought of us is sold. */
const isBoughtOfUs = /\b(?:from us|of us|nous (?:a |ont )?achet\w*|chez nous|who (?:buys|bought)|qui (?:a |ont )?achet\w*)\b/;

/** The records that words may mean, by their kinds: of one kind, those called just so, or that begin so, or all of them. */
export function waysOf(matches: readonly Match[], tokens: readonly Token[], from: number, message: string): Way[] {
  const text = fold(message);
  const traded = isSold.test(text) || isBoughtOfUs.test(text) ? "product" : isBought.test(text) ? "ingredient" : "";
  const before = tokens.slice(Math.max(0, from - 3), from).map(({ word }) => word);
  const said = (pattern: RegExp) => before.some((word) => pattern.test(word));
  const isLed = (kind: string) =>
    (kind === "client" && said(/^(?:clients?|customers?)$/)) || (kind === "supplier" && said(/^(?:fournisseurs?|suppliers?|vendors?)$/));
  const of = (kind: string): { way: Way; share: number }[] => {
    const own = matches.filter(({ record }) => record.kind === kind);
    const most = Math.max(0, ...own.map(({ alike }) => alike));
    const near = own.filter(({ alike }) => alike > most - 0.12);
    const exact = near.filter(({ share }) => share === 1);
    const heads = near.filter(({ isHead }) => isHead);
    const meant = exact.length ? exact : heads.length ? heads : near;
    if (!meant.length) return [];
    const words = (own[0]?.at ?? []).map((place) => tokens[place] as Token);
    const range = own.map(({ record }) => record.range).find((one) => one && sameWords(one, words));
    const all = exact.length || !range ? meant : own.filter(({ record }) => record.range === range);
    return [
      {
        share: Math.max(...meant.map(({ share, isHead }) => share + Number(isHead))),
        way: {
          ...{ kind, module: kinds[kind]?.module ?? kind, range: all === meant ? undefined : range },
          ids: all.map(({ record }) => record.id),
          names: all.map(({ record }) => record.name),
        },
      },
    ];
  };
  return places
    .flatMap(of)
    .sort(
      (one, other) =>
        Number(isLed(other.way.kind)) - Number(isLed(one.way.kind)) ||
        Number(other.way.kind === traded) - Number(one.way.kind === traded) ||
        Math.sign(other.share - one.share - 0.2) + Math.sign(other.share - one.share + 0.2),
    )
    .map(({ way }) => way);
}

/** Is a text these words, whatever their number and language? */
function sameWords(text: string, words: readonly Token[]): boolean {
  const own = tokensOf(text).filter(({ word }) => !is.small(word));
  return own.length === words.length && own.every(({ stem }) => words.some((word) => variantsOf(word.stem).has(stem)));
}
