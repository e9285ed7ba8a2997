import { sql } from "drizzle-orm";
import { limitOf } from "@/worker/core/contract/plans";
import { requireBusiness } from "@/worker/engine/actor";
import { handle } from "@/worker/engine/handler";
import { readQuota } from "@/worker/modules/buy/scans";
import { supplierQuota } from "@/worker/modules/buy/suppliers";
import { itemQuota } from "@/worker/modules/catalogue/items";
import { documentQuota } from "@/worker/modules/papers/documents";
import { clientQuota } from "@/worker/modules/sell/clients";
import { orderQuota } from "@/worker/modules/sell/orders";
import { billing } from "./contract";

const counted = { ...itemQuota, ...clientQuota, ...supplierQuota, ...orderQuota, ...documentQuota };
const meters = Object.keys(counted) as (keyof typeof counted)[];
const counts = sql.join(
  meters.map((meter) => sql`(${counted[meter]}) as ${sql.identifier(meter)}`),
  sql`, `,
);

/** What the business uses of what its plan counts. */
export const usage = handle(billing.usage, async (context) => {
  const business = requireBusiness(context.caller);
  const db = await context.open(business);
  const [numbers, { figures }] = await Promise.all([db.get<Record<string, number>>(sql`select ${counts}`), readQuota({ ...context, db })]);
  const none = { extraPages: 0, extraCost: 0 };
  const items = meters.map((meter) => ({ meter, used: Number(numbers[meter] ?? 0), most: limitOf(business.plan, meter), ...none }));
  const { used, most, extraPages, extraCost } = figures;
  return { items: [...items, { meter: "documents" as const, used, most, extraPages, extraCost }] };
});
