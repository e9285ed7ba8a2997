import { describe, expect, it } from "vitest";
import { limitOf, mayWrite, opens, priceOf } from "@/worker/core/contract/plans";

describe("plans", () => {
  it("cost what the price list says; a year costs eleven months", () => {
    expect((["freemium", "core", "growth", "expert_plus"] as const).map((plan) => priceOf(plan, "monthly"))).toEqual([0, 49, 99, 199]);
    expect(priceOf("growth", "yearly")).toBe(1089);
  });

  it("open finance and reading from Growth on", () => {
    expect(opens("core", "finance")).toBe(false);
    expect(opens("growth", "ocr")).toBe(true);
  });

  it("count only on Freemium", () => {
    expect(limitOf("freemium", "products")).toBe(10);
    expect(limitOf("core", "products")).toBeNull();
  });
});

describe("the right to write", () => {
  const ends = 1_000;

  it("lasts as long as the trial of a paid plan", () => {
    const trial = { plan: "growth", status: "trialing", trialEndsAt: ends } as const;
    expect(mayWrite(trial, ends - 1)).toBe(true);
    expect(mayWrite(trial, ends)).toBe(false);
  });

  it("never ends on Freemium", () => {
    expect(mayWrite({ plan: "freemium", status: "expired", trialEndsAt: 0 }, ends)).toBe(true);
  });

  it("stops when the subscription is cancelled or has expired", () => {
    for (const status of ["cancelled", "expired"] as const) expect(mayWrite({ plan: "core", status, trialEndsAt: 0 }, ends)).toBe(false);
    for (const status of ["active", "past_due"] as const) expect(mayWrite({ plan: "core", status, trialEndsAt: 0 }, ends)).toBe(true);
  });
});
