import { and, eq, inArray } from "drizzle-orm";
import { itemPrices } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { mustExist, refuseField } from "@/worker/core/errors";
import { units } from "@/worker/core/figures/quantity";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { addItem, fetchItem } from "@/worker/modules/catalogue/items";
import { calculations } from "./contract";
import { type CalculationRow, fetchCalculation } from "./records";
import { calculate, type Priced } from "./rules";

/**
 * Takes a calculation into the catalogue: a product that exists sells from today at its prices; without one, the product is
 * made, in development, at its cost. The cost of a product that exists keeps following from its own recipe or tariff.
 * @throws Refusal `invalid_input` naming `item` when it does not exist, is archived or is counted in another measure
 */
export const toProduct = handle(calculations.toProduct, async (context, { id, item: named }) => {
  const row = await fetchCalculation(context.db, id);
  const outcome = calculate(row.facts);
  const prices = outcome.channels.filter((channel): channel is Sold => channel.price !== null);
  const item = named === undefined ? newProduct(context, row, outcome.unitCost) : await mustExist("item", fetchItem(context.db, named));
  if (item.archived) refuseField("item", "archived");
  if (units[item.unit].base !== units[row.facts.outputUnit].base) refuseField("item", "same_measure");
  if (prices.length) await setPrices(context, item.id, prices, units[item.unit].factor / units[row.facts.outputUnit].factor);
  return { itemId: item.id, name: item.name, sku: item.sku, cost: item.cost, price: item.price, total: outcome.total };
});

type Sold = Priced & { price: number };

function newProduct(context: CommandContext, { name, facts }: CalculationRow, cost: number | null) {
  const shape = {
    kind: "product",
    status: "rnd",
    unit: facts.outputUnit,
    stage: null,
    weight: null,
    dimensions: null,
    density: null,
  } as const;
  const texts = { category: "", brand: "", description: "", labelName: "", origin: "", supplierName: "", customerName: "", barcode: null };
  const declared = { allergens: null, traces: [], nutrition: null, labels: [], loss: 0 };
  const lasting = { shelfLifeDays: null, dateKind: "ddm", storage: "" } as const;
  return addItem(context, { name, price: null, cost, vatRate: facts.vatRate, ...shape, ...texts, ...declared, ...lasting });
}

/** Sets what each category pays from today on. @param ratio units of the calculation in one of the item's */
async function setPrices(context: CommandContext, itemId: string, sold: Sold[], ratio: number): Promise<void> {
  const { db, now } = context;
  const startsOn = civilDate(now);
  const today = and(eq(itemPrices.itemId, itemId), eq(itemPrices.startsOn, startsOn));
  const existing = await db
    .select()
    .from(itemPrices)
    .where(
      and(
        today,
        inArray(
          itemPrices.category,
          sold.map(({ category }) => category),
        ),
      ),
    );
  for (const { category, price: unitPrice } of sold) {
    const price = Math.round(unitPrice * ratio);
    const same = existing.find((row) => row.category === category);
    const times = { version: 1, createdAt: now, updatedAt: now };
    if (same) context.update(itemPrices, same, { price });
    else context.insert(itemPrices, { id: newId(), itemId, category, price, startsOn, ...times });
  }
}
