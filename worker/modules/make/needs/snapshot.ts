import type { PlannedLine, ProductionCost, RecipeSnapshot } from "@/db/business";
import { quantity } from "@/worker/core/contract/fields";
import { refuseField } from "@/worker/core/errors";
import { convert, QUANTITY_SCALE, type Unit } from "@/worker/core/figures/quantity";
import { inputNeeded, type ItemFacts, type RecipeFacts, scaled, WHOLE } from "@/worker/modules/catalogue/costing";
import { productionCostOf, type Spent, worth } from "@/worker/modules/store/ledger";

type ItemOf = (id: string) => ItemFacts;
const DIGITS = 4;
/** Minutes of two lifetimes: no order is that long. */
const LONGEST = 1_000_000;
/** Ten-thousandths of a euro: a million euros a unit, the most that a lot may be worth. */
const DEAREST = 10_000_000_000;

/**
 * A recipe for this much of what it makes: what to take of each item, losses and yield included (as costing counts them), the
 * minutes and the overhead. What it names is taken from the stock, whether it has a recipe of its own or not.
 * @param amount thousandths of the base of the item's unit
 * @throws Refusal `invalid_input` naming `item` when it is among its own ingredients or a unit does not convert; `amount` when it is more than can be
 */
export function snapshotOf(recipe: RecipeFacts & { method: string }, product: ItemFacts, amount: number, itemOf: ItemOf): RecipeSnapshot {
  const output = convert(recipe.outputAmount, recipe.outputUnit, product.unit, product);
  if (!output) refuseField("item", "missing_conversion", { name: product.name });
  const { id, number, outputAmount, outputUnit, hourlyRate, method } = recipe;
  const lines = recipe.lines.map((line, place): PlannedLine => {
    const item = itemOf(line.itemId);
    if (item.id === product.id) refuseField("item", "cycle", { path: `${product.name} → ${product.name}` });
    const whole = convert(line.amount, line.unit, item.unit, item);
    if (whole === null) refuseField("item", "missing_conversion", { name: item.name });
    const losses = item.kind === "packaging" ? [line.loss] : [line.loss, WHOLE - recipe.yield];
    const taken = scaled(inputNeeded(whole, losses), amount, output);
    return { id: String(place + 1), itemId: item.id, amount: takeable(taken, item), unit: item.unit, loss: line.loss };
  });
  const snapshot: RecipeSnapshot = {
    ...{ recipeId: id, number, outputAmount, outputUnit, yield: recipe.yield, hourlyRate, method, lines },
    labourMinutes: scaled(recipe.labourMinutes, amount, output),
    overhead: scaled(recipe.overhead, amount, output),
  };
  return refuseTooMuch({ ...snapshot, cost: plannedCost(snapshot, product.unit, amount, itemOf) });
}

/** The same for another amount: the recipe stays as it was when the order was made. @param from the amount it was for, in the same thousandths */
export function rescaled(snapshot: RecipeSnapshot, product: ItemFacts, from: number, amount: number, itemOf: ItemOf): RecipeSnapshot {
  const lines = snapshot.lines.map((line) => ({ ...line, amount: takeable(scaled(line.amount, amount, from), itemOf(line.itemId)) }));
  const labourMinutes = scaled(snapshot.labourMinutes, amount, from);
  const after = { ...snapshot, lines, labourMinutes, overhead: scaled(snapshot.overhead, amount, from) };
  return refuseTooMuch({ ...after, cost: plannedCost(after, product.unit, amount, itemOf) });
}

/** What an order is expected to cost, at the items' costs of today; null while one is unknown. */
function plannedCost(snapshot: RecipeSnapshot, unit: Unit, amount: number, itemOf: ItemOf): ProductionCost | null {
  const spent = snapshot.lines.map(({ itemId, amount: taken, unit: of }) => {
    const { kind, cost } = itemOf(itemId);
    return { kind, value: cost === null ? null : worth(taken, of, cost) };
  });
  if (spent.some(({ value }) => value === null)) return null;
  return productionCostOf(spent as Spent[], snapshot, snapshot.labourMinutes, { amount, unit });
}

/** Is a unit of what came out worth more than can be? Then some weight or price must be wrong. */
function isTooDear({ unit }: ProductionCost): boolean {
  return unit > DEAREST;
}

/** @throws Refusal `invalid_input` naming `output` when a unit of what came out is worth more than can be */
export function requirePossible(cost: ProductionCost, product: Pick<ItemFacts, "name">): void {
  if (isTooDear(cost)) refuseField("output", "missing_range", { name: product.name });
}

/** What one can take: half a jar is a whole one, and of what is weighed four digits tell enough (a thousandth at most is left). */
function takeable(amount: number, { unit }: ItemFacts): number {
  if (unit === "piece") return Math.ceil(amount / QUANTITY_SCALE) * QUANTITY_SCALE;
  const step = 10 ** Math.max(0, String(Math.trunc(amount)).length - DIGITS);
  return Math.floor(amount / step) * step;
}

/** @throws Refusal `invalid_input` naming `amount` when it leads to figures that nobody can weigh, work or pay */
function refuseTooMuch(snapshot: RecipeSnapshot): RecipeSnapshot {
  const canWeigh = snapshot.lines.every(({ amount, unit }) => amount === 0 || quantity.safeEncode({ amount, unit }).success);
  const canPay = Number.isSafeInteger(snapshot.overhead) && (snapshot.cost ? Number.isSafeInteger(snapshot.cost.total) : true);
  if (!canWeigh || !canPay || snapshot.labourMinutes > LONGEST) refuseField("amount", "too_much");
  return snapshot.cost && isTooDear(snapshot.cost) ? { ...snapshot, cost: null } : snapshot;
}
