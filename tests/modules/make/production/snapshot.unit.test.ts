import { describe, expect, it } from "vitest";
import { mondayOf } from "@/worker/core/figures/dates";
import { requirePossible, snapshotOf } from "@/worker/modules/make/needs/snapshot";
import { minutesText } from "@/worker/modules/make/production/rules";
import { makeable } from "@/worker/modules/make/production/planning/makeable";
import { requirementsOf } from "@/worker/modules/make/needs/requirements";
import { requireStocked } from "@/worker/modules/store/stock/amounts";
import { among, ingredient, line, recipeOf } from "@/tests/support/kitchen";
import { refusalOf, refusedOf } from "@/tests/support/refusals";

const jam = ingredient("jam", { kind: "product" });
const fruit = ingredient("fruit");
const egg = ingredient("egg", { unit: "piece" });
const pot = ingredient("pot", { kind: "packaging", unit: "piece" });
const itemOf = among(jam, fruit, egg, pot);
const KILO = 1_000_000;

describe("an order is planned", () => {
  const plan = (recipe: ReturnType<typeof recipeOf>) => () => snapshotOf({ ...recipe, method: "" }, jam, KILO, itemOf);
  it.each([
    ["when every unit converts", recipeOf("jam", [line("fruit", 500)]), null],
    ["not when pieces have no weight", recipeOf("jam", [line("egg", 500)]), "item:missing_conversion"],
    ["not when what comes out does not convert", recipeOf("jam", [line("fruit", 1)], { outputUnit: "piece" }), "item:missing_conversion"],
    ["not of itself", recipeOf("jam", [line("jam", 1)]), "item:cycle"],
  ])("%s", (_, recipe, refused) => expect(refusedOf(plan(recipe))).toBe(refused));

  it("or names what does not convert", () =>
    expect(refusalOf(plan(recipeOf("jam", [line("egg", 500)])))?.fields).toMatchObject([{ params: { name: "egg" } }]));
});

describe("a unit of what came out is worth", () => {
  const cost = (unit: number) => ({ materials: 0, packaging: 0, labour: 0, overhead: 0, total: 0, unit });
  it.each([
    ["a million euros", 10_000_000_000, null],
    ["no more than a million euros", 10_000_000_001, "output:missing_range"],
  ])("%s", (_, unit, refused) => expect(refusedOf(() => requirePossible(cost(unit), jam))).toBe(refused));
});

it.each([
  ["a service", "service", "item:not_stocked"],
  ["an ingredient", "ingredient", null],
])("%s is stocked or not", (_, kind, refused) => expect(refusedOf(() => requireStocked({ kind }, "item"))).toBe(refused));

it.each([
  [0, "0 min"],
  [59, "59 min"],
  [60, "1 h"],
  [61, "1 h 01"],
  [150, "2 h 30"],
])("%i minutes are %s", (minutes, text) => expect(minutesText(minutes).replaceAll("\u00a0", " ")).toBe(text));

it.each([
  ["2026-06-01", "2026-06-01"],
  ["2026-06-07", "2026-06-01"],
  ["2026-06-08", "2026-06-08"],
])("the Monday of %s is %s", (day, monday) => expect(mondayOf(day)).toBe(monday));

describe("how much can be made", () => {
  const make = (recipe: ReturnType<typeof recipeOf>, free: Record<string, number>, product = jam) =>
    makeable(recipe, product, itemOf, (id) => free[id] ?? 0);
  it("is what the scarcest allows", () => {
    const recipe = recipeOf("jam", [line("fruit", 500), line("pot", 0, { amount: 2_000, unit: "piece" })]);
    expect(make(recipe, { fruit: 5 * KILO, pot: 10_000 })).toEqual({ amount: 5 * KILO, limiting: pot });
    expect(make(recipe, { fruit: KILO, pot: 10_000 })).toEqual({ amount: 2 * KILO, limiting: fruit });
    expect(make(recipe, { fruit: -KILO, pot: 10_000 })).toEqual({ amount: 0, limiting: fruit });
    expect(make(recipe, { fruit: 2_500_000, pot: 10_000 })).toEqual({ amount: 5 * KILO, limiting: fruit });
  });

  it("counts what cooking takes of ingredients, not of their packaging", () => {
    const recipe = recipeOf("jam", [line("fruit", 500), line("pot", 0, { amount: 1_000, unit: "piece" })], { yield: 5_000 });
    expect(make(recipe, { fruit: KILO, pot: 10_000 })).toEqual({ amount: KILO, limiting: fruit });
    expect(make(recipe, { fruit: 9 * KILO, pot: 2_000 })).toEqual({ amount: 2 * KILO, limiting: pot });
  });

  it("is whole pieces of what is counted", () => {
    const tart = ingredient("tart", { unit: "piece" });
    const recipe = recipeOf("tart", [line("fruit", 400)], { outputAmount: 1_000, outputUnit: "piece" });
    expect(makeable(recipe, tart, among(tart, fruit), () => 1_100_000)).toEqual({ amount: 2_000, limiting: fruit });
    expect(make(recipeOf("jam", [line("fruit", 3_000)]), { fruit: 1_000_001 })).toEqual({ amount: 333_333, limiting: fruit });
  });

  it("is nothing of nothing, and unknown where units do not convert", () => {
    expect(make(recipeOf("jam", []), {})).toEqual({ amount: 0, limiting: null });
    expect(make(recipeOf("jam", [line("fruit", 0), line("fruit", 0)]), {})).toEqual({ amount: 0, limiting: null });
    expect(make(recipeOf("jam", [line("egg", 1)]), {})).toBe(null);
    expect(make(recipeOf("jam", [line("fruit", 1)], { outputUnit: "piece" }), {})).toBe(null);
  });
});

