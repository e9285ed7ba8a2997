import type { SQL } from "drizzle-orm";
import type { Parsed } from "@/worker/core/contract/operation";
import { refuseField } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import type { Language } from "@/worker/core/language";
import { bucketsOf, type Grain, isGrain } from "@/worker/engine/figures/days";
import { standing } from "@/worker/engine/figures/balance";
import { type Catalogue, type Found, partsOf, requireAxis, standsOver } from "@/worker/engine/figures/catalogue";
import type { Source } from "@/worker/engine/figures/measure";
import { feedsOf, groupsOf, MOST_GROUPS, type Narrowing } from "@/worker/engine/figures/plan";
import { addedUp, changeOf, type Parts, partsIn, sizeOf, type Value, readValue } from "@/worker/engine/figures/values";
import { handle, type QueryContext } from "@/worker/engine/handler";
import type { Statement } from "@/worker/engine/ports";
import { figures } from "./contract";
import { dimensionLabel, groupLabel } from "./labels";
import { nameThePeople, withPeople } from "./people";
import { bySource, measuresOf, narrowingOf, otherPeriod, periodOf, requireMembers } from "./read-question";
import type { Answer, Cells } from "./shapes";
import { understoodAs } from "./understood";

type Question = Parsed<typeof figures.query>;
type Row = Record<string, string | number | null>;
type Days = { from: string; to: string } | null;

/** A group: its keys, what it is called, and the parts of its figures now and in the other period, source by source. */
interface Gathered {
  keys: (string | null)[];
  labels: (string | null)[];
  now: Map<string, Parts>;
  before: Map<string, Parts>;
}

/** Days of a chart that has nothing to show are shown; more would be a list of nothing. */
const MOST_EMPTY = 400;

/** Groups that a file holds, and a paper. */
export const MOST_SHOWN = MOST_GROUPS;
export const MOST_PRINTED = 500;

/** Answers a question about figures. */
export const query = handle(figures.query, answerTo);

/** The same for exports and papers: one batch, with a statement for each source, for its groups and for their total, and for the other period. */
export async function answerTo(context: QueryContext, question: Question): Promise<Answer> {
  const { db, figures: catalogue, caller } = context;
  const { language } = caller;
  const { by, compare, limit } = question;
  const found = measuresOf(context, question.measures, (place) => `measures.${place}`);
  for (const [place, name] of by.entries()) requireAxis(catalogue, found, name, `by.${place}`, language);
  const period = periodOf(context, question, found);
  const other = otherPeriod(period, compare, found, language);
  const { filters, people } = await withPeople(context, question.filters);
  const { narrowed, looked, labels } = narrowingOf(catalogue, filters, found, language);
  for (const [place, names] of people) labels.set(place, names);

  const sources = bySource(found);
  const own = sources.map(({ source }) => source);
  const feeds = await feedsOf({ ...context, language }, own);
  const plan = planOf(context, sources, { by, narrowed, period, other, feeds });
  const statements = [...looked.map(({ statement }) => statement), ...plan.map(({ statement }) => statement)];
  const answers = await batch(context, statements);
  const members = answers.slice(0, looked.length) as unknown as { id: string; label: string }[][];
  await requireMembers(db, looked, members, language);
  for (const [place, { place: at }] of looked.entries()) labels.set(at, (members[place] ?? []).map(({ label }) => label).join(", "));

  const groups = new Map<string, Gathered>();
  const whole: Gathered = { keys: [], labels: [], now: new Map(), before: new Map() };
  for (const [place, { source, isOther, isTotal }] of plan.entries()) {
    const days = isOther ? other : period;
    const moved = answers[looked.length + place] ?? [];
    if (moved.length > MOST_GROUPS) refuseField("by", "too_many_groups", { maximum: MOST_GROUPS });
    const isStanding = !isTotal && days !== null && found.some(({ from, source: own }) => from === source && own.isBalance);
    const rows = isStanding ? standing(moved, by, days) : moved;
    if (rows.length > MOST_GROUPS) refuseField("by", "too_many_groups", { maximum: MOST_GROUPS });
    for (const row of rows) {
      const keys = by.map((name, at) => keyIn(row[`k${at}`], name, isOther ? { period: other, as: period } : null));
      const group = isTotal
        ? whole
        : gathered(
            groups,
            keys,
            by.map((_, at) => textOf(row[`l${at}`])),
          );
      (isOther ? group.before : group.now).set(source, partsIn(row));
    }
  }
  fillTime(groups, by, period);
  await nameThePeople(context, by, groups.values());

  const tell = (group: Gathered) => toldOf(group, found, other !== null);
  const all = [...groups.values()].map((group) => ({ group, cells: tell(group) }));
  all.sort(orderOf(question, found, by));
  const start = Number(question.cursor ?? 0) || 0;
  const shown = all.slice(start, start + limit);
  const together = (groups: readonly Gathered[]) => sumOf(groups, sources, by);
  const rest = [...all.slice(0, start), ...all.slice(start + limit)].map(({ group }) => group);
  return {
    understood: understoodAs({ catalogue, found, by, filters, labels, period, other, language }),
    measures: found.map(({ name, measure }) => ({ name, label: measure.names[language][0], unit: measure.unit })),
    by: by.map((name) => ({ name, label: dimensionLabel(catalogue, name, language) })),
    filters: filters.map(({ dimension, is }, place) => ({ dimension, keys: is, label: labels.get(place) ?? "" })),
    period: period && { from: period.from, to: period.to },
    other: other && { from: other.from, to: other.to },
    items: shown.map(({ group, cells }) => ({ keys: keysOf(catalogue, by, group, language), ...cells })),
    others: rest.length ? tell(together(rest)) : null,
    total: all.length,
    totals: tell(whole),
    nextCursor: start + limit < all.length ? String(start + limit) : null,
  };
}

