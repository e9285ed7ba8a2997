import { and, eq, type SQL } from "drizzle-orm";
import { tariffs } from "@/db/business";
import type { FieldProblem } from "@/worker/core/errors";
import { unitPrice } from "@/worker/core/figures/unit-price";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { ItemRow } from "../records";

/** What an item's preferred tariff says of its cost. */
export type Settled = Pick<typeof tariffs.$inferSelect, "itemId" | "price" | "packAmount" | "packUnit">;

/** What turns a pack into units of the item. */
const measures = ["density", "weight", "unit"] as const;

/** The query of the preferred tariffs of items. @param which of `tariffs.itemId` */
export function settledBy(db: BusinessDatabase, which: SQL) {
  const { itemId, price, packAmount, packUnit } = tariffs;
  return db
    .select({ itemId, price, packAmount, packUnit })
    .from(tariffs)
    .where(and(which, eq(tariffs.preferred, true)));
}

/** The preferred tariff of an item, where what is said of it may touch what that settles. */
export async function settledFor(db: BusinessDatabase, before: ItemRow, changes: Partial<ItemRow>): Promise<Settled | undefined> {
  const matters = ["cost", "supplierName", ...measures] as const;
  if (before.recipeId || matters.every((field) => changes[field] === undefined || changes[field] === before[field])) return undefined;
  return (await settledBy(db, eq(tariffs.itemId, before.id)))[0];
}

/** What the preferred tariff settles is changed there. */
export function settledProblems(before: ItemRow, changes: Partial<ItemRow>, settled: Settled | undefined): FieldProblem[] {
  if (!settled || before.recipeId) return [];
  const wrong = (["cost", "supplierName"] as const).filter((field) => changes[field] !== undefined && changes[field] !== before[field]);
  return wrong.map((field) => ({ field, code: "from_tariff" }));
}

/** The cost of an item by its preferred tariff, once it weighs or is counted otherwise. */
export function settledCost(before: ItemRow, after: ItemRow, settled: Settled | undefined): Partial<Pick<ItemRow, "cost">> {
  if (!settled || before.recipeId || measures.every((field) => before[field] === after[field])) return {};
  return { cost: unitPrice(settled.price, { amount: settled.packAmount, unit: settled.packUnit }, after) };
}
