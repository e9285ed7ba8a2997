import { eq } from "drizzle-orm";
import { businesses } from "@/db/platform";
import type { Operation, Parsed } from "@/worker/core/operation";
import { call } from "./call";
import type { House } from "./house";

/**
 * Does an operation for a business on the product's own account, as the queue and the clock do.
 * @throws whatever `call` throws; the queue then tries again
 */
export async function callForBusiness<O extends Operation>(
  house: House,
  businessId: string,
  operation: O,
  input: Parsed<O>,
): Promise<void> {
  const [row] = await house.databases.platform.select().from(businesses).where(eq(businesses.id, businessId));
  if (!row) return;
  const actor = { type: "system", business: { ...row, status: row.planStatus } } as const;
  await call(house, { actor, door: "queue", language: "fr", address: "" }, operation, input);
}
