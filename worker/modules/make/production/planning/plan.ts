import { handle } from "@/worker/engine/handler";
import type { Graph } from "@/worker/modules/catalogue/costing";
import { production } from "../contract";
import { readPlan } from "./read-plan";
import type { Requirement } from "./requirements";

/** What open orders lack: what to make, components before what they go into, and what must be bought. */
export const plan = handle(production.plan, async (context) => {
  const { make, buy, graph } = await readPlan(context);
  const shown = proposalOf(graph);
  return { items: make.map(shown), nextCursor: null, total: make.length, lacking: buy.map(shown) };
});

function proposalOf(graph: Graph) {
  return ({ itemId, amount, day, level, reasons }: Requirement) => {
    const { sku, name, unit } = graph.itemOf(itemId);
    return { itemId, sku, name, amount: { amount, unit }, requestedOn: day, level, reason: reasons.join(", ") };
  };
}
