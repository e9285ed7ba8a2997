import { describe, expect, it } from "vitest";
import type { Place } from "@/worker/modules/store/ledger";
import { type Run, simulate } from "@/worker/modules/make/simulations/simulate";
import { costOf, declarationOf } from "@/worker/modules/catalogue/costing";
import { among, ingredient, line, recipeOf } from "@/tests/support/kitchen";
import { refusalOf, refusedOf } from "@/tests/support/refusals";

const KILO = 1_000_000;
const jam = ingredient("jam", { kind: "product" });
const tart = ingredient("tart", { kind: "product", unit: "piece" });
const [fruit, egg, pot] = [
  ingredient("fruit"),
  ingredient("egg", { unit: "piece" }),
  ingredient("pot", { kind: "packaging", unit: "piece" }),
];
const itemOf = among(jam, tart, fruit, egg, pot);
const place = (amount: number, facts: Partial<Place> = {}): Place => ({
  ...{ lotId: "a", number: "a", itemId: "fruit", locationId: "main", dlc: null, ddm: null, useBy: "9999-12-31" },
  ...{ decision: "available", unitCost: 1, amount, reserved: 0 },
  ...facts,
});
const run = (by: Run["by"], amount: Run["amount"], recipe = recipeOf("jam", [line("fruit", 1_000)]), product = jam) =>
  simulate(
    { recipe: { ...recipe, method: "" }, product, by, amount },
    { places: [place(3 * KILO, { reserved: KILO })], day: "2026-06-01", itemOf },
  );
const kilos = (value: number) => ({ amount: value * KILO, unit: "kg" as const });

describe("a recipe is tried", () => {
  const ofEggs = recipeOf("jam", [line("egg", 1, { unit: "piece" })]);
  const inPieces = recipeOf("jam", [line("fruit", 1)], { outputUnit: "piece" });
  it.each([
    ["not for an amount that nobody typed", () => run("output", undefined), "amount:required"],
    ["not for a vessel that nobody typed", () => run("vessel", undefined), "amount:required"],
    ["not for pieces of what is weighed", () => run("output", { amount: 1_000, unit: "piece" }), "amount:conversion"],
    ["not by a stock that does not convert", () => run("stock", undefined, inPieces), "item:missing_conversion"],
    ["not in a vessel when what comes out does not convert", () => run("vessel", kilos(1), inPieces), "item:missing_conversion"],
    ["not in a vessel when an ingredient does not convert", () => run("vessel", kilos(1), ofEggs), "amount:missing_conversion"],
    ["not in a vessel when nothing goes in", () => run("vessel", kilos(1), recipeOf("jam", [])), "amount:conversion"],
    ["for the amount typed", () => run("output", kilos(1)), null],
  ])("%s", (_, attempt, refused) => expect(refusedOf(attempt)).toBe(refused));

  it("or names what does not convert", () => {
    expect(refusalOf(() => run("stock", undefined, inPieces))?.fields).toMatchObject([{ params: { name: "jam" } }]);
    expect(refusalOf(() => run("vessel", kilos(1), inPieces))?.fields).toMatchObject([{ params: { name: "jam" } }]);
    expect(refusalOf(() => run("vessel", kilos(1), ofEggs))?.fields).toMatchObject([{ params: { name: "egg" } }]);
  });

  it("with what is free of the stock", () => {
    expect(run("stock", undefined).tried).toMatchObject({ amount: 2 * KILO, limiting: fruit, cost: { total: 40_000 } });
    expect(run("output", kilos(3)).tried).toMatchObject({
      amount: 3 * KILO,
      limiting: null,
      lines: [{ available: 2 * KILO, short: KILO }],
    });
  });

  it("in whole pieces, packaging aside", () => {
    const recipe = recipeOf("tart", [line("fruit", 400), line("pot", 0, { amount: 1_000, unit: "piece" })], {
      outputAmount: 1_000,
      outputUnit: "piece",
    });
    expect(run("vessel", kilos(1), recipe, tart).tried.amount).toBe(2_000);
  });
});

describe("a unit of what is made costs", () => {
  const DEAREST = 10_000_000_000;
  const cost = (overhead: number, facts = {}) => costOf(recipeOf("jam", [line("fruit", 0)], { overhead, ...facts }), jam, itemOf);
  it.each([
    ["the most that can be", DEAREST, []],
    ["no more than that", DEAREST + 1, [{ item: jam, what: "range" }]],
  ])("%s", (_, overhead, missing) => expect(cost(overhead).missing).toEqual(missing));

  it("nothing that one can tell where the output does not convert", () =>
    expect(cost(100, { outputUnit: "piece" }).missing.length).toBeGreaterThan(0));
});

it("nothing is declared of what nothing is known", () => {
  const secret = ingredient("secret", { nutrition: null, allergens: ["milk"] });
  const { nutrition, missing } = declarationOf(recipeOf("jam", [line("fruit", 500), line("secret", 500)]), jam, among(jam, fruit, secret));
  expect([nutrition, missing]).toEqual([null, [{ item: secret, what: "nutrition" }]]);
});
