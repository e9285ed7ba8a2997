import { asc, eq } from "drizzle-orm";
import { documentParts as table } from "@/db/business";
import { requireBusiness } from "@/worker/engine/actor";
import type { QueryContext } from "@/worker/engine/handler";

export type PartRow = typeof table.$inferSelect;

/** The parts of a file that have come, in their order. */
export function partsOf({ db }: QueryContext, digest: string): Promise<PartRow[]> {
  return db.select().from(table).where(eq(table.digest, digest)).orderBy(asc(table.part));
}

/** Where a part lies among the files. */
export function partKey({ caller }: QueryContext, digest: string, part: number): string {
  return `${requireBusiness(caller).id}/parts/${digest}/${part}`;
}
