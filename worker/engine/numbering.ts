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
export async function takeReferences({ db, write }: CommandContext, series: string, count: number): Promise<string[]> {
  const [counter] = await db.select().from(counters).where(eq(counters.series, series));
  const first = (counter?.last ?? 0) + 1;
  const last = first + count - 1;
  write(db.insert(counters).values({ series, last }).onConflictDoUpdate({ target: counters.series, set: { last } }));
  return Array.from({ length: count }, (_, place) => `${series}-${String(first + place).padStart(DIGITS, "0")}`);
}

/**
 * Keeps a series ahead of a reference that a person chose, so that it is never given a second time; a reference of no
 * series, or beyond what one can reach, changes nothing.
 */
export function keepAhead({ db, write }: CommandContext, series: string, reference: string): void {
  const number = new RegExp(`^${series}-(\\d{${DIGITS},9})$`).exec(reference)?.[1];
  if (!number) return;
  const set = { last: sql`max(${counters.last}, excluded.last)` };
  write(
    db
      .insert(counters)
      .values({ series, last: Number(number) })
      .onConflictDoUpdate({ target: counters.series, set }),
  );
}
