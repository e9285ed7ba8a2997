import { describe, expect, it } from "vitest";
import type { Period, Plan } from "@/worker/core/contract/plans";
import { afterPaying, choiceOf, endOf, type Subscribed, sumsOf } from "@/worker/modules/business/billing/rules";

/** What a larger plan costs in the middle of a period, counted apart by hand: days of a calendar, cents rounded half up line by line. */

const at = (day: string) => Date.parse(`${day}T10:00:00Z`);

/** A running subscription that is paid from a day to another. */
const paid = (plan: Plan, paidFrom: string, renewsOn: string, period: Period = "monthly"): Subscribed => ({
  ...{ plan, period, status: "active", trialEndsAt: 0, paidFrom, renewsOn },
});

describe("a larger plan costs the difference for the days that are left", () => {
  it.each<[string, Subscribed, string, Plan, Period, [rest: number, unused: number]]>([
    [
      "on the first day of a month that begins on a 31st",
      paid("growth", "2027-01-31", "2027-02-28"),
      "2027-01-31",
      "expert_plus",
      "monthly",
      [199, 99],
    ],
    ["on its last day", paid("growth", "2027-01-31", "2027-02-28"), "2027-02-27", "expert_plus", "monthly", [7.11, 3.54]],
    ["on the day before the last", paid("growth", "2027-01-31", "2027-02-28"), "2027-02-26", "expert_plus", "monthly", [14.21, 7.07]],
    ["halfway through February", paid("core", "2027-02-01", "2027-03-01"), "2027-02-15", "growth", "monthly", [49.5, 24.5]],
    ["on the 29th of February", paid("core", "2028-02-01", "2028-03-01"), "2028-02-29", "growth", "monthly", [3.41, 1.69]],
    ["from a 30th to the end of February", paid("core", "2027-01-30", "2027-02-28"), "2027-02-13", "growth", "monthly", [51.21, 25.34]],
    [
      "in a trial that was paid: nothing of it is used yet",
      paid("core", "2027-01-18", "2027-02-18"),
      "2027-01-12",
      "growth",
      "monthly",
      [99, 49],
    ],
    ["on the first day after a trial that was paid", paid("core", "2027-01-18", "2027-02-18"), "2027-01-18", "growth", "monthly", [99, 49]],
    ["on the second day after it", paid("core", "2027-01-18", "2027-02-18"), "2027-01-19", "growth", "monthly", [95.81, 47.42]],
    [
      "where two months were paid, on their first day",
      paid("core", "2027-01-01", "2027-03-01"),
      "2027-01-01",
      "growth",
      "monthly",
      [198, 98],
    ],
    [
      "where two months were paid, when one is used",
      paid("core", "2027-01-01", "2027-03-01"),
      "2027-02-01",
      "growth",
      "monthly",
      [93.97, 46.51],
    ],
    ["for a year, on its first day", paid("core", "2027-03-01", "2028-03-01", "yearly"), "2027-03-01", "growth", "yearly", [1_089, 539]],
    ["for a year, on its last day", paid("core", "2027-03-01", "2028-03-01", "yearly"), "2028-02-29", "growth", "yearly", [2.98, 1.47]],
    [
      "by the year in place of the month, on its last day",
      paid("core", "2027-01-01", "2027-02-01"),
      "2027-01-31",
      "core",
      "yearly",
      [539, 1.58],
    ],
    ["by the year in place of a month from a 31st", paid("core", "2027-01-31", "2027-02-28"), "2027-01-31", "core", "yearly", [539, 49]],
  ])("%s", (_when, own, day, plan, period, [rest, unused]) => {
    const choice = choiceOf(own, plan, period, at(day));
    if (choice.kind !== "upgrade") throw new Error(choice.kind);
    expect(choice.lines.map(({ total }) => total / 10_000)).toEqual([rest, -unused]);
    const net = Math.round((rest - unused) * 100);
    const vat = Math.floor((net * 20 + 50) / 100);
    expect(sumsOf(choice.lines)).toEqual({ net: net * 100, vat: vat * 100, total: (net + vat) * 100 });
  });

  it("comes to the same in two steps on one day as in one", () => {
    const first = choiceOf(paid("core", "2027-01-31", "2027-02-28"), "growth", "monthly", at("2027-01-31"));
    const second = choiceOf(paid("growth", "2027-01-31", "2027-02-28"), "expert_plus", "monthly", at("2027-01-31"));
    const net = [first, second].map((choice) => ("lines" in choice ? sumsOf(choice.lines).net / 10_000 : Number.NaN));
    expect(net).toEqual([50, 100]);
  });

  it("taken back the same day waits for the period's end, which stays", () => {
    const own = paid("growth", "2027-01-31", "2027-02-28");
    expect(choiceOf(own, "core", "monthly", at("2027-01-31"))).toEqual({ kind: "later", startsOn: "2027-02-28" });
  });
});

describe("whoever is late pays from the day that was due", () => {
  const late: Subscribed = {
    plan: "core",
    period: "monthly",
    status: "past_due",
    trialEndsAt: 0,
    paidFrom: "2027-01-18",
    renewsOn: "2027-02-18",
  };
  it.each<[Plan, string]>([
    ["core", "2027-02-19"],
    ["growth", "2027-03-03"],
  ])("%s, chosen on %s", (plan, day) =>
    expect(choiceOf(late, plan, "monthly", at(day))).toMatchObject({ kind: "subscribe", startsOn: "2027-02-18", endsOn: "2027-03-18" }),
  );
});

describe("money that comes late takes nothing away", () => {
  const before = { plan: "growth", period: "monthly", status: "active", paidFrom: "2027-03-01", renewsOn: "2027-04-01" } as const;
  it.each([
    ["a period that was due before another plan was chosen", "renewal", "core", "2027-03-18", false],
    ["a page that was left", "subscribe", "core", "2027-03-18", true],
    ["a larger plan's page that was left", "upgrade", "growth", "2027-03-18", true],
  ] as const)("%s", (_what, kind, plan, endsOn, isLeft) => {
    const after = afterPaying(before, { kind, plan, period: "monthly", startsOn: "2027-02-18", endsOn, isLeft }, "2027-03-05");
    expect([after.plan, (after.renewsOn ?? "") >= before.renewsOn]).toEqual(["growth", true]);
  });

  it("gives a whole period from the day it comes, where the one that was asked for has begun", () => {
    const none = { plan: "core", period: "monthly", status: "cancelled", paidFrom: "2026-12-18", renewsOn: "2027-01-18" } as const;
    const page = {
      kind: "subscribe",
      plan: "core",
      period: "monthly",
      startsOn: "2027-02-01",
      endsOn: "2027-03-01",
      isLeft: false,
    } as const;
    for (const [day, until] of [
      ["2027-02-01", "2027-03-01"],
      ["2027-02-02", "2027-03-02"],
      ["2027-04-10", "2027-05-10"],
    ] as const)
      expect(afterPaying(none, page, day).renewsOn).toBe(until);
  });
});

it("a month ends on the same day of the next, or on its last", () =>
  expect(["2027-01-31", "2027-01-28", "2028-01-31", "2027-02-28", "2028-02-29"].map((day) => endOf(day, "monthly"))).toEqual([
    ...["2027-02-28", "2027-02-28", "2028-02-29", "2027-03-28", "2028-03-29"],
  ]));
