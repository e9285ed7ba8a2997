import { eq } from "drizzle-orm";
import { guard } from "@/db/kernel";
import { imports as table } from "@/db/business";
import { businesses } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import type { Plan } from "@/worker/core/plans";
import { refusalOf } from "@/worker/engine/failure";
import type { House } from "@/worker/engine/house";
import { withinLimits } from "@/worker/engine/limits";
import { openBusiness } from "@/worker/engine/open";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { collectWrites, type Statement } from "@/worker/engine/writes";
import { imports } from "./contract";
import { fetchForeseen, fetchImport } from "./records";
import { writeLines } from "./write";

/** Lines of one atomic write. */
const PART = 500;
/** A part that others have got in the way of is looked at again, this often. */
const TRIES = 5;

/**
 * Writes a confirmed file part by part. Each part also moves the mark of how far the file is, so that one done twice, or by
 * two at once, is written once; what was stopped goes on where it was.
 */
export async function writeImport(house: House, businessId: string, importId: string): Promise<void> {
  const [row] = await house.databases.platform.select().from(businesses).where(eq(businesses.id, businessId));
  if (!row) return;
  const business = { ...row, status: row.planStatus };
  const db = await openBusiness(house, business);
  let isMore = true;
  while (isMore) isMore = await writePart(db, business.plan, importId);
}

/** @returns whether there is more to write */
async function writePart(db: BusinessDatabase, plan: Plan, importId: string): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    const row = await fetchImport(db, importId).catch(ifGone);
    if (row?.state !== "running") return false;
    const signature = { actor: row.confirmedBy ?? "system", door: "queue", operation: imports.confirm.id, now: Date.now() };
    const writes = collectWrites(db, signature);
    const lines = await fetchForeseen(db, importId, PART);
    const { refused } = await writeLines({ db, now: signature.now, ...writes }, row, lines);
    const isLast = lines.length < PART;
    const counts = { handled: row.handled + lines.length, refused: row.refused + refused };
    writes.update(table, row, isLast ? { ...counts, state: "done" } : counts);
    const batch: Statement[] = [...withinLimits(db, imports.confirm, plan, writes.statements), db.delete(guard)];
    try {
      await db.batch(batch as [Statement, ...Statement[]]);
      return !isLast;
    } catch (error) {
      // Someone changed a record of this part, or took its number, between our look and our write.
      if (tries >= TRIES || !refusalOf(error)) throw error;
    }
  }
}

function ifGone(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}
