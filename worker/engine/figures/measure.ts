import type { SQL, SQLWrapper } from "drizzle-orm";
import { sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Feature } from "@/worker/core/contract/plans";
import type { Language } from "@/worker/core/language";
import type { BusinessDatabase } from "../ports";

/** What something is called in each language: its name first, then the other words people use for it. */
export type Names = Readonly<Record<Language, readonly [string, ...string[]]>>;

/** What a figure is told in. Money says in its name whether tax is in it; a price is money for one kilo, litre or piece. */
export type MeasureUnit = "money" | "quantity" | "count" | "rate" | "days" | "minutes" | "price";

/** A table reached by a key that is unique in it: joining it never multiplies rows. */
export interface Join {
  table: SQLiteTable;
  on: SQL;
}

/** Records by whose name figures are narrowed. */
export interface Members {
  table: SQLiteTable;
  /** What groups are keyed by. */
  id: SQLiteColumn;
  label: SQLiteColumn;
  /** The label without case or accents, where there is one. */
  folded?: SQLiteColumn;
  /** All that it is found by, without case or accents, where it is called otherwise besides: the sign over a shop. */
  sought?: SQLiteColumn;
  /** The reference people call it by. */
  reference?: SQLiteColumn;
  /** Those that a name is looked for among. */
  where?: SQL;
}

/** What figures are told apart by. One name has one meaning, whatever it divides. */
export interface Dimension {
  names: Names;
  /** Its values, each with its names, where there are only so many. */
  choices?: Readonly<Record<string, Names>>;
  members?: Members;
  /** Where a record stands in the product: its identifier follows. */
  path?: string;
  /** Its keys are rates in hundredths of a percent. */
  isRate?: true;
  /** What is none of its choices stands by its country's ISO code. */
  isAbroad?: true;
  /** Its keys are people: what they are called stands in the provider's database. */
  isPerson?: true;
}

/** A dimension as one source of figures has it. */
export interface Axis {
  dimension: Dimension;
  /** A text: a number would not be found among the texts that filters are. */
  key: SQLWrapper;
  /** What a group is called, where it has no choices; the key itself otherwise. */
  label?: SQLWrapper;
  /** What the key and the label are reached by; the table of the dimension's members serves the label alone. */
  joins?: readonly Join[];
}

/** The records whose parts make a figure. */
export interface Rows {
  id: SQLWrapper;
  label: SQLWrapper;
  /** Where one stands in the product: its identifier follows. Records of several kinds say it each. */
  path: string | SQL;
  joins?: readonly Join[];
}

interface Named {
  names: Names;
  unit: MeasureUnit;
  /** What a plan must open for it. */
  feature?: Feature;
  /** Of what is told as of now: the measure that tells it at a past day. */
  past?: string;
}

interface Counted extends Named {
  /** What the list of its source is narrowed to besides, to show what it counts and no more; without it, that list cannot. */
  listed?: Readonly<Record<string, string>>;
  /** The rows that count; every one of its source otherwise. */
  where?: SQL;
  joins?: readonly Join[];
}

/** Adds up a value of each row; null in a row is unknown, and told to be. */
export interface Sum extends Counted {
  kind: "sum";
  value: SQLWrapper;
  /** Of a quantity: the unit of the row. Weights, volumes and pieces are added up apart. */
  per?: SQLWrapper;
}
/** Counts how many different ones there are: groups may share some, and do not add up. */
export interface Distinct extends Counted {
  kind: "distinct";
  of: SQLWrapper;
  /** The records that are counted; those of the source otherwise. */
  rows?: Rows;
}
/** Computed from two others of the same source: the first over the second. Null where there is nothing to divide by. */
export interface Ratio<Of extends string = string> extends Named {
  kind: "ratio";
  parts: readonly [Of, Of];
}
/** The first less the second. */
export interface Difference<Of extends string = string> extends Named {
  kind: "difference";
  parts: readonly [Of, Of];
}

export type Measure<Of extends string = string> = Sum | Distinct | Ratio<Of> | Difference<Of>;

/** How the page of a list names what narrows it, so that it shows the records of a figure and no others. */
export interface Listed {
  path: string;
  /** Its first and last day. */
  days?: readonly [string, string];
  /** Its filters, by the dimensions they are. */
  by: Readonly<Record<string, string>>;
}

