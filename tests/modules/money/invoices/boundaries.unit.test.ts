import { describe, expect, it } from "vitest";
import {
  agesOf,
  ageOf,
  shareToAsk,
  paymentPath,
  readLink,
  requireSomethingDue,
  requireTogether,
  requireUncredited,
  sumsOf,
  sumsWith,
} from "@/worker/modules/money/invoices/rules";
import { invoiceStatus, statusOn, supplierInvoiceStatus } from "@/worker/modules/money/invoices/status";
import { addDays, addMonths, firstOfMonth } from "@/worker/core/figures/dates";
import { refusalOf, refusedOf } from "@/tests/support/refusals";

const today = "2026-06-01";

describe("what is due is", () => {
  it.each([
    ["due tomorrow", 1, "not_due"],
    ["due today", 0, "not_due"],
    ["a day late", -1, "to_30"],
    ["30 days late", -30, "to_30"],
    ["31 days late", -31, "to_60"],
    ["60 days late", -60, "to_60"],
    ["61 days late", -61, "to_90"],
    ["90 days late", -90, "to_90"],
    ["91 days late", -91, "over_90"],
  ])("%s", (_, days, age) => expect(ageOf(addDays(today, days), today)).toBe(age));

  it("summed by its age; what has no day is not late", () => {
    const open = [
      { dueOn: null, due: 100 },
      { dueOn: "2026-05-31", due: 200 },
      { dueOn: "2026-05-30", due: 300 },
      { dueOn: "2026-01-01", due: 500 },
    ];
    expect(agesOf(open, today)).toEqual({ not_due: 100, to_30: 500, to_60: 0, to_90: 0, over_90: 500 });
  });
});

it.each([
  ["sent", "2026-05-31", "overdue"],
  ["sent", "2026-06-01", "sent"],
  ["sent", "2026-06-02", "sent"],
  ["sent", null, "sent"],
  ["to_pay", "2026-05-31", "overdue"],
  ["to_pay", "2026-06-01", "to_pay"],
  ["draft", "2026-05-31", "draft"],
  ["paid", "2026-05-31", "paid"],
  ["cancelled", "2026-05-31", "cancelled"],
] as const)("an invoice that is %s and due on %s reads %s", (status, dueOn, reads) => expect(statusOn(status, dueOn, today)).toBe(reads));

it.each([
  ["draft", ["update", "remove", "send"]],
  ["sent", ["markPaid", "undoPayment", "credit", "cancel", "dispute", "refund", "allocate"]],
  ["paid", ["undoPayment", "credit"]],
  ["to_pay", []],
  ["cancelled", ["undoPayment"]],
] as const)("with an invoice that is %s one may %j", (status, moves) => expect(invoiceStatus.movesFrom(status)).toEqual(moves));

it.each([
  ["draft", ["update", "remove", "book"]],
  ["to_pay", ["markPaid", "undoPayment", "cancel"]],
  ["paid", ["undoPayment"]],
  ["sent", ["refund", "undoPayment"]],
  ["cancelled", []],
] as const)("with a supplier's invoice that is %s one may %j", (status, moves) =>
  expect(supplierInvoiceStatus.movesFrom(status)).toEqual(moves),
);

it("a year before is the same day, and twelve months begin on the first of the eleventh month before", () => {
  expect(["2026-06-01", "2024-12-31", "2024-02-29"].map((day) => addMonths(day, -12))).toEqual(["2025-06-01", "2023-12-31", "2023-02-28"]);
  expect(["2026-12-31", "2026-01-01"].map((day) => firstOfMonth(day, -11))).toEqual(["2026-01-01", "2025-02-01"]);
});

describe("an invoice is sent", () => {
  it.each([
    ["when it asks for a cent", 100, null],
    ["not when it asks for nothing", 0, "lines:nothing_due"],
    ["not when it asks for less", -100, "lines:nothing_due"],
  ])("%s", (_, total, refused) => expect(refusedOf(() => requireSomethingDue({ total, lines: [{ total }] }))).toBe(refused));
  const goods = { total: 1_000, orderId: "CMD", orderLineId: "1" };
  it.each([
    ["when deposits pay for all of it", [goods, { total: -1_000, orderId: "CMD" }], null],
    ["not when what came back does", [goods, { total: -1_000 }], "lines:nothing_due"],
    ["not when there is nothing but a deposit", [{ total: 0, orderId: "CMD" }], "lines:nothing_due"],
  ])("%s", (_, lines, refused) => expect(refusedOf(() => requireSomethingDue({ total: 0, lines }))).toBe(refused));
});

