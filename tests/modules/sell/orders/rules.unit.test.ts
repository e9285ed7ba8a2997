import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { promisesAfter } from "@/worker/modules/sell/orders/shipping/picking";
import type { Promised } from "@/worker/modules/sell/orders/records";
import { termsOf } from "@/worker/modules/sell/orders/shipping/reserve";
import { lineTotal, totalsOf } from "@/worker/core/figures/totals";
import { deliveredShare, movesOf, requireMove } from "@/worker/modules/sell/orders/rules";
import { orderMoves, orderStatus } from "@/worker/modules/sell/orders/status";

const CENT = 100;
const anyLine = fc.record({
  amount: fc.integer({ min: 1, max: 100_000_000 }),
  price: fc.integer({ min: 0, max: 10_000_000 }),
  per: fc.constantFrom("g", "kg", "l", "piece") as fc.Arbitrary<"g" | "kg" | "l" | "piece">,
  discount: fc.integer({ min: 0, max: 10_000 }),
  vatRate: fc.constantFrom(550, 1_000, 2_000, 0),
});

describe("money of an order", () => {
  it("12 jars at 4,25 € less 5 % are 48,45 €", () => {
    expect(lineTotal({ amount: 12_000, price: 42_500, per: "piece", discount: 500 })).toBe(484_500);
  });

  it("rounds half a cent up: 0,5 kg at 0,03 € is 0,02 €", () => {
    expect(lineTotal({ amount: 500_000, price: 300, per: "kg", discount: 0 })).toBe(200);
  });

  it("each line is whole cents, never more than without a discount, within half a cent of the exact product", () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const total = lineTotal(line);
        const full = lineTotal({ ...line, discount: 0 });
        const factor = line.per === "kg" || line.per === "l" ? 1_000_000 : 1_000;
        const exact = (line.amount / factor) * line.price * (1 - line.discount / 10_000);
        expect(total % CENT).toBe(0);
        expect(total).toBeLessThanOrEqual(full);
        expect(Math.abs(total - exact)).toBeLessThanOrEqual(CENT / 2 + Math.abs(exact) * 1e-9);
      }),
    );
  });

  it("VAT is counted once a rate on the sum: 3 × 0,05 € at 20 % is 0,03 €, not 3 × 0,01 €", () => {
    const lines = Array.from({ length: 3 }, () => ({ total: 500, vatRate: 2_000 }));
    expect(totalsOf(lines)).toEqual({ subtotal: 1_500, vat: [{ rate: 2_000, base: 1_500, tax: 300 }], total: 1_800 });
  });

  it("totals do not depend on the order of lines, and are the sum of their bases and taxes", () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 30 }), (lines) => {
        const priced = lines.map((line) => ({ ...line, total: lineTotal(line) }));
        const totals = totalsOf(priced);
        expect(totalsOf(priced.toReversed())).toEqual(totals);
        expect(totals.vat.reduce((sum, { base }) => sum + base, 0)).toBe(totals.subtotal);
        expect(totals.vat.reduce((sum, { tax }) => sum + tax, totals.subtotal)).toBe(totals.total);
      }),
    );
  });
});

describe("delivered %", () => {
  const anyState = fc.array(
    anyLine.chain((line) =>
      fc
        .integer({ min: 0, max: line.amount })
        .chain((shipped) =>
          fc.integer({ min: 0, max: shipped }).map((returned) => ({ ...line, total: lineTotal(line), shipped, returned })),
        ),
    ),
    { minLength: 1, maxLength: 20 },
  );

  it("is 0 before anything leaves, 100 once all has, between them otherwise", () => {
    fc.assert(
      fc.property(anyState, (lines) => {
        const share = deliveredShare(lines);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(10_000);
        expect(deliveredShare(lines.map((line) => ({ ...line, shipped: 0, returned: 0 })))).toBe(0);
        expect(deliveredShare(lines.map((line) => ({ ...line, shipped: line.amount, returned: 0 })))).toBe(10_000);
      }),
    );
  });

  it("never falls when more leaves, never rises when more comes back", () => {
    fc.assert(
      fc.property(anyState, (lines) => {
        const share = deliveredShare(lines);
        expect(deliveredShare(lines.map((line) => ({ ...line, shipped: line.amount })))).toBeGreaterThanOrEqual(share);
        expect(deliveredShare(lines.map((line) => ({ ...line, returned: line.shipped })))).toBe(0);
      }),
    );
  });

  it("goes by value: the dear line of two counts for what it is worth", () => {
    const line = { amount: 1_000, shipped: 0, returned: 0 };
    expect(
      deliveredShare([
        { ...line, total: 900_000, shipped: 1_000 },
        { ...line, total: 100_000 },
      ]),
    ).toBe(9_000);
  });

  it("goes by lines where nothing costs anything", () => {
    const line = { amount: 2_000, shipped: 0, returned: 0, total: 0 };
    expect(deliveredShare([{ ...line, shipped: 1_000 }, line])).toBe(2_500);
  });
});

