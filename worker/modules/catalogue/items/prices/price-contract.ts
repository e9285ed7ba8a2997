import { civil, identifier, money, rate, z } from "@/worker/core/contract/fields";
import { command, query } from "@/worker/core/contract/operation";
import { clientCategories } from "@/worker/core/trade/trade";

const byId = { id: identifier };
const clientCategory = z.enum(clientCategories);

/** What an item sells for, to each category of clients. */
const priceSheet = z.object({
  id: z.string(),
  /** The price of the item itself, for categories that have none of their own. */
  price: money.nullable(),
  cost: money.nullable(),
  prices: z.array(
    z.object({
      category: clientCategory,
      /** In force today. */
      price: money.nullable(),
      /** Null while the item's own price applies. */
      startsOn: civil.nullable(),
      margin: rate.nullable(),
      salesMargin: rate.nullable(),
      nextPrice: money.nullable(),
      nextStartsOn: civil.nullable(),
    }),
  ),
  /** Every price there has been or will be, the earliest of each category first. */
  history: z.array(z.object({ category: clientCategory, startsOn: civil, price: money })),
});
const columns = ["price", "cost", "prices", "history"] as const;
export type PriceSheet = z.output<typeof priceSheet>;

/** What is asked and decided about an item's prices. */
export const itemPrices = {
  prices: query({
    input: z.strictObject(byId),
    output: priceSheet,
    columns,
  }),

  setPrice: command({
    risk: "writes",
    /** Without a day, from today on. */
    input: z.strictObject({ ...byId, category: clientCategory, price: money, startsOn: civil.optional() }),
    output: priceSheet,
    columns,
  }),

  removePrice: command({
    risk: "writes",
    input: z.strictObject({ ...byId, category: clientCategory, startsOn: civil }),
    output: priceSheet,
    columns,
  }),
};
