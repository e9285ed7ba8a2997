import { describe, expect, it } from "vitest";
import { declarationOf } from "@/worker/modules/catalogue/costing";
import { calculate, type Facts } from "@/worker/modules/catalogue/calculations/rules";
import { among, ingredient, line, per100g, recipeOf } from "@/tests/support/kitchen";

const jam = ingredient("jam", { kind: "product" });
const declared = (nutrients: Parameters<typeof per100g>[0]) => {
  const fruit = ingredient("fruit", { nutrition: per100g(nutrients) });
  const { nutrition, missing } = declarationOf(recipeOf("jam", [line("fruit", 1_000)]), jam, among(jam, fruit));
  return nutrition ? null : missing.map(({ item, what }) => `${item.sku}:${what}`).join(" ");
};

describe("100 g of anything hold", () => {
  it.each([
    ["no more energy than fat", { energyKj: 4_000_000 }, null],
    ["not a joule more", { energyKj: 4_000_001 }, "JAM:range"],
    ["no more calories than fat", { energyKcal: 4_000_000 }, null],
    ["not a calorie more", { energyKcal: 4_000_001 }, "JAM:range"],
    ["no more than 100 g, but for what rounding adds", { sugars: 105_000 }, null],
    ["not a crumb more", { sugars: 105_001 }, "JAM:range"],
    ["not too much of one when there is little of another", { sugars: 105_001, fat: 1 }, "JAM:range"],
  ])("%s", (_, nutrients, missing) => expect(declared(nutrients)).toBe(missing));
});

describe("a calculation", () => {
  const facts = (overrides: Partial<Facts>): Facts => ({
    outputAmount: 1_000_000,
    outputUnit: "kg",
    lines: [],
    yield: 10_000,
    labourMinutes: 0,
    hourlyRate: 0,
    energy: 0,
    energyPrice: 0,
    overhead: 0,
    fixedCosts: 100,
    vatRate: 1_000,
    channels: [],
    ...overrides,
  });
  const DEAREST = 10_000_000_000;
  const channel = { category: "retailer", margin: null, salesMargin: null, price: null } as const;
  const first = (overhead: number, overrides: object) =>
    calculate(facts({ overhead, channels: [{ ...channel, ...overrides }] })).channels[0];

  it.each([
    ["at the most a price may be", DEAREST, DEAREST],
    ["beyond it, unknown", DEAREST + 1, null],
  ])("costs a kilo %s", (_, overhead, unitCost) => {
    const outcome = calculate(facts({ overhead, channels: [{ ...channel, price: 5 }] }));
    expect([outcome.unitCost, outcome.channels[0]?.price]).toEqual([unitCost, unitCost && 5]);
  });

  it.each([
    [
      "as said",
      200,
      { price: 500 },
      { price: 500, vat: 50, priceWithVat: 550, contribution: 300, margin: 15_000, salesMargin: 6_000, breakEven: 1, breakEvenSales: 500 },
    ],
    ["by a markup", 200, { margin: 5_000 }, { price: 300, contribution: 100, breakEven: 1, breakEvenSales: 300 }],
    ["by a margin", 200, { salesMargin: 5_000 }, { price: 400, contribution: 200 }],
    ["at cost", 200, { price: 200 }, { contribution: 0, breakEven: null, breakEvenSales: null, margin: 0 }],
    ["a little above cost", 200, { price: 201 }, { contribution: 1, breakEven: 100 }],
    ["below cost", 200, { price: 100 }, { contribution: -100, margin: -5_000, salesMargin: -10_000, breakEven: null }],
    ["of what costs nothing", 0, { price: 100 }, { margin: null, salesMargin: 10_000 }],
    ["of what is given away", 100, { price: 0 }, { margin: -10_000, salesMargin: null }],
    ["at the dearest", 200, { price: DEAREST }, { price: DEAREST }],
    ["dearer than the dearest", 200, { price: DEAREST + 1 }, { category: "retailer", price: null, margin: null, breakEven: null }],
    ["in no way", 200, {}, { price: null }],
  ])("prices a category %s", (_, cost, overrides, expected) => expect(first(cost, overrides)).toMatchObject(expected));
});
