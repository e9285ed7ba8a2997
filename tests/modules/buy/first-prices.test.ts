import { beforeAll, expect, it } from "vitest";
import { imports } from "@/worker/modules/business/imports/contract";
import { items } from "@/worker/modules/catalogue/items/contract";
import { restocks } from "@/worker/modules/buy/restocks/contract";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { tariffs } from "@/worker/modules/buy/tariffs/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { type Bakery, openBakery } from "@/tests/support/bakery";

let bakery: Bakery;
beforeAll(async () => {
  bakery = await openBakery();
});

const kilos = (value: number) => ({ value, unit: "kg" });
const tariffsOf = async (item: string) => (await bakery.does(tariffs.list, { item })).items;

it("of an item with a supplier that is known is its tariff; another name stays a name", async () => {
  const salt = await bakery.does(items.create, { name: "Sel", kind: "ingredient", unit: "kg", cost: 0.5, supplierName: "moulin" });
  expect(await tariffsOf(salt.id)).toMatchObject([{ supplierName: "Moulin", price: 5_000, preferred: true }]);
  const pepper = await bakery.does(items.create, { name: "Poivre", kind: "ingredient", unit: "kg", cost: 20, supplierName: "Inconnu" });
  expect(await tariffsOf(pepper.id)).toEqual([]);
  await bakery.does(items.update, { id: pepper.id, supplierName: "Moulin" });
  expect(await tariffsOf(pepper.id)).toMatchObject([{ price: 200_000, preferred: true }]);
});

it("of an item adds its supplier in the same write where one says that it is new, once", async () => {
  const newSupplier = true;
  const pie = await bakery.does(items.create, { name: "Tourte", unit: "kg", cost: 3, supplierName: "Ferme du Gave", newSupplier });
  expect(await tariffsOf(pie.id)).toMatchObject([{ supplierName: "Ferme du Gave", price: 30_000, preferred: true }]);
  const cream = await bakery.does(items.create, { name: "Crème", unit: "kg" });
  await bakery.does(items.update, { id: cream.id, cost: 4, supplierName: "ferme du gave", newSupplier });
  expect(await tariffsOf(cream.id)).toMatchObject([{ supplierName: "Ferme du Gave", price: 40_000 }]);
  expect((await bakery.does(suppliers.list, { search: "Gave" })).items).toHaveLength(1);
  await expect(
    bakery.does(items.create, { name: "Lait", sku: pie.sku, unit: "kg", supplierName: "Laiterie Arrosa", newSupplier }),
  ).rejects.toMatchObject({ code: "already_exists" });
  expect((await bakery.does(suppliers.list, { search: "Arrosa" })).items).toEqual([]);
});

it("that a file of items names is their tariff, and goes with the file when it is undone", async () => {
  const salt = await bakery.does(items.create, { name: "Gros sel", sku: "GS", kind: "ingredient", unit: "kg" });
  const content =
    "sku;nom;type;unité;coût;fournisseur\nBEU;Beurre;Ingrédient;kg;7,50;Moulin\nGS;Gros sel;Ingrédient;kg;0,40;moulin\nANIS;Anis;Ingrédient;kg;9;Personne\n";
  const file = await bakery.does(imports.create, { target: "ingredients", content });
  expect((await bakery.does(imports.lines, { id: file.id })).items[0]?.meaning).toContain("Moulin");
  await bakery.does(imports.confirm, { id: file.id });
  const butter = await bakery.does(items.show, { id: "BEU" });
  expect(await tariffsOf(butter.id)).toMatchObject([{ supplierName: "Moulin", price: 75_000, preferred: true }]);
  expect(await tariffsOf(salt.id)).toMatchObject([{ price: 4_000 }]);
  expect(await tariffsOf((await bakery.does(items.show, { id: "ANIS" })).id)).toEqual([]);

  const other = await bakery.does(tariffs.create, { item: salt.id, supplier: "Moulin", pack: kilos(25), price: 8 });
  await expect(bakery.does(imports.undo, { id: file.id })).rejects.toMatchObject({ code: "changed_since" });
  await bakery.does(tariffs.remove, { id: other.id });
  await bakery.does(imports.undo, { id: file.id });
  expect(await tariffsOf(salt.id)).toEqual([]);
  expect(await bakery.does(items.show, { id: salt.id })).toMatchObject({ cost: null, supplierName: "" });
  await expect(bakery.does(items.show, { id: "BEU" })).rejects.toMatchObject({ code: "not_found" });
});

it("that a supplier's order names is its tariff once it is ordered, and the cost follows", async () => {
  const { id: item } = await bakery.does(items.create, { name: "Levure", kind: "ingredient", unit: "kg" });
  const lines = [{ item, packs: 2, pack: kilos(5), packName: "carton", price: 40 }];
  const { id } = await bakery.does(restocks.create, { supplier: "Moulin", lines });
  expect(await tariffsOf(item)).toEqual([]);
  await bakery.does(restocks.order, { id, send: false });
  expect(await tariffsOf(item)).toMatchObject([{ packName: "carton", price: 400_000, preferred: true }]);
  expect(await bakery.does(items.show, { id: item })).toMatchObject({ cost: 80_000, supplierName: "Moulin" });
  const again = await bakery.does(restocks.create, { supplier: "Moulin", lines: [{ item, packs: 1, pack: kilos(1), price: 99 }] });
  await bakery.does(restocks.order, { id: again.id, send: false });
  expect(await tariffsOf(item)).toHaveLength(1);
});

it("at which goods come in by hand is their supplier's tariff, and nobody's without a supplier", async () => {
  const { id: item } = await bakery.does(items.create, { name: "Miel", kind: "ingredient", unit: "kg" });
  await bakery.does(stock.receive, { item, amount: kilos(1), unitCost: 9 });
  expect(await tariffsOf(item)).toEqual([]);
  await bakery.does(stock.receive, { item, amount: kilos(1), unitCost: 8, supplier: "Moulin" });
  expect(await tariffsOf(item)).toMatchObject([{ price: 80_000 }]);
  expect((await bakery.does(items.show, { id: item })).cost).toBe(80_000);
});
