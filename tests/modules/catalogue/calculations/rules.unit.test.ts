import fc from "fast-check";
import { expect, it } from "vitest";
import { calculate, type Facts, type Line } from "@/worker/modules/catalogue/calculations/rules";

const euros = (value: number) => Math.round(value * 10_000);
const line = (more: Partial<Line> = {}): Line => ({
  kind: "ingredient",
  name: "Abricots",
  amount: 10_000_000,
  unit: "kg",
  unitPrice: euros(3),
  per: "kg",
  loss: 0,
  ...more,
});
const facts = (more: Partial<Facts> = {}): Facts => ({
  outputAmount: 40_000,
  outputUnit: "piece",
  lines: [line()],
  yield: 10_000,
  labourMinutes: 0,
  hourlyRate: 0,
  energy: 0,
  energyPrice: 0,
  overhead: 0,
  fixedCosts: 0,
  vatRate: 550,
  channels: [],
  ...more,
});
const channel = { category: "retailer", margin: null, salesMargin: null, price: null } as const;

it("a batch of forty jars: everything that goes in, shared among what comes out", () => {
  const outcome = calculate(
    facts({
      lines: [
        line({ loss: 2_000 }),
        line({ kind: "packaging", name: "Pot", amount: 40_000, unit: "piece", per: "piece", unitPrice: euros(0.5) }),
      ],
      yield: 7_500,
      labourMinutes: 90,
      hourlyRate: euros(20),
      energy: 12_500,
      energyPrice: euros(0.2),
      overhead: euros(7.5),
    }),
  );
  expect(outcome).toMatchObject({
    lines: [euros(37.5), euros(20)],
    materials: euros(50),
    packaging: euros(20),
    labour: euros(30),
    energy: euros(2.5),
    total: euros(110),
    unitCost: euros(2.75),
  });
});

it("60 sold at 100 is a markup of 66.67 % and a margin of 40 %, whichever of the three one says", () => {
  const at = (overrides: object) =>
    calculate(facts({ lines: [line({ unitPrice: euros(240) })], channels: [{ ...channel, ...overrides }], fixedCosts: euros(1_000) }))
      .channels[0];
  const expected = {
    margin: 6_667,
    salesMargin: 4_000,
    contribution: euros(40),
    breakEven: 25,
    breakEvenSales: euros(2_500),
    priceWithVat: euros(105.5),
  };
  expect(at({ price: euros(100) })).toMatchObject({ price: euros(100), ...expected });
  expect(at({ salesMargin: 4_000 })).toMatchObject({ price: euros(100), ...expected });
  expect(at({ margin: 5_000 })).toMatchObject({ price: euros(90), margin: 5_000 });
  expect(at({ price: euros(60) })).toMatchObject({ breakEven: null, breakEvenSales: null });
});

it("twice the batch costs twice as much and its units the same; a loss never makes anything cheaper", () => {
  const anyLine = fc.record({
    amount: fc.integer({ min: 1, max: 10 ** 9 }),
    unitPrice: fc.nat(10 ** 7),
    loss: fc.integer({ min: 0, max: 9_900 }),
  });
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 8 }), fc.integer({ min: 1, max: 10 ** 6 }), (overrides, outputAmount) => {
      const lines = overrides.map((lineOverrides) => line(lineOverrides));
      const once = calculate(facts({ lines, outputAmount }));
      const twice = calculate(facts({ lines: lines.map((one) => ({ ...one, amount: one.amount * 2 })), outputAmount: outputAmount * 2 }));
      expect(Math.abs(twice.total - 2 * once.total)).toBeLessThanOrEqual(1);
      if (once.unitCost !== null && twice.unitCost !== null) expect(Math.abs(twice.unitCost - once.unitCost)).toBeLessThanOrEqual(1);
      const whole = calculate(facts({ lines: lines.map((one) => ({ ...one, loss: 0 })), outputAmount }));
      expect(once.total).toBeGreaterThanOrEqual(whole.total);
    }),
  );
});
