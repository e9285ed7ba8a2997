import { describe, expect, it } from "vitest";
import { pickChosen, pickPromised, promisesAfter, type Shelf } from "@/worker/modules/sell/orders/shipping/picking";
import { refusalOf, refusedOf } from "@/tests/support/refusals";

type Place = Shelf["places"][number];
const place = (lotId: string, amount: number, facts: Partial<Place> = {}): Place => ({
  lotId,
  number: `LOT-${lotId}`,
  itemId: "jam",
  locationId: "main",
  dlc: null,
  ddm: null,
  useBy: facts.dlc ?? facts.ddm ?? "9999-12-31",
  decision: "available",
  unitCost: 7,
  amount,
  reserved: 0,
  ...facts,
});
const line = (id: string, amount: number, facts = {}) =>
  ({ id, itemId: "jam", amount, shipped: 0, per: "piece", ...facts }) as unknown as Shelf["lines"][number];
const promise = (lineId: string, lotId: string, amount: number, facts = {}) =>
  ({ id: `${lineId}${lotId}`, lineId, itemId: "jam", lotId, locationId: "main", amount, ...facts }) as Shelf["promised"][number];
const shelf = (facts: Partial<Shelf> = {}): Shelf => ({
  lines: [line("1", 10)],
  places: [place("a", 6), place("b", 6)],
  promised: [],
  named: [],
  terms: { day: "2026-06-01" },
  ...facts,
});
const take = (lot: string, amount: number, facts = {}) => ({ lot, amount: { amount, unit: "piece" as const }, ...facts }) as never;
const part = (lineId: string, lotId: string, amount: number, locationId = "main") => ({
  lineId,
  itemId: "jam",
  amount,
  lotId,
  locationId,
  unitCost: 7,
});

