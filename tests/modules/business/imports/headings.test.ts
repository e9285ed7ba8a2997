import { expect, it } from "vitest";
import { callAsSystem } from "@/worker/engine/call-as-system";
import { write } from "@/worker/modules/business/imports";
import { imports } from "@/worker/modules/business/imports/contract";
import { items } from "@/worker/modules/catalogue/items/contract";
import { newMaker } from "@/tests/support/in-process";
import { testRuntime } from "@/tests/support/runtime";

it.each([
  ["Poids net (g)", "320"],
  ["Poids net (kg)", "0,32"],
  ["Poids net (kg)", "320 g"],
  ["Poids", "0,32 kg"],
  ["Grammage", "320"],
  ["Net weight (kg)", "0.32"],
])("a weight under %j written %j is of 320 g; codes and pieces are known by people's words", async (heading, weight) => {
  const maker = await newMaker();
  const content = `Désignation;Référence;Code EAN;${heading};Unité;Prix (€)\nConfiture;FIG-1;3760123450010;${weight};pce;4,90\n`;
  const { id, ...file } = await maker.call(imports.create, { target: "products", content });
  expect(file.columns.map(({ field }) => field)).toEqual(["name", "sku", "barcode", "weight", "unit", "price"]);
  expect((await maker.call(imports.lines, { id })).items[0]?.problems).toEqual([]);
  await maker.call(imports.confirm, { id });
  while ((await callAsSystem(testRuntime(), maker.businessId, write, { id }, { behalf: maker.userId }))?.isMore);
  const item = await maker.call(items.show, { id: "FIG-1" });
  expect(item).toMatchObject({ barcode: "3760123450010", weight: 320_000, unit: "piece", price: 49_000 });
});
