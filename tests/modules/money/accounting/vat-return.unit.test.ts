import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rebatesOf, totalsOf } from "@/worker/core/figures/totals";
import { partsOf } from "@/worker/modules/money/accounting/parts";
import type { DuePaper } from "@/worker/modules/money/accounting/shapes";
import { settledBy } from "@/worker/modules/money/accounting/vat/payable";
import { movesSelfAssessed, movesWhenBooked, movesWhenPaid } from "@/worker/modules/money/accounting/tax-moves";
import { byRate, linesOfSale, linesOfSelfAssessed, onForm, returnOf } from "@/worker/modules/money/accounting/vat/rules";

const goods = { total: 10_000, vatRate: 2_000, isService: false };
const service = { ...goods, isService: true };
const deposit = { ...goods, orderId: "order" };
const parts = (lines: (typeof goods & { orderId?: string })[], isOnDebits = false, rebates = {}) => {
  const rebateParts = rebatesOf(lines, { discount: 0, discountAmount: 0, ...rebates });
  return partsOf({ lines, vat: totalsOf(lines, rebateParts).vat, rebates: rebateParts, isOnDebits });
};
const shown = (lines: Parameters<typeof parts>[0], isOnDebits = false) =>
  parts(lines, isOnDebits).map(({ kind, base, tax, isDeferred }) => `${kind} ${base} ${tax}${isDeferred ? " when paid" : ""}`);

describe("when VAT falls due", () => {
  it.each([
    ["of goods, when they are invoiced", [goods], false, ["goods 10000 2000"]],
    ["of services, when they are paid", [service], false, ["service 10000 2000 when paid"]],
    ["of services on debits, when they are invoiced", [service], true, ["service 10000 2000"]],
    ["of a deposit, when it is paid", [deposit], false, ["deposit 10000 2000 when paid"]],
    ["of a deposit, on debits too", [deposit], true, ["deposit 10000 2000 when paid"]],
    ["of both, each in its time", [service, goods], false, ["service 10000 2000 when paid", "goods 10000 2000"]],
    [
      "less the deposit that is taken back, at once",
      [goods, { ...deposit, total: -4_000 }],
      false,
      ["depositBack -4000 -800", "goods 10000 2000"],
    ],
  ] as const)("%s", (_, lines, isOnDebits, expected) => expect(shown([...lines], isOnDebits)).toEqual(expected));

  const anyLine = fc.record({
    total: fc.integer({ min: 1, max: 10 ** 6 }).map((cents) => cents * 100),
    vatRate: fc.constantFrom(0, 210, 550, 1_000, 2_000),
    isService: fc.boolean(),
  });
  const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 8 });

  it("parts are the whole, to the cent, whatever is taken off", () =>
    fc.assert(
      fc.property(anyLines, fc.integer({ min: 0, max: 9_000 }), (lines, discount) => {
        const rebates = rebatesOf(lines, { discount, discountAmount: 0 });
        const { vat } = totalsOf(lines, rebates);
        const all = partsOf({ lines, vat, rebates, isOnDebits: false });
        for (const { rate, base, tax } of vat) {
          const own = all.filter((part) => part.rate === rate);
          expect(own.reduce((sum, part) => sum + part.base, 0)).toBe(base);
          expect(own.reduce((sum, part) => sum + part.tax, 0)).toBe(tax);
        }
      }),
    ));
});

const paper = (facts: Partial<DuePaper> = {}): DuePaper => ({
  id: "1",
  number: "FA-1",
  partyName: "Bistrot",
  isBought: false,
  isCredit: false,
  creditsId: null,
  total: 24_000,
  day: "2026-03-31",
  reason: null,
  place: "france",
  isServiceAhead: false,
  isToMonaco: false,
  parts: parts([service, goods]),
  ...facts,
});

/** What falls due of a paper that is paid so much, day by day. */
function paidIn(one: DuePaper, amounts: readonly number[]) {
  const rows = amounts.map((amount, place) => ({
    ...{ id: String(place), invoiceId: one.id, creditId: null, order: "", amount },
    day: `2026-04-0${place + 1}`,
  }));
  return movesWhenPaid(one, settledBy(new Map([[one.id, one]]), rows));
}

