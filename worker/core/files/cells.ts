import { coerce } from "../contract/coerce";
import type { Cell } from "./csv";
import { civilDate } from "../figures/dates";
import type { Quantity } from "../contract/fields";
import { fold, type Language, languages, localeOf } from "../language";
import { MONEY_SCALE } from "../figures/money";
import { packOf } from "../trade/pack";
import { QUANTITY_SCALE, type Unit, unitsIn } from "../figures/quantity";
import { unitOf } from "../figures/unit-words";
import { RATE_SCALE } from "../figures/rate";
import type { Shape, Shapes } from "../contract/shape";
import { isSmall } from "../text/small-words";
import { choiceLabel, fieldLabel, quantityText, type FormatContext } from "../text/format-value";
import { en } from "../words.en";
import { fr } from "../words.fr";
import type { ModuleWords } from "../text/words-type";

/** A module's words in both languages: a file may be written in either. */
export type BothWords = Record<Language, ModuleWords>;

/** A field that has a column of its own in a file. */
export interface Column {
  /** `price`, or `billingAddress.city` for a field of a record. */
  path: string;
  shape: Shape;
  /** The unit that the heading of a file's column names: "Poids net (kg)". */
  unit?: Unit;
}

const core = { fr, en };
/** What stands in a table's cells; rows inside a row do not. */
const leaves: Shape["kind"][] = [
  "money",
  "rate",
  "quantity",
  "thousandths",
  "celsius",
  "instant",
  "date",
  "number",
  "boolean",
  "choice",
  "choices",
  "text",
  "texts",
];

/** The fields of a record as columns, those of a record inside it included. */
export function columnsOf(fields: Shapes): Column[] {
  return Object.entries(fields).flatMap(([field, shape]) => {
    if (shape.kind === "record") return Object.entries(shape.fields).flatMap(([part, inner]) => leaf(`${field}.${part}`, inner));
    return leaf(field, shape);
  });
}

const leaf = (path: string, shape: Shape): Column[] => (leaves.includes(shape.kind) ? [{ path, shape }] : []);

/** What a column is called; a part of a record has the record's name before its own. */
export function columnLabel(path: string, format: FormatContext): string {
  const [field = "", part] = path.split(".");
  return part ? `${fieldLabel(format, field)} – ${partLabel(part, format)}` : fieldLabel(format, field);
}

function partLabel(part: string, format: FormatContext): string {
  const shared = core[format.language].address as Record<string, string>;
  return format.words.fields[part] ?? shared[part] ?? part;
}

/** The heading of a column in a file that we write: its name, and the unit of its figures. */
export function headingOf({ path, shape }: Column, format: FormatContext): string {
  const unit = signs[shape.kind];
  return columnLabel(path, format) + (unit ? ` (${unit})` : "");
}

/** The headings of what a field is written as: a quantity has a column for its figure and one for its unit, so that figures add up. */
export function headingsOf(column: Column, format: FormatContext): string[] {
  const heading = headingOf(column, format);
  return column.shape.kind === "quantity" ? [heading, `${heading} – ${core[format.language].unit}`] : [heading];
}

/** The cells of a value, under its headings. */
export function cellsOf(column: Column, value: unknown, format: FormatContext): Cell[] {
  if (column.shape.kind !== "quantity") return [cellOf(column, value, format)];
  const { amount, unit } = (value ?? {}) as Partial<Quantity>;
  return amount === undefined || !unit ? [null, null] : [unitsIn(amount, unit), core[format.language].units[unit]];
}

const signs: Partial<Record<Shape["kind"], string>> = { money: "€", rate: "%", celsius: "°C" };