describe("what demands lack", () => {
  const today = "2026-06-01";
  const tart = ingredient("tart", { unit: "piece" });
  const all = among(tart, jam, fruit, egg);
  const want = (itemId: string, amount: number, day: string, reason = "CMD-1") => ({ itemId, amount, day, reason });
  const shop = (demands: ReturnType<typeof want>[], supply: Record<string, number> = {}, order = ["tart", "jam"]) =>
    requirementsOf({
      demands,
      order,
      itemOf: all,
      supplyOf: (id) => supply[id] ?? 0,
      inputsOf: (id, amount) => (id === "tart" ? [{ itemId: "jam", amount: amount * 100 }] : [{ itemId: "fruit", amount }]),
      today,
    });

  it.each([
    ["the eve of the day", "2026-06-03", "2026-06-02"],
    ["today, of tomorrow", "2026-06-02", "2026-06-01"],
    ["today, of today", "2026-06-01", "2026-06-01"],
    ["today, of what is past", "2026-05-01", "2026-06-01"],
  ])("is made on %s", (_, day, expected) => expect(shop([want("fruit", 5, day)]).buy[0]?.day).toBe(expected));

  it("is whole pieces, their ingredients a day before, and the deepest first of one day", () => {
    const { make, buy } = shop([want("tart", 1_500, "2026-06-10"), want("jam", 7, "2026-06-09", "CMD-2")]);
    expect(make).toEqual(
      [
        { itemId: "jam", amount: 200_007, day: "2026-06-08", level: 2, reasons: ["tart", "CMD-2"] },
        { itemId: "tart", amount: 2_000, day: "2026-06-09", level: 1, reasons: ["CMD-1"] },
      ].map((one) => ({ ...one, causes: [], reasons: expect.arrayContaining(one.reasons) })),
    );
    expect(buy).toEqual([{ itemId: "fruit", amount: 200_007, day: "2026-06-07", level: 3, reasons: ["jam"], causes: [] }]);
  });

  it("is what the first days leave of the stock, each reason once", () => {
    const demands = [want("fruit", 5, "2026-06-20"), want("fruit", 5, "2026-06-10"), want("fruit", 5, "2026-06-15")];
    expect(shop(demands, { fruit: 12 }).buy).toEqual([
      { itemId: "fruit", amount: 3, day: "2026-06-19", level: 1, reasons: ["CMD-1"], causes: [] },
    ]);
    expect(shop(demands, { fruit: 15 })).toMatchObject({ make: [], buy: [] });
    expect(shop(demands, { fruit: 5 }).buy).toMatchObject([{ amount: 10, day: "2026-06-14", reasons: ["CMD-1"] }]);
  });

  it("is told by day, then by name", () => {
    const demands = [want("fruit", 1, "2026-06-10"), want("egg", 1_000, "2026-06-10"), want("jam", 1, "2026-06-05")];
    expect(shop(demands, {}, []).buy.map(({ itemId }) => itemId)).toEqual(["jam", "egg", "fruit"]);
    expect(shop(demands.toReversed(), {}, []).buy.map(({ itemId }) => itemId)).toEqual(["jam", "egg", "fruit"]);
    expect(shop([want("tart", 1_000, "2026-06-01")]).make.map(({ itemId }) => itemId)).toEqual(["jam", "tart"]);
  });
});
