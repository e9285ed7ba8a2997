import type { SQL } from "drizzle-orm";
import { civilDate } from "@/worker/core/figures/dates";
import type { QueryContext } from "@/worker/engine/handler";
import type { Statement } from "../ports";
import type { Found } from "./catalogue";
import { groupsOf } from "./plan";
import { partsIn, readValue, type Value } from "./values";

/** A question that an operation asks of the planner: measures of one source, by groups or in all. */
interface Question<Measure extends string> {
  measures: readonly Measure[];
  by?: readonly string[];
  /** Civil days; left out of what is told as of now. */
  period?: { from: string; to: string };
  /** Only these groups of a dimension: their keys, or a query that finds them. */
  only?: { dimension: string; keys: readonly string[] | SQL } | undefined;
  /** Groups that are read at most, where there may be more than a person looks at. */
  most?: number;
  /** Those of most of this measure come first. */
  best?: NoInfer<Measure>;
}

/** What a group comes to; without groups there is one, of all. */
export interface Row<Measure extends string> {
  keys: (string | null)[];
  labels: (string | null)[];
  figures: Record<Measure, Value>;
}

type Reading = Pick<QueryContext, "db" | "figures" | "now">;
type Cells = Record<string, string | number | null>;
/** A query whose rows are still what the database says, for a batch. */
type Query = Statement & { readonly _: { readonly result: Cells[]; readonly dialect: "sqlite" } };

/**
 * A question as a query, and what its rows mean: for operations that show figures under names of their own. It looks at no plan and
 * takes no words: who may see it is the operation's to say. Groups come as the database finds them.
 * @throws Error when there is no such measure, or they are of several sources
 */
export function asking<const Measure extends string>({ db, figures, now }: Reading, question: Question<Measure>) {
  const { measures, by = [], period = null, only, most, best } = question;
  const found = measures.map((name) => figures.measures.get(name) ?? missing(name));
  const source = found[0]?.source;
  if (source?.feed) throw new Error(`${measures.join(", ")} is of no table`);
  if (!source || found.some((one) => one.source !== source)) throw new Error(`Not of one source: ${measures.join(", ")}`);
  const narrowed = only ? [only] : [];
  const cell = (value: Cells[string] | undefined) => (value === null || value === undefined ? null : String(value));
  return {
    query: db.all<Cells>(
      groupsOf({ source, measures, by, narrowed, period, today: civilDate(now), ...(most && { most }), ...(best && { best }) }),
    ) as unknown as Query,
    rowsOf: (rows: readonly Cells[]): Row<Measure>[] =>
      rows.map((row) => {
        const parts = partsIn(row);
        return {
          keys: by.map((_, place) => cell(row[`k${place}`])),
          labels: by.map((_, place) => cell(row[`l${place}`])),
          figures: Object.fromEntries(measures.map((name) => [name, readValue(source, name, parts)])) as Record<Measure, Value>,
        };
      }),
  };
}

const missing = (name: string): Found => {
  throw new Error(`Nothing is called ${name}`);
};

/** The answers to several questions, in one batch. */
export async function answersTo<const All extends Record<string, Question<string>>>(
  context: Reading,
  questions: All,
): Promise<{ [Name in keyof All]: Row<All[Name]["measures"][number]>[] }> {
  const all = Object.entries(questions).map(([name, question]) => ({ name, ...asking(context, question) }));
  const [first, ...others] = all.map(({ query }) => query);
  const answers = first ? await context.db.batch([first, ...others]) : [];
  return Object.fromEntries(all.map(({ name, rowsOf }, place) => [name, rowsOf(answers[place] ?? [])])) as {
    [Name in keyof All]: Row<All[Name]["measures"][number]>[];
  };
}
