import { describe, expect, it } from "vitest";
import {
  copyName,
  makeSku,
  markup,
  pricesAround,
  salesMargin,
  searchTextOf,
  sectionOf,
  stageOf,
} from "@/worker/modules/catalogue/items/rules";

describe("what is earned", () => {
  it.each([
    ["nothing at cost", 10_000, 10_000, 0, 0],
    ["a third of the price is half the cost", 15_000, 10_000, 5_000, 3_333],
    ["below cost", 5_000, 10_000, -5_000, -10_000],
    ["half a hundredth of a percent is rounded away from zero", 200_010, 200_000, 1, 0],
    ["the same below cost", 199_990, 200_000, -1, -1],
    ["nothing is known without a price", null, 1, null, null],
    ["nothing is known without a cost", 1, null, null, null],
    ["of what costs nothing", 1, 0, null, 10_000],
    ["of what is given away", 0, 1, -10_000, null],
    ["of what costs one", 1, 1, 0, 0],
  ])("%s", (_, price, cost, onCost, onPrice) => expect([markup(price, cost), salesMargin(price, cost)]).toEqual([onCost, onPrice]));
});

describe("a price is in force", () => {
  const price = (startsOn: string) => ({ startsOn });
  const [spring, summer, autumn] = [price("2026-03-01"), price("2026-06-01"), price("2026-09-01")];
  it.each([
    ["none before the first", "2026-02-28", undefined, spring],
    ["from its day", "2026-06-01", summer, autumn],
    ["until the day before the next", "2026-08-31", summer, autumn],
    ["for ever after the last", "2026-09-01", autumn, undefined],
  ])("%s", (_, day, current, next) => {
    for (const prices of [
      [spring, summer, autumn],
      [autumn, spring, summer],
      [summer, autumn, spring],
    ])
      expect(pricesAround(prices, day)).toEqual({ current, next });
  });

  it("and the list of prices stays as it was", () => {
    const prices = [autumn, spring];
    pricesAround(prices, "2026-04-01");
    expect(prices).toEqual([autumn, spring]);
  });
});

it.each([
  ["ingredient", "active", "ingredients"],
  ["packaging", "rnd", "ingredients"],
  ["product", "rnd", "rnd"],
  ["service", "rnd", "rnd"],
  ["service", "active", "services"],
  ["other", "active", "services"],
  ["product", "active", "catalogue"],
  ["component", "inactive", "catalogue"],
] as const)("of kind %s and %s it shows in %s", (kind, status, section) => expect(sectionOf(kind, status)).toBe(section));

it.each([
  ["rnd", null, "concept"],
  ["rnd", "test", "test"],
  ["active", "test", null],
  ["active", null, null],
] as const)("what is %s and was %s is at stage %s", (status, stage, now) => expect(stageOf({ status, stage })).toBe(now));

it("a search looks in names, codes, the category, the brand and whom it comes from or goes to", () => {
  const item = {
    name: "Pâté",
    sku: "A1",
    barcode: "376",
    category: "Conserves",
    brand: "Rives",
    supplierName: "Ferme",
    customerName: "Halles",
  };
  expect(searchTextOf(item)).toBe("pate a1 376 conserves rives ferme halles");
  expect(searchTextOf({ ...item, barcode: null })).toBe("pate a1  conserves rives ferme halles");
});

it.each([
  ["Coulis", "Coulis (2)"],
  ["Coulis (2)", "Coulis (3)"],
  ["Coulis (19)", "Coulis (20)"],
  ["Coulis (2) bio", "Coulis (2) bio (2)"],
  ["x".repeat(120), `${"x".repeat(112)} (2)`],
])("a copy of %s is %s", (name, copy) => expect(copyName(name)).toBe(copy));

it("a SKU has six signs, however many are drawn", () => {
  expect(makeSku(new Uint8Array([0, 1, 31, 32, 33, 63, 7, 7]))).toBe("ART-23Z23Z");
});
