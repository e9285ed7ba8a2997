import type { SQL } from "drizzle-orm";
import type { Limit } from "@/worker/core/plans";
import { clientCounts } from "./clients/counts";
import { itemCounts } from "./items/counts";
import { orderCounts } from "./orders/counts";
import { supplierCounts } from "./suppliers/counts";

/** How to count, in a business's database, what plans limit. */
export const counts: Partial<Record<Limit, SQL>> = { ...clientCounts, ...itemCounts, ...orderCounts, ...supplierCounts };
