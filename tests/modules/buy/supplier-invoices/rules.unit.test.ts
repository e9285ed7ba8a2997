import { describe, expect, it } from "vitest";
import { amountsOf } from "@/worker/modules/buy/supplier-invoices/draft";
import { compare, requireOwnOrder, usualDueOn } from "@/worker/modules/buy/supplier-invoices/rules";
import { refusedOf } from "@/tests/support/refusals";

it.each([
  ["in thirty days where nothing was agreed", null, "2026-07-01"],
  ["in fifteen days", "15_days", "2026-06-16"],
  ["the same day", "cash", "2026-06-01"],
] as const)("an invoice that says no day is due %s", (_, agreed, day) => expect(usualDueOn("2026-06-01", agreed)).toBe(day));

describe("what is billed against what came", () => {
  const restockLine = (itemId: string, received: number, price = 200_000) => ({ itemId, received, packAmount: 10_000, price });
  it("is compared item by item, lines of one item together, and what has no item with the fees", () => {
    const billed = [
      { itemId: "flour", total: 300_000 },
      { itemId: "flour", total: 120_000 },
      { itemId: null, total: 50_000 },
      { itemId: null, total: 10_000 },
      { itemId: "salt", total: 9_000 },
    ];
    expect(
      compare(billed, { lines: [restockLine("flour", 10_000), restockLine("flour", 5_000), restockLine("sugar", 20_000)], fees: 40_000 }),
    ).toEqual([
      { itemId: "flour", invoiced: 420_000, received: 300_000, difference: 120_000 },
      { itemId: "sugar", invoiced: 0, received: 400_000, difference: -400_000 },
      { itemId: "", invoiced: 60_000, received: 40_000, difference: 20_000 },
      { itemId: "salt", invoiced: 9_000, received: 0, difference: 9_000 },
    ]);
  });

  it("leaves out what is paid ahead of goods, and what takes that back", () => {
    const billed = [
      { itemId: null, total: 100_000, deposit: "asked" },
      { itemId: null, total: -100_000, deposit: "deducted" },
    ];
    expect(compare(billed, { lines: [], fees: 0 })).toEqual([]);
  });

  it("knows nothing of what has not come, nor of fees that are none", () =>
    expect(compare([], { lines: [restockLine("flour", 0)], fees: 0 })).toEqual([]));

  it.each([
    ["a third of a pack at 1 € is 33 cents", 3_333, 3_300],
    ["just under half a cent is nothing more", 3_349, 3_300],
    ["half a cent is rounded up", 3_350, 3_400],
  ])("%s", (_, received, worth) =>
    expect(compare([], { lines: [restockLine("flour", received, 10_000)], fees: 0 })[0]?.received).toBe(worth),
  );
});

describe("an invoice stands against an order", () => {
  it.each([
    ["of its own supplier", { supplierId: "mill" }, null],
    ["of no one: it stands against none", null, null],
    ["of another supplier", { supplierId: "dairy" }, "restock:other_supplier"],
  ])("%s", (_, restock, refused) => expect(refusedOf(() => requireOwnOrder(restock, "mill"))).toBe(refused));
});

describe("what a supplier asks", () => {
  const lines = (total: number) => [{ id: "1", total, vatRate: 0 }] as never;
  it.each([
    ["a cent", 100, null],
    ["nothing", 0, "lines:nothing_due"],
    ["less than nothing", -100, "lines:nothing_due"],
  ])("%s", (_, total, refused) => expect(refusedOf(() => amountsOf(lines(total), undefined))).toBe(refused));

  it.each([
    ["is the lines' to the cent a line", 10_100, null],
    ["or not theirs", 10_200, "vat:sums_differ"],
  ])("the paper's base %s", (_, base, refused) => expect(refusedOf(() => amountsOf(lines(10_000), [{ rate: 0, base }]))).toBe(refused));

  it("without a line is refused", () => expect(refusedOf(() => amountsOf([], undefined))).toBe("lines:required"));
});
