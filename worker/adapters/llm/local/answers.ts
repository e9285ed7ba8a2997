import { civilDate, formatDate } from "@/worker/core/figures/dates";
import { fold } from "@/worker/core/language";
import { type Asked, askedOf } from "./asked";
import { type Condition, labelOf, type Row } from "./conditions";
import { boundTo, isOf, rowsNamed, sharedBy, textOfWay } from "./bound";
import { findNamed, indexed, meant } from "./find";
import type { Way } from "./names";
import { aboutRows, textOf } from "./rows";
import { isOverThen, notOver, silentStates, upTo } from "./ended";
import { is } from "./lexicon";
import { isAbsence, isContradiction, isNegated, isWithoutThese } from "./unsaid";
import { isPlain } from "./model/plain";
import { adjectiveIn } from "./orders";
import { axisNamed } from "./superlatives";
import { isOfDays, type Period } from "./periods";
import { placeOf } from "./places";
import type { Said, Understood } from "./scene";
import type { List } from "./shelf";
import { survey } from "./survey";
import { type ValueWriter, valueWriterOf } from "./value-writer";
import type { Token } from "./text";
import { aboutNamed } from "./about-named";
import { asksWhether, SAME, whether, whetherSo } from "./whether";

/** The answer of a module's list: the rows that a message asks for; of a name, what is known of it. @param said conditions that the way of asking makes by itself */
export async function answerList(understood: Understood, said: Condition[]): Promise<Said> {
  const { shelf, reading, language, desk } = understood;
  const teller = valueWriterOf(shelf, language, desk);
  const { list } = shelf;
  if (!list) return { response: desk.say("declined"), isNothing: true };
  const bound = boundTo(list, shelf.module, understood.links);
  const heard = askedOf(understood, list);
  heard.conditions.push(...bound.conditions);
  const isWithin = said.some(({ input }) => input && /Within$/.test(input.field));
  const isFollowed = reading.message.includes(" ; ");
  // Words that a list declares for a choice stand before a way of asking that resembles them; a way that means several stands for itself.
  const isDeclared = ({ field, input }: Condition) =>
    input !== undefined && heard.conditions.some((one) => one.field === field && one.choice);
  const preset = said.filter((one) => isFollowed || !isDeclared(one));
  const own = new Set(preset.map(({ field }) => field));
  const kept = heard.conditions
    .filter((one, at, all) => !isFollowed || all.findIndex(({ field }) => field === one.field) === at)
    .filter((one) => (isFollowed || !own.has(one.field)) && !(isWithin && (one === heard.period || isAmong(one, heard.days))));
  // What goes on from a question before says anew what it says, and keeps the rest.
  const before = isFollowed ? preset.filter(({ field }) => !kept.some((one) => one.field === field)) : preset;
  const coming = isWithin && heard.days && heard.days.end > civilDate(Date.now()) ? notOver(understood, list) : [];
  // "Expire d'ici vendredi": what ends on days to come has not ended.
  const open = kept.filter((one) => !isOverThen(one, understood, heard));
  const conditions = upTo([...before, ...open, ...coming], heard, understood, list);
  const asked = { ...heard, conditions, ...(isWithin && { period: undefined, days: null }) };
  if (isUndated(understood, asked)) {
    const cannot = undated(understood, asked);
    const rows = await aboutRows(understood, list, { ...asked, days: null }, teller, []);
    const isNear = !rows.isNothing && !rows.isEmpty && (asked.conditions.length > 0 || rows.response.split("\n").length <= FEW);
    return { ...cannot, ...(isNear && { response: `${cannot.response}\n${rows.response}` }) };
  }
  // "À payer cette semaine" is about when it is due, which the list of invoices is not asked by.
  const { period } = asked;
  if (period && period.field !== "dueOn" && list.row.dueOn && said.some(({ field, test }) => field === "status" && test))
    Object.assign(asked, dueWithin(asked, heard.days, understood));
  // What is known to be said of rows, and of none of these, is never left out in silence.
  const silent = silentStates(understood, asked);
  if (silent.length) return { response: "", missed: silent };
  const isUnanswered = isAbsence(asked) || isWithoutThese(understood) || isContradiction(asked, list);
  if (isUnanswered || (!said.length && isNegated(understood))) return { response: "", missed: [reading.message] };
  // "Sous 15 jours" is how far one looks: it names nothing.
  const span = isWithin && heard.days ? ({ from: heard.days.from, to: heard.days.to } as Condition) : asked.period;
  const heardNames = nameTokens(understood, { ...asked, period: span, days: heard.days });
  const isAll = !heardNames.length && !asked.conditions.length && !bound.own;
  // "Stock de bocaux": what things are counted in may be what is asked for.
  const vessels =
    isAll && !asked.isCount
      ? reading.tokens.filter(({ word }) => is.vessel(word) && !/^(?:kg|kilos?|l|litres?|unites?|units?|pieces?)$/.test(word))
      : [];
  const names = heardNames.length ? heardNames : vessels;
  // A figure, or what rows would be told apart by, is never left out in silence.
  const idle = [...idleFigures(reading, asked, isWithin ? heard.days : null), ...apartBy(reading, isAll)];
  if (idle.length) return { response: "", missed: idle };
  const unranked = asked.order || asked.isCount ? null : adjectiveIn(reading, (at) => !span || at < span.from || at >= span.to);
  if (unranked && axisNamed(reading.tokens[unranked.at]?.word ?? "")?.axis !== "age")
    return { response: desk.say("unranked"), isNothing: true, missed: [reading.tokens[unranked.at]?.word ?? ""] };
  const place = names.length ? await placeOf(desk, list, reading, names) : null;
  if (place) return aboutRows(understood, list, { ...asked, conditions: [...asked.conditions, place] }, teller, []);
  const whethers =
    bound.conditions.length && !asked.fields.length && asksWhether(reading)
      ? await whetherSo(understood, list, asked, teller, names)
      : null;
  if (whethers) return whethers;
  // What nothing in the index is called by, nothing of these is called by either.
  if (names.length && (bound.own || indexed(shelf.module))) return { response: "", missed: names.map(({ word }) => word) };
  if (bound.own) return aboutOwn(understood, list, bound.own, asked, teller);
  if (names.length && !asked.conditions.length && isOwnName(list)) {
    const found = meant(await findNamed(desk, list, names)).map(({ row }) => row);
    if (found.length)
      return (await aboutNamed(understood, list, found, asked, teller)) ?? aboutRows(understood, list, asked, teller, names);
  }
  const reply = await aboutRows(understood, list, asked, teller, names);
  const named = names.length || reply.isEmpty || indexed(shelf.module) ? null : await saidByRows(understood, list, asked);
  if (named) return aboutRows(understood, list, { ...asked, conditions: [...asked.conditions, named] }, teller, []);
  if (!names.length && !asked.conditions.length && !asked.order) return { ...reply, isWhole: true };
  return reply.isNothing && names.length ? { ...reply, missed: names.map(({ word }) => word) } : reply;
}

