import { eq } from "drizzle-orm";
import { counters } from "@/db/kernel";
import { DIGITS } from "./sequences";
import type { CommandContext } from "../handler";

/**
 * The next references of a series for records that are written many at once; a single one is given by the write itself
 * (`numbered`). Two commands that take the same ones cannot both be written: the table's unique reference refuses the slower,
 * and the engine runs it again.
 * @param series what references begin with, e.g. `CLI`
 */
export function takeReferences(context: NumberingContext, series: string, count: number): Promise<string[]> {
  return fillReferences(context, series, Array.from({ length: count }));
}

/** What the giving of numbers takes. */
type NumberingContext = Pick<CommandContext, "db" | "keepAhead">;

/** Gives each record that has no reference of its own the next of the series, beyond those that the others bring. */
export async function fillReferences({ db, keepAhead }: NumberingContext, series: string, own: (string | undefined)[]): Promise<string[]> {
  const [counter] = await db.select().from(counters).where(eq(counters.series, series));
  let last = own.reduce((highest, reference) => Math.max(highest, numberIn(series, reference)), counter?.last ?? 0);
  const references = own.map((reference) => {
    if (reference) return reference;
    last += 1;
    return `${series}-${String(last).padStart(DIGITS, "0")}`;
  });
  keepAhead(series, last);
  return references;
}

/** The number of a reference of a series, which the series must stay ahead of; 0 for one of none, or beyond what one can reach. */
export function numberIn(series: string, reference: string | undefined): number {
  return Number(new RegExp(`^${series}-(\\d{${DIGITS},9})$`).exec(reference ?? "")?.[1] ?? 0);
}
