import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { counters } from "@/db/kernel";
import { storedValue } from "./bulk";
import type { BusinessDatabase, PlatformDatabase, Statement } from "../ports";

type Database = PlatformDatabase | BusinessDatabase;

/** Digits of a number, at least: FA-2026-0042, CLI-0042. */
export const DIGITS = 4;

interface Series {
  /** How many numbers this command takes. */
  count: number;
  /** The highest number that a person chose: the next come after it. */
  least: number;
}

/**
 * Numbers that the write itself gives. Nobody knows one before it is written, so a placeholder stands for it in what the command
 * writes and answers; the database puts the number in its place. However many commands ask at once, each gets the next.
 */
export class SequenceNumbers {
  private readonly series = new Map<string, Series>();
  private readonly placeholders = new Map<string, { series: string; place: number }>();

  /** The next number of a series, e.g. of `FA-2026`. @returns the reference, with a placeholder for its digits */
  next(series: string): string {
    const placeholder = crypto.randomUUID().replaceAll("-", "");
    this.placeholders.set(placeholder, { series, place: ++this.of(series).count });
    return `${series}-${placeholder}`;
  }

  /** Keeps a series ahead of a number that a person chose, so that it is never given a second time; 0 changes nothing. */
  keepAhead(series: string, number: number): void {
    if (number) this.of(series).least = Math.max(this.of(series).least, number);
  }

  private of(series: string): Series {
    const entry = this.series.get(series) ?? { count: 0, least: 0 };
    this.series.set(series, entry);
    return entry;
  }

  /** What begins the batch: every series is there, and ahead of what people chose. A counter never goes back. */
  openingStatements(db: Database): Statement[] {
    const set = { last: sql`max(${counters.last}, excluded.last)` };
    return [...this.series].map(([series, { least }]) =>
      db.insert(counters).values({ series, last: least }).onConflictDoUpdate({ target: counters.series, set }),
    );
  }

  /** A row to write, in which the database puts the numbers in the place of their placeholders. */
  withPlaceholders<R extends object>(table: SQLiteTable, row: R): R {
    if (!this.placeholders.size) return row;
    const columns = getTableColumns(table) as Record<string, SQLiteColumn>;
    const written = Object.entries(row).map(([field, value]) => [field, this.withDigits(columns[field], value)]);
    return Object.fromEntries(written) as R;
  }

  private withDigits(column: SQLiteColumn | undefined, value: unknown): unknown {
    const stored = column && !(typeof value === "number") ? storedValue(column, value) : value;
    if (typeof stored !== "string") return value;
    return [...this.placeholders].reduce<unknown>(
      (text, [placeholder, number]) =>
        stored.includes(placeholder) ? sql`replace(${text as SQL}, ${placeholder}, ${digitsOf(number)})` : text,
      [...this.placeholders.keys()].some((placeholder) => stored.includes(placeholder)) ? sql`${stored}` : value,
    );
  }

  /** Reads the numbers that were given. */
  readingStatements(db: Database): Statement[] {
    return [...this.placeholders.values()].map((number) =>
      db
        .select({ digits: digitsOf(number) })
        .from(counters)
        .where(eq(counters.series, number.series)),
    );
  }

  /** What ends the batch: the counters move on. */
  closingStatements(db: Database): Statement[] {
    const used = [...this.series].filter(([, counter]) => counter.count > 0);
    return used.map(([series, counter]) =>
      db
        .update(counters)
        .set({ last: sql`${counters.last} + ${counter.count}` })
        .where(eq(counters.series, series)),
    );
  }

  /** An answer with the numbers that the batch gave. @param read what the reading statements answered */
  withNumbers<T>(answer: T, read: unknown[]): T {
    if (!this.placeholders.size) return answer;
    const text = [...this.placeholders.keys()].reduce((filled, placeholder, place) => {
      const [{ digits }] = read[place] as [{ digits: string }];
      return filled.replaceAll(placeholder, digits);
    }, JSON.stringify(answer));
    return JSON.parse(text) as T;
  }
}

const digitsOf = ({ series, place }: { series: string; place: number }) =>
  sql<string>`(select printf(${`%0${DIGITS}d`}, last + ${place}) from counters where series = ${series})`;
