import { type SQL, sql } from "drizzle-orm";
import type { Parsed } from "@/worker/core/contract/operation";
import { refuseField } from "@/worker/core/errors";
import { civilDate, firstOfMonth } from "@/worker/core/figures/dates";
import { between, type NamedPeriod, type Period, periodBefore, readPeriod, yearBefore } from "@/worker/core/figures/periods";
import { fold, type Language, languages } from "@/worker/core/language";
import { countryName, countryOf } from "@/worker/core/trade/countries";
import { nearest } from "@/worker/core/text/nearest";
import { requireFeature } from "@/worker/engine/access";
import { businessOf } from "@/worker/engine/actor";
import { type Catalogue, type Found, measureNamed, requireAxis } from "@/worker/engine/figures/catalogue";
import { isGrain } from "@/worker/engine/figures/days";
import type { Dimension, Members } from "@/worker/engine/figures/measure";
import type { Narrowing } from "@/worker/engine/figures/plan";
import type { QueryContext } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { Comparison, figures } from "./contract";
import { isCountry } from "./labels";
import { en } from "./words.en";
import { fr } from "./words.fr";

type Question = Parsed<typeof figures.query>;
type Filter = Question["filters"][number];

/** A filter that names records: what finds them, and what to say once they are found. */
export interface Looked {
  place: number;
  dimension: string;
  members: Members;
  names: readonly string[];
  statement: SQL;
}

/** Which rows count, and the records that were named. */
export interface Narrowed {
  narrowed: Narrowing[];
  looked: Looked[];
  /** What the other filters are called, by their place. */
  labels: Map<number, string>;
}

/** The measures of a question. @throws Refusal naming those that there are none of, or that the plan does not open */
export function measuresOf(context: QueryContext, names: readonly string[], field: (place: number) => string): Found[] {
  const { figures: catalogue, caller } = context;
  const found = names.map((name, place) => measureNamed(catalogue, name, field(place), caller.language));
  for (const { measure } of found) if (measure.feature) requireFeature(businessOf(caller), measure.feature);
  return found;
}

/** The period that is meant: the last twelve months where none is; null where nothing goes by days. @throws Refusal naming what says no period */
export function periodOf(
  context: QueryContext,
  { period, from, to }: Pick<Question, "period" | "from" | "to">,
  found: readonly Found[],
): Period | null {
  if (!found.some(({ source }) => source.day)) return null;
  const today = civilDate(context.now);
  const named = period === undefined ? null : readPeriod(period, today);
  if (period !== undefined && !(named && isWhole(period, named))) refuseField("period", "no_period", { name: period });
  if (named?.whole && found.every(({ source }) => source.isAhead)) named.to = named.whole;
  if (from === undefined && to === undefined) return named ?? { from: firstOfMonth(today, -11), to: today, step: { months: 12 } };
  const until = to ?? today;
  const since = from ?? named?.from ?? `${until.slice(0, 4)}-01-01`;
  return between(since, until) ?? refuseField("to", "before_start");
}

/** Is all of a text said by the period that was found in it? The rest of "31 october to 1 october" would change what is meant. */
function isWhole(text: string, { start, end }: NamedPeriod): boolean {
  const rest = fold(text);
  return !/[\p{L}\d]/u.test((rest.slice(0, start) + rest.slice(end)).replace(/\b(?:en|de|du|sur|pour|la|le|les|in|of|for|the)\b/g, ""));
}

/** The period it is compared with. @throws Refusal naming `compare` where a measure is of now only */
export function otherPeriod(
  period: Period | null,
  compare: Comparison | undefined,
  found: readonly Found[],
  language: Language,
): Period | null {
  if (!compare) return null;
  const still = found.find(({ source }) => !source.day);
  if (still || !period) refuseField("compare", "not_over_time", { name: still?.measure.names[language][0] ?? "" });
  return compare === "year" ? yearBefore(period) : periodBefore(period);
}

