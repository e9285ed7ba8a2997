import { eq } from "drizzle-orm";
import { itemPrices } from "@/db/business";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { PriceSheet } from "./price-contract";
import type { ItemRow } from "../records";
import { markup, pricesAround, salesMargin } from "../rules";
import { clientCategories } from "@/worker/core/trade/trade";

type PriceRow = typeof itemPrices.$inferSelect;

/** Every price an item has had, has or will have. */
export function readPrices(db: BusinessDatabase, itemId: string): Promise<PriceRow[]> {
  return db.select().from(itemPrices).where(eq(itemPrices.itemId, itemId));
}

/** What an item sells for to each category today and what it earns, what comes next, and what came before. */
export function priceSheet({ id, price, cost }: ItemRow, rows: PriceRow[], today: string): PriceSheet {
  const byDay = [...rows].sort((one, other) => (one.startsOn < other.startsOn ? -1 : 1));
  const categories = clientCategories.map((category) => ({ category, own: byDay.filter((row) => row.category === category) }));
  const prices = categories.map(({ category, own }) => {
    const { current, next } = pricesAround(own, today);
    const inForce = current?.price ?? price;
    return {
      category,
      price: inForce,
      startsOn: current?.startsOn ?? null,
      margin: markup(inForce, cost),
      salesMargin: salesMargin(inForce, cost),
      nextPrice: next?.price ?? null,
      nextStartsOn: next?.startsOn ?? null,
    };
  });
  const history = categories.flatMap(({ category, own }) => own.map(({ startsOn, price }) => ({ category, startsOn, price })));
  return { id, price, cost, prices, history };
}
