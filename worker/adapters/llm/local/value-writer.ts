import { type Language, localeOf } from "@/worker/core/language";
import { MONEY_SCALE } from "@/worker/core/figures/money";
import { type Unit, unitNames } from "@/worker/core/figures/quantity";
import type { ModuleWords } from "@/worker/core/text/words-type";
import type { Operation } from "@/worker/core/contract/operation";
import type { AssistantTools } from "../port";
import type { Shape } from "@/worker/core/contract/shape";
import { choiceLabel, inSentence, type FormatContext, valueText } from "@/worker/core/text/format-value";
import type { Row } from "./conditions";
import type { List, Shelf } from "./shelf";

/** Whose data is told, in which language. */
export interface ValueWriter extends FormatContext {
  shelf: Shelf;
  say: AssistantTools["say"];
  screenOf: AssistantTools["screenOf"];
}

/** The words of a module's answers in a language. */
export function valueWriterOf(shelf: Shelf, language: Language, { say, screenOf }: Pick<AssistantTools, "say" | "screenOf">): ValueWriter {
  return { shelf, language, say, screenOf, words: shelf.words[language] };
}

/** A value as people are told it: amounts to the cent; those under a euro, such as the price of a label, as they are kept. */
export function toldText(shape: Shape, field: string, value: unknown, telling: FormatContext): string | null {
  const isLong = shape.kind === "money" && typeof value === "number" && Math.abs(value) >= MONEY_SCALE;
  return valueText(shape, field, isLong ? Math.round(value / 100) * 100 : value, telling);
}

/** Writes a whole number as the language does. */
export function figure(count: number, language: Language): string {
  return new Intl.NumberFormat(localeOf[language]).format(count);
}

/** "12 ingrédients", "1 product": a count with the choice that names what is counted. */
export function counted(count: number, words: ModuleWords, language: Language, noun: { field: string; choice: string }): string {
  const label = inSentence(choiceLabel({ words, language }, noun.field, noun.choice));
  const single = language === "fr" ? count < 2 : count === 1;
  return `${figure(count, language)} ${single ? label : plural(label, language)}`;
}

/** "1 commande", "12 orders": a count of the module's own records. */
export function countedRecords(count: number, { words, language, say }: ValueWriter): string {
  const form = new Intl.PluralRules(localeOf[language]).select(count) === "one" ? "one" : "other";
  const shown = figure(count, language);
  return words.counted ? `${shown} ${words.counted[form]}` : say("rows", { count, shown });
}