/** What filters mean. Records are looked up in the batch of the question. @throws Refusal naming what there is none of */
export function narrowingOf(catalogue: Catalogue, filters: readonly Filter[], found: readonly Found[], language: Language): Narrowed {
  const narrowed: Narrowing[] = [];
  const looked: Looked[] = [];
  const labels = new Map<number, string>();
  for (const [place, { dimension: name, is }] of filters.entries()) {
    requireAxis(catalogue, found, name, `filters.${place}.dimension`, language);
    // What stands at the end of a stretch is told by the days that end with it: what moved within it would be another figure.
    const standing = isGrain(name) && found.find(({ source }) => source.isBalance);
    if (standing) refuseField(`filters.${place}.dimension`, "not_by", { name: standing.measure.names[language][0] });
    const dimension = catalogue.dimensions.get(name);
    const some = is.filter((one) => one !== "");
    const isNone = some.length < is.length;
    if (dimension?.members && some.length) {
      const finds = findsOf(dimension.members, some);
      looked.push({
        place,
        dimension: name,
        members: dimension.members,
        names: some,
        statement: sql`select distinct ${dimension.members.id} as id, ${dimension.members.label} as label ${finds} limit 1000`,
      });
      narrowed.push({
        dimension: name,
        keys: isNone ? sql`select ${dimension.members.id} ${finds} union all select null` : sql`select ${dimension.members.id} ${finds}`,
      });
      continue;
    }
    const keys = some.map((one, at) =>
      dimension?.choices ? choiceNamed(dimension, one, `filters.${place}.is.${at}`, language) : keyOf(dimension, one),
    );
    narrowed.push({ dimension: name, keys: isNone ? [...keys, null] : keys });
    labels.set(
      place,
      keys
        .map(
          (key) => dimension?.choices?.[key]?.[language][0] ?? (dimension?.isAbroad && isCountry(key) ? countryName(key, language) : key),
        )
        .concat(isNone ? [{ fr, en }[language].sentence.none] : [])
        .join(", "),
    );
  }
  return { narrowed, looked, labels };
}

/** Rates are written as people do: "5,5" is 550. */
function keyOf(dimension: Dimension | undefined, text: string): string {
  if (!dimension?.isRate || /^\d{3,}$/.test(text)) return text;
  const rate = Number(text.replace(",", ".").replace(/\s*%$/, ""));
  return Number.isFinite(rate) ? String(Math.round(rate * 100)) : text;
}

/** From the table of the records, whatever their kind, those of these identifiers, references or names. */
function findsOf({ table, id, label, folded, reference }: Members, names: readonly string[]): SQL {
  const list = (texts: readonly string[]) =>
    sql.join(
      texts.map((text) => sql`${text}`),
      sql`, `,
    );
  const ways = [
    sql`${id} in (${list(names)})`,
    ...(reference ? [sql`${reference} in (${list(names.map((name) => name.toUpperCase()))})`] : []),
    folded ? sql`${folded} in (${list(names.map(fold))})` : sql`${label} in (${list(names)})`,
  ];
  return sql`from ${table} where ${sql.join(ways, sql` or `)}`;
}

/** The key of a choice by its name in either language, whatever its plural. @throws Refusal naming the one that is meant perhaps */
function choiceNamed({ choices = {}, isAbroad }: Dimension, text: string, field: string, language: Language): string {
  const plain = fold(text);
  const named = Object.entries(choices).find(
    ([key, names]) => key === text || languages.some((one) => names[one].some((name) => fold(name) === plain)),
  );
  if (named) return named[0];
  const country = isAbroad ? countryOf(text) : "";
  if (isCountry(country)) return country;
  const near = nearest(
    text,
    Object.values(choices).map((names) => names[language][0]),
  );
  return refuseField(field, "no_member", { name: text, nearest: near ?? { fr, en }[language].sentence.none });
}

/** Every record that a filter names must be there. @throws Refusal naming the nearest one */
export async function requireMembers(
  db: BusinessDatabase,
  all: readonly Looked[],
  rows: readonly { id: string; label: string }[][],
  language: Language,
) {
  for (const [at, { place, members, names }] of all.entries()) {
    const known = rows[at] ?? [];
    if (known.length >= names.length) continue;
    const missing =
      known.length === 0 ? names[0] : names.find((name) => !known.some(({ id, label }) => id === name || fold(label) === fold(name)));
    if (missing === undefined) continue;
    const { table, label, where } = members;
    const others = await db.all<{ label: string }>(
      sql`select distinct ${label} as label from ${table}${where ? sql` where ${where}` : sql``} limit 5000`,
    );
    const near = nearest(
      missing,
      others.map((one) => one.label),
    );
    refuseField(`filters.${place}.is`, "no_member", { name: missing, nearest: near ?? { fr, en }[language].sentence.none });
  }
}

/** Measures by the source they come from: one statement each. */
export function bySource(found: readonly Found[]): { from: string; source: Found["source"]; names: string[] }[] {
  const sources = [...new Set(found.map(({ from }) => from))];
  return sources.flatMap((from) => {
    const own = found.filter((one) => one.from === from);
    return own[0] ? [{ from, source: own[0].source, names: own.map(({ name }) => name) }] : [];
  });
}
