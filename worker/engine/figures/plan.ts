import { and, getTableName, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { units } from "@/worker/core/figures/quantity";
import type { Period } from "@/worker/core/figures/periods";
import { DAY } from "@/worker/core/figures/dates";
import { partsOf } from "./catalogue";
import { isGrain, keyOf } from "./days";
import type { Axis, Distinct, Feed, Join, Rows, Source, Sum } from "./measure";

/** Which rows count: those of some groups of a dimension. */
export interface Narrowing {
  dimension: string;
  /** Keys of groups, or a query of one column that finds them. */
  keys: readonly (string | null)[] | SQL;
}

/** What one statement is to tell of one source. */
export interface Selection {
  source: Source;
  measures: readonly string[];
  by: readonly string[];
  narrowed: readonly Narrowing[];
  period: Pick<Period, "from" | "to"> | null;
  today: string;
  /** What its source is fed with, as JSON. */
  fed?: string | undefined;
  /** Groups that are read at most; one more than a question may have otherwise. */
  most?: number;
  /** Those of most of this measure, which adds up, come first; as the database finds them otherwise. */
  best?: string;
}

/** Most groups that one question may have. */
export const MOST_GROUPS = 10_000;
/** The measures that quantities are added up in, each apart. */
export const bases = ["g", "ml", "piece"] as const;

/** A statement that tells the parts of measures group by group. Columns: k0, l0, k1, l1…; then each part, a quantity once for each base. */
export function groupsOf(question: Selection): SQL {
  const selection = coarsened(question);
  const { source, by, measures } = selection;
  const axes = by.map((name) => labelledApart(axisOf(selection, name)));
  const parts = [...new Set(measures.flatMap((name) => partsOf({ source }, name)))];
  const counted = parts.map((name) => source.measures[name] as Sum | Distinct);
  const keys = axes.flatMap(({ key, label }, place) => [
    sql`${key} as ${sql.raw(`k${place}`)}`,
    sql`${label ?? sql`null`} as ${sql.raw(`l${place}`)}`,
  ]);
  const columns = parts.flatMap((name, place) => columnsOf(name, counted[place] as Sum | Distinct));
  const names = sql.join(
    axes.map((_, place) => sql.raw(`k${place}`)),
    sql`, `,
  );
  const order = selection.best ? sql`order by ${sql.identifier(selection.best)} desc, ${names}` : sql``;
  // A plus keeps history from being walked in the order of its groups: the days are found first.
  const apart = sql.join(
    axes.map((_, place) => sql.raw(`+k${place}`)),
    sql`, `,
  );
  const groups = axes.length ? sql`group by ${apart} ${order} limit ${selection.most ?? MOST_GROUPS + 1}` : sql``;
  return sql`${beside(selection)} select ${sql.join([...keys, ...columns], sql`, `)} ${fromOf(selection, [...axes, ...counted])} ${groups}`;
}

/** The question put to the fewest rows that can answer it. */
function coarsened(selection: Selection): Selection {
  const { source, by, measures, narrowed } = selection;
  const { coarser } = source;
  if (!coarser) return selection;
  const parts = measures.flatMap((name) => partsOf({ source }, name));
  const axes = [...by, ...narrowed.map(({ dimension }) => dimension)].filter((name) => !isGrain(name));
  const isEnough = parts.every((name) => coarser.measures[name]) && axes.every((name) => coarser.axes[name]);
  return isEnough ? { ...selection, source: { ...source, ...coarser, measures: { ...source.measures, ...coarser.measures } } } : selection;
}

/**
 * A statement that tells the records behind a measure, the newest first, each with its part in it; of what is computed from others, with
 * what it adds to each of those. Columns: id, label, day, path and the values'.
 */
export function recordsOf(selection: Selection, name: string, after: string | null, limit: number): SQL {
  const { source } = selection;
  const parts = partsOf({ source }, name).map((part) => ({ part, measure: source.measures[part] as Sum | Distinct }));
  const rows = rowsOf(source, name);
  const day = source.day ? sql`max(${source.day})` : sql`null`;
  // A plus keeps the planner from walking the whole table in the order of its keys: the days are found first.
  const isBefore = after === null ? undefined : sql`+${rows.id} < ${after}`;
  const wheres = parts.map(({ measure }) => measure.where);
  const counts = wheres.some((where) => where === undefined)
    ? undefined
    : or(...wheres.flatMap((where) => (where ? [sql`(${where})`] : [])));
  const own = [counts, isBefore].filter((one) => one !== undefined);
  const columns = parts.flatMap(({ part, measure }) => columnsOf(part, measure));
  // What came and left again stands no longer.
  const stands = parts.flatMap(({ part, measure }) =>
    measure.kind === "sum" && measure.per ? bases.map((base) => `${part}.${base}`) : [part],
  );
  const having = source.isBalance
    ? sql`having ${sql.join(
        stands.map((column) => sql`coalesce(${sql.identifier(column)}, 0) <> 0`),
        sql` or `,
      )}`
    : sql``;
  const path = typeof rows.path === "string" ? sql`${rows.path}` : sql`max(${rows.path})`;
  return sql`${beside(selection)} select ${rows.id} as id, max(${rows.label}) as label, ${day} as day, ${path} as path, ${sql.join(columns, sql`, `)}
    ${fromOf(selection, [...parts.map(({ measure }) => measure), rows], own)} group by +${rows.id} ${having} order by +${rows.id} desc limit ${limit}`;
}

/** The records that a measure opens to: those that one of its parts counts, where it counts others than its source's. */
function rowsOf(source: Source, name: string): Rows {
  const counted = partsOf({ source }, name).map((part) => source.measures[part] as Sum | Distinct);
  return counted.flatMap((one) => (one.kind === "distinct" && one.rows ? [one.rows] : []))[0] ?? source.rows;
}

/** What statements read besides tables: the day it is, and what a model made. */
const beside = ({ today, source, fed = "[]" }: Selection) =>
  sql`with clock(today) as (select ${today})${source.feed ? sql`, fed as (select value from json_each(${fed}))` : sql``}`;

/** What sources are fed with, as JSON by source; nothing is read where none is. */
export async function feedsOf(context: Parameters<Feed>[0], sources: readonly Source[]): Promise<Map<Source, string>> {
  const feeds = [...new Set(sources.flatMap(({ feed }) => feed ?? []))];
  const rows = new Map(await Promise.all(feeds.map(async (feed) => [feed, JSON.stringify(await feed(context))] as const)));
  return new Map(sources.flatMap((source) => (source.feed ? [[source, rows.get(source.feed) ?? "[]"] as const] : [])));
}

/** A group's label is looked up once it is there, and not with each of its rows: the table of its members is joined no more. */
function labelledApart({ key, label, joins = [], dimension }: Grouped): Pick<Axis, "key" | "label" | "joins"> {
  const members = dimension?.members;
  if (!label || !members || !joins.some(({ table }) => table === members.table))
    return { key, ...(label && { label: sql`max(${label})` }), joins };
  const others = joins.filter(({ table }) => table !== members.table);
  return { key, label: sql`(select ${members.label} from ${members.table} where ${members.id} = ${key})`, joins: others };
}

type Grouped = Pick<Axis, "key" | "label" | "joins"> & Partial<Pick<Axis, "dimension">>;

/** The key of a group as the statement says it; of time, by the source's day. What stood before the period begins with its first stretch. */
function axisOf({ source, period }: Pick<Selection, "source" | "period">, name: string): Grouped {
  const { day } = source;
  if (isGrain(name) && day) return { key: keyOf(source.isBalance && period ? sql`max(${day}, ${period.from})` : day, name) };
  const axis = source.axes[name];
  if (!axis) throw new Error(`Nothing is told by ${name} here`);
  return axis;
}

function columnsOf(name: string, measure: Sum | Distinct): SQL[] {
  const when = (value: SQLWrapper, also?: SQL) => {
    const condition = allOf([measure.where, also]);
    return condition ? sql`case when ${condition} then ${value} end` : sql`${value}`;
  };
  const named = (suffix: string) => sql.identifier(`${name}${suffix}`);
  if (measure.kind === "distinct") return [sql`count(distinct ${when(measure.of)}) as ${named("")}`];
  const lacking = sql`count(${when(sql`case when ${measure.value} is null then 1 end`)}) as ${named(".lacking")}`;
  const { per } = measure;
  if (!per) return [sql`sum(${when(measure.value)}) as ${named("")}`, lacking];
  const inBase = (base: string) => {
    const names = Object.entries(units).flatMap(([unit, { base: own }]) => (own === base ? [sql.raw(`'${unit}'`)] : []));
    return sql`${per} in (${sql.join(names, sql`, `)})`;
  };
  return bases.map((base) => sql`sum(${when(measure.value, inBase(base))}) as ${named(`.${base}`)}`);
}

/** The tables with what must be reached, each once, and the rows that count. */
function fromOf(selection: Selection, needing: readonly { joins?: readonly Join[] }[], own: SQL[] = []): SQL {
  const { source, narrowed, period } = selection;
  const narrowing = narrowed.map(({ dimension }) => labelledApart(axisOf(selection, dimension)));
  const joins = new Map<string, Join>();
  for (const { joins: needed = [] } of [...needing, ...narrowing])
    for (const join of needed) if (!joins.has(getTableName(join.table))) joins.set(getTableName(join.table), join);
  const joined = [...joins.values()].map(({ table, on }) => sql` left join ${table} on ${on}`);
  const conditions = [
    source.where,
    ...daysOf(source, period),
    ...narrowed.map((one, place) => isIn(narrowing[place]?.key as SQLWrapper, one)),
    ...own,
  ];
  const where = allOf(conditions);
  return sql`from ${source.from}${sql.join(joined)}${where ? sql` where ${where}` : sql``}`;
}

/** All of these conditions, whatever each is made of. */
function allOf(conditions: readonly (SQL | undefined)[]): SQL | undefined {
  return and(...conditions.flatMap((one) => (one ? [sql`(${one})`] : [])));
}

/** The days that count. Of instants, the index finds a day more on both sides, and Paris's own days are chosen among them. */
function daysOf({ day, instant, isBalance }: Source, period: Selection["period"]): SQL[] {
  if (!period || !day) return [];
  if (isBalance) return [sql`${day} <= ${period.to}`];
  const [first, last] = [Date.parse(period.from) - DAY, Date.parse(period.to) + 2 * DAY];
  const around = instant ? [sql`${instant} between ${first} and ${last}`] : [];
  return [...around, sql`${day} between ${period.from} and ${period.to}`];
}

function isIn(key: SQLWrapper, { keys }: Narrowing): SQL {
  if (!Array.isArray(keys)) return sql`${key} in (${keys as SQL})`;
  const named = keys.filter((one) => one !== null);
  const some = named.length
    ? sql`${key} in (${sql.join(
        named.map((one) => sql`${one}`),
        sql`, `,
      )})`
    : sql`0`;
  return keys.includes(null) ? sql`(${some} or ${key} is null)` : some;
}