/** Makes the records that no table holds, for a language. One batch more than the question. */
export type Feed = (context: Fed) => Promise<readonly Readonly<Record<string, string | number>>[]>;
interface Fed {
  db: BusinessDatabase;
  /** UTC milliseconds. */
  now: number;
  language: Language;
}

/** A group of tables that figures come from, at the grain of its finest rows. */
export interface Source {
  from: SQL;
  /** What never counts, such as what was cancelled. */
  where?: SQL;
  /** The civil day (Europe/Paris) that periods go by. Without one, figures are those of now, and never add up over time. */
  day?: SQLWrapper;
  /** Its sums are what stands at the end of a period, whatever came before it: they are not added up over time. */
  isBalance?: true;
  /** Its days may be to come: a period that has begun is told to its end. */
  isAhead?: true;
  /** The column in UTC milliseconds that the day is computed from, so that its index serves. */
  instant?: SQLWrapper;
  /**
   * The same records without their lines, for questions that need none: fewer rows, read along an index. Each of its measures is the
   * source's of that name (a law compares them).
   */
  coarser?: Pick<Source, "from" | "where" | "day" | "axes" | "measures">;
  rows: Rows;
  /** Records that a model makes, which no table holds: statements read them as `fed`, whose `value` is one of them. */
  feed?: Feed;
  /** The operation whose list shows these records. */
  list: string;
  /** The page of that list, where it can show the records of some of these measures. */
  listed?: Listed;
  axes: Readonly<Record<string, Axis>>;
  measures: Readonly<Record<string, Measure>>;
  /** The measures, of any source, that are said with one of these: how much with how many, what is late with what is due. */
  beside?: Readonly<Record<string, readonly string[]>>;
}

/** Declares where figures come from: parts of ratios and differences are measures of the same source, or it does not compile. */
export function source<const Measures extends Readonly<Record<string, Measure<Extract<keyof Measures, string>>>>>(
  declared: Omit<Source, "measures"> & { measures: Measures },
): Source {
  return declared;
}

/** What a module measures, source by source. */
export type Figures = Readonly<Record<string, Source>>;

type Options = Pick<Counted, "where" | "joins" | "feature" | "past" | "listed">;

/** Money that adds up, in ten-thousandths of a euro. */
export const money = (names: Names, value: SQLWrapper, options: Options = {}): Sum => ({
  kind: "sum",
  unit: "money",
  names,
  value,
  ...options,
});

/** Quantities in thousandths of the base of their unit. */
export const quantity = (names: Names, value: SQLWrapper, per: SQLWrapper, options: Options = {}): Sum => {
  return { kind: "sum", unit: "quantity", names, value, per, ...options };
};

/** How many different ones. */
export const distinct = (names: Names, of: SQLWrapper, options: Options & Pick<Distinct, "rows"> = {}): Distinct => {
  return { kind: "distinct", unit: "count", names, of, ...options };
};

/** Something else that adds up: a count, minutes, days. */
export const adding = (unit: MeasureUnit, names: Names, value: SQLWrapper, options: Options = {}): Sum => {
  return { kind: "sum", unit, names, value, ...options };
};

export const ratio = <const Of extends string>(
  unit: MeasureUnit,
  names: Names,
  parts: readonly [Of, Of],
  feature?: Feature,
): Ratio<Of> => ({
  kind: "ratio",
  unit,
  names,
  parts,
  ...(feature && { feature }),
});

export const difference = <const Of extends string>(names: Names, parts: readonly [Of, Of], feature?: Feature): Difference<Of> => {
  return { kind: "difference", unit: "money", names, parts, ...(feature && { feature }) };
};

/** The civil day it is, wherever a declaration needs it: a plan's statement says it once. */
export const today: SQL = sql`(select today from clock)`;

type Labels = Readonly<Record<string, string>>;
type Others = Readonly<Record<string, readonly string[]>>;

/** The choices of a field by its module's words, with the other words people use for them. */
export function choicesOf(labels: Record<Language, Labels>, others: Partial<Record<Language, Others>> = {}): Record<string, Names> {
  const namesIn = (language: Language, key: string) => [labels[language][key] ?? key, ...(others[language]?.[key] ?? [])] as const;
  return Object.fromEntries(Object.keys(labels.fr).map((key) => [key, { fr: namesIn("fr", key), en: namesIn("en", key) }]));
}
