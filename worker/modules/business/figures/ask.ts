import { type SQL, sql } from "drizzle-orm";
import { civilDate } from "@/worker/core/figures/dates";
import type { Period } from "@/worker/core/figures/periods";
import { figureText, lengthOf } from "@/worker/core/text/figure-text";
import { fold, type Language } from "@/worker/core/language";
import type { Found } from "@/worker/engine/figures/catalogue";
import { isGrain } from "@/worker/engine/figures/days";
import type { Dimension } from "@/worker/engine/figures/measure";
import { handle, type QueryContext } from "@/worker/engine/handler";
import { figures } from "./contract";
import { dimensionLabel, periodLabel } from "./labels";
import { hear, least, type Reading } from "./listen";
import { answerTo, batch } from "./query";
import type { Answer } from "./shapes";
import { en } from "./words.en";
import { fr } from "./words.fr";

/** Groups that an answer in words lists; stretches of time, all of three years. */
const LISTED = 10;
const STRETCHES = 36;
/** What asks for the first of some groups. */
const ranking = /\b(?:meilleure?s?|pires?|best|worst|top|highest|lowest|biggest|smallest|record|(?:le|la|les) (?:plus|moins)|most|least)\b/;
const counting = /\b(?:combien|nombre|how many|number|count)\b/;
/** Names that a word may stand for at once: "rillettes" are all of them. */
const MOST_NAMED = 60;

/**
 * Answers a sentence. Nothing is answered unless every word of it is understood, as one measure, a group, a member, days or a
 * comparison: a word that narrows is never dropped, and those that mean nothing here are said.
 */
export const ask = handle(figures.ask, async (context, { question, measure, by: preset, spoken, before, only }) => {
  const { figures: catalogue, caller, now } = context;
  const expected = { measure, spoken };
  const reading = after(
    hear(catalogue, question, civilDate(now), expected),
    before ? hear(catalogue, before, civilDate(now), expected) : null,
  );
  if (preset && !reading.by.length) reading.by = [preset];
  // Months beside each other say by themselves what rose.
  if (reading.order && reading.by.some(isGrain)) Object.assign(reading, { compare: undefined, order: undefined, direction: undefined });
  const measures = measuresMeant(reading, catalogue.measures);
  const nothing = { answer: null, text: "", path: "", missed: measures.length === 1 ? reading.left : [] };
  const [named] = measures;
  if (!named || measures.length > 1) return nothing;
  const isPast = reading.period !== null && !isNow(reading.period, civilDate(now));
  const one = (isPast && "past" in named.measure && catalogue.measures.get(named.measure.past ?? "")) || named;
  const member = reading.left.length ? await memberNamed(context, [one], reading, only !== undefined) : null;
  if (reading.left.length && !member) return nothing;
  const filters = [...reading.filters, ...(only ?? []), ...(member ? [member] : [])];
  const axes = [...reading.by, ...filters.map(({ dimension }) => dimension)];
  const unknown = axes.filter((axis) => !(isGrain(axis) ? one.source.day : one.source.axes[axis]));
  if (unknown.length) return { ...nothing, missed: unknown.map((axis) => dimensionLabel(catalogue, axis, caller.language)) };
  // "Montre les commandes confirmées" asks for them, not for how many.
  if (!measure && one.measure.unit === "count" && !reading.by.length && !counting.test(fold(question))) return nothing;
  const { by, compare, order, direction } = reading;
  const days = reading.period && one.source.day ? { from: reading.period.from, to: endOf(reading.period, one.source) } : {};
  if (reading.period && !one.source.day && !isNow(reading.period, civilDate(now)))
    return {
      ...nothing,
      missed: [fold(question).slice(reading.period.start, reading.period.end).trim() || periodLabel(reading.period, caller.language)],
    };
  const beside = one.source.day ? compare : undefined;
  const wanted = {
    measures: [one.name],
    by,
    filters,
    compare: beside,
    order: beside && order,
    direction: direction ?? (order && "desc"),
    ...days,
  };
  const limit = reading.limit ?? (by.some(isGrain) ? STRETCHES : LISTED);
  const answer = await answerTo(context, { ...wanted, limit });
  const first = by.length === 1 && !beside && ranking.test(fold(question)) ? firstOf(answer, least.test(fold(question))) : undefined;
  return { answer, path: pathOf(answer, filters, beside), text: textOf(answer, caller.language, limit, first), missed: [] };
});

/** The last day of a period that a source tells: what is planned, beyond today. */
const endOf = ({ to, whole }: Period, { isAhead }: Found["source"]) => (isAhead && whole ? whole : to);

/** A period that holds today: figures of now are its figures as well. */
const isNow = ({ from, to }: { from: string; to: string }, today: string) => from <= today && to >= today;

/** What a question that goes on leaves unsaid is what the one before said. */
function after(reading: Reading, before: Reading | null): Reading {
  if (!before) return reading;
  const own = new Set(reading.filters.map(({ dimension }) => dimension));
  return {
    ...reading,
    measures: reading.measures.length ? reading.measures : before.measures,
    by: reading.by.length ? reading.by : before.by,
    filters: [...before.filters.filter(({ dimension }) => !own.has(dimension)), ...reading.filters],
    period: reading.period ?? before.period,
    compare: reading.compare ?? before.compare,
    left: reading.left.length ? reading.left : before.left,
  };
}

