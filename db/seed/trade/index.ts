import { addDays, weekdayOf } from "@/worker/core/figures/dates";
import type { RecipeRow } from "@/worker/modules/catalogue/costing";
import type { PlanTemplate } from "@/worker/modules/safety/control-plans/status";
import type { Dice } from "../dice";
import type { ItemRow } from "../rows";
import type { ClientRow, PriceRow } from "../sales";
import { daysFrom, isWorkday } from "./calendar";
import { leaveOpen, minimumsOf } from "./endings";
import { type CountRow, fill, openSheet, postSheet, readMeter, tidy, toDock } from "./keeping";
import { holdMarket, isMarketDay, openMarket } from "./market";
import { planWeek, type Workshop } from "./planning";
import { produceDue } from "./producing";
import { type Purchases, receiveDue, type Supply } from "./restocking";
import { type Sales, sell } from "./selling";
import { progress } from "./shipping";
import { agree, comeBack, type StandingRow } from "./standing";
import { shelfLifeOf } from "./shelf-lives";
import { beginDay, openStore } from "./store";

/** How much goes through a business. */
export interface Pace {
  /** Batches of products a week. */
  batches: number;
  /** Orders on a usual working day. */
  orders: number;
  /** Where it works. */
  facility: string;
  /** Does it sell on the Saturday market? */
  hasStall?: boolean;
  /** What its control plan began with. */
  template: PlanTemplate;
}

/** A business before its first day of trade. */
export interface Beginning {
  items: ItemRow[];
  recipes: RecipeRow[];
  clients: ClientRow[];
  prices: PriceRow[];
  supply: Supply;
  /** Who does everything. */
  owner: string;
}

/** Days of trade before today. */
const DAYS = 365;

/**
 * A year of trade, day by day until yesterday, as people would have entered it: weeks are planned on Mondays, suppliers deliver,
 * the workshop makes, clients order, goods leave, and what no record of the product allows throws.
 * @param today a civil date
 */
export function yearOf(business: Beginning, pace: Pace, dice: Dice, today: string) {
  const first = addDays(today, -DAYS);
  const store = openStore(business.items, business.owner, dice, first);
  const active = business.recipes.filter(({ status }) => status === "active");
  const workshop: Workshop = {
    recipes: new Map(active.map((recipe) => [recipe.itemId, recipe])),
    appeal: appealOf(business.items, active, dice),
    batches: pace.batches,
    facility: pace.facility,
    productions: [],
  };
  const purchases: Purchases = { ...business.supply, restocks: [], receipts: [] };
  const sales: Sales = { clients: business.clients, prices: business.prices, rate: pace.orders, orders: [], deliveries: [] };
  const market = pace.hasStall ? openMarket(store) : null;
  const counts: CountRow[] = [];
  let standing: StandingRow[] = [];
  const waterId = business.items.find(({ sku }) => sku.endsWith("-EAU"))?.id;
  const days = daysFrom(first, today);
  for (const [place, day] of days.entries()) {
    beginDay(store, day);
    readMeter(store, waterId);
    if (isWorkday(day)) receiveDue(store, purchases);
    if (weekdayOf(day) === 0 || place === 0) planWeek(store, workshop, purchases, Math.floor(place / 7));
    if (isWorkday(day)) produceDue(store, workshop.productions);
    progress(store, sales);
    if (isWorkday(day)) sell(store, workshop, sales);
    if (market && isMarketDay(day, weekdayOf(day), today)) holdMarket(market, day, workshop, sales);
    comeBack(store, sales, standing);
    tidy(store);
    if (weekdayOf(day) === 3) toDock(store);
    if (place === 120) standing = agree(store, workshop, sales);
    if (place === 290) counts.push(postCounted(openSheet(store, "main", 40)));
  }
  leaveOpen(store, workshop, purchases, sales, counts);
  return { store, workshop, purchases, sales, market, counts, standing, minimums: minimumsOf(store, workshop, purchases) };

  function postCounted(sheet: CountRow): CountRow {
    fill(store, sheet, sheet.lines.length);
    postSheet(store, sheet);
    return sheet;
  }
}

export type Year = ReturnType<typeof yearOf>;

/** What is served the same week is made for who ordered it, not for the shelf. */
const SHORT_LIVED = 10;

/** Which products are asked for, and how often. */
function appealOf(items: ItemRow[], recipes: RecipeRow[], dice: Dice): Map<string, number> {
  const makeable = new Set(recipes.map(({ itemId }) => itemId));
  const sold = items.filter((item) => {
    const { id, kind, status, price, archivedAt } = item;
    const isShelved = (shelfLifeOf(item).dlc ?? SHORT_LIVED) >= SHORT_LIVED;
    return kind === "product" && makeable.has(id) && price && !archivedAt && isShelved && status === "active";
  });
  return new Map(sold.map(({ id }) => [id, dice.weighted([[1, 3] as const, [2, 4] as const, [3, 3] as const, [5, 1] as const])]));
}
