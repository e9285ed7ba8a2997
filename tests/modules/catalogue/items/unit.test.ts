import { expect, it } from "vitest";
import { imports } from "@/worker/modules/business/imports/contract";
import { items } from "@/worker/modules/catalogue/items/contract";
import { recipes } from "@/worker/modules/catalogue/recipes/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { newMaker, refusalOf } from "@/tests/support/in-process";

it("the unit of what has lots stays, by hand and by file; before the first lot it may change", async () => {
  const maker = await newMaker();
  const { id } = await maker.call(items.create, { name: "Farine", sku: "FAR", kind: "ingredient", unit: "g" });
  await maker.call(items.update, { id, unit: "kg" });
  await maker.call(stock.receive, { item: id, amount: { value: 10, unit: "kg" }, unitCost: 2 });
  for (const unit of ["g", "piece", "l"]) {
    const { code, detail } = await refusalOf(maker.call(items.update, { id, unit }));
    expect([code, detail.fields]).toEqual(["invalid_input", [{ field: "unit", code: "has_lots" }]]);
  }
  const file = await maker.call(imports.create, { target: "ingredients", content: "SKU;Unité\nFAR;g\n" });
  expect((await maker.call(imports.lines, { id: file.id })).items[0]?.problems).toMatchObject([{ field: "unit", code: "has_lots" }]);
  expect((await maker.call(items.update, { id, unit: "kg", name: "Farine T55" })).unit).toBe("kg");
});

it("what an item is may change until it has lots, and what a recipe makes stays something made; what uses it follows", async () => {
  const maker = await newMaker();
  const jar = await maker.call(items.create, { name: "Bocal", sku: "BOC", kind: "ingredient", unit: "kg", cost: 0.4 });
  const jam = await maker.call(items.create, { name: "Confiture", sku: "CONF", kind: "product", unit: "piece" });
  const amount = { value: 1, unit: "piece" };
  await maker.call(items.update, { id: jar.id, unit: "piece" });
  const recipe = await maker.call(recipes.create, { item: jam.id, output: amount, lines: [{ item: jar.id, amount }] });
  expect(recipe.cost).toMatchObject({ materials: 40_00, packaging: 0 });
  await maker.call(recipes.activate, { id: recipe.id });

  const changed = await maker.call(items.update, { id: jar.id, kind: "packaging" });
  expect([changed.kind, changed.section]).toEqual(["packaging", "ingredients"]);
  expect((await maker.call(recipes.show, { id: recipe.id })).cost).toMatchObject({ materials: 0, packaging: 40_00 });
  const refused = async (id: string, kind: string) => (await refusalOf(maker.call(items.update, { id, kind }))).detail.fields;
  expect(await refused(jam.id, "ingredient")).toEqual([{ field: "kind", code: "has_recipe" }]);
  expect((await maker.call(items.update, { id: jam.id, kind: "component" })).kind).toBe("component");

  await maker.call(stock.receive, { item: jar.id, amount: { value: 10, unit: "piece" }, unitCost: 0.4 });
  expect(await refused(jar.id, "ingredient")).toEqual([{ field: "kind", code: "has_moved" }]);
  expect((await maker.call(items.update, { id: jar.id, kind: "packaging", name: "Bocal 370" })).name).toBe("Bocal 370");
});
