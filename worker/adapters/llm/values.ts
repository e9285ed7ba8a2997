import { formatInstant } from "@/worker/core/dates";
import { type Language, localeOf } from "@/worker/core/language";
import { formatMoney } from "@/worker/core/money";
import { formatRate } from "@/worker/core/rate";
import { en as coreEn } from "@/worker/core/words.en";
import { fr as coreFr } from "@/worker/core/words.fr";
import type { ModuleWords } from "./port";
import type { Shape } from "./shape";

const core: Record<Language, Record<string, unknown>> = { fr: coreFr, en: coreEn };

/** Whose words a value is told in. */
export interface Telling {
  words: ModuleWords;
  language: Language;
  say(key: string, params?: Record<string, string | number>): string;
}

/** What a choice is called; a field shares its words with the list it is one of, or with the kernel. */
export function choiceLabel(words: ModuleWords, language: Language, field: string, choice: string): string {
  const own = words.values?.[field]?.[choice] ?? words.values?.[`${field}s`]?.[choice];
  const shared = core[language][`${field}s`] as Record<string, string> | undefined;
  return own ?? shared?.[choice] ?? choice;
}

/** Writes a value in the internal form as the product does; null when there is none. */
export function valueText(shape: Shape, field: string, value: unknown, { words, language, say }: Telling): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (shape.kind === "boolean") return say(value ? "yes" : "no");
  if (typeof value === "number") return figureText(shape, value, language);
  if (Array.isArray(value)) return listText(value, (entry) => choiceLabel(words, language, field, entry)) ?? say("none");
  if (shape.kind === "choice") return choiceLabel(words, language, field, String(value));
  return String(value);
}

function figureText({ kind }: Shape, value: number, language: Language): string {
  if (kind === "money") return formatMoney(value);
  if (kind === "rate") return formatRate(value, language);
  return kind === "instant" ? formatInstant(value, language) : new Intl.NumberFormat(localeOf[language]).format(value);
}

function listText(values: unknown[], label: (entry: string) => string): string | null {
  const texts = values.filter((entry) => typeof entry !== "object").map((entry) => label(String(entry)));
  return texts.length ? texts.join(", ") : null;
}

/** A label inside a sentence: "Prix HT" → "prix HT"; abbreviations stay. */
export function inSentence(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
