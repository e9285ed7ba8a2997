import { formatDate, formatInstant } from "../figures/dates";
import { type Language, localeOf } from "../language";
import { formatMoney } from "../figures/money";
import { formatQuantity, QUANTITY_SCALE } from "../figures/quantity";
import { formatRate } from "../figures/rate";
import type { Quantity } from "../contract/fields";
import type { Shape } from "../contract/shape";
import { en } from "../words.en";
import { fr } from "../words.fr";
import type { ModuleWords } from "./words-type";

const core = { fr, en };

/** The words and the language that a value is written in. */
export interface FormatContext {
  words: ModuleWords;
  language: Language;
}

/** The kernel's list that a field is one of, where its name does not say so. */
const lists: Record<string, string> = { per: "units" };

/** What a choice is called; a field shares its words with the list it is one of, or with the kernel. */
export function choiceLabel({ words, language }: FormatContext, field: string, choice: string): string {
  const own = words.values?.[field]?.[choice] ?? words.values?.[`${field}s`]?.[choice];
  const shared = (core[language] as Record<string, unknown>)[lists[field] ?? `${field}s`] as Record<string, string> | undefined;
  return own ?? shared?.[choice] ?? choice;
}

/** What a field is called. */
export function fieldLabel({ words }: FormatContext, field: string): string {
  return words.fields[field] ?? field;
}

/** Writes a value in the internal form as the product does; null when there is none. */
export function valueText(shape: Shape, field: string, value: unknown, format: FormatContext): string | null {
  const { yes, no, none } = core[format.language].answers;
  if (value === null || value === undefined || value === "") return null;
  if (shape.kind === "boolean") return value ? yes : no;
  if (typeof value === "number") return figureText(shape, value, format.language);
  if (field === MOVES) return movesText(value as string[], format);
  if (Array.isArray(value)) return listText(value, (entry) => choiceLabel(format, field, entry)) ?? none;
  if (shape.kind === "choice") return choiceLabel(format, field, String(value));
  if (shape.kind === "quantity") return quantityText(value as Quantity, format.language);
  if (shape.kind === "record") return recordText(shape, value as Record<string, unknown>, format);
  return shape.kind === "date" ? formatDate(String(value), format.language) : String(value);
}

/** The field that lists what can be done with a record now. */
const MOVES = "moves";

/** Moves have the names of their operations; what no person does has none. */
function movesText(moves: string[], { words, language }: FormatContext): string {
  const names = moves.flatMap((move) => words.operations[move]?.title ?? []);
  return names.join(", ") || core[language].answers.none;
}

/** "2,5 kg", "1 pièce", "12 pièces". */
export function quantityText({ amount, unit }: Quantity, language: Language): string {
  const isSeveral = unit === "piece" && new Intl.PluralRules(language).select(amount / QUANTITY_SCALE) !== "one";
  return `${formatQuantity(amount, unit, language)}\u00a0${isSeveral ? core[language].pieces : core[language].units[unit]}`;
}

/** The values of a record, in the order of its fields; the identifier is left out where there is a name. */
function recordText({ fields }: Shape, record: Record<string, unknown>, format: FormatContext): string | null {
  const shown = Object.entries(fields).filter(([name]) => name !== "id" || !record.name);
  const texts = shown.map(([name, shape]) => valueText(shape, name, record[name], format));
  return texts.filter(Boolean).join(", ") || null;
}

function figureText({ kind }: Shape, value: number, language: Language): string {
  if (kind === "money") return formatMoney(value);
  if (kind === "rate") return formatRate(value, language);
  if (kind === "celsius") return `${new Intl.NumberFormat(localeOf[language]).format(value / 100)}\u00a0°C`;
  if (kind === "thousandths") return new Intl.NumberFormat(localeOf[language]).format(value / 1_000);
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