/** Runs statements in one batch. */
export async function batch({ db }: Pick<QueryContext, "db">, statements: readonly SQL[]): Promise<Row[][]> {
  const [first, ...others] = statements.map((statement) => db.all<Row>(statement) as unknown as Statement);
  if (!first) return [];
  return (await db.batch([first, ...others])) as unknown as Row[][];
}

interface Scope {
  by: readonly string[];
  narrowed: readonly Narrowing[];
  period: Days;
  other: Days;
  feeds: ReadonlyMap<Source, string>;
}

/** The statements of a question: for each source its groups and their total, in each period. */
function planOf({ now }: QueryContext, sources: ReturnType<typeof bySource>, { by, narrowed, period, other, feeds }: Scope) {
  const today = civilDate(now);
  return sources.flatMap(({ from, source, names }) =>
    [period, ...(other ? [other] : [])].flatMap((days, place) =>
      (by.length ? [by, []] : [[]]).map((dimensions) => ({
        source: from,
        isOther: place === 1,
        isTotal: dimensions.length === 0,
        statement: groupsOf({ source, measures: names, by: dimensions, narrowed, period: days, today, fed: feeds.get(source) }),
      })),
    ),
  );
}

/** The key of a row; a stretch of the other period stands for the one of the same place in this one. */
function keyIn(value: Row[string] | undefined, name: string, moved: { period: Days; as: Days } | null): string | null {
  const key = textOf(value);
  if (!moved?.period || !moved.as || !isGrain(name) || key === null) return key;
  const grain: Grain = name;
  const place = bucketsOf(moved.period.from, moved.period.to, grain).indexOf(key);
  return bucketsOf(moved.as.from, moved.as.to, grain)[place] ?? key;
}

const textOf = (value: Row[string] | undefined) => (value === null || value === undefined ? null : String(value));

function gathered(groups: Map<string, Gathered>, keys: (string | null)[], labels: (string | null)[]): Gathered {
  const name = JSON.stringify(keys);
  const group = groups.get(name) ?? { keys, labels, now: new Map(), before: new Map() };
  group.labels = group.labels.map((label, place) => label ?? labels[place] ?? null);
  groups.set(name, group);
  return group;
}

