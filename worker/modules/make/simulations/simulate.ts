import { convert, QUANTITY_SCALE, type Unit } from "@/worker/core/figures/quantity";
import { refuseField } from "@/worker/core/errors";
import { inputNeeded, type ItemFacts, type RecipeFacts, WHOLE } from "@/worker/modules/catalogue/costing";
import { allocate, isUsable, type Part, type Place } from "@/worker/modules/store/ledger";
import { snapshotOf } from "@/worker/modules/make/needs";
import { makeable } from "@/worker/modules/make/production";
import type { Scale } from "./status";

/** A recipe to try. Amounts are thousandths of the base of their unit. */
export interface Run {
  recipe: RecipeFacts & { method: string };
  product: ItemFacts;
  by: Scale;
  amount?: { amount: number; unit: Unit };
}

export interface Kitchen {
  places: Place[];
  /** The civil day it is made. */
  day: string;
  itemOf(id: string): ItemFacts;
}

export type Tried = ReturnType<typeof simulate>["tried"];

/**
 * What a recipe would take of a stock, and the stock without it: several recipes follow one another.
 * @throws Refusal `invalid_input` naming `amount` when it is missing or does not convert, `item` when its units do not
 */
export function simulate(run: Run, kitchen: Kitchen) {
  const { recipe, product } = run;
  const { places, day, itemOf } = kitchen;
  const free = freeOf(places, day);
  const { amount, limiting } = amountOf(run, kitchen, free);
  // Of nothing, nothing is taken.
  const plan = snapshotOf(recipe, product, Math.max(amount, 1), itemOf);
  const needs = plan.lines.map(({ id, itemId, amount: needed }) => ({ lineId: id, itemId, amount: amount ? needed : 0 }));
  const { parts, short } = allocate(needs, places, { day });
  const lines = needs.map((need) => {
    const taken = parts.filter(({ lineId }) => lineId === need.lineId);
    const lack = short.find(({ lineId }) => lineId === need.lineId)?.amount ?? 0;
    return { itemId: need.itemId, needed: need.amount, available: free(need.itemId), short: lack, parts: taken };
  });
  const tried = {
    ...run,
    amount,
    limiting,
    lines,
    labourMinutes: amount ? plan.labourMinutes : 0,
    cost: amount ? (plan.cost ?? null) : null,
  };
  return { tried, places: without(places, parts) };
}

/** How much comes out. */
function amountOf(run: Run, { itemOf }: Kitchen, free: (id: string) => number): { amount: number; limiting: ItemFacts | null } {
  const { recipe, product, by, amount } = run;
  if (by === "stock") return makeable(recipe, product, itemOf, free) ?? refuseField("item", "missing_conversion", { name: product.name });
  if (!amount) return refuseField("amount", "required");
  if (by === "vessel") return { amount: vesselful(run, amount, itemOf), limiting: null };
  const converted = convert(amount.amount, amount.unit, product.unit, product);
  return converted ? { amount: converted, limiting: null } : refuseField("amount", "conversion");
}

/**
 * What comes out of a full vessel: what goes in is the recipe's ingredients, trimmed, and what cooking takes of them; packaging
 * comes after. Of pieces, whole ones.
 */
function vesselful({ recipe, product }: Run, vessel: { amount: number; unit: Unit }, itemOf: Kitchen["itemOf"]): number {
  const output = convert(recipe.outputAmount, recipe.outputUnit, product.unit, product);
  if (!output) return refuseField("item", "missing_conversion", { name: product.name });
  const whole = recipe.lines.reduce((sum, { itemId, amount, unit }) => {
    const item = itemOf(itemId);
    if (item.kind === "packaging") return sum;
    return sum + (convert(amount, unit, vessel.unit, item) ?? refuseField("amount", "missing_conversion", { name: item.name }));
  }, 0);
  const load = inputNeeded(whole, [WHOLE - recipe.yield]);
  if (!load) return refuseField("amount", "conversion");
  const full = Number((BigInt(vessel.amount) * BigInt(output)) / BigInt(load));
  const step = product.unit === "piece" ? QUANTITY_SCALE : 1;
  return Math.floor(full / step) * step;
}

/** What of each item may be used on a day and is promised to nobody. */
function freeOf(places: Place[], day: string): (id: string) => number {
  const free = new Map<string, number>();
  for (const place of places) {
    if (isUsable(place, { day })) free.set(place.itemId, (free.get(place.itemId) ?? 0) + place.amount - place.reserved);
  }
  return (id) => free.get(id) ?? 0;
}

/** The places, once parts of them are as good as gone. */
function without(places: Place[], parts: Part[]): Place[] {
  const taken = new Map<string, number>();
  const key = ({ lotId, locationId }: Pick<Place, "lotId" | "locationId">) => `${lotId} ${locationId}`;
  for (const part of parts) taken.set(key(part), (taken.get(key(part)) ?? 0) + part.amount);
  return places.map((place) => ({ ...place, reserved: place.reserved + (taken.get(key(place)) ?? 0) }));
}