describe("what one may do", () => {
  const standing = (status: (typeof orderStatus.states)[number], shipped = 0) => ({ status, heldFrom: null, lines: [{ shipped }] });

  it("every move that the machine forbids is refused, and every refusal names what is allowed", () => {
    for (const status of orderStatus.states) {
      for (const move of orderMoves) {
        const isAllowed = orderStatus.allows(status, move);
        if (isAllowed) expect(() => requireMove(standing(status, move === "end" ? 1_000 : 0), move)).not.toThrow();
        else {
          expect(() => requireMove(standing(status), move)).toThrow(
            expect.objectContaining({
              code: "not_allowed_now",
              detail: {
                fields: [
                  {
                    field: "status",
                    code: "move",
                    params: { module: "orders", state: status, moves: movesOf(standing(status)).join(" ") },
                  },
                ],
              },
            }),
          );
        }
      }
    }
  });

  it("what has left in part is ended, not cancelled; on hold neither", () => {
    expect(movesOf(standing("ready", 1_000))).not.toContain("cancel");
    expect(movesOf(standing("ready", 1_000))).toContain("end");
    expect(movesOf(standing("ready"))).not.toContain("end");
    expect(movesOf(standing("on_hold", 1_000))).toEqual(["resume"]);
    expect(() => requireMove(standing("on_hold", 1_000), "cancel")).toThrow();
  });

  it("what was on hold goes back to where it was", () => {
    expect(requireMove({ ...standing("on_hold"), heldFrom: "ready" }, "resume")).toBe("ready");
  });
});

describe("promises once goods have left", () => {
  const anyPromises = fc.array(fc.record({ lot: fc.nat(3), amount: fc.integer({ min: 1, max: 50 }), taken: fc.nat(50) }), {
    minLength: 1,
    maxLength: 6,
  });

  it("never keep more than the line waits for, and lose what left of their own lot first", () => {
    fc.assert(
      fc.property(anyPromises, fc.nat(100), (stored, waits) => {
        const unique = stored.filter(({ lot }, place) => stored.findIndex((other) => other.lot === lot) === place);
        const promised = unique.map(
          ({ lot, amount }) => ({ id: `p${lot}`, lineId: "l", itemId: "i", lotId: `${lot}`, locationId: "main", amount }) as Promised,
        );
        const parts = unique.map(({ lot, taken }) => ({
          lineId: "l",
          itemId: "i",
          lotId: `${lot}`,
          locationId: "main",
          amount: taken,
          unitCost: 0,
        }));
        const line = { id: "l", amount: waits, shipped: 0 } as never;
        const after = promisesAfter(promised, parts, [line]);
        expect(after.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(waits);
        for (const [place, rest] of after.entries())
          expect(rest.amount).toBeLessThanOrEqual(Math.max(0, (unique[place]?.amount ?? 0) - (unique[place]?.taken ?? 0)));
      }),
    );
  });
});

it("goods leave on the day they are due, and bear the date the client asks for", () => {
  const client = { minimumShelfLifeDays: 30 } as never;
  expect(termsOf(client, "2026-12-10", "2026-11-21")).toEqual({ day: "2026-12-10", notBefore: "2027-01-09" });
  expect(termsOf(client, "2026-11-01", "2026-11-21")).toEqual({ day: "2026-11-21", notBefore: "2026-12-21" });
});
