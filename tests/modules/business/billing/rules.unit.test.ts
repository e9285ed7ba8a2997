import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { periods, planNames, subscriptionStatuses } from "@/worker/core/contract/plans";
import { addDays, addMonths, DAY } from "@/worker/core/figures/dates";
import { CENT } from "@/worker/core/figures/money";
import {
  afterMissing,
  choiceOf,
  creditLines,
  daysLeft,
  monthlyRevenue,
  netPrice,
  type Subscribed,
  sumsOf,
} from "@/worker/modules/business/billing/rules";
import { subscriptionStatus } from "@/worker/modules/business/billing/status";
import "@/tests/support/properties";

const now = Date.parse("2026-06-16T10:00:00Z");
const today = "2026-06-16";
const own = (changes: Partial<Subscribed> = {}): Subscribed => ({
  ...{ plan: "core", period: "monthly", status: "active", trialEndsAt: 0, paidFrom: null, renewsOn: "2026-07-01" },
  ...changes,
});

describe("choosing a plan", () => {
  it("takes what is left of the paid period off a larger one, to the day", () => {
    const choice = choiceOf(own(), "growth", "monthly", now);
    // 15 of 30 days are left.
    expect(choice).toMatchObject({ kind: "upgrade", startsOn: today, endsOn: "2026-07-01" });
    expect("lines" in choice && choice.lines.map(({ what, total }) => [what, total])).toEqual([
      ["plan", 495_000],
      ["unused", -245_000],
    ]);
    expect("lines" in choice && sumsOf(choice.lines)).toEqual({ net: 250_000, vat: 50_000, total: 300_000 });
  });

  it("begins a year at once, and takes the month off", () => {
    const choice = choiceOf(own(), "core", "yearly", now);
    expect(choice).toMatchObject({
      kind: "upgrade",
      startsOn: today,
      endsOn: "2027-06-16",
      lines: [{ total: 5_390_000 }, { total: -245_000 }],
    });
  });

  it.each([
    ["a smaller plan", { plan: "growth" }, "core", "monthly"],
    ["the free plan", {}, "freemium", "monthly"],
    ["a month after a year", { period: "yearly" }, "core", "monthly"],
    ["a larger plan by the month after a year", { period: "yearly" }, "growth", "monthly"],
    ["a smaller plan by the year", { plan: "growth" }, "core", "yearly"],
  ] as const)("lets %s wait for the end of the paid period", (_what, changes, plan, period) =>
    expect(choiceOf(own(changes), plan, period, now)).toEqual({ kind: "later", startsOn: "2026-07-01" }),
  );

  it.each([
    ["a trial keeps its days", { status: "trialing", trialEndsAt: now + 3 * DAY, renewsOn: null }, "2026-06-19", "2026-07-19"],
    ["a trial that is over", { status: "expired", trialEndsAt: now - DAY, renewsOn: null }, today, "2026-07-16"],
    ["who comes back", { status: "cancelled", renewsOn: "2026-06-01" }, today, "2026-07-16"],
    ["who is late", { status: "past_due", renewsOn: today }, today, "2026-07-16"],
  ] as const)("is paid whole by %s", (_who, changes, startsOn, endsOn) =>
    expect(choiceOf(own(changes), "growth", "monthly", now)).toMatchObject({
      kind: "subscribe",
      startsOn,
      endsOn,
      lines: [{ total: 990_000 }],
    }),
  );

  it("changes nothing where it is so already, and costs nothing where it is free", () => {
    expect(choiceOf(own(), "core", "monthly", now).kind).toBe("same");
    expect(choiceOf(own({ plan: "freemium", renewsOn: null }), "freemium", "yearly", now).kind).toBe("same");
    expect(choiceOf(own({ status: "expired", renewsOn: null }), "freemium", "monthly", now).kind).toBe("free");
  });

  it("never costs less than nothing, nor more than the price of the plan, and never ends before it begins", () => {
    const subscribed = fc.record({
      plan: fc.constantFrom(...planNames),
      period: fc.constantFrom(...periods),
      status: fc.constantFrom(...subscriptionStatuses),
      trialEndsAt: fc.integer({ min: -10, max: 10 }).map((days) => now + days * DAY),
      /** Periods that were paid, one behind the other. */
      paid: fc.option(fc.integer({ min: 1, max: 3 })),
      renewsOn: fc.option(fc.integer({ min: -40, max: 400 }).map((days) => addDays(today, days))),
    });
    fc.assert(
      fc.property(subscribed, fc.constantFrom(...planNames), fc.constantFrom(...periods), ({ paid, ...facts }, plan, period) => {
        const months = (facts.period === "yearly" ? 12 : 1) * (paid ?? 1);
        const paidFrom = paid && facts.renewsOn ? addMonths(facts.renewsOn, -months) : null;
        const choice = choiceOf({ ...facts, paidFrom }, plan, period, now);
        if (!("lines" in choice)) return;
        const { net, vat, total } = sumsOf(choice.lines);
        expect(net).toBeGreaterThanOrEqual(0);
        expect(net).toBeLessThanOrEqual(netPrice(plan, period) * (paid ?? 1));
        expect([net % CENT, vat % CENT, total - net - vat]).toEqual([0, 0, 0]);
        const first = facts.status === "past_due" ? (facts.renewsOn ?? today) : today;
        expect(choice.endsOn > choice.startsOn && choice.startsOn >= (first < today ? first : today)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});

it.each([
  [0, 0, "debit"],
  [2, 1, "wait"],
  [3, 1, "debit"],
  [4, 1, "debit"],
  [6, 2, "wait"],
  [7, 2, "debit"],
  [13, 3, "wait"],
  [14, 3, "end"],
  [14, 0, "end"],
] as const)("%i days after a refused debit, tried %i times, one will %s", (days, tries, then) =>
  expect(afterMissing(today, addDays(today, days), tries)).toBe(then),
);

it("a cart costs what its packs cost, whatever their order", () => {
  expect(creditLines([5, 1, 5]).map(({ quantity, total }) => [quantity, total])).toEqual([
    [1, 900_000],
    [10, 8_500_000],
  ]);
  expect(creditLines([])).toEqual([]);
});

it("a year brings a twelfth of its price each month", () => {
  expect([monthlyRevenue("growth", "monthly"), monthlyRevenue("growth", "yearly"), monthlyRevenue("freemium", "monthly")]).toEqual([
    ...[990_000, 907_500, 0],
  ]);
});

it("the day that has begun is left of a trial", () => {
  expect([DAY + 1, DAY, 1, 0, -1].map((rest) => daysLeft(now + rest, now))).toEqual([2, 1, 1, 0, 0]);
});

it.each([
  ["trialing", { pay: "active", expire: "expired" }],
  ["active", { pay: "active", miss: "past_due", end: "cancelled" }],
  ["past_due", { pay: "active", end: "cancelled" }],
  ["cancelled", { pay: "active" }],
  ["expired", { pay: "active" }],
] as const)("a subscription that is %s goes on to %j", (state, moves) =>
  expect(Object.fromEntries(subscriptionStatus.movesFrom(state).map((move) => [move, subscriptionStatus.after(state, move)]))).toEqual(
    moves,
  ),
);
