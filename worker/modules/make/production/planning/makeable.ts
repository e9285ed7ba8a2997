import { convert, QUANTITY_SCALE } from "@/worker/core/figures/quantity";
import { inputNeeded, type ItemFacts, type RecipeFacts, WHOLE } from "@/worker/modules/catalogue/costing";

/** What can be made of an item, and what runs out first. Amounts are thousandths of each item's base unit. */
export interface Makeable {
  amount: number;
  limiting: ItemFacts | null;
}

/**
 * How much a recipe can make with what is free.
 * @param freeOf what is free of an item
 * @returns null when a unit does not convert
 */
export function makeable(
  recipe: RecipeFacts,
  product: ItemFacts,
  itemOf: (id: string) => ItemFacts,
  freeOf: (id: string) => number,
): Makeable | null {
  const output = convert(recipe.outputAmount, recipe.outputUnit, product.unit, product);
  if (!output) return null;
  const needs = new Map<string, number>();
  for (const { itemId, amount, unit, loss } of recipe.lines) {
    const item = itemOf(itemId);
    const whole = convert(amount, unit, item.unit, item);
    if (whole === null) return null;
    const losses = item.kind === "packaging" ? [loss] : [loss, WHOLE - recipe.yield];
    needs.set(itemId, (needs.get(itemId) ?? 0) + inputNeeded(whole, losses));
  }
  let most: Makeable | null = null;
  for (const [itemId, need] of needs) {
    if (need === 0) continue;
    const amount = Number((BigInt(Math.max(0, freeOf(itemId))) * BigInt(output)) / BigInt(need));
    if (!most || amount < most.amount) most = { amount, limiting: itemOf(itemId) };
  }
  if (!most) return { amount: 0, limiting: null };
  const step = product.unit === "piece" ? QUANTITY_SCALE : 1;
  return { ...most, amount: Math.floor(most.amount / step) * step };
}
