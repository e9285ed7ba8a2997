import type { calculations } from "@/db/business";
import type { productionRequests } from "@/db/platform";
import { DAY, addDays, civilDate } from "@/worker/core/figures/dates";
import { fold } from "@/worker/core/language";
import { MONEY_SCALE } from "@/worker/core/figures/money";
import { convert, QUANTITY_SCALE, units } from "@/worker/core/figures/quantity";
import { RATE_SCALE } from "@/worker/core/figures/rate";
import type { Facts, Line } from "@/worker/modules/catalogue/calculations/rules";
import type { RecipeRow } from "@/worker/modules/catalogue/costing";
import type { Request } from "./demo/requests";
import type { Scenario } from "./demo/scenarios";
import type { Dice } from "./dice";
import type { ItemRow } from "./rows";

/** Requests as the platform keeps them. @param today midnight, in UTC milliseconds; @param first the number before the first work */
export function requestRows(
  lines: readonly Request[],
  items: readonly ItemRow[],
  asker: { businessId: string; userId: string },
  dice: Dice,
  today: number,
  first = 0,
): (typeof productionRequests.$inferInsert)[] {
  const day = civilDate(today);
  let works = first;
  return lines.map(
    ({ product, amount, unit, askedDaysAgo, wantedInDays, completedDaysAgo, reason = "", lotNumber = "", proposal, ...request }) => {
      const item = items.find(({ sku }) => sku === product);
      const createdAt = today - askedDaysAgo * DAY + dice.between(8, 18) * 3_600_000;
      const isWork = ["accepted", "in_progress", "completed"].includes(request.status);
      if (isWork) works += 1;
      const ended = completedDaysAgo ?? Math.max(0, askedDaysAgo - dice.between(1, 3));
      return {
        ...request,
        ...asker,
        id: dice.id(),
        product: item?.name ?? product,
        itemId: item?.id ?? null,
        amount: amount * units[unit].factor * QUANTITY_SCALE,
        unit,
        reason,
        requestedOn: addDays(day, wantedInDays),
        reference: isWork ? `${worksSeries(today)}-${String(works).padStart(4, "0")}` : null,
        plannedOn: isWork ? addDays(day, proposal?.inDays ?? wantedInDays) : null,
        proposedBy: isWork ? (proposal?.by ?? ("staff" as const)) : null,
        dayNote: proposal?.note ?? "",
        agreedAt: isWork && !proposal ? Math.max(createdAt, today - ended * DAY) : null,
        startedAt: request.status === "in_progress" || request.status === "completed" ? Math.max(createdAt, today - ended * DAY) : null,
        madeAmount: request.status === "completed" ? amount * units[unit].factor * QUANTITY_SCALE : null,
        madeUnit: request.status === "completed" ? unit : null,
        lotNumber,
        completedOn: completedDaysAgo === undefined ? null : addDays(day, -completedDaysAgo),
        version: request.status === "pending" ? 1 : 2,
        createdAt,
        updatedAt: request.status === "pending" ? createdAt : Math.max(createdAt, today - ended * DAY),
      };
    },
  );
}

/** What numbers of works begin with, this year. */
export const worksSeries = (today: number): string => `FAB-${civilDate(today).slice(0, 4)}`;

/** Calculations as the database keeps them: active recipes at the costs of their items. @param today midnight, in UTC milliseconds */
export function calculationRows(
  scenarios: readonly Scenario[],
  items: readonly ItemRow[],
  recipes: readonly RecipeRow[],
  dice: Dice,
  today: number,
): (typeof calculations.$inferInsert)[] {
  return scenarios.map((scenario) => {
    const { name, daysAgo } = scenario;
    const item = items.find(({ sku }) => sku === scenario.sku);
    const recipe = recipes.find(({ itemId, status }) => itemId === item?.id && status === "active");
    if (!item || !recipe) throw new Error(`No recipe makes ${scenario.sku}`);
    const createdAt = today - daysAgo * DAY + dice.between(7, 20) * 3_600_000;
    const facts = factsOf(scenario, recipe, item, items);
    return { id: dice.id(), name, facts, searchText: fold(name), version: 1, createdAt, updatedAt: createdAt };
  });
}

function factsOf(scenario: Scenario, recipe: RecipeRow, item: ItemRow, items: readonly ItemRow[]): Facts {
  const { outputAmount, outputUnit, labourMinutes, hourlyRate, overhead, lines } = recipe;
  return {
    outputAmount,
    outputUnit,
    labourMinutes,
    hourlyRate,
    overhead,
    yield: recipe.yield,
    lines: lines.map(({ itemId, amount, unit, loss }) => lineOf(scenario, items, itemId, { amount, unit, loss })),
    energy: scenario.energy * QUANTITY_SCALE,
    energyPrice: Math.round(scenario.energyPrice * MONEY_SCALE),
    fixedCosts: scenario.fixedCosts * MONEY_SCALE,
    vatRate: item.vatRate,
    channels: scenario.channels.map(([category, way, value]) => {
      const unpriced = { category, margin: null, salesMargin: null, price: null };
      return { ...unpriced, [way]: Math.round(value * (way === "price" ? MONEY_SCALE : RATE_SCALE)) };
    }),
  };
}

function lineOf({ dearer = {} }: Scenario, items: readonly ItemRow[], itemId: string, line: Pick<Line, "amount" | "unit" | "loss">): Line {
  const item = items.find(({ id }) => id === itemId);
  const measures = { density: item?.density ?? null, weight: item?.weight ?? null };
  const amount = item && convert(line.amount, line.unit, item.unit, measures);
  if (!item || amount === null || amount === undefined || item.cost === null || item.cost === undefined)
    throw new Error(`${itemId} has no cost in a calculation`);
  const isSameMeasure = units[line.unit].base === units[item.unit].base;
  return {
    kind: item.kind === "packaging" ? "packaging" : "ingredient",
    name: item.name,
    amount,
    unit: isSameMeasure ? line.unit : item.unit,
    unitPrice: Math.round(item.cost * (1 + (dearer[item.sku] ?? 0) / 100)),
    per: item.unit,
    loss: line.loss,
  };
}
