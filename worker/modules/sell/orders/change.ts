import type { InferInsertModel } from "drizzle-orm";
import { orders as table } from "@/db/business";
import { requireBusiness } from "@/worker/engine/actor";
import type { CommandContext } from "@/worker/engine/handler";
import type { Whole } from "./records";

/**
 * Changes an order as it was read. A quote that is sent to be signed is signed as it was sent: whoever is to sign hears at once that it
 * is another, or none any more.
 * @throws Refusal `stale`
 */
export function change(
  context: CommandContext,
  before: Whole["order"],
  changes: Partial<InferInsertModel<typeof table>>,
  version?: number,
): Whole["order"] {
  if (before.status === "draft" && before.validUntil !== null)
    context.enqueue({ type: "signatures.withdraw", businessId: requireBusiness(context.caller).id, orderId: before.id });
  return context.update(table, before, changes, version);
}
