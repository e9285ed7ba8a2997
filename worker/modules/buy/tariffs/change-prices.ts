import { inArray } from "drizzle-orm";
import { tariffs as table } from "@/db/business";
import type { CommandContext } from "@/worker/engine/handler";
import { followTariffs } from "./follow-tariffs";

/** What a pack of a tariff has been found to cost. */
interface NewPrice {
  tariffId: string;
  /** What that pack held: the price of another pack says nothing of the tariff's. */
  packAmount: number;
  /** Ten-thousandths of a euro excl. tax. */
  price: number;
}

/** Gives tariffs the prices that goods came at, in the write of another change; the costs of what they are preferred for follow. */
export async function changePrices(context: CommandContext, prices: NewPrice[]): Promise<void> {
  if (!prices.length) return;
  const ids = prices.map(({ tariffId }) => tariffId);
  const rows = await context.db.select().from(table).where(inArray(table.id, ids));
  const changed = new Map<string, Record<string, unknown>>();
  for (const row of rows) {
    const price = prices.findLast(({ tariffId, packAmount }) => tariffId === row.id && packAmount === row.packAmount)?.price;
    if (price === undefined || price === row.price) continue;
    context.update(table, row, { price });
    changed.set(row.id, { price });
  }
  if (changed.size) await followTariffs(context, { changed, created: [], removed: [] });
}
