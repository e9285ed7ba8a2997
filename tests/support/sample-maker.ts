import { type Maker, newMaker } from "./in-process";
import { operationOf } from "./of-staff";
import { sampleCompany, sampleOf } from "./sample";
import { idOf } from "./steps";
import { food } from "./workshop";

type Fields = Record<string, unknown>;

let first: Promise<Maker> | undefined;

/** A business with one of everything that samples name. */
export async function newSampleMaker(): Promise<Maker> {
  first ??= firstSampleMaker();
  return newMaker({ like: await first });
}

async function firstSampleMaker(): Promise<Maker> {
  const maker = await newMaker();
  const add = (id: string, input: Fields) => maker.call(operationOf(id), input);
  for (const item of sampleItems) await add("items.create", item);
  await add("company.update", sampleCompany);
  await add("suppliers.create", { name: "ESSAI-MOULIN", email: "moulin@cellier.test" });
  await add("clients.create", sampleClient);
  await add("locations.create", { name: "ESSAI-LIEU" });
  const recipe = await add("recipes.create", sampleOf(operationOf("recipes.create"), { item: "ESSAI-FABRIQUE" }));
  await add("recipes.activate", { id: idOf(recipe) });
  for (const [item, number] of Object.entries({ "ESSAI-INGREDIENT": "ESSAI-LOT", "ESSAI-PRODUIT": "ESSAI-LOT-PRODUIT" }))
    await add("stock.receive", { item, number, amount: { value: 100_000, unit: "kg" }, unitCost: 3 });
  const plan = await add("controlPlans.create", { name: "ESSAI-PLAN" });
  await add("controlPlans.update", { id: idOf(plan), points: [samplePoint] });
  await add("controlPlans.approve", { id: idOf(plan) });
  return maker;
}

const samplePoint = { step: "Stockage", name: "ESSAI-POINT", kind: "oprp", hazard: "biological", measure: "temperature", upper: 4 };
const sampleClient = {
  reference: "ESSAI-CLIENT",
  companyName: "Bistrot d'essai",
  siret: "55208131766522",
  category: "horeca",
  email: "bistrot@cellier.test",
  billingAddress: sampleCompany.address,
};
const eaten = { allergens: [], nutrition: food() };
const sampleItems = [
  { sku: "ESSAI-PRODUIT", name: "Produit d'essai", kind: "product", unit: "kg", price: 9 },
  { sku: "ESSAI-INGREDIENT", name: "Ingrédient d'essai", kind: "ingredient", unit: "kg", cost: 3, ...eaten },
  { sku: "ESSAI-FABRIQUE", name: "Produit fabriqué d'essai", kind: "product", unit: "kg", price: 9 },
  { sku: "ESSAI-AUTRE", name: "Autre ingrédient d'essai", kind: "ingredient", unit: "kg", cost: 4, ...eaten },
  { sku: "ESSAI-SERVICE", name: "Livraison d'essai", kind: "service", unit: "piece", price: 15 },
];