/**
 * "Who was trained in hygiene?", "the cold room, how warm yesterday?": words that a list is asked with may be what some of its rows are
 * called. The condition that rows say them; null where none does, or all do.
 */
async function saidByRows({ shelf, reading, own, desk }: Understood, list: List, { conditions }: Asked): Promise<Condition | null> {
  // What the module itself tells things apart by is no name.
  const isMeant = (at: number) => shelf.phrases.some(({ stems }) => stems.includes(reading.tokens[at]?.stem ?? ""));
  const words = reading.tokens.filter(
    ({ word }, at) =>
      own.has(at) &&
      word.length > 4 &&
      !isMeant(at) &&
      !isPlain(word) &&
      ![is.small, is.counting, is.showing, is.vessel].some((one) => one(word)),
  );
  const texts = list.columns.filter((field) => list.row[field]?.kind === "text");
  for (const some of words.length > 1 ? [words, words.slice(-1)] : words.length ? [words] : []) {
    const test = (row: Row) => some.every(({ stem }) => texts.some((field) => fold(String(row[field] ?? "")).includes(stem)));
    const condition: Condition = { from: -1, to: -1, field: list.title, text: desk.say("quoted", { search: textOf(some) }), test };
    const [all, so] = await Promise.all([conditions, [...conditions, condition]].map((with_) => survey(desk, list, { conditions: with_ })));
    if (so?.count && all && so.count < all.count) return condition;
  }
  return null;
}

/** What is asked of the rows that a message names: all that is known of them, or of those among them that are so. */
async function aboutOwn(understood: Understood, list: List, own: Way, asked: Asked, teller: ValueWriter): Promise<Said> {
  const named: Condition = {
    ...{ from: -1, to: -1, field: list.title, text: textOfWay(own), test: (row: Row) => isOf(row, list, own) },
    ...("search" in list.input && sharedBy(own.names) && { inputs: { search: sharedBy(own.names) } }),
  };
  const within = { ...asked, conditions: [...asked.conditions, named] };
  const isWhether = own.ids.length <= SAME && !asked.fields.length && asked.conditions.length > 0 && asksWhether(understood.reading);
  if (asked.conditions.length && !isWhether) return aboutRows(understood, list, within, teller, []);
  const rows = await rowsNamed(understood.desk, list, own);
  if (isWhether && rows.length) return whether(rows, asked.conditions, list, teller);
  if (!rows.length) return { response: understood.desk.say("notFound", { name: textOfWay(own) }), isNothing: true };
  return (await aboutNamed(understood, list, rows, asked, teller)) ?? aboutRows(understood, list, within, teller, []);
}