describe("what is taken off the whole", () => {
  const lines = [
    { total: 10_000, vatRate: 2_000 },
    { total: -4_000, vatRate: 2_000 },
  ];
  it.each([
    ["a share", 1_000, 0, null],
    ["a sum up to what is sold", 0, 6_000, null],
    ["a sum above what is left of it", 0, 6_100, "lines:negative_total"],
    ["all that is sold, where deposits come back", 0, 10_000, "lines:negative_total"],
    ["a cent above what is sold", 0, 10_100, "discountAmount:negative_total"],
    ["both a share and a sum", 1, 100, "discountAmount:sums_differ"],
  ])("%s", (_, discount, discountAmount, refused) => expect(refusedOf(() => sumsOf(lines, { discount, discountAmount }))).toBe(refused));

  it("leaves the base, the tax on it and their sum", () => {
    expect(sumsOf(lines, { discount: 1_000, discountAmount: 0 })).toEqual({
      discount: 1_000,
      discountAmount: 0,
      rebates: [{ rate: 2_000, base: 10_000, amount: 1_000 }],
      subtotal: 5_000,
      vat: [{ rate: 2_000, base: 5_000, tax: 1_000 }],
      tax: 1_000,
      total: 6_000,
    });
    expect(refusedOf(() => sumsWith([{ total: 0, vatRate: 0 }], []))).toBe(null);
  });
});

describe("a deposit", () => {
  const ordered = [
    { total: 10_000, vatRate: 550 },
    { total: 20_000, vatRate: 2_000 },
    { total: 10_000, vatRate: 2_000 },
  ];
  const asks = (food: number, wine: number) => [
    { total: food, vatRate: 550 },
    { total: wine, vatRate: 2_000 },
  ];
  it.each([
    ["of all that is ordered", [], asks(10_000, 30_000), null],
    ["of a cent more at one rate", [], asks(10_000, 30_100), 10_000],
    ["of what others leave", asks(5_000, 15_000), asks(5_000, 15_000), null],
    ["of a cent more than others leave", asks(5_000, 6_000), asks(5_100, 0), 5_000],
    ["when others leave less at one rate than at the other", asks(1_000, 20_000), asks(9_100, 0), 3_333],
    ["when all is asked for", asks(10_000, 30_000), asks(100, 100), 0],
    ["when more than all is asked for", asks(20_000, 60_000), asks(100, 100), 0],
  ])("%s", (_, billed, wanted, open) => expect(shareToAsk(ordered, billed, wanted)).toBe(open));

  it("of what is not ordered at that rate says nothing of its share", () =>
    expect(shareToAsk(ordered, [], [...asks(100, 100), { total: 100, vatRate: 0 }])).toBe(10_000));
});

it("a link of payment names its business and its invoice", () => {
  expect([paymentPath("b", "i", ""), paymentPath("b", "i", "k")]).toEqual(["/pay/b.i", "/pay/b.i.k"]);
  for (const key of ["", "k"])
    expect(readLink(paymentPath("b", "i", key).slice("/pay/".length))).toEqual({ businessId: "b", invoiceId: "i", key });
  expect(readLink("")).toEqual({ businessId: "", invoiceId: "", key: "" });
});

describe("orders go on one invoice", () => {
  const of = (clientId: string, status: string) => ({ clientId, status });
  it.each([
    ["of one client, all sold", [of("a", "confirmed"), of("a", "completed")], null],
    ["not of two clients", [of("a", "confirmed"), of("b", "confirmed")], "orders.1:other_client"],
    ["not a draft", [of("a", "confirmed"), of("a", "draft")], "orders.1:not_sold"],
    ["not one on hold", [of("a", "on_hold")], "orders.0:not_sold"],
    ["not a cancelled one", [of("a", "cancelled")], "orders.0:not_sold"],
  ])("%s", (_, orders, refused) => expect(refusedOf(() => requireTogether(orders))).toBe(refused));
});

it("an invoice of which a part was credited is not cancelled as a whole", () => {
  expect(refusalOf(() => requireUncredited([]))).toBe(null);
  expect(refusedOf(() => requireUncredited([{}]))).toBe("id:credited_in_part");
  expect(refusalOf(() => requireUncredited([{}]))?.code).toBe("not_allowed_now");
});
