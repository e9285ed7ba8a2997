import { addDays } from "@/worker/core/figures/dates";
import type { RecipeRow } from "@/worker/modules/catalogue/costing";
import { dayOfWeek, type ProductionRow, plan } from "./producing";
import { snapshotOf } from "./recipes";
import { comingOf, order, type Purchases, type Needs } from "./restocking";
import { shelfLifeOf } from "./shelf-lives";
import { freeOf, freshOf, itemOf, type Store } from "./store";

/** What a workshop makes, and how it goes about it. */
export interface Workshop {
  /** The active recipes, by what each makes. */
  recipes: Map<string, RecipeRow>;
  /** How often each product is asked for: 1 seldom, 5 often. */
  appeal: Map<string, number>;
  /** Batches of products a week, once it runs. */
  batches: number;
  facility: string;
  productions: ProductionRow[];
}

/** In the first weeks the shelves are filled. */
const OPENING_WEEKS = 6;
/** What keeps is bought for so many times what the week needs. */
const AHEAD = 5;

/**
 * On a Monday: what is to be made in the week after, with the components it takes, and orders to suppliers for what lacks.
 * @param week the number of the week in the simulated year, from 0
 */
export function planWeek(store: Store, workshop: Workshop, purchases: Purchases, week: number): void {
  const monday = addDays(store.day, 7);
  const batches = week < OPENING_WEEKS ? workshop.batches + 3 : workshop.batches;
  const needs = new Map<string, number>();
  const due: ProductionRow[] = [];
  lowest(store, workshop, batches).forEach((recipe, place) => {
    const times = (workshop.appeal.get(recipe.itemId) ?? 1) >= 5 ? 2 : 1;
    const day = dayOfWeek(monday, 2 + (place % 3));
    due.push(plan(store, recipe, recipe.outputAmount * times, day, workshop.facility));
  });
  due.push(...componentsFor(store, workshop, due, monday));
  // Components stand before what they go into.
  due.sort((a, b) => a.requestedOn.localeCompare(b.requestedOn));
  for (const production of due) for (const { itemId, amount } of production.snapshot.lines) add(needs, itemId, amount);
  buy(store, workshop, purchases, needs, dayOfWeek(monday, 0));
  workshop.productions.push(...due);
}

/** The products of which there is least beside what is asked for. */
function lowest(store: Store, { recipes, appeal, productions }: Workshop, count: number): RecipeRow[] {
  const coming = (itemId: string) =>
    productions
      .filter((production) => production.itemId === itemId && production.status === "pending")
      .reduce((sum, { amount }) => sum + amount, 0);
  const cover = ({ itemId, outputAmount }: RecipeRow) =>
    (freeOf(store, itemId) + coming(itemId)) / (outputAmount * (appeal.get(itemId) ?? 1));
  return [...recipes.values()]
    .filter(({ itemId }) => appeal.has(itemId))
    .map((recipe) => ({ recipe, cover: cover(recipe) }))
    .filter((candidate) => candidate.cover < 0.7)
    .sort((a, b) => a.cover - b.cover)
    .slice(0, count)
    .map(({ recipe }) => recipe);
}

/** The components that products take, and those that components take, less what is there; the deepest first. */
function componentsFor(store: Store, workshop: Workshop, due: ProductionRow[], monday: string): ProductionRow[] {
  const needs = new Map<string, number>();
  const waiting = workshop.productions.filter(({ status, requestedOn }) => status === "pending" && requestedOn < store.day);
  for (const { snapshot } of [...due, ...waiting]) for (const { itemId, amount } of snapshot.lines) add(needs, itemId, amount);
  const components = [...workshop.recipes.values()]
    .filter(({ itemId }) => itemOf(store, itemId).kind === "component")
    .sort((a, b) => depthOf(workshop, b.itemId) - depthOf(workshop, a.itemId));
  const planned = components.flatMap((recipe) => {
    const day = dayOfWeek(monday, 1);
    const lacking = Math.ceil((needs.get(recipe.itemId) ?? 0) * 1.03) - freshOf(store, recipe.itemId, addDays(day, 3));
    if (!needs.has(recipe.itemId) || lacking <= 0) return [];
    const tenth = Math.ceil(recipe.outputAmount / 10);
    const amount = Math.max(recipe.outputAmount / 2, Math.ceil((lacking * 1.05) / tenth) * tenth);
    for (const { itemId, amount: used } of snapshotOf(store, recipe, amount).lines) add(needs, itemId, used);
    return [plan(store, recipe, amount, day, workshop.facility)];
  });
  return planned.reverse();
}

/** How many levels of components an item stands on. */
export function depthOf({ recipes }: Pick<Workshop, "recipes">, itemId: string): number {
  const lines = recipes.get(itemId)?.lines ?? [];
  return lines.length ? 1 + Math.max(...lines.map((line) => depthOf({ recipes }, line.itemId))) : 0;
}

/** Orders what the week lacks beyond what is there, on its way, and wanted by other weeks. */
function buy(store: Store, workshop: Workshop, purchases: Purchases, needs: Needs, by: string): void {
  const pending = workshop.productions.filter(({ status }) => status === "pending");
  const lacking: Needs = new Map();
  for (const [itemId, amount] of needs) {
    const item = itemOf(store, itemId);
    if (item.kind !== "ingredient" && item.kind !== "packaging") continue;
    const promised = pending.flatMap(({ snapshot }) => snapshot.lines).filter((line) => line.itemId === itemId);
    const reserved = promised.reduce((sum, line) => sum + line.amount, 0);
    const missing = amount + reserved - freshOf(store, itemId, addDays(by, 4)) - comingOf(purchases, itemId);
    if (missing <= 0) continue;
    const { dlc, ddm } = shelfLifeOf(item);
    const keeps = (dlc ?? ddm ?? 999) > 60;
    lacking.set(itemId, keeps ? missing + AHEAD * amount : Math.ceil(missing * 1.04));
  }
  order(store, purchases, lacking, by);
}

function add(amounts: Map<string, number>, itemId: string, amount: number): void {
  amounts.set(itemId, (amounts.get(itemId) ?? 0) + amount);
}
