import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  belowMinimum,
  isLate,
  outstandingOf,
  owedFor,
  packsFor,
  receivedShare,
  spread,
  subtotalOf,
  sumOf,
  totalsWithFees,
} from "@/worker/modules/buy/restocks/rules";
import { restockStatus, restockStatuses } from "@/worker/modules/buy/restocks/status";

const kg = 1_000_000;
const flour = { unit: "kg", density: null, weight: null } as const;
const oil = { unit: "kg", density: 920, weight: null } as const;

describe("packs", () => {
  it("are whole, and hold at least what lacks", () => {
    const sack = { amount: 25 * kg, unit: "kg" } as const;
    expect(packsFor(25 * kg, flour, sack)).toBe(1);
    expect(packsFor(25 * kg + 1, flour, sack)).toBe(2);
    expect(packsFor(1, flour, sack)).toBe(1);
  });

  it("are counted through the density where the item is weighed and its pack is poured", () => {
    // 5 l of oil weigh 4.6 kg.
    expect(packsFor(4.6 * kg, oil, { amount: 5 * kg, unit: "l" })).toBe(1);
    expect(packsFor(4.6 * kg + 1, oil, { amount: 5 * kg, unit: "l" })).toBe(2);
    expect(packsFor(kg, flour, { amount: 5 * kg, unit: "l" })).toBeNull();
  });

  it("are never one too few nor one too many", () => {
    const amount = fc.integer({ min: 1, max: 1e12 });
    fc.assert(
      fc.property(amount, amount, (lacking, held) => {
        const packs = packsFor(lacking, flour, { amount: held, unit: "g" }) ?? 0;
        expect(packs * held).toBeGreaterThanOrEqual(lacking);
        expect((packs - 1) * held).toBeLessThan(lacking);
      }),
    );
  });
});

describe("fees", () => {
  it("are borne by what lines are worth, to the last ten-thousandth", () => {
    expect(spread(100_000, [300, 100])).toEqual([75_000, 25_000]);
    expect(spread(100, [1, 1, 1])).toEqual([33, 34, 33]);
    expect(spread(90, [0, 0])).toEqual([45, 45]);
  });

  it("come to exactly what they are, and to nobody less than nothing", () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1e13 }), { minLength: 1, maxLength: 100 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e10 }), weights, (fees, own) => {
        const shares = spread(fees, own);
        expect(sumOf(shares)).toBe(fees);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
        const total = sumOf(own);
        own.forEach((weight, place) => {
          if (total) expect(Math.abs((shares[place] ?? 0) - (fees * weight) / total)).toBeLessThanOrEqual(1.001);
        });
      }),
    );
  });
});

const line = (packs: number, price: number, received = 0, vatRate = 550) => ({ packs, price, received, vatRate, packAmount: 1_000 });

describe("what a restock comes to", () => {
  it("is rounded to the cent, with the tax of each rate and its part of the transport", () => {
    const lines = [line(3, 333_333), line(1, 1_000_000, 0, 2_000)];
    expect(subtotalOf(lines)).toBe(2_000_000);
    expect(totalsWithFees(lines, 200_000).vat).toEqual([
      { rate: 550, base: 1_100_000, tax: 60_500 },
      { rate: 2_000, base: 1_100_000, tax: 220_000 },
    ]);
  });

  it("may lack something to the supplier's minimum", () => {
    expect([belowMinimum(80, 100), belowMinimum(120, 100), belowMinimum(80, null)]).toEqual([20, 0, 0]);
  });
});

describe("what has come", () => {
  it("is a part by value, whole only when nothing is to come", () => {
    expect(receivedShare([line(2, 100, 1_000), line(1, 200)])).toBe(2_500);
    expect(receivedShare([line(1, 100, 1_000), line(1, 100, 999)])).toBe(9_995);
    expect(receivedShare([line(1_000_000, 100, 999_999_999)])).toBe(9_999);
    expect(receivedShare([line(1, 100, 5_000), line(1, 100)])).toBe(5_000);
    expect(receivedShare([line(1, 0, 1_000), line(1, 0)])).toBe(5_000);
    expect(outstandingOf(line(1, 0, 5_000))).toBe(0);
  });

  it("is late from the day after, while it is awaited", () => {
    const awaited = { status: "ordered", expectedOn: "2026-11-20" };
    expect([isLate(awaited, "2026-11-20"), isLate(awaited, "2026-11-21")]).toEqual([false, true]);
    expect(isLate({ ...awaited, status: "received" }, "2026-12-31")).toBe(false);
    expect(isLate({ ...awaited, expectedOn: null }, "2026-12-31")).toBe(false);
  });
});

it("a restock is cancelled only while nothing came, and closed only once something has", () => {
  expect(restockStatuses.filter((status) => restockStatus.allows(status, "cancel"))).toEqual(["draft", "ordered"]);
  expect(restockStatuses.filter((status) => restockStatus.allows(status, "close"))).toEqual(["partly_received"]);
});

describe("what is owed", () => {
  const line = (packs: number, price: number, received: number) => ({ packs, price, packAmount: 30 * kg, received, vatRate: 550 });

  it("is for what was accepted: 25 kg of 30 at 2 €, 52,75 € with tax", () => {
    expect(totalsWithFees([line(1, 600_000, 0)], 0).total).toBe(633_000);
    expect(owedFor([line(1, 600_000, 25 * kg)], 0)).toBe(527_500);
    expect(owedFor([line(1, 600_000, 0)], 0)).toBeNull();
  });

  it("is the total once all has come, and never more before", () => {
    const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 0, max: 5_000_000 }), fc.nat(100)), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(lines, fc.nat(500_000), (rows, fees) => {
        const whole = rows.map(([packs, price]) => line(packs, price, packs * 30 * kg));
        const { total } = totalsWithFees(whole, fees);
        expect(owedFor(whole, fees)).toBe(total);
        const part = whole.map((row, place) => ({ ...row, received: Math.floor((row.received * (rows[place]?.[2] ?? 0)) / 100) }));
        expect(owedFor(part, fees) ?? 0).toBeLessThanOrEqual(total + rows.length * 100);
      }),
    );
  });
});