/** One measure; what is bought or sold where only its groups are named ("which ingredient rose most?"). */
function measuresMeant({ measures, by, order }: Reading, all: ReadonlyMap<string, Found>): Found[] {
  if (measures.length) return measures;
  const usual = by[0] === "ingredient" && order ? "purchasePrice" : by[0] === "product" || by[0] === "client" ? "salesInvoiced" : "";
  const found = all.get(usual);
  return found ? [found] : [];
}

/** Dimensions whose records are in the index of names. */
const INDEXED = /^(?:product|ingredient|item|client|supplier|location)$/;

/** The records that the words left over name, of one dimension only; null where none has them, or several do. @param isLinked names of the index are found already */
async function memberNamed(
  context: QueryContext,
  [one]: readonly Found[],
  { left, filters }: Reading,
  isLinked: boolean,
): Promise<Reading["filters"][number] | null> {
  if (!one || left.length > 6) return null;
  const { dimensions } = context.figures;
  const candidates = Object.keys(one.source.axes).flatMap((name) => {
    const dimension = dimensions.get(name);
    return dimension?.members && !(isLinked && INDEXED.test(name)) && !filters.some((filter) => filter.dimension === name)
      ? [{ name, statement: holding(dimension, left) }]
      : [];
  });
  if (!candidates.length) return null;
  const answers = await batch(
    context,
    candidates.map(({ statement }) => statement),
  );
  const found = candidates.flatMap(({ name }, place) =>
    answers[place]?.length
      ? [
          {
            name,
            ids: (answers[place] ?? []).map(({ id }) => String(id)),
            labels: (answers[place] ?? []).map(({ label }) => String(label)),
          },
        ]
      : [],
  );
  // A whole range or one record by its very name stands before names that hold the words; products before their ranges.
  const own = found.find(({ labels }) => labels.some((label) => sameWords(label, left))) ?? found.find(({ name }) => name === "product");
  const best = own ?? found[0];
  return best && (own || found.length === 1) && best.ids.length < MOST_NAMED ? { dimension: best.name, is: best.ids } : null;
}

/** Is a label these words, whatever their plural? */
function sameWords(label: string, words: readonly string[]): boolean {
  const bare = (text: string) => fold(text).replace(/[sx]\b/g, "");
  return bare(label) === bare(words.join(" "));
}

/** The records whose names hold all of some words, whatever their plural. */
function holding({ members }: Dimension, words: readonly string[]): SQL {
  if (!members) throw new Error("No members");
  const { table, id, label, folded, sought, where } = members;
  const text = sought ?? folded ?? sql`lower(${label})`;
  const conditions = words.map((word) => sql`instr(${text}, ${word.length > 4 ? word.replace(/[sx]$/, "") : word}) > 0`);
  return sql`select distinct ${id} as id, ${label} as label from ${table} where ${sql.join([...conditions, ...(where ? [where] : [])], sql` and `)} limit ${MOST_NAMED}`;
}

/** Where the answer stands in the product. */
function pathOf({ measures, by, period }: Answer, filters: Reading["filters"], compare: Reading["compare"]): string {
  const pairs = [
    ...measures.map(({ name }) => ["measures", name]),
    ...by.map(({ name }) => ["by", name]),
    ...(period
      ? [
          ["from", period.from],
          ["to", period.to],
        ]
      : []),
    ...(compare ? [["compare", compare]] : []),
    ...filters.map(({ dimension, is }) => ["only", `${dimension}:${is.join(",")}`]),
  ];
  return `/customer/tools/reports?${new URLSearchParams(pairs)}`;
}

/** The group with the most, or the least, of those that have a name: "which was the best month?" */
function firstOf({ items }: Answer, isLeast: boolean): Answer["items"][number] | undefined {
  const worth = ({ figures: [figure = {}] }: Answer["items"][number]) => lengthOf(figure) * (isLeast ? -1 : 1);
  return items.filter(({ keys }) => keys.every(({ key }) => key !== null)).toSorted((one, other) => worth(other) - worth(one))[0];
}

/** What is asked for first of the groups, if one is; then what was understood and its figure, the groups, what is not listed, and how it changed. */
function textOf(
  { understood, totals, items, others, other, total }: Answer,
  language: Language,
  listed: number,
  first?: Answer["items"][number],
): string {
  const { sentence } = { fr, en }[language];
  const colon = language === "fr" ? " : " : ": ";
  const textWith = (figures: Answer["totals"]["figures"], before: Answer["totals"]["before"]) => {
    const [now = {}] = figures;
    const earlier = before?.[0];
    return figureText(now, language) + (earlier ? ` (${sentence.against.replace("{{figure}}", figureText(earlier, language))})` : "");
  };
  const lineOf = ({ keys, figures, before }: Answer["items"][number]) =>
    `${keys.map(({ label }) => label).join(", ")}${colon}${textWith(figures, before)}`;
  const lines = items.slice(0, listed).map((item) => `• ${lineOf(item)}`);
  const rest = others
    ? [
        sentence.more
          .replace("{{count}}", String(total - items.length))
          .replace("{{figure}}", textWith(others.figures, other ? others.before : null)),
      ]
    : [];
  return [
    ...(first && items.length > 1 ? [`${lineOf(first)}.`] : []),
    `${understood}${colon}${textWith(totals.figures, totals.before)}`,
    ...(items.length > 1 || items[0]?.keys.length ? [...lines, ...rest] : []),
  ].join("\n");
}
