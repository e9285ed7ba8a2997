import { expect, it } from "vitest";
import { imports } from "@/worker/modules/business/imports/contract";
import { items } from "@/worker/modules/catalogue/items/contract";
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