describe("what moves VAT", () => {
  it("paid in whatever parts, and taken back, the whole falls due and no cent more", () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 6 }), fc.array(fc.nat(1_000), { maxLength: 7 }), (cents, steps) => {
        const own = parts([{ ...service, total: cents * 100 }, goods]);
        const total = own.reduce((sum, { base, tax }) => sum + base + tax, 0);
        const stops = [0, ...steps.map((step) => Math.floor((total * step) / 100_000) * 100), total];
        const moves = paidIn(
          paper({ total, parts: own }),
          stops.slice(1).map((after, place) => after - (stops[place] ?? 0)),
        );
        const due = own.find(({ isDeferred }) => isDeferred);
        expect(moves.reduce((sum, { tax }) => sum + tax, 0)).toBe(due?.tax);
        expect(moves.reduce((sum, { base }) => sum + base, 0)).toBe(due?.base);
      }),
    ));

  it("goods the day they are invoiced, services as they are paid and given back", () => {
    const [now, ...others] = movesWhenBooked(paper());
    expect([now?.day, now?.base, now?.tax, others.length]).toEqual(["2026-03-31", 10_000, 2_000, 0]);
    expect(paidIn(paper(), [12_000, 12_000, -24_000]).map(({ day, base, tax }) => [day, base, tax])).toEqual([
      ["2026-04-01", 5_000, 1_000],
      ["2026-04-02", 5_000, 1_000],
      ["2026-04-03", -10_000, -2_000],
    ]);
  });

  it("a credit note the other way, a purchase to be deducted", () => {
    expect(movesWhenBooked(paper({ isCredit: true })).map(({ tax }) => tax)).toEqual([-2_000]);
    expect(movesWhenBooked(paper({ isBought: true })).map(({ side, taxLine }) => [side, taxLine])).toEqual([["deductible", "20"]]);
  });

  it("what the buyer accounts for, on both sides; nothing of purchases at home", () => {
    const bases = [{ rate: 550, base: 10_000, isService: false, isAsset: false }];
    const moves = movesSelfAssessed(paper({ isBought: true, place: "union" }), bases);
    expect(returnOf(moves)).toEqual([
      { line: "B2", base: 10_000, tax: 0 },
      { line: "09", base: 10_000, tax: 600 },
      { line: "16", base: 0, tax: 600 },
      { line: "17", base: 0, tax: 600 },
      { line: "20", base: 10_000, tax: 600 },
      { line: "23", base: 0, tax: 600 },
    ]);
    expect(movesSelfAssessed(paper({ isBought: true }), bases)).toEqual([]);
  });
});

describe("the lines of the return", () => {
  it.each([
    [2_000, null, "A1", "08"],
    [1_000, null, "A1", "9B"],
    [550, null, "A1", "09"],
    [210, null, "A1", "T6"],
    [850, null, "A1", "13"],
    [0, "intra_community", "F2", null],
    [0, "export", "E1", null],
    [0, "overseas", "E1", null],
    [0, "reverse_charge", "E2", null],
    [0, "exempt", "E2", null],
    [0, null, "E2", null],
    [0, "franchise", null, null],
  ] as const)("a sale at %i for %s", (rate, reason, baseLine, taxLine) =>
    expect(linesOfSale(rate, reason)).toMatchObject({ baseLine, taxLine }),
  );

  it.each([
    ["union", false, "B2", "08", "17"],
    ["union", true, "A3", "08", null],
    ["beyond", false, "A4", "I1", null],
    ["overseas", false, "A4", "I1", null],
    ["beyond", true, "A3", "08", null],
  ] as const)("a purchase in %s, service: %s", (place, isService, baseLine, taxLine, memoLine) =>
    expect(linesOfSelfAssessed(place, { isService, isAsset: false }, 2_000)?.due).toEqual({ baseLine, taxLine, memoLine }),
  );
  it("imports are deducted apart", () =>
    expect(linesOfSelfAssessed("beyond", { isService: false, isAsset: false }, 550)?.deducted.memoLine).toBe("24"));
  it("nothing of home, and of services from overseas", () =>
    expect([
      linesOfSelfAssessed("france", { isService: false, isAsset: false }, 550),
      linesOfSelfAssessed("overseas", { isService: true, isAsset: false }, 550),
    ]).toEqual([null, null]));

  const moves = (due: number, deducted: number) => [
    ...movesWhenBooked(paper({ parts: parts([{ ...goods, total: due * 5 }]) })),
    ...movesWhenBooked(paper({ isBought: true, parts: parts([{ ...goods, total: deducted * 5 }]) })),
  ];
  const balances = (due: number, deducted: number) =>
    returnOf(moves(due, deducted)).flatMap(({ line, tax }) => (line === "25" || line === "28" ? [`${line} ${tax}`] : []));
  it.each([
    [2_000, 1_900, ["28 100"]],
    [2_000, 2_000, []],
    [1_900, 2_000, ["25 100"]],
  ])("due %i less %i", (due, deducted, expected) => expect(balances(due, deducted)).toEqual(expected));

  it("a sale to Monaco is told apart too", () =>
    expect(returnOf(movesWhenBooked(paper({ isToMonaco: true, parts: parts([goods]) })))).toContainEqual({
      line: "18",
      base: 0,
      tax: 2_000,
    }));

  const sold = (facts: Partial<DuePaper>) => movesWhenBooked(paper({ ...facts, parts: parts([goods]) }));
  const untaxed = { ...goods, vatRate: 0 };
  it.each([
    ["credit notes outweigh sales", sold({ isCredit: true }), ["B5 10000 0", "21 0 2000", "23 0 2000", "25 0 2000", "27 0 2000"]],
    ["a supplier's outweigh purchases", sold({ isCredit: true, isBought: true }), ["15 0 2000", "16 0 2000", "TD 0 2000", "28 0 2000"]],
    ["exports come back", movesWhenBooked(paper({ isCredit: true, reason: "export", parts: parts([untaxed]) })), ["F8 10000 0"]],
  ] as const)("where %s the form has no room for less than nothing", (_, fell, expected) => {
    expect(returnOf(fell).map(({ line, base, tax }) => `${line} ${base} ${tax}`)).toEqual(expected);
    const behind = onForm(fell).map(({ baseLine, taxLine }) => taxLine ?? baseLine);
    expect(new Set(behind).size).toBe(1);
  });

  it("by rate, what is due and what is deducted apart", () => {
    expect(byRate(moves(2_000, 1_000), "collected")).toEqual([{ rate: 2_000, base: 10_000, tax: 2_000 }]);
    expect(byRate(moves(2_000, 1_000), "deductible")).toEqual([{ rate: 2_000, base: 5_000, tax: 1_000 }]);
  });
});
