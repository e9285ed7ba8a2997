import { inArray, sql } from "drizzle-orm";
import { lots } from "@/db/business";
import type { CommandContext } from "@/worker/engine/handler";
import { breakPromises } from "@/worker/modules/store/lots";

type LotRow = typeof lots.$inferSelect;

/**
 * Puts lots on hold in the command's batch, those too of which nothing is left: what comes back of them stays held. What was
 * promised of them is promised no longer; lots that are held, rejected or scrapped already stay so.
 * @param reasons why, by the identifier of each lot
 * @returns the lots that were not held before
 */
export async function holdLots(context: CommandContext, reasons: ReadonlyMap<string, string>): Promise<LotRow[]> {
  const ids = [...reasons.keys()];
  if (!ids.length) return [];
  const among = sql`(select value from json_each(${JSON.stringify(ids)}))`;
  const rows = await context.db.select().from(lots).where(inArray(lots.id, among));
  const free = rows.filter(({ decision }) => decision === "available");
  if (!free.length) return [];
  const promised = free.filter(({ reserved }) => reserved > 0).map(({ id }) => id);
  if (promised.length) await breakPromises(context, promised);
  context.updateMany(
    lots,
    free.map((before) => ({ before, changes: { decision: "on_hold" as const, reason: (reasons.get(before.id) ?? "").slice(0, 200) } })),
  );
  return free;
}
