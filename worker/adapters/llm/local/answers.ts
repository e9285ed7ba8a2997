import { civilDate, formatDate } from "@/worker/core/figures/dates";
import { isExport } from "@/worker/core/contract/exporting";
import { fieldsOf, isFigure } from "@/worker/core/contract/shape";
import type { Tool } from "../port";
import { type Asked, askedOf } from "./asked";
import { fieldMeant, type Row } from "./conditions";
import { findNamed, meant } from "./find";
import { aboutRows, countText, measureOf, textOf } from "./rows";
import { is } from "./lexicon";
import { isAbsence, isContradiction, isUnranked, isWithoutThese } from "./unsaid";
import { isNought } from "./outcome";
import type { Period } from "./periods";
import { placeOf } from "./places";
import { ownsHead } from "./reading";
import type { Said, Understood } from "./scene";
import type { List } from "./shelf";
import { inOrder, SHOWN } from "./survey";
import { cardOf, fieldText, linesOf, nameOfRow, restText, summaryText, type ValueWriter, valueWriterOf } from "./value-writer";
import { isReference, type Token } from "./text";

/** Less alike than this, a message asks for something else than a summary. */
const ALIKE = 0.4;

/** Answers a question with what a module's queries say; null when it is about none of them. */
export async function answerFrom(understood: Understood, likely: Map<string, number>): Promise<Said | null> {
  const { shelf, reading, language, desk } = understood;
  const teller = valueWriterOf(shelf, language, desk);
  const { list } = shelf;
  if (!list) return summary(understood, teller, likely);

  const asked = askedOf(understood, list);
  if (isUndated(understood, asked)) return undated(understood, asked);
  if (isAbsence(asked) || isWithoutThese(understood) || isContradiction(asked, list)) return null;
  const names = nameTokens(understood, asked);
  if (!names.length && isUnranked(understood, asked)) return { response: desk.say("unranked") };
  const place = names.length ? await placeOf(desk, list, reading, names) : null;
  if (place) return aboutRows(understood, list, { ...asked, conditions: [...asked.conditions, place] }, teller, []);
  if (names.length && !asked.period) {
    const reply = await aboutNamed(understood, list, names, asked, teller);
    if (reply) return reply;
  }
  // "Who owes me money?" names no field: it is what this list is asked.
  const isAsked = understood.own.size > 0;
  const isMeant = isAsked || asked.conditions.length > 0 || asked.order || asked.isCount || reading.mentions.length > 0;
  if (!isMeant) return summary(understood, teller, likely);
  const told = names.length || asked.conditions.length ? null : await summaryWith(understood, list, teller);
  if (told) return told;
  if (names.length && (!asked.conditions.length || names.some(isReference) || !("search" in list.input)))
    return { response: desk.say("notFound", { name: textOf(names) }), isNothing: true };
  return aboutRows(understood, list, asked, teller, names);
}

/**
 * Answers a question about a record of a module that the message names; null when it names none.
 * @param places where the words stand that are nobody's yet: another module's words are no name here
 */
export async function answerNamed(understood: Understood, places: Set<number>): Promise<Said | null> {
  const { shelf, language, desk } = understood;
  const { list } = shelf;
  if (!list) return null;
  const asked = askedOf(understood, list);
  const names = nameTokens(understood, asked);
  const isName = names.length > 0 && names.every(({ start }) => places.has(start));
  if (!isName || isUndated(understood, asked)) return null;
  const teller = valueWriterOf(shelf, language, desk);
  if (!asked.period) return aboutNamed(understood, list, names, asked, teller);
  const rows = "search" in list.input ? await aboutRows(understood, list, asked, teller, names) : null;
  return rows?.isNothing ? null : rows;
}

/** The words that are neither the module's nor small: the name of something, mostly. */
function nameTokens({ reading, own }: Understood, { order, period, days }: Asked): Token[] {
  const span = period ?? (days && isCalendar(reading, days) ? days : null);
  const isPeriod = (at: number) => span && ((at >= span.from && at < span.to) || is.ending(reading.tokens[at]?.word ?? ""));
  const rest = reading.rest.filter((at) => !isPeriod(at) && !own.has(at)).flatMap((at) => reading.tokens[at] ?? []);
  const isOrder = ({ word }: Token) => is.high(word) || is.low(word) || is.dear(word) || is.number(word);
  return rest.filter((token) => !(order && isOrder(token)) && !is.costing(token.word));
}

/** "Ce mois-ci", "demain" name days; "sous 5 jours" may be a delay. */
function isCalendar({ tokens }: Understood["reading"], { to }: Period): boolean {
  return !is.day(tokens[to - 1]?.word ?? "");
}

