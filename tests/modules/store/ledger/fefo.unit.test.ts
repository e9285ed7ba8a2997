import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allocate, isUsable, type Place } from "@/worker/modules/store/ledger/fefo";

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

it("nothing is taken twice, nothing is taken that is not there, and what is lacking is reported", () => {
  const anyPlaces = fc.array(fc.record({ amount: fc.nat(50), reserved: fc.nat(50), date: fc.integer({ min: 1, max: 9 }) }), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(anyPlaces, fc.array(fc.integer({ min: 1, max: 80 }), { maxLength: 6 }), (stored, amounts) => {
      const places = stored.map(({ amount, reserved, date }, n) =>
        place(`lot-${n}`, amount, { reserved: Math.min(reserved, amount), ddm: `2026-07-0${date}` }),
      );
      const needs = amounts.map((amount, n) => ({ lineId: String(n), itemId: "jam", amount }));
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
      const total = amounts.reduce((sum, amount) => sum + amount, 0);
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(Math.min(free, total));
    }),
  );
});

describe("what may be promised or leave", () => {
  const usable = (facts: Partial<Place>, notBefore?: string) => isUsable(place("lot", 1, facts), { day, notBefore });
  it.each([
    ["its DLC was the day before", { dlc: "2026-05-31" }, undefined, false],
    ["its DLC is that day", { dlc: "2026-06-01" }, undefined, true],
    ["its DLC is the day after", { dlc: "2026-06-02" }, undefined, true],
    ["its DDM is past", { ddm: "2026-05-31" }, undefined, true],
    ["a day short of what the client accepts", { ddm: "2026-06-30" }, "2026-07-01", false],
    ["just what the client accepts", { ddm: "2026-07-01" }, "2026-07-01", true],
    ["a day more than the client accepts", { ddm: "2026-07-02" }, "2026-07-01", true],
    ["no date, whatever the client accepts", {}, "2026-07-01", true],
    ["on hold", { decision: "on_hold" }, undefined, false],
    ["rejected", { decision: "rejected" }, undefined, false],
    ["scrapped", { decision: "scrapped" }, undefined, false],
  ] as const)("%s", (_, facts, notBefore, can) => expect(usable(facts, notBefore)).toBe(can));
});

describe("of one date", () => {
  const taken = (places: Place[]) => allocate(asks(3), places, { day }).parts.map(({ lotId, locationId }) => `${lotId} ${locationId}`);
  const same = { ddm: "2026-07-01" };

  it("the lot that was born first goes first, and of one lot the places in their order, whatever order they come in", () => {
    const places = [
      place("b", 1, same),
      place("a", 1, { ...same, locationId: "shop" }),
      place("a", 1, same),
      place("c", 1, { ddm: "2026-06-30" }),
    ];
    const expected = ["c main", "a main", "a shop"];
    expect(taken(places)).toEqual(expected);
    expect(taken(places.toReversed())).toEqual(expected);
    expect(taken([...places.slice(2), ...places.slice(0, 2)])).toEqual(expected);
  });

  it("nothing is taken of another item, nor of what is all promised", () => {
    const places = [place("honey", 5, { itemId: "honey" }), place("promised", 5, { reserved: 5 }), place("free", 5)];
    expect(allocate(asks(6), places, { day })).toEqual({
      parts: [{ lineId: "1", itemId: "jam", amount: 5, lotId: "free", locationId: "main", unitCost: 1 }],
      short: [{ lineId: "1", itemId: "jam", amount: 1 }],
    });
  });
});
