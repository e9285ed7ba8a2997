import { handle } from "@/worker/engine/handler";
import { type Plan, readPlan, type Requirement } from "@/worker/modules/make/needs";
import { production } from "../contract";

/** What open orders lack, and expected sales where they are counted: what to make, components before what they go into, and what must be bought. */
export const plan = handle(production.plan, async (context, scope) => {
  const read = await readPlan(context, scope);
  const shown = proposalOf(read);
  return { items: read.make.map(shown), nextCursor: null, total: read.make.length, lacking: read.buy.map(shown) };
});

function proposalOf({ graph, outlook }: Plan) {
  return ({ itemId, amount, day, level, reasons }: Requirement) => {
    const { sku, name, unit } = graph.itemOf(itemId);
    const need = outlook.get(itemId);
    const expected = need ? { amount: { amount: need.amount, unit: need.unit }, until: need.until, error: need.error } : null;
    return { itemId, sku, name, amount: { amount, unit }, requestedOn: day, level, reason: reasons.join(", "), expected };
  };
}
