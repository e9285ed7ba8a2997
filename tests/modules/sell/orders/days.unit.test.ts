import { describe, expect, it } from "vitest";
import {
  deliveredShare,
  hasLeft,
  isCountedIn,
  movesOf,
  requireAfterShipping,
  requireMove,
  requireValid,
  toShip,
} from "@/worker/modules/sell/orders/rules";
import { refusalOf, refusedOf } from "@/tests/support/refusals";

describe("goods reach a client, or come back", () => {
  it.each([
    ["a day before they left", "2026-05-31", "returnedOn:before_shipping"],
    ["the day they left", "2026-06-01", null],
    ["a day after they left", "2026-06-02", null],
  ])("%s", (_, day, refused) => expect(refusedOf(() => requireAfterShipping("returnedOn", day, "2026-06-01"))).toBe(refused));
});

describe("a quote is confirmed", () => {
  it.each([
    ["a day before its last", "2026-06-02", null],
    ["on its last day", "2026-06-01", null],
    ["not a day after", "2026-05-31", "validUntil:quote_over"],
    ["whenever, when it has none", null, null],
  ])("%s", (_, validUntil, refused) => expect(refusedOf(() => requireValid(validUntil, "2026-06-01"))).toBe(refused));

  it("or not now", () => expect(refusalOf(() => requireValid("2026-05-31", "2026-06-01"))?.code).toBe("not_allowed_now"));
});

it("what is to leave is what has not left, and all has left when nothing is", () => {
  const line = (shipped: number) => ({ amount: 10, shipped });
  expect([9, 10].map((shipped) => toShip(line(shipped)))).toEqual([1, 0]);
  expect([hasLeft([line(10), line(10)]), hasLeft([line(10), line(9)])]).toEqual([true, false]);
});

it.each([
  ["g", "kg", true],
  ["cl", "l", true],
  ["kg", "l", false],
  ["piece", "kg", false],
] as const)("%s measures what is counted in %s: %s", (unit, per, does) => expect(isCountedIn(unit, per)).toBe(does));

it("what costs nothing does not count beside what does", () => {
  const line = { amount: 10, shipped: 0, returned: 0 };
  expect(
    deliveredShare([
      { ...line, total: 0, shipped: 10 },
      { ...line, total: 100 },
    ]),
  ).toBe(0);
  expect(deliveredShare([])).toBe(0);
});

it("one line that has begun to leave is enough for an order not to be cancelled", () => {
  const order = { status: "ready", heldFrom: null, lines: [{ shipped: 1 }, { shipped: 0 }] } as const;
  expect(movesOf({ ...order, lines: [...order.lines] })).not.toContain("cancel");
  expect(refusedOf(() => requireMove({ ...order, lines: [...order.lines] }, "cancel"))).toBe("status:move");
});