/** Days that a list has no dates for: it cannot say. What is so today is what it says anyway. */
function isUndated({ reading }: Understood, { days, period }: Asked): boolean {
  const today = civilDate(Date.now());
  return days !== null && !period && isCalendar(reading, days) && !(days.start === today && days.end === today);
}

async function aboutNamed(understood: Understood, list: List, names: Token[], asked: Asked, teller: ValueWriter): Promise<Said | null> {
  const { desk } = understood;
  const measure = asked.isCount && !ownsHead(understood.reading) ? measureOf(list, asked.fields) : undefined;
  if (asked.isCount && asked.conditions.length && !measure) return null;
  const found = meant(await findNamed(desk, list, names));
  const [only] = found;
  if (!only) return null;
  const rows = withoutEmpty(
    list,
    found.map(({ row }) => row),
  );
  if (asked.isCount && !measure) return { response: countText(rows.length, asked, teller) };
  if (rows.length > 1) {
    const { order } = asked;
    const ranked = order && rows.filter((row) => typeof row[order.field] === "number");
    const told = ranked ? inOrder(ranked, order).slice(0, order.count) : rows;
    const fields = [...new Set([...(measure ? [measure] : asked.fields), ...(order ? [order.field] : [])])];
    const lines = linesOf(told.slice(0, SHOWN), list, fields, teller);
    return { response: [...lines, ...restText(told.length - SHOWN, list.operation, teller)].join("\n") };
  }
  const [row = only.row] = rows;
  const fields = measure ? [measure] : asked.isPrice && !asked.fields.length ? amountsOf(row, list) : asked.fields;
  if (!fields.length) return { response: cardOf(row, list, teller) };
  const facts = fields.map((field) => fieldText(row, field, list.row, teller)).join(", ");
  return { response: desk.say("fact", { name: nameOfRow(row, list, teller), facts }) };
}

/** Of rows with one name, those of which there is something, where there is any: a lot that is used up is asked for by its number. */
function withoutEmpty({ facts, row: shapes }: List, rows: Row[]): Row[] {
  const amount = facts.find((field) => shapes[field]?.kind === "quantity");
  const left = amount ? rows.filter((row) => !isNought(row[amount])) : [];
  return left.length ? left : rows;
}

/** The amounts that are known of a row. */
function amountsOf(row: Row, list: List): string[] {
  return Object.keys(list.row).filter((field) => list.row[field]?.kind === "money" && typeof row[field] === "number");
}

/** A query that is neither a list nor needs a record: the one that the message resembles most. */
async function summary({ shelf, reading, desk }: Understood, teller: ValueWriter, likely: Map<string, number>): Promise<Said | null> {
  const whole = shelf.tools.filter(
    ({ operation }) => operation.kind === "query" && !isExport(operation) && operation.input.safeParse({}).success,
  );
  if (!reading.mentions.length) return null;
  const alike = (tool: Tool) => likely.get(tool.name) ?? 0;
  const [tool] = whole.filter((one) => alike(one) > ALIKE).sort((one, other) => alike(other) - alike(one));
  if (!tool) return null;
  const shapes = fieldsOf(tool.operation.output);
  const fields = reading.mentions.flatMap((mention) => fieldMeant(mention, (field) => field in shapes) ?? []);
  return { response: summaryText(await desk.run(tool.operation, {}), shapes, fields, teller) };
}

/** What a module's figures say of a field that the rows of its list have not: how many productions are late. */
async function summaryWith({ shelf, reading, desk }: Understood, list: List, teller: ValueWriter): Promise<Said | null> {
  const isOurs = (field: string) => field in list.row || field in list.input;
  const meant = reading.mentions.filter(({ meanings }) => meanings.every((one) => one.of === "field" && !isOurs(one.field)));
  for (const { operation } of shelf.summaries) {
    const shapes = fieldsOf(operation.output);
    const isWhole = desk.tools.some((tool) => tool.operation === operation) && operation.input.safeParse({}).success;
    const fields = isWhole ? meant.flatMap((mention) => fieldMeant(mention, (field) => isFigure(shapes[field])) ?? []) : [];
    if (fields.length) return { response: summaryText(await desk.run(operation, {}), shapes, fields, teller) };
  }
  return null;
}

function undated({ desk, language }: Understood, { days }: Asked): Said {
  const told = [...new Set([days?.start, days?.end])].map((day) => (day ? formatDate(day, language) : "")).join(" – ");
  return { response: desk.say("undated", { days: told }), isNothing: true };
}
