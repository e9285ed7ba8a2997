import { eq, sql } from "drizzle-orm";
import { counters } from "@/db/business";
import type { CommandContext } from "./handler";

/** Digits of a number, at least: CLI-0042. */
const DIGITS = 4;

/**
 * The next references of a series, taken in the same write. Two commands that take the same one cannot both be written:
 * the table's unique reference refuses the slower, and the engine runs it again.
 * @param series what references begin with, e.g. `CLI`
 */
export function takeReferences(context: NumberingContext, series: string, count: number): Promise<string[]> {
  return fillReferences(context, series, Array.from({ length: count }));
}

/** What the giving of numbers takes. */
type NumberingContext = Pick<CommandContext, "db" | "write">;

/** Gives each record that has no reference of its own the next of the series, beyond those that the others bring. */
export async function fillReferences({ db, write }: NumberingContext, series: string, own: (string | undefined)[]): Promise<string[]> {
  const [counter] = await db.select().from(counters).where(eq(counters.series, series));
  let last = own.reduce((highest, reference) => Math.max(highest, numberIn(series, reference)), counter?.last ?? 0);
  const references = own.map((reference) => {
    if (reference) return reference;
    last += 1;
    return `${series}-${String(last).padStart(DIGITS, "0")}`;
  });
  raise({ db, write }, series, last);
  return references;
}

/** The number of a reference of a series; 0 for one of none, or beyond what one can reach. */
function numberIn(series: string, reference: string | undefined): number {
  return Number(new RegExp(`^${series}-(\\d{${DIGITS},9})$`).exec(reference ?? "")?.[1] ?? 0);
}

/**
 * Keeps a series ahead of a reference that a person chose, so that it is never given a second time; a reference of no
 * series, or beyond what one can reach, changes nothing.
 */
export function keepAhead({ db, write }: CommandContext, series: string, reference: string): void {
  const number = numberIn(series, reference);
  if (number) raise({ db, write }, series, number);
}

/** A counter never goes back, whoever counts at the same time. */
function raise({ db, write }: NumberingContext, series: string, last: number): void {
  const set = { last: sql`max(${counters.last}, excluded.last)` };
  write(db.insert(counters).values({ series, last }).onConflictDoUpdate({ target: counters.series, set }));
}
