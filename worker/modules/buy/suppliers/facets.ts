import { count, eq, sql } from "drizzle-orm";
import { suppliers as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { certificateEnds } from "./certificates";
import { suppliers } from "./contract";
import { RENEWAL_DAYS } from "./rules";
import { supplierTypes } from "./status";

/** How many suppliers of each type there are, and how many have a certificate to renew. */
export const facets = handle(suppliers.facets, async ({ db, now }) => {
  const rows = await db
    .select({ type: table.type, count: count(), toRenew: sql<number>`total(${certificateEnds(RENEWAL_DAYS, now)})` })
    .from(table)
    .where(eq(table.archived, false))
    .groupBy(table.type);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    total: sum(rows.map((row) => row.count)),
    types: supplierTypes.map((type) => ({ type, count: rows.find((row) => row.type === type)?.count ?? 0 })),
    toRenew: sum(rows.map(({ toRenew }) => toRenew)),
  };
});
