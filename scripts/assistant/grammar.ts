import type { Language } from "@/worker/core/language";
import { kindWords } from "@/worker/adapters/llm/local/model/kinds";
import { names } from "./slots";

/** How people ask for one thing: nouns go into every frame, whole questions stand as they are. */
export type Sayings = Record<Language, { nouns: readonly string[]; asks: readonly string[] }>;

/** A number from 0 to 1, the same ones for the same seed. */
export type Chance = () => number;

/** Mulberry32: small, and good enough to choose words by. */
export function chanceFrom(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const oneOf = <One>(all: readonly One[], chance: Chance): One => all[Math.floor(chance() * all.length)] as One;

/** Ways to ask for a noun, `~`. */
export const frames: Record<Language, readonly string[]> = {
  fr: [
    "~",
    "~",
    "~ {period}",
    "~ {period}",
    "(quel est|quelle est|quels sont|quelles sont) ~ [{period}]",
    "(c'est quoi|c'est combien|c'est lesquels) ~ [{period}]",
    "(montre|montre moi|donne|donne moi|affiche|sors moi|liste|voir|dis moi) ~ [{period}]",
    "(je veux|je voudrais|j'aimerais|je peux) (voir|connaitre|savoir|avoir) ~ [{period}]",
    "combien de ~ [{period}]",
    "(ou en est|ou en sont) ~",
    "et ~ [{period}]",
    "~ combien",
    "il y a combien de ~",
    "y a-t-il des ~",
    "est-ce que j'ai des ~",
    "(a combien s'eleve|a combien se montent) ~ [{period}]",
    "total (de|des) ~ [{period}]",
    "{period} ~",
    "j'ai (quel|quelle|quels|quelles) ~ [{period}]",
  ],
  en: [
    "~",
    "~",
    "~ {period}",
    "~ {period}",
    "(what is|what are|what was|what were|whats) ~ [{period}]",
    "(show|show me|give|give me|list|display|tell me|see) ~ [{period}]",
    "(i want|i need|i would like|can i) [to] (see|know|have) ~ [{period}]",
    "how (many|much) ~ [{period}]",
    "how are ~ [{period}]",
    "and ~ [{period}]",
    "~ please",
    "are there any ~",
    "do we have any ~",
    "(how much|how high) (is|are|was|were) ~ [{period}]",
    "total ~ [{period}]",
    "{period} ~",
    "which ~ do we have",
  ],
};

/** What a figure may be divided or narrowed by, after its question. */
export const tails: Record<Language, readonly string[]> = {
  fr: [
    "",
    "",
    "",
    "",
    "par {dimension}",
    "pour {client}",
    "(chez|de|avec) {client}",
    "(aux|chez les|des|pour les) {category}",
    "(de|du|sur) {product}",
    "compare a {past}",
    "par rapport a l'an dernier",
    "vs {past}",
    "par mois",
    "en {department}",
  ],
  en: [
    "",
    "",
    "",
    "",
    "by {dimension}",
    "for {client}",
    "(with|from) {client}",
    "(to|from|for) {category}",
    "(of|on) {product}",
    "compared to {past}",
    "compared with last year",
    "vs {past}",
    "by month",
    "in {department}",
  ],
};

export const leads: Record<Language, readonly string[]> = {
  fr: [
    "",
    "",
    "",
    "",
    "",
    "",
    "bonjour",
    "salut",
    "dis moi",
    "stp",
    "svp",
    "je voudrais savoir",
    "j'aimerais savoir",
    "tu peux me dire",
    "peux tu me dire",
    "euh",
    "alors",
    "en fait",
    "est-ce que tu sais",
  ],
  en: ["", "", "", "", "", "", "hi", "hello", "please", "tell me", "can you tell me", "i would like to know", "so", "could you say", "hey"],
};
export const ends: Record<Language, readonly string[]> = {
  fr: ["", "", "", "", "", "stp", "svp", "merci", "exactement", "au juste", "deja", "actuellement", "en ce moment"],
  en: ["", "", "", "", "", "please", "thanks", "exactly", "right now", "currently", "now", "so far"],
};

/** One way to say a pattern, and which of its words are names that were put in. */
export function say(pattern: string, language: Language, chance: Chance): { text: string; own: string } {
  let text = pattern;
  for (let turn = 0; turn < 12 && /[[(]/.test(text); turn += 1) {
    text = text.replace(/\[([^[\]()]*)\]/g, (_, inner: string) => (chance() < 0.45 ? oneOf(inner.split("|"), chance) : ""));
    text = text.replace(/\(([^[\]()]*)\)/g, (_, inner: string) => oneOf(inner.split("|"), chance));
  }
  const own = text.replace(/\{\w+\}/g, " ");
  text = text.replace(/\{(\w+)\}/g, (_, slot: string) => nameFor(slot, language, chance));
  return { text: text.replace(/\s+/g, " ").trim(), own };
}

function nameFor(slot: string, language: Language, chance: Chance): string {
  const all = names[slot]?.[language];
  if (!all) throw new Error(`Nothing is put in for ${slot}`);
  // What the index of the business finds stands for its kind, as it does when a message is read.
  const kind = kindWords[slot as keyof typeof kindWords];
  if (kind && chance() < 0.5) return kind;
  const name = oneOf(all, chance);
  return /[{[(]/.test(name) ? say(name, language, chance).text : name;
}

const letters = "abcdefghijklmnopqrstuvwxyz";

/** A slip of the finger in one word. */
export function slipped(text: string, chance: Chance): string {
  const words = text.split(" ");
  const long = words.flatMap((word, at) => (word.length > 3 ? at : []));
  if (!long.length) return text;
  const at = oneOf(long, chance);
  const word = words[at] as string;
  const place = 1 + Math.floor(chance() * (word.length - 2));
  const other = letters[Math.floor(chance() * 26)] as string;
  const ways = [
    word.slice(0, place) + word.slice(place + 1),
    word.slice(0, place) + word[place + 1] + word[place] + word.slice(place + 2),
    word.slice(0, place) + other + word.slice(place + 1),
    word.slice(0, place) + word[place] + word.slice(place),
  ];
  words[at] = oneOf(ways, chance);
  return words.join(" ");
}
