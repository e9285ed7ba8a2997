import fc from "fast-check";
import { expect, it } from "vitest";
import { allocate, type Place } from "@/worker/modules/store/ledger/fefo";

const place = (lotId: string, amount: number, more: Partial<Place> = {}): Place => ({
  lotId,
  number: lotId,
  itemId: "jam",
  locationId: "main",
  dlc: null,
  ddm: null,
  useBy: more.dlc ?? more.ddm ?? "9999-12-31",
  decision: "available",
  unitCost: 1,
  amount,
  reserved: 0,
  ...more,
});
const asks = (amount: number) => [{ lineId: "1", itemId: "jam", amount }];
const day = "2026-06-01";

it("what goes first is what must go first; held lots, lots past their DLC and promised stock stay where they are", () => {
  const places = [
    place("late", 10, { ddm: "2027-01-01" }),
    place("soon", 4, { ddm: "2026-07-01", reserved: 1 }),
    place("held", 9, { ddm: "2026-06-02", decision: "on_hold" }),
    place("past", 9, { dlc: "2026-05-31" }),
    place("overripe", 2, { ddm: "2026-05-31" }),
  ];
  const { parts, short } = allocate(asks(12), places, { day });
  expect(parts.map(({ lotId, amount }) => [lotId, amount])).toEqual([
    ["overripe", 2],
    ["soon", 3],
    ["late", 7],
  ]);
  expect(short).toEqual([]);
  expect(allocate(asks(12), places, { day, notBefore: "2026-12-01" })).toMatchObject({
    parts: [{ lotId: "late" }],
    short: [{ amount: 2 }],
  });
});

it("nothing is taken twice, nothing is taken that is not there, and what is lacking is said", () => {
  const anyPlaces = fc.array(fc.record({ amount: fc.nat(50), reserved: fc.nat(50), date: fc.integer({ min: 1, max: 9 }) }), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(anyPlaces, fc.array(fc.integer({ min: 1, max: 80 }), { maxLength: 6 }), (given, asked) => {
      const places = given.map(({ amount, reserved, date }, n) =>
        place(`lot-${n}`, amount, { reserved: Math.min(reserved, amount), ddm: `2026-07-0${date}` }),
      );
      const needs = asked.map((amount, n) => ({ lineId: String(n), itemId: "jam", amount }));
      const { parts, short } = allocate(needs, places, { day });
      const taken = (of: (typeof parts)[number]["lotId"]) =>
        parts.filter(({ lotId }) => lotId === of).reduce((sum, part) => sum + part.amount, 0);
      for (const { lotId, amount, reserved } of places) expect(taken(lotId)).toBeLessThanOrEqual(amount - reserved);
      for (const { lineId, amount } of needs) {
        const got = parts.filter((part) => part.lineId === lineId).reduce((sum, part) => sum + part.amount, 0);
        const lacking = short.find((need) => need.lineId === lineId)?.amount ?? 0;
        expect(got + lacking).toBe(amount);
      }
      const free = places.reduce((sum, { amount, reserved }) => sum + amount - reserved, 0);
      const total = asked.reduce((sum, amount) => sum + amount, 0);
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(Math.min(free, total));
    }),
  );
});
