import { sql } from "drizzle-orm";

/** What a plan counts of the catalogue: what is archived no longer counts. */
export const itemQuota = {
  products: sql`select total(count) from item_tallies where archived = 0 and section <> 'ingredients'`,
  ingredients: sql`select total(count) from item_tallies where archived = 0 and section = 'ingredients'`,
};
