import { civilDate } from "@/worker/core/dates";
import { fieldsOf, isFigure } from "@/worker/core/shape";
import type { Reply, Tool } from "../port";
import { type Condition, conditionsOf, fieldMeant, type Row } from "./conditions";
import { findNamed, meant } from "./find";
import type { Understood } from "./index";
import { is } from "./lexicon";
import { datedBy } from "./dated";
import { ownsHead } from "./reading";
import type { Said } from "./scene";
import type { List } from "./shelf";
import { inOrder, SHOWN, type Survey, survey } from "./survey";
import {
  cardOf,
  counted,
  fieldText,
  figure,
  lineOf,
  linesOf,
  nameOfRow,
  restText,
  summaryText,
  sumsText,
  type Teller,
  tellerOf,
} from "./telling";
import { isReference, type Token } from "./text";

/** Less alike than this, a message asks for something else than a summary. */
const ALIKE = 0.4;

/** What a question asks of a list: which rows, which fields of them, in which order. */
interface Asked {
  conditions: Condition[];
  fields: string[];
  order: Survey["order"];
  /** The days it is about. */
  period: Condition | undefined;
  isCount: boolean;
  isPrice: boolean;
}

/** Answers a question with what a module's queries say; null when it is about none of them. */
export async function answerFrom(understood: Understood, likely: Map<string, number>): Promise<Said | null> {
  const { shelf, reading, language, desk } = understood;
  const teller = tellerOf(shelf, language, desk);
  const { list } = shelf;
  if (!list) return summary(understood, teller, likely);

  const asked = askedOf(understood, list);
  const names = nameTokens(understood, asked);
  if (names.length) {
    const reply = await aboutNamed(understood, list, names, asked, teller);
    if (reply) return reply;
  }
  // "Who owes me money?" names no field: it is what this list is asked.
  const isAsked = understood.own.size > 0;
  const isMeant = isAsked || asked.conditions.length > 0 || asked.order || asked.isCount || reading.mentions.length > 0;
  if (!isMeant) return summary(understood, teller, likely);
  if (names.length && (!asked.conditions.length || names.some(isReference)))
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
  return isName ? aboutNamed(understood, list, names, asked, tellerOf(shelf, language, desk)) : null;
}

function askedOf({ reading, shelf, language, desk }: Understood, list: List): Asked {
  const reader = { shelf, list, language, say: desk.say };
  const dated = datedBy(reading, reader, civilDate(Date.now()));
  // Words that say which date is meant name no choice besides.
  const others = conditionsOf(reading, reader).filter(({ choice, from }) => !(choice && from === dated?.mention?.from));
  const conditions = [...others, ...(dated ? [dated.condition] : [])];
  const taken = (from: number) => conditions.some((condition) => from >= condition.from && from < condition.to);
  const named = reading.mentions
    .filter((mention) => !taken(mention.from) && mention !== dated?.mention && !mention.meanings.some(({ of }) => of === "module"))
    .flatMap((mention) => fieldMeant(mention, (field) => field in list.row) ?? []);
  const counting = reading.tokens.findIndex(({ word }) => is.counting(word));
  const isPrice = counting >= 0 && reading.tokens.slice(counting, counting + 2).some(({ word }) => is.costing(word));
  const isCount = counting >= 0 && !isPrice;
  const order = dated ? undefined : orderOf(reading.tokens, named, list);
  return { conditions, fields: [...new Set(named)], order, period: dated?.condition, isCount, isPrice };
}

/** "le plus cher", "the lowest margin", "les 5 derniers": an order, by the field named or by the first figure. */
function orderOf(tokens: Token[], named: string[], list: List): Survey["order"] {
  const at = tokens.findIndex(({ word }, place) => (is.high(word) || is.low(word)) && !is.number(tokens[place + 1]?.word ?? ""));
  const isCompared = tokens.slice(at + 1, at + 4).some(({ word }) => is.number(word));
  if (at < 0 || isCompared) return undefined;
  const figures = Object.keys(list.row).filter((field) => isFigure(list.row[field]));
  const inTable = list.columns.find((field) => figures.includes(field));
  const field = named.find((name) => figures.includes(name)) ?? inTable ?? figures[0];
  const number = Number(tokens.find(({ word }) => is.number(word))?.word ?? 0);
  return field ? { field, direction: is.low(tokens[at]?.word ?? "") ? "asc" : "desc", count: number || 1 } : undefined;
}

/** The words that are neither the module's nor small: the name of something, mostly. */
function nameTokens({ reading, own }: Understood, { order, period }: Asked): Token[] {
  const isPeriod = (at: number) => period && ((at >= period.from && at < period.to) || is.ending(reading.tokens[at]?.word ?? ""));
  const rest = reading.rest.filter((at) => !isPeriod(at) && !own.has(at)).flatMap((at) => reading.tokens[at] ?? []);
  const isOrder = ({ word }: Token) => is.high(word) || is.low(word) || is.dear(word) || is.number(word);
  return rest.filter((token) => !(order && isOrder(token)) && !is.costing(token.word));
}

