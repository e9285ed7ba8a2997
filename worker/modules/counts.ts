import type { SQL } from "drizzle-orm";
import type { Limit } from "@/worker/core/contract/plans";
import { clientCounts } from "@/worker/modules/sell/clients/counts";
import { itemCounts } from "@/worker/modules/catalogue/items/counts";
import { orderCounts } from "@/worker/modules/sell/orders/counts";
import { supplierCounts } from "@/worker/modules/buy/suppliers/counts";

/** How to count, in a business's database, what plans limit. */
export const counts: Partial<Record<Limit, SQL>> = { ...clientCounts, ...itemCounts, ...orderCounts, ...supplierCounts };
