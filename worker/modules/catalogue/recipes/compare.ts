import { eq, sql } from "drizzle-orm";
import { items, recipes as table } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { costOf, declarationOf, graphOf, reading } from "@/worker/modules/catalogue/costing";
import { recipes } from "./contract";
import { earningsOf, nameOf } from "./records";

/** The versions of an item side by side: what each costs, earns, contains and nourishes. */
export const compare = handle(recipes.compare, async ({ db }, { id }) => {
  const isNamed = sql`(${items.id} = ${id} or ${items.sku} = ${id.toUpperCase()})`;
  const itemId = sql`(select ${items.id} from ${items} where ${isNamed})`;
  const [rows, itemRows] = await db.batch(reading(db, eq(table.itemId, itemId), sql`${table.number}`, isNamed));
  const graph = graphOf(rows, itemRows);
  const outputItem = itemRows.find((item) => item.id === id || item.sku === id.toUpperCase());
  if (!outputItem) throw new Refusal("not_found");
  return {
    ...nameOf(outputItem),
    versions: rows.map((recipe) => {
      const { allergens, nutrition } = declarationOf(recipe, outputItem, graph.itemOf);
      const { unit } = costOf(recipe, outputItem, graph.itemOf);
      return { id: recipe.id, number: recipe.number, status: recipe.status, ...earningsOf(outputItem.price, unit), allergens, nutrition };
    }),
  };
});
