import { eq } from "drizzle-orm";
import { businesses } from "@/db/platform";
import type { Operation, Parsed, Result } from "@/worker/core/operation";
import { call } from "./call";
import type { House } from "./house";

/**
 * Does an operation for a business on the product's own account, as the queue and the clock do.
 * @param behalf who asked for it, where somebody did
 * @returns its answer; undefined when the business is no more
 * @throws whatever `call` throws; the queue then tries again
 */
export async function callForBusiness<O extends Operation>(
  house: House,
  businessId: string,
  operation: O,
  input: Parsed<O>,
  behalf?: string,
): Promise<Result<O> | undefined> {
  const [row] = await house.databases.platform.select().from(businesses).where(eq(businesses.id, businessId));
  if (!row) return undefined;
  const actor = { type: "system", business: { ...row, status: row.planStatus }, behalf } as const;
  return call(house, { actor, door: "queue", language: "fr", address: "" }, operation, input);
}
