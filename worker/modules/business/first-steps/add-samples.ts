import { sql } from "drizzle-orm";
import { clients, items, recipes, samples, tariffs } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { QUANTITY_SCALE, units } from "@/worker/core/figures/quantity";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { fetchCompany } from "@/worker/modules/business/company";
import { addSupplier } from "@/worker/modules/buy/suppliers";
import { derivedFrom, type ItemRow, type RecipeRow } from "@/worker/modules/catalogue/costing";
import { newItemRow } from "@/worker/modules/catalogue/items";
import { newClientRow } from "@/worker/modules/sell/clients";
import { writeDraft } from "@/worker/modules/sell/orders";
import { firstSteps } from "./contract";
import { sampleAmounts, sampleData } from "./sample-data";
import { readSteps } from "./show";
import type { SampleKind } from "./status";

/**
 * Puts in records to try things with, each remembered as one. Nothing of them moves stock or money, so that nothing of them stays.
 * @throws Refusal `not_allowed_now` while there are some
 */
export const addSamples = handle(firstSteps.addSamples, async (context) => {
  const { db } = context;
  const [before] = await db.select({ id: samples.id }).from(samples).limit(1);
  if (before) throw new Refusal("not_allowed_now", { fields: [{ field: "samples", code: "samples_there" }] });
  context.assumes(sql`not exists (select 1 from ${samples})`);
  const written: [SampleKind, string][] = [];
  const note = (kind: SampleKind, id: string) => void written.push([kind, id]);

  const data = sampleData[context.caller.language];
  const supplier = await addSupplier(context, { name: data.supplier });
  note("suppliers", supplier.id);
  const ingredients = data.ingredients.map((one) => writeIngredient(context, { ...one, supplierName: data.supplier }));
  for (const { id, unit, cost } of ingredients) {
    note("items", id);
    note("tariffs", writeTariff(context, { itemId: id, supplierId: supplier.id, unit, price: cost ?? 0 }));
  }
  const { product, recipeId } = writeProduct(context, ingredients);
  note("items", product.id);
  note("recipes", recipeId);
  const client = writeClient(context);
  note("clients", client.id);
  const trade = { company: await fetchCompany(context), client, itemOf: () => product, prices: [], places: [] };
  const line = { item: product.id, amount: { amount: 12_000, unit: "piece" as const }, description: "", container: false };
  const order = writeDraft(context, trade, { lines: [line], dueOn: null, validUntil: null, clientReference: "", notes: "" });
  note("orders", order.id);

  const times = { version: 1, createdAt: context.now, updatedAt: context.now };
  context.insertMany(
    samples,
    written.map(([kind, id]) => ({ id, kind, ...times })),
  );
  return readSteps(context, written.length);
});

function writeIngredient(context: CommandContext, facts: object): ItemRow {
  return writeItem(context, { ...facts, allergens: [], vatRate: 5.5 });
}

function writeItem({ insert, now }: CommandContext, facts: object, derived: Partial<ItemRow> = {}): ItemRow {
  const fresh = { ...newItemRow(facts, now), ...derived };
  insert(items, fresh);
  return fresh as unknown as ItemRow;
}

function writeTariff(
  { insert, now }: CommandContext,
  { unit, ...facts }: { itemId: string; supplierId: string; unit: ItemRow["unit"]; price: number },
) {
  const id = newId();
  const pack = { pack: "", packAmount: units[unit].factor * QUANTITY_SCALE, packUnit: unit };
  insert(tariffs, { id, supplierCode: "", ...facts, ...pack, preferred: true, version: 1, createdAt: now, updatedAt: now });
  return id;
}

/** The product with its active recipe: its cost is what follows from the ingredients. */
function writeProduct(context: CommandContext, ingredients: ItemRow[]): { product: ItemRow; recipeId: string } {
  const { now, caller } = context;
  const data = sampleData[caller.language];
  const facts = { ...data.product, kind: "product", unit: "piece", price: 4.9, vatRate: 5.5, weight: 320 };
  const draft = { ...newItemRow(facts, now) } as unknown as ItemRow;
  const recipe: RecipeRow = {
    ...{
      id: newId(),
      itemId: draft.id,
      number: 1,
      status: "active",
      outputAmount: 24_000,
      outputUnit: "piece",
      yield: 10_000,
      waterLoss: 500,
    },
    ...{ labourMinutes: 90, hourlyRate: 180_000, overhead: 60_000, method: data.method },
    lines: sampleAmounts.map((one, place) => ({ itemId: ingredients[place]?.id ?? "", ...one })),
    ...{ version: 1, createdAt: now, updatedAt: now },
  };
  const known = new Map([draft, ...ingredients].map((item) => [item.id, item]));
  const itemOf = (id: string) => known.get(id) ?? draft;
  const product = { ...draft, recipeId: recipe.id, ...derivedFrom(recipe, draft, itemOf) };
  context.insert(items, product);
  context.insert(recipes, recipe);
  return { product, recipeId: recipe.id };
}

function writeClient(context: CommandContext) {
  const { client: companyName, city } = sampleData[context.caller.language];
  const billingAddress = { street: "12 place du Marché", postcode: "47000", city, country: "FR" };
  const row = newClientRow({ companyName, category: "retailer", billingAddress }, context.numbered("CLI"), context.now);
  const { archived, ...written } = row;
  context.insert(clients, written);
  return row;
}
