import { describe, expect, it } from "vitest";
import * as recurring from "@/worker/modules/money/recurring-invoices/rules";
import * as standing from "@/worker/modules/sell/standing-orders/rules";
import { refusalOf, refusedOf } from "@/tests/support/refusals";

describe.each([
  ["a standing order", standing.requireRunning],
  ["a recurring invoice", recurring.requireRunning],
])("%s is made", (_, requireRunning) => {
  const on = { paused: false, nextOn: "2026-06-01", endsOn: null };
  it.each([
    ["for ever, when it has no end", {}, null],
    ["a day before its last", { endsOn: "2026-06-02" }, null],
    ["on its last day", { endsOn: "2026-06-01" }, null],
    ["not a day after", { endsOn: "2026-05-31" }, "endsOn:standing_over"],
    ["not while it is paused", { paused: true }, "paused:standing_paused"],
    ["not while it is paused, over or not", { paused: true, endsOn: "2026-05-31" }, "paused:standing_paused"],
  ])("%s", (_, said, refused) => expect(refusedOf(() => requireRunning({ ...on, ...said }))).toBe(refused));

  it("or not now", () => {
    expect(refusalOf(() => requireRunning({ ...on, paused: true }))?.code).toBe("not_allowed_now");
    expect(refusalOf(() => requireRunning({ ...on, endsOn: "2026-05-31" }))?.code).toBe("not_allowed_now");
  });
});

describe("the next day lies after today", () => {
  it.each([
    ["when the next would be today", "2026-05-25", "2026-06-01", "2026-06-08"],
    ["when the next would be tomorrow", "2026-05-26", "2026-06-01", "2026-06-02"],
    ["when the next would be yesterday", "2026-05-24", "2026-06-01", "2026-06-07"],
  ])("%s", (_, day, today, next) => expect(standing.dayAfter(day, today, "weekly")).toBe(next));

  it.each([
    ["when the next would be today", "2026-05-01", "2026-06-01", "2026-07-01"],
    ["when the next would be tomorrow", "2026-05-02", "2026-06-01", "2026-06-02"],
  ])("of an invoice, %s", (_, day, today, next) => expect(recurring.nextAfter(day, today, 1)).toBe(next));
});
