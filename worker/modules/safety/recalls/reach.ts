import { inArray, sql } from "drizzle-orm";
import { clients, movements, type RecalledGoods, type RecalledLot } from "@/db/business";
import type { QueryContext } from "@/worker/engine/handler";
import { traceabilityHandlers } from "@/worker/modules/store/traceability";
import type { Language } from "@/worker/core/language";

/** A client who holds goods of a recall. */
export interface Holder {
  clientId: string;
  reference: string;
  name: string;
  email: string | null;
  phone: string | null;
  language: Language;
  goods: RecalledGoods[];
}

/** All that a recall reaches: the lots, who holds what of them, and how many movements say so. */
export interface Reached {
  lots: RecalledLot[];
  holders: Holder[];
  movements: number;
  cut: boolean;
}

/**
 * Who has what of a lot, or of a supplier's lot, and of all that was made with it, as the ledger says now.
 * @throws Refusal `not_found` when no lot is called so
 */
export async function reachOf(context: QueryContext, subject: string, supplier: string | null): Promise<Reached> {
  const {
    lots,
    clients: holders,
    cut,
  } = await traceabilityHandlers.reach.run(context as never, { lot: subject, supplier: supplier ?? undefined });
  const idOf = new Map(lots.map(({ number, id }) => [number, id]));
  // Goods that were set apart after they came back made their lot: they are no use of it.
  const isBirth = sql<number>`(${movements.cause} = 'lot' and ${movements.causeId} = ${movements.lotId})`;
  const [moved, people] = await context.db.batch([
    context.db
      .select({
        lotId: movements.lotId,
        type: movements.type,
        isBirth,
        amount: sql<number>`sum(${movements.amount})`,
        count: sql<number>`count(*)`,
      })
      .from(movements)
      .where(inArray(movements.lotId, among(lots.map(({ id }) => id))))
      .groupBy(movements.lotId, movements.type, isBirth),
    context.db
      .select({ id: clients.id, language: clients.language })
      .from(clients)
      .where(inArray(clients.id, among(holders.map(({ id }) => id)))),
  ]);
  const languageOf = new Map(people.map(({ id, language }) => [id, language]));
  return {
    lots: lots.map(({ id, number, itemId, itemName, unit, dlc, ddm, born, amount }) => {
      const came = (type: string) =>
        moved.filter((row) => row.lotId === id && row.type === type && !row.isBirth).reduce((sum, row) => sum + row.amount, 0);
      const left = (type: string) => 0 - came(type);
      const figures = {
        born: born.amount,
        returned: came("return"),
        used: left("consumption"),
        // What only changes its place is left out by itself: it comes where it went.
        apart: left("transfer"),
        scrapped: left("scrap"),
        stock: amount.amount,
        shipped: left("shipment"),
      };
      return { lotId: id, lot: number, itemId, itemName, unit, dlc, ddm, ...figures };
    }),
    holders: holders
      .map(({ id, reference, name, email, phone, goods }) => {
        const language = languageOf.get(id) ?? "fr";
        return { clientId: id, reference, name, email, phone, language, goods: goodsOf(goods, idOf) };
      })
      .sort((one, other) => one.name.localeCompare(other.name, "fr")),
    movements: moved.reduce((sum, { count }) => sum + count, 0),
    cut,
  };
}

type Delivered = { lot: string; itemName: string; amount: { amount: number; unit: RecalledGoods["unit"] }; delivery: string; date: string };

/** What somebody got, lot by lot, with the deliveries it came by. */
function goodsOf(delivered: Delivered[], idOf: Map<string, string>): RecalledGoods[] {
  const byLot = new Map<string, RecalledGoods>();
  for (const { lot, itemName, amount, delivery, date } of delivered) {
    const none = { recovered: 0, destroyed: 0, gone: 0 };
    const goods = byLot.get(lot) ?? { lotId: idOf.get(lot) ?? "", lot, itemName, unit: amount.unit, amount: 0, deliveries: [], ...none };
    goods.amount += amount.amount;
    goods.deliveries.push({ delivery, date, amount: amount.amount });
    byLot.set(lot, goods);
  }
  return [...byLot.values()];
}

/** Identifiers as a query: there may be thousands. */
export const among = (ids: string[]) => sql`(select value from json_each(${JSON.stringify(ids)}))`;