/** A heading without case, accents, signs, or the unit in brackets. */
export function foldHeading(heading: string): string {
  return fold(heading.slice(0, LONGEST_HEADING).replace(/\([^()]*\)/g, " "))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The unit in brackets behind a heading, in which bare numbers below it are meant; none for "(€)", "(kJ)" and notes. */
export function unitInHeading(heading: string): Unit | undefined {
  const [, bracket] = /\(([^()]*)\)\s*$/.exec(heading.slice(0, LONGEST_HEADING)) ?? [];
  return unitOf(bracket?.trim() ?? null) ?? undefined;
}

/**
 * The column that each heading names, by its name or another word for it in either language; null for those nobody knows.
 * Of two headings of the same column, the first has it.
 */
export function recognise(headings: string[], columns: Column[], words: BothWords): (string | null)[] {
  const pathByName = new Map<string, string>();
  const add = (name: string, path: string) => {
    const gist = gistOf(name);
    if (gist && !pathByName.has(gist)) pathByName.set(gist, path);
  };
  const formats = languages.map((language) => ({ words: words[language], language }));
  for (const { path } of columns) add(path, path);
  for (const { path } of columns) for (const format of formats) add(columnLabel(path, format), path);
  for (const { path } of columns) {
    for (const format of formats) {
      const { fields, headings: others } = format.words.synonyms ?? {};
      for (const name of [...(others?.[path] ?? []), ...(fields?.[path] ?? [])]) add(name, path);
      const part = path.split(".")[1];
      if (part) add(partLabel(part, format), path);
    }
  }
  const assigned = new Set<string>();
  return headings.map((heading) => {
    const path = pathByName.get(gistOf(heading));
    if (!path || assigned.has(path)) return null;
    assigned.add(path);
    return path;
  });
}

/** "Prix HT le colis" and "Prix HT par colis" say the same. */
function gistOf(heading: string): string {
  const folded = foldHeading(heading);
  const words = folded.split(" ").filter((word) => !isSmall(word));
  return words.join(" ") || folded;
}

/** A value in the internal form as it stands in a cell: figures stay figures, all else is a text. */
export function cellOf({ path, shape }: Column, value: unknown, format: FormatContext): Cell {
  const field = path.split(".").at(-1) ?? path;
  const { yes, no, none } = core[format.language].answers;
  if (value === null || value === undefined) return null;
  if (shape.kind === "money") return Number(value) / MONEY_SCALE;
  if (shape.kind === "rate") return Number(value) / RATE_SCALE;
  if (shape.kind === "thousandths") return Number(value) / 1_000;
  if (shape.kind === "celsius") return Number(value) / 100;
  if (shape.kind === "instant") return momentText(Number(value));
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return value ? yes : no;
  if (shape.kind === "choice") return choiceLabel(format, field, String(value));
  if (Array.isArray(value)) return value.map((entry) => choiceLabel(format, field, String(entry))).join(", ") || none;
  if (shape.kind === "quantity") return quantityText(value as Quantity, format.language).replace(/[\u00a0\u202f]/g, " ");
  return shape.kind === "date" ? frenchDate(String(value)) : String(value);
}

const frenchDate = (civil: string) => civil.split("-").reverse().join("/");

/** "31/12/2026 14:05" in Paris: what spreadsheets take for a moment. @param instant UTC milliseconds */
function momentText(instant: number): string {
  const time = new Intl.DateTimeFormat(localeOf.fr, { hour: "2-digit", minute: "2-digit", timeZone: "Europe/Paris" }).format(instant);
  return `${frenchDate(civilDate(instant))} ${time}`;
}

/**
 * What the cells of a line say, in the exchange form; empty cells say nothing. What cannot be read stays text, so that the
 * schema refuses it by name.
 */
export function valuesOf(fields: Shapes, texts: Map<Column, string>, words: BothWords): Record<string, unknown> {
  const filled = [...texts].filter(([, text]) => text.trim() !== "");
  const typed = Object.fromEntries(filled.map(([column, text]) => [column.path, plainText(column, text.trim(), words)]));
  const values = coerce(fields, typed);
  // A form can only be ticked or not; the cell of a file may hold anything else.
  for (const [{ path, shape }, text] of filled) if (shape.kind === "boolean") values[path] = truthOf(text) ?? text;
  return values;
}

function truthOf(text: string): boolean | null {
  const answer = fold(text.trim());
  if (["oui", "yes", "vrai", "true", "1", "x", "o", "y"].includes(answer)) return true;
  return ["non", "no", "faux", "false", "0", "n"].includes(answer) ? false : null;
}

/** A cell in the words that forms are filled in with. */
function plainText({ path, shape, unit }: Column, text: string, words: BothWords): string | string[] {
  const field = path.split(".").at(-1) ?? path;
  if (shape.kind === "choice") return choiceOf(shape, field, text, words);
  if (shape.kind === "choices")
    return isNone(field, text, words) ? [] : text.split(/[,;|]/).map((choice) => choiceOf(shape, field, choice, words));
  if (shape.kind === "date") return isoDate(text);
  if (shape.kind === "quantity") return measure(withUnit(text, unit));
  if (shape.kind === "thousandths") return inBaseUnits(withUnit(text, unit));
  return text;
}

/** A bare number is meant in the unit of its heading. */
const withUnit = (text: string, unit: Unit | undefined) => (unit && /^[\d\s.,]+$/.test(text) ? `${text} ${unit}` : text);

/** "0,32 kg" as "320": fields of a fixed unit hold grams, or millilitres. */
function inBaseUnits(text: string): string {
  const holds = /\p{L}/u.test(text) ? packOf(text)?.holds : null;
  return holds ? String(holds.amount / QUANTITY_SCALE) : text;
}

function choiceOf(shape: Shape, field: string, text: string, words: BothWords): string {
  const names = namesByShape.get(shape) ?? choiceNames(shape, field, words);
  namesByShape.set(shape, names);
  const unit = unitOf(text);
  return names.get(foldHeading(text)) ?? (unit && shape.options.includes(unit) ? unit : text.trim());
}

/** The names of a shape's choices: thousands of lines ask for the same ones. */
const namesByShape = new WeakMap<Shape, Map<string, string>>();

function choiceNames({ options }: Shape, field: string, words: BothWords): Map<string, string> {
  const names = new Map<string, string>();
  for (const option of options) {
    const labels = languages.flatMap((language) => {
      const own = words[language].synonyms?.values?.[field]?.[option] ?? [];
      return [choiceLabel({ words: words[language], language }, field, option), ...own];
    });
    for (const name of [option, ...labels]) if (!names.has(foldHeading(name))) names.set(foldHeading(name), option);
  }
  return names;
}

/** "Aucun", "none", or what the module calls a list with nothing in it. */
function isNone(field: string, text: string, words: BothWords): boolean {
  const own = languages.flatMap((language) => [words[language].values?.[field.replace(/s$/, "")]?.none ?? "", core[language].answers.none]);
  return [...own, "none"].some((name) => foldHeading(name) === foldHeading(text));
}

/** "31/12/2026" as 2026-12-31; what is not such a date stays as it is. */
function isoDate(text: string): string {
  const [, day = "", month = "", year = ""] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
}

/** Longer than any heading one types. */
const LONGEST_HEADING = 200;

/** "12 pièces" as "12 piece", "carton 10 × 1 kg" as "10 kg". */
function measure(text: string): string {
  const holds = packOf(text)?.holds;
  return holds ? `${unitsIn(holds.amount, holds.unit)} ${holds.unit}` : text;
}
