import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checksOf, compact, isForeign, partsOf, restockOf } from "@/worker/modules/buy/scans/rules";
import { scanStatus } from "@/worker/modules/buy/scans/status";

const CENT = 100;
type Document = Parameters<typeof checksOf>[0];
const line = (totalAmount: number | null, vatRate: number | null = null) => ({ totalAmount, vatRate }) as Document["lines"][number];
const paper = (totals: (number | null)[], overrides: Partial<Document> = {}): Document => {
  const [totalExclTax = null, vatAmount = null, totalInclTax = null] = totals;
  return { values: { totalExclTax, vatAmount, totalInclTax } as Document["values"], lines: [], vat: [], ...overrides };
};

describe("the totals of a document", () => {
  it.each([
    ["add up", 120_000, true],
    ["are a cent more", 120_000 + CENT, true],
    ["are a cent less", 120_000 - CENT, true],
    ["are more than a cent more", 120_000 + CENT + 1, false],
    ["are more than a cent less", 120_000 - CENT - 1, false],
  ])("%s", (_, total, holds) => expect(checksOf(paper([100_000, 20_000, total])).totals).toBe(holds));

  it.each([
    ["without the base", [null, 20_000, 120_000]],
    ["without the tax", [100_000, null, 120_000]],
    ["without the whole", [100_000, 20_000, null]],
  ])("cannot be told %s", (_, totals) => expect(checksOf(paper(totals)).totals).toBe(null));
});

describe("the lines of a document", () => {
  const of = (amounts: (number | null)[], totals: (number | null)[], overrides: Partial<Document> = {}) =>
    checksOf(paper(totals, { lines: amounts.map((amount) => line(amount)), ...overrides })).lines;
  it.each([
    ["make the total excluding tax", [60_000, 40_000], [100_000, null, null], true],
    ["make the total including tax, as receipts do", [60_000, 60_000], [null, null, 120_000], true],
    ["make either of the two", [60_000, 60_000], [100_000, 20_000, 120_000], true],
    ["are off by a cent a line", [60_000, 40_000], [100_000 + 2 * CENT, null, null], true],
    ["are off by more than a cent a line", [60_000, 40_000], [100_000 + 2 * CENT + 1, null, null], false],
    ["are off by five cents of six lines", [1, 1, 1, 1, 1, 1], [6 + 5 * CENT, null, null], true],
    ["are off by more than five cents of six lines", [1, 1, 1, 1, 1, 1], [7 + 5 * CENT, null, null], false],
    ["one has no amount", [60_000, null], [60_000, null, null], null],
    ["there are none", [], [0, null, null], null],
    ["no total is known", [60_000], [null, 20_000, null], null],
  ])("%s", (_, amounts, totals, holds) => expect(of(amounts, totals)).toBe(holds));

  it("make the total with what is added to the whole", () => {
    expect(of([100_000], [90_000, null, null], { adjustments: -10_000 })).toBe(true);
    expect(of([100_000], [100_000, null, null], { adjustments: -10_000 })).toBe(true);
    expect(of([100_000], [110_000, null, null], { adjustments: -10_000 })).toBe(false);
  });
});

describe("the tax of a document", () => {
  const table = (...rates: [number, number, number][]) => rates.map(([rate, base, vat]) => ({ rate, base, vat }));
  it.each([
    ["is that of its rates", table([2_000, 100_000, 20_000], [550, 10_000, 550]), 20_550, true],
    ["is a cent more", table([2_000, 100_000, 20_000]), 20_000 + CENT, true],
    ["is more than a cent more", table([2_000, 100_000, 20_000]), 20_000 + CENT + 1, false],
    ["is a cent off at a rate", table([2_000, 100_000, 20_000 + CENT]), 20_000, true],
    ["is more than a cent off at a rate", table([2_000, 100_000, 20_000 + CENT + 1]), 20_000 + CENT, false],
    ["is off at one rate of two", table([2_000, 100_000, 20_000], [550, 10_000, 1_000]), 21_000, false],
    ["is not said by rate", [], 20_000, null],
  ])("%s", (_, vat, tax, holds) => expect(checksOf(paper([null, tax, null], { vat })).vat).toBe(holds));

  it("is not there to be told", () => expect(checksOf(paper([100_000, null, null], { vat: table([2_000, 1, 1]) })).vat).toBe(null));

  const taxed = [line(60_000, 2_000), line(40_000, 2_000), line(10_000, 550)];
  it.each([
    ["is that of the lines' rates", taxed, 110_000, 20_550, true],
    ["is not that of the lines' rates", taxed, 110_000, 22_000, false],
    ["cannot be told where lines are a cent off the base", taxed, 110_000 + CENT, 20_550, true],
    ["cannot be told where lines do not make the base", taxed, 110_000 + CENT + 1, 20_550, null],
    ["cannot be told without the base", taxed, null, 20_550, null],
    ["cannot be told where a line has no rate", [...taxed, line(0, null)], 110_000, 20_550, null],
    ["cannot be told where a line has no amount", [...taxed, line(null, 550)], 110_000, 20_550, null],
  ] as const)("%s", (_, lines, base, tax, holds) => expect(checksOf(paper([base, tax, null], { lines: [...lines] })).vat).toBe(holds));
});

