import fc from "fast-check";
import { productionCostOf } from "@/worker/modules/store/ledger/production-cost";
import { describe, expect, it } from "vitest";
import { makeable } from "@/worker/modules/make/production/planning/makeable";
import { requirementsOf } from "@/worker/modules/make/needs/requirements";
import { rescaled, snapshotOf } from "@/worker/modules/make/needs/snapshot";
import { takeFor } from "@/worker/modules/make/production/take";
import { worth } from "@/worker/modules/store/ledger/worth";
import { costOf } from "@/worker/modules/catalogue/costing";
import type { Place } from "@/worker/modules/store/ledger";
import { among, anyCost, anyLoss, anyWeight, ingredient, line, recipeOf } from "@/tests/support/kitchen";

const jam = ingredient("jam", { kind: "product" });
const fruit = ingredient("fruit", { cost: 40_000 });
const jar = ingredient("jar", { kind: "packaging", unit: "piece", cost: 5_000 });
const itemOf = among(jam, fruit, jar);

describe("the recipe that an order keeps", () => {
  it("is scaled to the amount, losses and yield included; half a jar is a whole one", () => {
    const jars = { itemId: "jar", amount: 4_000, unit: "piece" as const, loss: 200, quid: false };
    const recipe = { ...recipeOf("jam", [line("fruit", 600, { loss: 2_000 }), jars], { yield: 5_000, labourMinutes: 30 }), method: "" };
    const snapshot = snapshotOf(recipe, jam, 2_500_000, itemOf);
    // 600 g ÷ 0.8 ÷ 0.5 × 2.5; 4 jars ÷ 0.98 × 2.5 = 10.2.
    expect(snapshot.lines.map(({ amount }) => amount)).toEqual([3_750_000, 11_000]);
    expect(snapshot.labourMinutes).toBe(75);
    expect(rescaled(snapshot, jam, 2_500_000, 5_000_000, itemOf).lines[0]?.amount).toBe(7_500_000);
  });

  it("costs what the recipe says it does, whatever the recipe", () => {
    fc.assert(
      fc.property(anyWeight, anyLoss, fc.integer({ min: 100, max: 10_000 }), anyCost, (weight, loss, share, cost) => {
        const items = among(jam, ingredient("fruit", { cost }));
        const recipe = {
          ...recipeOf("jam", [{ ...line("fruit", 0, { loss: loss % 9_000 }), amount: weight }], { yield: share }),
          method: "",
        };
        const expected = costOf(recipe, jam, items).total;
        const actual = snapshotOf(recipe, jam, recipe.outputAmount, items).cost?.total ?? expected;
        // Four digits are weighed; half a thousandth of a gram, and half a ten-thousandth of a euro, are rounded away.
        expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1 + cost / 1_000_000 + expected / 1_000);
      }),
    );
  });

  it("never takes what it makes", () => {
    const recipe = { ...recipeOf("jam", [line("jam", 10)]), method: "" };
    expect(() => snapshotOf(recipe, jam, 1_000_000, itemOf)).toThrow("invalid_input");
  });
});

const place = (lotId: string, amount: number, facts: Partial<Place> = {}): Place => {
  const plain = { lotId, number: lotId, itemId: "fruit", locationId: "main", dlc: null, ddm: null, decision: "available" as const };
  return { ...plain, useBy: facts.ddm ?? "9999-12-31", unitCost: 10_000, amount, reserved: 0, ...facts };
};
const wants = (amount: number) => [{ id: "1", itemId: "fruit", amount }];