async function aboutNamed(understood: Understood, list: List, names: Token[], asked: Asked, teller: Teller): Promise<Said | null> {
  const { desk } = understood;
  const measure = asked.isCount && !ownsHead(understood.reading) ? measureOf(list, asked.fields) : undefined;
  if (asked.isCount && asked.conditions.length && !measure) return null;
  const found = meant(await findNamed(desk, list, names));
  const [only] = found;
  if (!only) return null;
  const rows = found.map(({ row }) => row);
  if (asked.isCount && !measure) return { response: countText(rows.length, asked, teller) };
  if (found.length > 1) {
    const { order } = asked;
    const ranked = order && rows.filter((row) => typeof row[order.field] === "number");
    const told = ranked ? inOrder(ranked, order).slice(0, order.count) : rows;
    const fields = [...new Set([...(measure ? [measure] : asked.fields), ...(order ? [order.field] : [])])];
    const lines = linesOf(told.slice(0, SHOWN), list, fields, teller);
    return { response: [...lines, ...restText(told.length - SHOWN, list.operation, teller)].join("\n") };
  }
  const { row } = only;
  const fields = measure ? [measure] : asked.isPrice && !asked.fields.length ? amountsOf(row, list) : asked.fields;
  if (!fields.length) return { response: cardOf(row, list, teller) };
  const facts = fields.map((field) => fieldText(row, field, list.row, teller)).join(", ");
  return { response: desk.say("fact", { name: nameOfRow(row, list, teller), facts }) };
}

/** "Combien de farine": of a list of goods, how much there is; nothing where a list only counts. */
function measureOf({ row, columns }: List, fields: string[]): string | undefined {
  const isMeasure = (field: string) => row[field]?.kind === "quantity";
  return fields.find(isMeasure) ?? columns.find(isMeasure);
}

/** The amounts that are known of a row. */
function amountsOf(row: Row, list: List): string[] {
  return Object.keys(list.row).filter((field) => list.row[field]?.kind === "money" && typeof row[field] === "number");
}

async function aboutRows({ desk }: Understood, list: List, asked: Asked, teller: Teller, names: Token[]): Promise<Reply> {
  const { conditions, order } = asked;
  const search = names.length ? textOf(names) : undefined;
  const { rows, count, complete, page } = await survey(desk, list, { conditions, search, order });
  const text = countText(count, asked, teller);
  const head = complete ? text : desk.say("atLeast", { counted: text });
  if (asked.isCount && !order) return { response: head };
  if (!count) return { response: nothing(asked, teller) };
  const compared = conditions
    .flatMap(({ field, dates }) => dates ?? field)
    .filter((field) => isFigure(list.row[field]) || list.row[field]?.kind === "date");
  const fields = [...new Set([...asked.fields, ...compared, ...(order ? [order.field] : [])])];
  const lines = rows.map((row: Row) => lineOf(row, list, fields, teller));
  const sums = order || !page ? [] : sumsText(fieldsOf(list.operation.output), page as Row, teller);
  return { response: [...(order ? [] : [head]), ...lines, ...sums, ...restText(count - rows.length, list.operation, teller)].join("\n") };
}

function countText(count: number, { conditions }: Asked, teller: Teller): string {
  const { say, words, language } = teller;
  const noun = conditions.find((condition) => condition.noun)?.noun;
  const what = noun ? counted(count, words, language, noun) : say("rows", { count, shown: figure(count, language) });
  const told = conditions.filter((condition) => !condition.noun).map(({ text }) => text);
  return told.length ? say("countedWhere", { counted: what, conditions: told.join(", ") }) : say("counted", { counted: what });
}

function nothing({ conditions }: Asked, { say }: Teller): string {
  const told = conditions.map(({ text }) => text).join(", ");
  return told ? say("nothingWhere", { conditions: told }) : say("nothing");
}

/** A query that is neither a list nor needs a record: the one that the message resembles most. */
async function summary({ shelf, reading, desk }: Understood, teller: Teller, likely: Map<string, number>): Promise<Said | null> {
  const whole = shelf.tools.filter(({ operation }) => operation.kind === "query" && operation.input.safeParse({}).success);
  if (!reading.mentions.length) return null;
  const alike = (tool: Tool) => likely.get(tool.name) ?? 0;
  const [tool] = whole.filter((one) => alike(one) > ALIKE).sort((one, other) => alike(other) - alike(one));
  if (!tool) return null;
  const shapes = fieldsOf(tool.operation.output);
  const fields = reading.mentions.flatMap((mention) => fieldMeant(mention, (field) => field in shapes) ?? []);
  return { response: summaryText(await desk.run(tool.operation, {}), shapes, fields, teller) };
}

function textOf(tokens: Token[]): string {
  return tokens.map(({ word }) => word).join(" ");
}
