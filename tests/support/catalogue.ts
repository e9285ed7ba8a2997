import { eq } from "drizzle-orm";
import { items, type RecipeLine, recipes } from "@/db/business";
import { businesses, users } from "@/db/platform";
import { newId } from "@/worker/engine/identifier";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { ItemRow, RecipeRow } from "@/worker/modules/catalogue/costing";
import type { Person } from "./people";
import { per100g } from "./kitchen";
import { databases } from "./platform";

/** Rows written by one statement; SQLite takes 32,766 values at most. */
const ROWS = 800;

/** The business of a person, as the platform keeps it; its database is there. */
export async function businessOf({ email, api }: Person) {
  await api("/api/items?limit=1");
  const [row] = await databases.platform
    .select()
    .from(businesses)
    .innerJoin(users, eq(users.businessId, businesses.id))
    .where(eq(users.email, email));
  if (!row) throw new Error(`${email} has no business`);
  return row.businesses;
}

type NewItem = typeof items.$inferInsert;

/** An ingredient by the kilo as the database keeps it; what a recipe would settle is not yet known of others. */
export function itemRow(sku: string, overrides: Partial<NewItem> = {}): NewItem & { id: string } {
  const text = { name: sku, sortName: sku.toLowerCase(), searchText: sku.toLowerCase(), sku };
  const bought = { cost: 10_000, allergens: [], nutrition: per100g({ fat: 1_000 }) };
  const now = Date.now();
  return {
    id: newId(),
    ...text,
    kind: "ingredient",
    status: "active",
    unit: "kg",
    vatRate: 550,
    ...bought,
    createdAt: now,
    updatedAt: now,
    ...overrides,
  };
}

/** The active recipe of a kilo of an item, as the database keeps it. @param grams of each item it is made of, by identifier */
export function recipeRow(item: { id: string }, grams: Map<string, number>): typeof recipes.$inferInsert & { id: string } {
  const lines: RecipeLine[] = [...grams].map(([itemId, weight]) => ({ itemId, amount: weight * 1_000, unit: "kg", loss: 0, quid: false }));
  const now = Date.now();
  const output = { outputAmount: 1_000_000, outputUnit: "kg" } as const;
  return { id: newId(), itemId: item.id, number: 1, status: "active", ...output, lines, createdAt: now, updatedAt: now };
}

/** Writes a whole catalogue past every door: what takes a person months takes a test a second. */
export async function fill(db: BusinessDatabase, rows: NewItem[], versions: (typeof recipes.$inferInsert)[]): Promise<void> {
  const recipeIdOf = new Map(versions.map(({ id, itemId }) => [itemId, id]));
  const withRecipes = rows.map((row) => ({ ...row, recipeId: recipeIdOf.get(row.id) ?? null }));
  for (let start = 0; start < withRecipes.length; start += ROWS) await db.insert(items).values(withRecipes.slice(start, start + ROWS));
  for (let start = 0; start < versions.length; start += ROWS) await db.insert(recipes).values(versions.slice(start, start + ROWS));
}

/** Everything a business makes and makes it of. */
export async function everythingOf(db: BusinessDatabase): Promise<{ items: ItemRow[]; recipes: RecipeRow[] }> {
  const [stocked, versions] = await Promise.all([db.select().from(items), db.select().from(recipes)]);
  return { items: stocked, recipes: versions };
}