describe("what is taken", () => {
  const day = "2026-06-01";

  it("is what was promised, then the earliest date; a promise on a lot that was held since is replaced", () => {
    const promised = [
      { lineId: "1", lotId: "late", locationId: "main", amount: 5 },
      { lineId: "1", lotId: "held", locationId: "main", amount: 5 },
    ];
    const places = [
      place("late", 5, { ddm: "2027-01-01", reserved: 5 }),
      place("soon", 9, { ddm: "2026-07-01" }),
      place("held", 9, { reserved: 5, decision: "on_hold" }),
    ];
    const { parts, short } = takeFor({ lines: wants(12), promised, places, day });
    expect(parts.map(({ lotId, amount }) => [lotId, amount])).toEqual([
      ["late", 5],
      ["soon", 7],
    ]);
    expect(short).toEqual([]);
    expect(takeFor({ lines: wants(20), promised, places, day }).short).toMatchObject([{ lineId: "1", amount: 6 }]);
  });

  it("is worth, with labour and overhead, what comes out", () => {
    const anyLots = fc.array(fc.record({ amount: anyWeight, unitCost: anyCost }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(anyLots, fc.nat(10_000), fc.nat(1_000_000), anyWeight, (taken, minutes, overhead, output) => {
        const spent = taken.map(({ amount, unitCost }) => ({ kind: "ingredient" as const, value: worth(amount, "kg", unitCost) }));
        const cost = productionCostOf(spent, { hourlyRate: 200_000, overhead }, minutes, { amount: output, unit: "kg" });
        expect(cost.total).toBe(cost.materials + cost.packaging + cost.labour + cost.overhead);
        // The unit cost is rounded to a ten-thousandth of a euro: half of one for each unit made.
        expect(Math.abs(worth(output, "kg", cost.unit) - cost.total)).toBeLessThanOrEqual(1 + output / 2_000_000);
      }),
    );
  });
});

describe("what can be made", () => {
  it("is what the scarcest ingredient allows, and that much can really be made", () => {
    const anyStock = fc.record({ fruit: anyWeight, jar: fc.nat(10_000_000), needed: anyWeight, loss: anyLoss });
    fc.assert(
      fc.property(anyStock, (stock) => {
        const jars = { itemId: "jar", amount: 4_000, unit: "piece" as const, loss: 0, quid: false };
        const recipe = recipeOf("jam", [{ ...line("fruit", 0, { loss: stock.loss % 9_000 }), amount: stock.needed }, jars]);
        const result = makeable(recipe, jam, itemOf, (id) => (id === "jar" ? stock.jar : stock.fruit));
        const amount = result?.amount ?? 0;
        if (!amount) return;
        const { lines } = snapshotOf({ ...recipe, method: "" }, jam, amount, itemOf);
        expect(lines[0]?.amount).toBeLessThanOrEqual(stock.fruit);
      }),
    );
    const recipe = recipeOf("jam", [line("fruit", 500)]);
    expect(makeable(recipe, jam, itemOf, () => 1_250_000)).toMatchObject({ amount: 2_500_000, limiting: { id: "fruit" } });
    expect(makeable(recipe, jam, itemOf, () => -5)).toMatchObject({ amount: 0 });
  });
});

describe("the plan", () => {
  it("makes what is lacking on the eve, and what goes into it on the eve of that", () => {
    const demands = [
      { itemId: "jam", amount: 3_000, day: "2026-06-10", reason: "CMD-1" },
      { itemId: "jam", amount: 4_000, day: "2026-06-20", reason: "CMD-2" },
    ];
    const supplies: Record<string, number> = { jam: 5_000, fruit: 500 };
    const plan = requirementsOf({
      demands,
      order: ["jam"],
      itemOf,
      supplyOf: (id) => supplies[id] ?? 0,
      inputsOf: (_, amount) => [{ itemId: "fruit", amount }],
      today: "2026-06-01",
    });
    expect(plan.make).toEqual([{ itemId: "jam", amount: 2_000, day: "2026-06-19", level: 1, reasons: ["CMD-2"], causes: [] }]);
    expect(plan.buy).toEqual([{ itemId: "fruit", amount: 1_500, day: "2026-06-18", level: 2, reasons: ["jam"], causes: [] }]);
  });
});