describe("what a person chooses", () => {
  it.each([
    ["by its identifier", "a"],
    ["by its number", "LOT-a"],
    ["by its number, however it is written", "lot-A"],
  ])("is a lot %s", (_, lot) => expect(pickChosen([take(lot, 4)], shelf())).toEqual({ parts: [part("1", "a", 4)], short: [] }));

  it.each([
    ["one less than is there", 5, 5, 0],
    ["all that is there", 6, 6, 0],
    ["one more than is there", 7, 6, 1],
  ])("%s", (_, amount, got, lacking) =>
    expect(pickChosen([take("a", amount)], shelf())).toEqual({
      parts: [part("1", "a", got)],
      short: lacking ? [{ lineId: "0", itemId: "jam", amount: lacking }] : [],
    }),
  );

  it.each([
    ["one less than is ordered", 9, null],
    ["all that is ordered", 10, null],
    ["one more than is ordered", 11, "parts.0.amount:over_ordered"],
  ])("%s", (_, amount, refused) =>
    expect(refusedOf(() => pickChosen([take("a", amount)], shelf({ places: [place("a", 20)] })))).toBe(refused),
  );

  it("counts what was shipped before", () => {
    const of = { lines: [line("1", 10, { shipped: 8 })] };
    expect(pickChosen([take("a", 2)], shelf(of)).parts).toEqual([part("1", "a", 2)]);
    expect(refusedOf(() => pickChosen([take("a", 3)], shelf(of)))).toBe("parts.0.amount:over_ordered");
  });

  it("is lot after lot, line after line, and the same lot twice is one part", () => {
    const of = { lines: [line("1", 4), line("2", 6), line("3", 5, { itemId: "honey" })], places: [place("a", 6), place("b", 6)] };
    expect(pickChosen([take("a", 2), take("a", 4), take("b", 3)], shelf(of))).toEqual({
      parts: [part("1", "a", 4), part("2", "a", 2), part("2", "b", 3)],
      short: [],
    });
  });

  it("is in the place that is named, or in all of them in their order", () => {
    const places = [place("a", 2), place("a", 5, { locationId: "shop" })];
    expect(pickChosen([take("a", 4, { location: "shop" })], shelf({ places })).parts).toEqual([part("1", "a", 4, "shop")]);
    expect(pickChosen([take("a", 4)], shelf({ places })).parts).toEqual([part("1", "a", 2), part("1", "a", 2, "shop")]);
    expect(refusedOf(() => pickChosen([take("a", 1, { location: "cellar" })], shelf({ places })))).toBe("parts.0.lot:not_found");
  });

  it("may be promised to the order itself, not to others", () => {
    const places = [place("a", 6, { reserved: 5 }), place("a", 6, { locationId: "shop", reserved: 6 })];
    const promised = [promise("1", "a", 2), promise("1", "b", 4), promise("1", "a", 1, { locationId: "cellar" })];
    expect(pickChosen([take("a", 6)], shelf({ places, promised }))).toEqual({
      parts: [part("1", "a", 3)],
      short: [{ lineId: "0", itemId: "jam", amount: 3 }],
    });
  });

  it("is lacking when nothing of the lot is left, and unknown when there never was one", () => {
    const named = [
      { lotId: "c", number: "LOT-c", itemId: "jam" },
      { lotId: "a", number: "LOT-a", itemId: "jam" },
    ];
    expect(pickChosen([take("lot-c", 3), take("b", 1)], shelf({ named }))).toEqual({
      parts: [part("1", "b", 1)],
      short: [{ lineId: "0", itemId: "jam", amount: 3 }],
    });
    expect(refusedOf(() => pickChosen([take("b", 1), take("d", 3)], shelf({ named })))).toBe("parts.1.lot:not_found");
    expect(refusedOf(() => pickChosen([take("a", 3, { location: "shop" })], shelf({ named })))).toBe("parts.0.lot:not_found");
  });

  it("goes to the lines of its own item only, and is free once", () => {
    const lines = [line("0", 9, { itemId: "honey", per: "kg" }), line("1", 4), line("2", 9)];
    expect(pickChosen([take("a", 6), take("a", 1)], shelf({ lines }))).toEqual({
      parts: [part("1", "a", 4), part("2", "a", 2)],
      short: [{ lineId: "1", itemId: "jam", amount: 1 }],
    });
    const full = [line("1", 4, { shipped: 4 }), line("2", 9)];
    expect(pickChosen([take("a", 7)], shelf({ lines: full })).short).toEqual([{ lineId: "0", itemId: "jam", amount: 1 }]);
    expect(refusedOf(() => pickChosen([take("a", 1)], shelf({ lines: [line("1", 9), line("2", 9, { per: "kg" })] })))).toBe(
      "parts.0.amount:counted_in",
    );
  });

  it("is counted as its item is", () => {
    const weighed = shelf({ lines: [line("1", 10, { per: "kg" }), line("2", 10, { itemId: "honey", per: "piece" })] });
    expect(refusalOf(() => pickChosen([take("a", 1)], weighed))).toEqual({
      code: "invalid_input",
      fields: [{ field: "parts.0.amount", code: "counted_in", params: { unit: "kg" } }],
    });
  });

  it.each([
    ["a lot on hold", { decision: "on_hold" }, "parts.0.lot:lot_held"],
    ["a rejected lot past its DLC", { decision: "rejected", dlc: "2026-05-31" }, "parts.0.lot:lot_held"],
    ["a lot past its DLC by a day", { dlc: "2026-05-31" }, "parts.0.lot:lot_expired"],
    ["a lot whose DLC is a day short of what the client accepts", { dlc: "2026-06-30" }, "parts.0.lot:lot_short_lived"],
    ["a lot whose DLC is that day, short of what the client accepts", { dlc: "2026-06-01" }, "parts.0.lot:lot_short_lived"],
    ["a lot whose DDM is a day short of it", { ddm: "2026-06-30" }, "parts.0.lot:lot_short_lived"],
    ["a lot whose date is just what the client accepts", { dlc: "2026-07-01" }, null],
  ] as const)("%s", (_, facts, refused) => {
    const of = shelf({ places: [place("a", 6, facts)], terms: { day: "2026-06-01", notBefore: "2026-07-01" } });
    expect(refusedOf(() => pickChosen([take("a", 1)], of))).toBe(refused);
  });

  it("a lot that lives too short is no fault of the input", () => {
    const of = shelf({ places: [place("a", 6, { ddm: "2026-06-30" })], terms: { day: "2026-06-01", notBefore: "2026-07-01" } });
    expect(refusalOf(() => pickChosen([take("a", 1)], of))?.code).toBe("not_allowed_now");
  });
});

it("what is promised leaves from where it lies, at its own cost", () => {
  const places = [place("a", 6, { locationId: "shop", unitCost: 3 }), place("b", 6, { unitCost: 5 }), place("a", 6)];
  expect(pickPromised(shelf({ places, promised: [promise("1", "a", 2), promise("2", "gone", 1)] }))).toEqual([
    part("1", "a", 2),
    { ...part("2", "gone", 1), unitCost: 0 },
  ]);
});

it("what left of a lot is promised no more, and what is kept is what lines still wait for", () => {
  const promised = [promise("1", "a", 4), promise("1", "b", 4), promise("1", "a", 2, { locationId: "shop" }), promise("2", "a", 5)];
  const after = promisesAfter(promised, [part("1", "a", 3)], [line("1", 10, { shipped: 5 }), line("2", 20)]);
  expect(after.map(({ amount }) => amount)).toEqual([1, 4, 0, 5]);
  const most = promisesAfter(promised, [part("1", "a", 9)], [line("1", 10, { shipped: 9 })]);
  expect(most.map(({ amount }) => amount)).toEqual([0, 1, 0, 0]);
});
