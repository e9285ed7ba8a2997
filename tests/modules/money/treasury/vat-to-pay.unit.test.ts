import { describe, expect, it } from "vitest";
import { vatToPay } from "@/worker/modules/money/treasury/vat-to-pay";
import type { Expected } from "@/worker/modules/money/treasury/rules";

const today = "2026-11-24";
const toPay = (declared: [string, number][], paid = 0, expected: Expected[] = []) =>
  vatToPay({ declared: new Map(declared), paid }, expected, today).map(({ kind, dueOn, amount }) => [kind, dueOn, amount]);
const sale = (on: string, tax: number): Expected => ({ kind: "order", dueOn: "2027-01-31", amount: 1, vat: { on, tax } });

describe("the VAT to pay in the months ahead", () => {
  it("falls in the month after the one in which it is due, return by return", () =>
    expect(
      toPay([
        ["2026-10", 300],
        ["2026-11", 200],
      ]),
    ).toEqual([
      ["vat", "2026-11-15", -300],
      ["vat", "2026-12-15", -200],
    ]));
  it("takes what is to be sold and bought into the return of its month", () =>
    expect(toPay([["2026-11", 200]], 0, [sale("2026-11-01", 50), sale("2026-12-31", 70), sale("2027-01-01", -30)])).toEqual([
      ["vat", "2026-12-15", -250],
      ["vat", "2027-01-15", -70],
    ]));
  it("carries a credit to the returns that follow", () =>
    expect(
      toPay(
        [
          ["2026-10", -300],
          ["2026-11", 200],
        ],
        0,
        [sale("2026-12-01", 150)],
      ),
    ).toEqual([["vat", "2027-01-15", -50]]));
  it("is not asked for twice where it was paid this month", () =>
    expect([toPay([["2026-10", 300]], 300), toPay([["2026-10", 300]], 299)]).toEqual([[], [["vat", "2026-11-15", -1]]]));
});
