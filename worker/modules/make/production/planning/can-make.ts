import { eq } from "drizzle-orm";
import { recipes } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { fold } from "@/worker/core/language";
import { handle } from "@/worker/engine/handler";
import { graphOf, reading } from "@/worker/modules/catalogue/costing";
import { production } from "../contract";
import { usableOn } from "@/worker/modules/make/needs";
import { makeable } from "./makeable";

/** What each active recipe could make today with what nobody was promised, the most useful first: what can be made, by name. */
export const canMake = handle(production.canMake, async ({ db, now }, { search = "", item }) => {
  const [versions, itemRows, stock] = await db.batch([...reading(db, eq(recipes.status, "active")), usableOn(db, civilDate(now))]);
  const graph = graphOf(versions, itemRows);
  const free = new Map(stock.map((row) => [row.itemId, row.free]));
  const freeOf = (id: string) => free.get(id) ?? 0;
  const words = fold(search).split(/\s+/).filter(Boolean);

  const items = versions.flatMap((recipe) => {
    const product = graph.itemOf(recipe.itemId);
    const isAsked = !item || product.id === item || product.sku === item.toUpperCase();
    if (product.archivedAt !== null || !isAsked || !words.every((word) => product.searchText.includes(word))) return [];
    const result = makeable(recipe, product, graph.itemOf, freeOf);
    if (!result) return [];
    const { limiting } = result;
    return {
      ...{ itemId: product.id, sku: product.sku, name: product.name, recipeId: recipe.id },
      amount: { amount: result.amount, unit: product.unit },
      ...{ limiting: limiting?.name ?? "", limitingSku: limiting?.sku ?? "" },
      available: limiting && { amount: freeOf(limiting.id), unit: limiting.unit },
    };
  });
  const sorted = items.sort((a, b) => Number(b.amount.amount > 0) - Number(a.amount.amount > 0) || a.name.localeCompare(b.name, "fr"));
  return { items: sorted, nextCursor: null, total: sorted.length };
});