describe("a file of five pages is", () => {
  it.each([
    ["one document", [1], [{ first: 1, last: 5 }]],
    [
      "three documents",
      [1, 2, 5],
      [
        { first: 1, last: 1 },
        { first: 2, last: 4 },
        { first: 5, last: 5 },
      ],
    ],
    ["not begun after its first page", [2, 3], "scan_first_start"],
    ["not begun nowhere", [], "scan_first_start"],
    ["not taken apart backwards", [1, 3, 2], "scan_starts_order"],
    ["not taken apart twice at a page", [1, 3, 3], "scan_starts_order"],
    ["not taken apart beyond its last page", [1, 6], "scan_starts_beyond"],
  ])("%s", (_, starts, parts) => expect(partsOf(starts, 5)).toEqual(parts));
});

it.each([
  ["EUR", false],
  [null, false],
  ["CHF", true],
])("a paper in %s is in another currency: %s", (currency, is) => expect(isForeign(currency)).toBe(is));

it.each([
  ["FR 12 345.678.901", "FR12345678901"],
  ["fr-12/345", "FR12345"],
  [null, ""],
])("a number written %s is %s", (text, number) => expect(compact(text)).toBe(number));

it.each([
  ["queued", ["read", "fail", "discard"]],
  ["reading", ["read", "finish", "fail", "discard"]],
  ["to_review", ["correct", "book", "discard", "retry", "split"]],
  ["booked", ["takeBack", "reopen"]],
  ["failed", ["retry", "discard"]],
  ["discarded", []],
  ["split", []],
] as const)("with a document that is %s one may %j", (status, moves) => expect(scanStatus.movesFrom(status)).toEqual(moves));

describe("the restock that a delivery note belongs to", () => {
  const awaited = (number: number, expectedOn: string | null, itemIds: string[] = []) => ({
    id: `id-${number}`,
    reference: `ACH-2026-${String(number).padStart(4, "0")}`,
    expectedOn,
    itemIds,
  });
  const note = (invoiceNumber: string | null, itemIds: string[] = [], description = "Farine") =>
    ({
      values: { invoiceNumber },
      lines: itemIds.map((itemId) => ({ itemId, code: null, description })),
    }) as unknown as Parameters<typeof restockOf>[0];

  it("is the one it was ordered with, before one that is expected sooner", () => {
    const orders = [awaited(1, "2026-11-02"), awaited(2, "2026-12-01", ["flour"]), awaited(3, null)];
    expect(restockOf(note("BL 4187", ["flour"]), orders)?.reference).toBe("ACH-2026-0002");
    expect(restockOf(note("BL 4187"), orders)?.reference).toBe("ACH-2026-0001");
    expect(restockOf(note("BL 4187"), [])).toBe(null);
  });

  it("is the one it names, whatever else is awaited", () => {
    const orders = fc.uniqueArray(fc.integer({ min: 1, max: 9_999 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(orders, fc.nat(), fc.boolean(), (numbers, at, isInLine) => {
        const all = numbers.map((number, place) => awaited(number, `2026-11-${10 + place}`, ["flour"]));
        const named = all[at % all.length];
        const paper = isInLine ? note(null, ["flour"], `Votre commande ${named?.reference}`) : note(named?.reference ?? "");
        return restockOf(paper, all)?.id === named?.id;
      }),
    );
  });
});
