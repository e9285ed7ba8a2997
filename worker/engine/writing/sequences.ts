import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { counters } from "@/db/business";
import { storedValue } from "./bulk";
import type { BusinessDatabase, PlatformDatabase, Statement } from "../ports";

type Database = PlatformDatabase | BusinessDatabase;

/** Digits of a number, at least: FA-2026-0042, CLI-0042. */
export const DIGITS = 4;

interface Series {
  /** Numbers asked for by this command. */
  asked: number;
  /** The highest number that a person chose: the next come after it. */
  least: number;
}

/**
 * Numbers that the write itself gives. Nobody knows one before it is written, so a mark stands for it in what the command
 * says to write and answers; the database puts the number in the mark's place. However many ask at once, each gets the next.
 */
export class SequenceNumbers {
  private readonly series = new Map<string, Series>();
  private readonly marks = new Map<string, { series: string; place: number }>();

  /** The next number of a series, e.g. of `FA-2026`. @returns the reference, with a mark for its digits */
  next(series: string): string {
    const mark = crypto.randomUUID().replaceAll("-", "");
    this.marks.set(mark, { series, place: ++this.of(series).asked });
    return `${series}-${mark}`;
  }

  /** Keeps a series ahead of a number that a person chose, so that it is never given a second time; 0 changes nothing. */
  keepAhead(series: string, number: number): void {
    if (number) this.of(series).least = Math.max(this.of(series).least, number);
  }

  private of(series: string): Series {
    const known = this.series.get(series) ?? { asked: 0, least: 0 };
    this.series.set(series, known);
    return known;
  }

  /** What begins the batch: every series is there, and ahead of what people chose. A counter never goes back. */
  openingStatements(db: Database): Statement[] {
    const set = { last: sql`max(${counters.last}, excluded.last)` };
    return [...this.series].map(([series, { least }]) =>
      db.insert(counters).values({ series, last: least }).onConflictDoUpdate({ target: counters.series, set }),
    );
  }

  /** A row to write, with what the database must put in place of marks. */
  withPlaceholders<R extends object>(table: SQLiteTable, row: R): R {
    if (!this.marks.size) return row;
    const columns = getTableColumns(table) as Record<string, SQLiteColumn>;
    const written = Object.entries(row).map(([field, value]) => [field, this.withDigits(columns[field], value)]);
    return Object.fromEntries(written) as R;
  }

  private withDigits(column: SQLiteColumn | undefined, value: unknown): unknown {
    const stored = column && !(typeof value === "number") ? storedValue(column, value) : value;
    if (typeof stored !== "string") return value;
    return [...this.marks].reduce<unknown>(
      (text, [mark, given]) => (stored.includes(mark) ? sql`replace(${text as SQL}, ${mark}, ${digitsOf(given)})` : text),
      [...this.marks.keys()].some((mark) => stored.includes(mark)) ? sql`${stored}` : value,
    );
  }

  /** Reads what was given. */
  readingStatements(db: Database): Statement[] {
    return [...this.marks.values()].map((given) =>
      db
        .select({ digits: digitsOf(given) })
        .from(counters)
        .where(eq(counters.series, given.series)),
    );
  }

  /** What ends the batch: the counters go on. */
  closingStatements(db: Database): Statement[] {
    const asked = [...this.series].filter(([, one]) => one.asked > 0);
    return asked.map(([series, one]) =>
      db
        .update(counters)
        .set({ last: sql`${counters.last} + ${one.asked}` })
        .where(eq(counters.series, series)),
    );
  }

  /** An answer with the numbers that the batch gave. @param read what the statements of `read` answered */
  withNumbers<T>(answer: T, read: unknown[]): T {
    if (!this.marks.size) return answer;
    const text = [...this.marks.keys()].reduce((said, mark, place) => {
      const [{ digits }] = read[place] as [{ digits: string }];
      return said.replaceAll(mark, digits);
    }, JSON.stringify(answer));
    return JSON.parse(text) as T;
  }
}

const digitsOf = ({ series, place }: { series: string; place: number }) =>
  sql<string>`(select printf(${`%0${DIGITS}d`}, last + ${place}) from counters where series = ${series})`;
