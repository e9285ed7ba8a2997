import { eq } from "drizzle-orm";
import { experts as table } from "@/db/platform";
import { Refusal, refuseField } from "@/worker/core/errors";
import type { PlatformDatabase } from "@/worker/engine/ports";
import type { Hours } from "./rules";

export type ExpertRow = typeof table.$inferSelect;

/** An expert. @throws Refusal `not_found` */
export async function fetchExpert(platform: PlatformDatabase, id: string): Promise<ExpertRow> {
  const [row] = await platform.select().from(table).where(eq(table.id, id));
  if (!row) throw new Refusal("not_found");
  return row;
}

/** Hours that end before they begin are a slip. @throws Refusal `invalid_input` naming the row */
export function requireHours(field: string, rows: readonly (Hours | { from: string | null; to: string | null })[]): void {
  rows.forEach(({ from, to }, place) => {
    const isHalf = (from === null) !== (to === null);
    if (isHalf || (from !== null && to !== null && to <= from)) refuseField(`${field}.${place}.to`, "before_start");
  });
}
