import { describe, expect, it } from "vitest";
import type { DuePaper } from "@/worker/modules/money/accounting/shapes";
import { movesWhenPaid } from "@/worker/modules/money/accounting/tax-moves";
import { settledBy } from "@/worker/modules/money/accounting/vat/payable";
import { type DepositPaper, takenOf } from "@/worker/modules/money/accounting/vat/taken";

const paper = (id: string, bookedOn: string, total: number, more: Partial<DepositPaper> = {}): DepositPaper => ({
  id,
  type: "client",
  bookedOn,
  number: `F-${bookedOn}`,
  creditsId: null,
  lines: [{ total, vatRate: 2_000, orderId: "order" }],
  ...more,
});
const deposit = paper("deposit", "2026-10-01", 10_000);
const shown = (papers: DepositPaper[], deposit = "deposit") => (takenOf(papers).get(deposit) ?? []).map(({ day, taken }) => [day, taken]);

describe("what invoices have taken off of deposits", () => {
  it("is told by the day, with what the deposit asks for", () =>
    expect(shown([paper("final", "2026-10-20", -4_000), deposit])).toEqual([["2026-10-20", 4_000]]));
  it("is open again once such an invoice is credited", () => {
    const back = paper("credit", "2026-11-02", -4_000, { type: "credit", creditsId: "final" });
    expect(shown([deposit, paper("final", "2026-10-20", -4_000), back])).toEqual([
      ["2026-10-20", 4_000],
      ["2026-11-02", -4_000],
    ]);
  });
  it("is the oldest deposit's first, as far as that was not credited", () => {
    const second = paper("second", "2026-10-05", 10_000);
    const credited = paper("credit", "2026-10-06", 7_000, { type: "credit", creditsId: "deposit" });
    const papers = [deposit, second, credited, paper("final", "2026-10-20", -8_000)];
    expect(shown(papers)).toEqual([["2026-10-20", 3_000]]);
    expect(shown(papers, "second")).toEqual([["2026-10-20", 5_000]]);
  });
  it("is nothing of another order, nor at another rate", () => {
    const line = { total: -4_000, vatRate: 2_000, orderId: "order" };
    expect(shown([deposit, paper("other", "2026-10-20", 0, { lines: [{ ...line, orderId: "other" }] })])).toEqual([]);
    expect(shown([deposit, paper("other", "2026-10-20", 0, { lines: [{ ...line, vatRate: 550 }] })])).toEqual([]);
    expect(shown([deposit, paper("goods", "2026-10-20", 0, { lines: [{ ...line, orderLineId: "line" }] })])).toEqual([]);
  });
});

describe("the VAT of a deposit that is taken off the price before it is paid", () => {
  const due: DuePaper = {
    id: "deposit",
    number: "F-1",
    partyName: "Bistrot",
    isBought: false,
    isCredit: false,
    creditsId: null,
    total: 12_000,
    day: "2026-10-01",
    reason: null,
    place: "france",
    isServiceAhead: false,
    isToMonaco: false,
    parts: [{ kind: "deposit", rate: 2_000, base: 10_000, tax: 2_000, isDeferred: true }],
  };
  const taken = [{ id: "deposit-final", day: "2026-10-20", rate: 2_000, taken: 10_000 }];
  const paid = (day: string, amount: number) => ({ id: `paid-${day}`, invoiceId: due.id, creditId: null, order: "", day, amount });
  const moves = (...payments: ReturnType<typeof paid>[]) =>
    movesWhenPaid(due, settledBy(new Map([[due.id, due]]), payments), taken).map(({ day, base, tax }) => [day, base, tax]);

  it("falls due the day of the invoice, and no more when the deposit is paid at last", () => {
    expect(moves()).toEqual([["2026-10-20", 10_000, 2_000]]);
    expect(moves(paid("2026-11-15", 12_000))).toEqual([["2026-10-20", 10_000, 2_000]]);
  });
  it("falls due as it is paid before, and the rest with the invoice", () =>
    expect(moves(paid("2026-10-10", 3_000))).toEqual([
      ["2026-10-10", 2_500, 500],
      ["2026-10-20", 7_500, 1_500],
    ]));
  it("stays due when the payment bounces after the invoice", () =>
    expect(moves(paid("2026-10-10", 12_000), paid("2026-10-25", -12_000))).toEqual([["2026-10-10", 10_000, 2_000]]));
});
