import { describe, expect, it } from "vitest";
import { countedLimitOf, limitOf, mayWrite, opens, planNames, priceOf, scansOf } from "@/worker/core/contract/plans";

describe("plans", () => {
  it("cost what the price list says; a year costs eleven months", () => {
    expect((["freemium", "core", "growth", "expert_plus"] as const).map((plan) => priceOf(plan, "monthly"))).toEqual([0, 49, 99, 199]);
    expect(priceOf("growth", "yearly")).toBe(1089);
  });

  it.each([
    ["documents", ["freemium", "core", "growth", "expert_plus"]],
    ["finance", ["growth", "expert_plus"]],
    ["ocr", ["growth", "expert_plus"]],
    ["exports", ["growth", "expert_plus"]],
    ["consultancy", ["growth", "expert_plus"]],
  ] as const)("%s is opened by %j", (feature, openedBy) => expect(planNames.filter((plan) => opens(plan, feature))).toEqual(openedBy));

  it.each([
    ["products", 10],
    ["ingredients", 25],
    ["clients", 10],
    ["suppliers", 5],
    ["ordersPerMonth", 20],
  ] as const)("%s are counted on Freemium only, up to %i", (limit, most) =>
    expect(planNames.map((plan) => limitOf(plan, limit))).toEqual([most, null, null, null]),
  );

  it("say their room in megabytes, as words count it, and the rest as it is", () => {
    expect(planNames.map((plan) => countedLimitOf(plan, "storage"))).toEqual([50, 5_000, 20_000, 50_000]);
    expect(planNames.map((plan) => countedLimitOf(plan, "clients"))).toEqual([10, null, null, null]);
  });

  it.each([
    ["freemium", { most: 1, each: "once", extraPage: null }],
    ["core", { most: 0, each: "month", extraPage: null }],
    ["growth", { most: 50, each: "month", extraPage: 1_500 }],
    ["expert_plus", { most: 100, each: "month", extraPage: 1_500 }],
  ] as const)("%s reads %j documents", (plan, scans) => expect(scansOf(plan)).toEqual(scans));
});

describe("the right to write", () => {
  const ends = 1_000;

  it("lasts as long as the trial of a paid plan", () => {
    const trial = { plan: "growth", status: "trialing", trialEndsAt: ends } as const;
    expect([ends - 1, ends, ends + 1].map((now) => mayWrite(trial, now))).toEqual([true, false, false]);
  });

  it("never ends on Freemium", () => {
    expect(mayWrite({ plan: "freemium", status: "expired", trialEndsAt: 0 }, ends)).toBe(true);
  });

  it("stops when the subscription is cancelled or has expired", () => {
    for (const status of ["cancelled", "expired"] as const) expect(mayWrite({ plan: "core", status, trialEndsAt: 0 }, ends)).toBe(false);
    for (const status of ["active", "past_due"] as const) expect(mayWrite({ plan: "core", status, trialEndsAt: 0 }, ends)).toBe(true);
  });
});
