import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { counters } from "@/db/business";
import { storedValue } from "./bulk";
import type { BusinessDatabase, PlatformDatabase } from "./ports";
import type { Statement } from "./writes";

type Database = PlatformDatabase | BusinessDatabase;

/** Digits of a number, at least: FA-2026-0042. */
const DIGITS = 4;

/**
 * Numbers that the write itself gives. Nobody knows one before it is written, so a mark stands for it in what the command
 * says to write and answers; the database puts the number in the mark's place. However many ask at once, each gets the next.
 */
export class GivenNumbers {
  private readonly marks = new Map<string, string>();

  /** The next number of a series, e.g. of `FA-2026`; once a series in a command. @returns the reference, with a mark for its digits */
  next(series: string): string {
    if ([...this.marks.values()].includes(series)) throw new Error(`${series} was asked for twice`);
    const mark = crypto.randomUUID().replaceAll("-", "");
    this.marks.set(mark, series);
    return `${series}-${mark}`;
  }

  /** What begins the batch: the counters go on. */
  counted(db: Database): Statement[] {
    const set = { last: sql`${counters.last} + 1` };
    return [...this.marks.values()].map((series) =>
      db.insert(counters).values({ series, last: 1 }).onConflictDoUpdate({ target: counters.series, set }),
    );
  }

  /** A row to write, with what the database must put in place of marks. */
  into<R extends object>(table: SQLiteTable, row: R): R {
    if (!this.marks.size) return row;
    const columns = getTableColumns(table) as Record<string, SQLiteColumn>;
    const written = Object.entries(row).map(([field, value]) => [field, this.placed(columns[field], value)]);
    return Object.fromEntries(written) as R;
  }

  private placed(column: SQLiteColumn | undefined, value: unknown): unknown {
    const stored = column && !(typeof value === "number") ? storedValue(column, value) : value;
    if (typeof stored !== "string") return value;
    return [...this.marks].reduce<unknown>(
      (text, [mark, series]) => (stored.includes(mark) ? sql`replace(${text as SQL}, ${mark}, ${digitsOf(series)})` : text),
      [...this.marks.keys()].some((mark) => stored.includes(mark)) ? sql`${stored}` : value,
    );
  }

  /** What ends the batch: reads what was given. */
  read(db: Database): Statement[] {
    return [...this.marks.values()].map((series) =>
      db
        .select({ digits: digitsOf(series) })
        .from(counters)
        .where(eq(counters.series, series)),
    );
  }

  /** An answer with the numbers that the batch gave. @param read what the statements of `read` answered */
  told<T>(answer: T, read: unknown[]): T {
    if (!this.marks.size) return answer;
    const text = [...this.marks.keys()].reduce((said, mark, place) => {
      const [{ digits }] = read[place] as [{ digits: string }];
      return said.replaceAll(mark, digits);
    }, JSON.stringify(answer));
    return JSON.parse(text) as T;
  }
}

const digitsOf = (series: string) => sql<string>`(select printf(${`%0${DIGITS}d`}, last) from counters where series = ${series})`;