/** Lines of rows that are near enough to what is asked of days that a list does not know. */
const FEW = 6;

/** Do the words of a condition stand among those of some days? */
const isAmong = ({ from, to }: Condition, days: Period | null) => days !== null && from >= days.from && to <= days.to;

/** Amounts and shares that neither bound nor count anything: "produit à 5,20 €". */
function idleFigures({ figures, tokens }: Understood["reading"], { conditions }: Asked, days: Period | null): string[] {
  const isTaken = (at: number) => conditions.some((one) => at >= one.from && at < one.to);
  const isDays = (at: number) => days !== null && at >= days.from && at < days.to;
  return figures
    .filter(({ at, unit, sign }) => (unit !== null || (sign !== null && is.number(tokens[at]?.word ?? ""))) && !isTaken(at) && !isDays(at))
    .map(({ at }) => tokens[at]?.word ?? "");
}

/** "Par catégorie", "by month": a list of rows does not tell them apart; "par Ducasse" narrows them. @param isAll does nothing else narrow them? */
function apartBy({ tokens, mentions }: Understood["reading"], isAll: boolean): string[] {
  const isField = (at: number) => mentions.some(({ from, meanings }) => from === at && meanings.every(({ of }) => of === "field"));
  const at = tokens.findIndex(({ word }, place) => /^(?:par|by|per)$/.test(word) && place > 0 && (isAll || isField(place + 1)));
  return at >= 0 && tokens[at + 1] ? [tokens[at + 1]?.word ?? ""] : [];
}

/** What is to be paid within some days is due within them, not written within them. */
function dueWithin({ conditions, period }: Asked, days: Period | null, { shelf, language }: Understood): Partial<Asked> {
  if (!period || !days) return {};
  const told = [...new Set([days.start, days.end])].map((day) => formatDate(day, language)).join(" – ");
  const text = `${labelOf({ shelf, language }, "dueOn")} ${told}`;
  const isWithin = (row: Row) => typeof row.dueOn === "string" && row.dueOn >= days.start && row.dueOn <= days.end;
  const due: Condition = { from: period.from, to: period.to, field: "dueOn", text, test: isWithin };
  return { conditions: [...conditions.filter((one) => one !== period), due], period: due };
}

/** Is a row called by a name of its own, as products and clients are? */
const isOwnName = ({ title }: List) => /^(?:name|companyName|title)$/.test(title);

/** What is known of the record that a message names. */
export async function answerRecord(understood: Understood): Promise<Said> {
  const { shelf, language, desk } = understood;
  const { list } = shelf;
  if (!list) return { response: desk.say("which") };
  const asked = askedOf(understood, list);
  const teller = valueWriterOf(shelf, language, desk);
  const { own } = boundTo(list, shelf.module, understood.links);
  const names = nameTokens(understood, asked);
  if (names.length && (own || indexed(shelf.module))) return { response: "", missed: names.map(({ word }) => word) };
  if (!own && !names.length) return { response: desk.say("which"), isNothing: true };
  const rows = own ? await rowsNamed(desk, list, own) : meant(await findNamed(desk, list, names)).map(({ row }) => row);
  const reply = rows.length ? await aboutNamed(understood, list, rows, { ...asked, isCount: false }, teller) : null;
  const name = own ? textOfWay(own) : textOf(names);
  return reply ?? { response: desk.say("notFound", { name }), isNothing: true, missed: names.map(({ word }) => word) };
}

/** The words that are neither the module's nor small: the name of something, mostly. */
function nameTokens({ reading, own, links }: Understood, { order, period, days }: Asked): Token[] {
  const span = period ?? (days && isCalendar(reading, days) ? days : null);
  const isPeriod = (at: number) => span && ((at >= span.from && at < span.to) || is.ending(reading.tokens[at]?.word ?? ""));
  // "Per kg", "le litre": how what is named is measured.
  const isUnit = (at: number) => links.length > 0 && is.vessel(reading.tokens[at]?.word ?? "");
  const rest = reading.rest
    .filter((at) => !isUnit(at) && !isPeriod(at) && !own.has(at) && !isOfDays(reading.tokens, at))
    .flatMap((at) => reading.tokens[at] ?? []);
  const isOrder = ({ word }: Token) => is.high(word) || is.low(word) || is.dear(word) || is.number(word) || axisNamed(word) !== null;
  return rest.filter((token) => !(order && isOrder(token)) && !is.costing(token.word) && !isPlain(token.word));
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

function undated({ desk, language }: Understood, { days }: Asked): Said {
  const told = [...new Set([days?.start, days?.end])].map((day) => (day ? formatDate(day, language) : "")).join(" – ");
  return { response: desk.say("undated", { days: told }), isNothing: true, isUndated: true };
}
