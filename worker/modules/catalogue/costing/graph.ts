import { inArray, or, type SQL, sql } from "drizzle-orm";
import { items, recipeLines, recipes } from "@/db/business";
import type { CommandContext } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";

export type ItemRow = typeof items.$inferSelect;
export type RecipeRow = typeof recipes.$inferSelect;
/** Recipes, what they make and what they name, read together. */
export interface Graph {
  /** By identifier. */
  versions: Map<string, RecipeRow>;
  /** The active ones, by the item each makes. */
  recipes: Map<string, RecipeRow>;
  items: Map<string, ItemRow>;
  itemOf(id: string): ItemRow;
}

/** Every item whose active recipe names one of these, however far up; these too. */
const above = (ids: string[]) => sql`(
  with recursive up(id) as (
    select value from json_each(${JSON.stringify(ids)})
    union select r.item_id from up join recipe_lines l on l.item_id = up.id join recipes r on r.id = l.recipe_id and r.status = 'active'
  ) select id from up)`;

/** This recipe, and the active ones of what it names, however far down. */
const below = (recipeId: SQL) => sql`(
  with recursive down(id) as (
    select ${recipeId}
    union select i.recipe_id from down join recipe_lines l on l.recipe_id = down.id join items i on i.id = l.item_id where i.recipe_id is not null
  ) select id from down)`;

/**
 * The version a person names: by its identifier, or by an item and perhaps a number (`COU-TOM-250`, `COU-TOM-250:2`); without
 * a number the active one, or else the newest.
 */
export function named(name: string): SQL {
  const [, item = name, number = null] = /^(.+):(\d+)$/.exec(name) ?? [];
  return sql`(select r.id from recipes r join items i on i.id = r.item_id
    where r.id = ${name} or ((i.id = ${item} or i.sku = ${item.toUpperCase()}) and (${number} is null or r.number = ${number}))
    order by r.id = ${name} desc, r.status = 'active' desc, r.number desc limit 1)`;
}

/** What a change to these items reaches: the active recipes over them, to any height. One round trip. */
export function readAbove(db: BusinessDatabase, itemIds: string[]): Promise<Graph> {
  return read(
    db,
    sql`${recipes.status} = 'active' and ${recipes.itemId} in ${above(itemIds)}`,
    undefined,
    inArray(items.id, above(itemIds)),
  );
}

/** A version and what it names. One round trip; null when there is none of that name. */
export async function readRecipe(db: BusinessDatabase, name: string): Promise<{ recipe: RecipeRow; graph: Graph } | null> {
  const graph = await read(db, sql`${recipes.id} = ${named(name)}`);
  const [recipe] = graph.versions.values();
  return recipe ? { recipe, graph } : null;
}

/** A version and what it is made of, to any depth. One round trip; null when there is none of that name. */
export async function readTree(db: BusinessDatabase, name: string): Promise<{ recipe: RecipeRow; graph: Graph } | null> {
  const graph = await read(db, inArray(recipes.id, below(named(name))), sql`${recipes.id} = ${named(name)} desc`);
  const [recipe] = graph.versions.values();
  return recipe ? { recipe, graph } : null;
}

/** The active recipes of these items, and what they name; not deeper. One round trip. */
export function readOf(db: BusinessDatabase, itemIds: string[]): Promise<Graph> {
  return read(db, sql`${recipes.status} = 'active' and ${recipes.itemId} in (select value from json_each(${JSON.stringify(itemIds)}))`);
}

/** Every active recipe, and what it names. One round trip. */
export function readAll(db: BusinessDatabase): Promise<Graph> {
  return read(db, sql`${recipes.status} = 'active'`);
}

/** The statements that read some versions and what they name, for a batch; `graphOf` ties their rows together. */
export function reading(db: BusinessDatabase, which: SQL, order: SQL = sql`${recipes.id}`, alsoItems?: SQL) {
  const ids = sql`(select ${recipes.id} from ${recipes} where ${which})`;
  const inLines = sql`(select ${recipeLines.itemId} from ${recipeLines} where ${recipeLines.recipeId} in ${ids})`;
  const outputItems = sql`(select ${recipes.itemId} from ${recipes} where ${which})`;
  return [
    db.select().from(recipes).where(which).orderBy(order),
    db
      .select()
      .from(items)
      .where(or(inArray(items.id, inLines), inArray(items.id, outputItems), alsoItems)),
  ] as const;
}

async function read(db: BusinessDatabase, which: SQL, order?: SQL, alsoItems?: SQL): Promise<Graph> {
  return graphOf(...(await db.batch(reading(db, which, order, alsoItems))));
}

/** Ties rows together. */
export function graphOf(versions: RecipeRow[], itemRows: ItemRow[]): Graph {
  const byId = new Map(itemRows.map((row) => [row.id, row]));
  return {
    versions: new Map(versions.map((version) => [version.id, version])),
    recipes: new Map(versions.filter(({ status }) => status === "active").map((version) => [version.itemId, version])),
    items: byId,
    itemOf: (id) => {
      const item = byId.get(id);
      if (!item) throw new Error(`A recipe names an item that was not read: ${id}`);
      return item;
    },
  };
}

/** Makes sure, within the batch, that nothing a graph was computed from has changed, and that no recipe has joined it. */
export function stillAsRead(context: CommandContext, graph: Graph, itemIds: string[]): void {
  context.unchanged(items, [...graph.items.values()]);
  context.unchanged(recipes, [...graph.versions.values()]);
  const reached = sql`(select count(*) from ${recipes} where ${recipes.status} = 'active' and ${recipes.itemId} in ${above(itemIds)})`;
  context.assumes(sql`${reached} = ${graph.versions.size}`);
}