function plural(label: string, language: Language): string {
  if (language === "fr") return /[sxz]$/.test(label) ? label : /(?:eau|eu)$/.test(label) ? `${label}x` : `${label}s`;
  if (/[^aeiou]y$/.test(label)) return `${label.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(label) ? `${label}es` : `${label}s`;
}

/** How many more there are than were told, and where the rest stands; nothing when all is told. */
export function restText(count: number, operation: Operation, { say, screenOf }: ValueWriter): string[] {
  if (count <= 0) return [];
  const link = screenOf(operation);
  return [link ? say("andMoreAt", { count, link }) : say("andMore", { count })];
}

/** What a row is called. */
export function nameOfRow(row: Row, list: Pick<List, "title" | "row">, teller: ValueWriter): string {
  const shape = list.row[list.title];
  const text = shape ? toldText(shape, list.title, row[list.title], teller) : null;
  const { status } = list.row;
  // A draft has no number yet: it is told by its state, and never by what only programs know it by.
  return text ?? (status ? toldText(status, "status", row.status, teller) : null) ?? "—";
}

/** "prix HT 5,20 €", "fournisseur principal non renseigné": a field of a row, inside a sentence. */
export function fieldText(row: Row, field: string, shapes: Record<string, Shape>, teller: ValueWriter): string {
  const label = inSentence(teller.words.fields[field] ?? field);
  const shape = shapes[field];
  const value = shape ? toldText(shape, field, row[field], teller) : null;
  if (value === null) return teller.say("unset", { label });
  return `${label} ${value}${shape?.kind === "money" && isPrice(field) ? perUnit(row, teller) : ""}`;
}

/** Is an amount that of one unit? What a lot is worth is not. */
const isPrice = (field: string) => /price|cost/i.test(field);

/** What a price is for, when things are not sold by the piece: " / kg". */
function perUnit({ unit }: Row, { words, language }: ValueWriter): string {
  const known = unitNames.find((name) => name === unit);
  return known && known !== ("piece" satisfies Unit) ? ` / ${choiceLabel({ words, language }, "unit", known)}` : "";
}

/** A line of a list: the row's name, and the fields the question is about. */
export function lineOf(row: Row, list: List, fields: readonly string[], teller: ValueWriter): string {
  const name = nameOfRow(row, list, teller);
  const known = fields.length === 1 ? fields : fields.filter((field) => row[field] !== null && row[field] !== "");
  const others = list.facts.filter((field) => !fields.includes(field));
  const facts = [
    ...others.flatMap((field) => plainText(row, field, others, list, teller) ?? []),
    ...known.map((field) => fieldText(row, field, list.row, teller)),
  ];
  return facts.length ? `• ${name}${teller.say("colon")}${facts.join(", ")}` : `• ${name}`;
}

/** What stands beside a reference needs no label: "Terrine de lapin", "12 pièces"; a day, a share, a number, or one of several amounts does. */
function plainText(row: Row, field: string, others: readonly string[], list: List, teller: ValueWriter): string | null {
  const shape = list.row[field];
  const text = shape ? toldText(shape, field, row[field], teller) : null;
  const isOneOf =
    /^(?:money|quantity)$/.test(shape?.kind ?? "") && others.some((other) => other !== field && list.row[other]?.kind === shape?.kind);
  return text !== null && (isOneOf || ["date", "instant", "rate", "number", "boolean"].includes(shape?.kind ?? ""))
    ? fieldText(row, field, list.row, teller)
    : text;
}

/** A line for each row; rows of the same name are told apart by all that is known of them. */
export function linesOf(rows: readonly Row[], list: List, fields: readonly string[], teller: ValueWriter): string[] {
  const isAlike = new Set(rows.map((row) => nameOfRow(row, list, teller))).size < rows.length;
  return rows.map((row) => (isAlike ? `• ${cardOf(row, list, teller)}` : lineOf(row, list, fields, teller)));
}

/** All that a table shows of a row and that is known, in one sentence. */
export function cardOf(row: Row, list: List, teller: ValueWriter): string {
  const known = list.columns.filter((field) => field !== list.title && list.row[field] && row[field] !== "" && row[field] !== null);
  const facts = known.map((field) => fieldText(row, field, list.row, teller));
  return `${nameOfRow(row, list, teller)}${teller.say("colon")}${facts.join(", ")}.`;
}

/**
 * An answer that is neither a list nor one record: every figure and text it holds, or only the fields asked for. Where nothing
 * of what was asked for is, such as a day without money, it says so, and then the figures there are.
 */
export function summaryText(output: unknown, shapes: Record<string, Shape>, fields: readonly string[], teller: ValueWriter): string {
  const { words, say } = teller;
  const told = (field: string) => (shapes[field] ? partText(shapes[field], field, (output as Row)[field], teller) : null);
  const isAnswered = fields.some((field) => told(field) !== null);
  const isRows = (field: string) => shapes[field]?.kind === "records";
  const known = Object.keys(shapes).filter(
    (field) => words.fields[field] && field !== "id" && field !== "version" && !(fields.length && isRows(field)),
  );
  const shown = isAnswered
    ? Object.keys(shapes).filter((field) => fields.includes(field))
    : [...fields, ...known.filter((field) => !fields.includes(field))];
  const lines = shown.flatMap((field) => {
    const text = told(field) ?? (fields.includes(field) ? say("none") : null);
    if (text === null) return [];
    const colon = text.startsWith("\n") ? say("colon").trimEnd() : say("colon");
    return [`${words.fields[field] ?? field}${colon}${text}`];
  });
  return lines.join("\n");
}

/** What a list comes to, line by line: the sums that it says beside its rows. */
export function sumsText(shapes: Record<string, Shape>, page: Row, teller: ValueWriter): string[] {
  const { words, say } = teller;
  const isMoney = ({ kind }: Shape) => kind === "money";
  const partsOf = (field: string, { fields }: Shape) =>
    Object.entries(fields).map(([part, shape]) => {
      const text = toldText(shape, part, (page[field] as Row)[part], teller);
      return `${inSentence(words.fields[part] ?? part)} ${text}`;
    });
  return Object.entries(shapes).flatMap(([field, shape]) => {
    const isBlock = shape.kind === "record" && Object.values(shape.fields).every(isMoney) && page[field] !== null;
    const text = isMoney(shape) ? toldText(shape, field, page[field], teller) : isBlock ? partsOf(field, shape).join(", ") : null;
    return text ? [`${words.fields[field] ?? field}${say("colon")}${text}`] : [];
  });
}

function partText(shape: Shape, field: string, value: unknown, teller: ValueWriter): string | null {
  if (shape.kind === "record")
    return summaryText(value, shape.fields, [], teller) || (value ? plainParts(value as Row, shape, teller) : null);
  if (shape.kind !== "records") return toldText(shape, field, value, teller);
  const rows = Array.isArray(value) ? (value as Row[]) : [];
  const lines = rows.map((row) => `\n• ${groupText(row, shape.fields, teller)}`);
  return lines.length ? lines.join("") : teller.say("none");
}

/** A record whose parts need no label: an address. */
function plainParts(value: Row, { fields }: Shape, teller: ValueWriter): string {
  return Object.keys(fields)
    .flatMap((field) => toldText(fields[field] as Shape, field, value[field], teller) || [])
    .join(", ");
}

/** A group of a count: what it is, then its figures; those without a label of their own after the first are left out. */
function groupText(row: Row, shapes: Record<string, Shape>, teller: ValueWriter): string {
  const names: string[] = [];
  const figures: string[] = [];
  for (const [field, shape] of Object.entries(shapes)) {
    const text = toldText(shape, field, row[field], teller);
    if (text === null) continue;
    if (typeof row[field] !== "number") names.push(text);
    else if (figures.length === 0) figures.push(text);
    else if (teller.words.fields[field]) figures.push(`${inSentence(teller.words.fields[field] ?? "")} ${text}`);
  }
  return `${names.join(", ")}${teller.say("colon")}${figures.join(", ")}`;
}