/** Of time alone, stretches in which nothing was are shown too. */
function fillTime(groups: Map<string, Gathered>, by: readonly string[], period: Days): void {
  const [grain, ...others] = by;
  if (!period || !grain || others.length || !isGrain(grain)) return;
  const buckets = bucketsOf(period.from, period.to, grain);
  if (buckets.length <= MOST_EMPTY) for (const bucket of buckets) gathered(groups, [bucket], [null]);
}

function toldOf(group: Gathered, found: readonly Found[], isCompared: boolean): Cells {
  const read = (parts: Map<string, Parts>) => found.map(({ source, from, name }): Value => readValue(source, name, parts.get(from) ?? {}));
  const now = read(group.now);
  if (!isCompared) return { figures: now, before: null, changes: null };
  const before = read(group.before);
  return { figures: now, before, changes: now.map((value, place) => changeOf(value, before[place] ?? {})) };
}

/** Several groups as one: what does not add up is unknown of them. */
function sumOf(all: readonly Gathered[], sources: ReturnType<typeof bySource>, by: readonly string[]): Gathered {
  const sum = (which: "now" | "before") =>
    new Map(
      sources.map(({ from, source, names }) => {
        const sums = { ...addedUp(all.map((group) => group[which].get(from) ?? {})) };
        if (standsOver(source, by)) return [from, Object.fromEntries(Object.keys(sums).map((part) => [part, null])) as Parts] as const;
        const counted = names.flatMap((name) => partsOf({ source }, name)).filter((part) => source.measures[part]?.kind === "distinct");
        for (const part of counted) sums[part] = null;
        return [from, sums as Parts] as const;
      }),
    );
  return { keys: [], labels: [], now: sum("now"), before: sum("before") };
}

type Placed = { group: Gathered; cells: Cells };

/** Time goes forward, figures go down, unless it is said otherwise; the unknown comes last. @throws Refusal naming `order` */
function orderOf({ order, direction }: { order?: string; direction?: "asc" | "desc" }, found: readonly Found[], by: readonly string[]) {
  const first = by[0] ?? "";
  const name = order ?? (isGrain(first) ? first : (found[0]?.name ?? ""));
  const at = found.findIndex((one) => one.name === name);
  const axis = by.indexOf(name);
  if (at < 0 && axis < 0 && name !== "change")
    refuseField("order", "choice", { choices: [...found.map((one) => one.name), ...by, "change"].join(", ") });
  const isUp = (direction ?? (axis >= 0 ? "asc" : "desc")) === "asc";
  const sizeIn = ({ cells }: Placed) => (name === "change" ? (cells.changes?.[0] ?? null) : sizeOf(cells.figures[Math.max(at, 0)] ?? {}));
  const textIn = ({ group }: Placed) => group.keys.map((key) => key ?? "").join(" ");
  return (one: Placed, another: Placed): number => {
    const tie = textIn(one) < textIn(another) ? -1 : 1;
    if (axis >= 0) {
      const [left, right] = [one.group.keys[axis] ?? "", another.group.keys[axis] ?? ""];
      return left === right ? tie : (left < right ? -1 : 1) * (isUp ? 1 : -1);
    }
    const [left, right] = [sizeIn(one), sizeIn(another)];
    if (left === null || right === null) return left === right ? tie : left === null ? 1 : -1;
    return left === right ? tie : (left - right) * (isUp ? 1 : -1);
  };
}

function keysOf(
  catalogue: Catalogue,
  by: readonly string[],
  { keys, labels }: Gathered,
  language: Language,
): Answer["items"][number]["keys"] {
  return by.map((name, at) => {
    const [key, own] = [keys[at] ?? null, labels[at] ?? null];
    const path = catalogue.dimensions.get(name)?.path;
    return { key, label: groupLabel(catalogue, name, key, own, language), path: path && key ? path + key : null };
  });
}
