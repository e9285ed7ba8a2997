import { describe, expect, it } from "vitest";
import { addDays } from "@/worker/core/figures/dates";
import {
  asDue,
  daysOf,
  forecastOf,
  MOST_DAYS,
  ofOrders,
  ofPlan,
  ofRecurring,
  ofRestock,
  requirePeriod,
  stretches,
  supposed,
} from "@/worker/modules/money/treasury/rules";
import { requireOrder } from "@/worker/modules/money/treasury-plans/records";
import { refusedOf } from "@/tests/support/refusals";

const today = "2026-06-01";

describe("a period", () => {
  it.each([
    ["of a day", 0, null],
    ["that ends a day before it begins", -1, "to:before_start"],
    ["as long as a calendar shows", MOST_DAYS, null],
    ["a day longer", MOST_DAYS + 1, "to:too_far"],
  ])("%s", (_, days, refused) => expect(refusedOf(() => requirePeriod(today, addDays(today, days), MOST_DAYS))).toBe(refused));

  it("of figures may be as long as one likes", () => expect(refusedOf(() => requirePeriod("1900-01-01", today))).toBe(null));
});

it.each([
  ["on its first day", "2026-06-01", null],
  ["a day before it begins", "2026-05-31", "endsOn:before_start"],
  ["never", null, null],
])("a plan ends %s", (_, endsOn, refused) => expect(refusedOf(() => requireOrder({ nextOn: today, endsOn }))).toBe(refused));

describe("money that is to come", () => {
  it.each([
    ["of an order that should have left, from today", "2026-05-31", "2026-07-01"],
    ["of an order that leaves today", "2026-06-01", "2026-07-01"],
    ["of an order that leaves tomorrow", "2026-06-02", "2026-07-02"],
  ])("%s", (_, leavesOn, dueOn) =>
    expect(ofOrders({ leavesOn, open: 500, paymentTerms: "30_days" }, today)).toEqual({ kind: "order", dueOn, amount: 500 }),
  );

  const lines = [{ packs: 2, price: 10_000, vatRate: 2_000 }];
  it.each([
    ["of a restock that is late, from today", { expectedOn: "2026-05-20", orderedOn: "2026-05-01" }, null, "2026-07-01"],
    ["of a restock that is awaited", { expectedOn: "2026-06-10", orderedOn: "2026-05-01" }, "cash", "2026-06-10"],
    ["of a restock that no one expects, from its order", { expectedOn: null, orderedOn: "2026-06-05" }, "15_days", "2026-06-20"],
    ["of a restock that no one ordered yet", { expectedOn: null, orderedOn: null }, null, "2026-07-01"],
  ] as const)("%s", (_, days, paymentTerms, dueOn) =>
    expect(ofRestock({ ...days, fees: 5_000, paymentTerms }, lines, today)).toEqual({
      kind: "restock",
      dueOn,
      amount: -30_000,
      isMaterial: true,
    }),
  );

  const plan = { amount: 700, nextOn: today, rhythm: null, endsOn: null };
  it.each([
    ["planned income", "income", "sales", 700, false],
    ["planned income of purchases", "income", "purchases", 700, false],
    ["a planned expense", "expense", "rent", -700, false],
    ["planned purchases follow the price of material", "expense", "purchases", -700, true],
  ] as const)("of %s", (_, type, category, amount, isMaterial) =>
    expect(ofPlan({ ...plan, type, category }, today)).toEqual([{ kind: "plan", dueOn: today, amount, isMaterial }]),
  );
});

describe("an invoice that comes back", () => {
  const days = (overrides: { nextOn?: string; endsOn?: string | null; everyMonths?: number }) =>
    ofRecurring({ nextOn: today, endsOn: null, everyMonths: 6, paymentTerms: "30_days", ...overrides }, 900, today).map(({ dueOn }) =>
      addDays(dueOn, -30),
    );
  it.each([
    ["until the same day a year ahead", {}, ["2026-06-01", "2026-12-01", "2027-06-01"]],
    ["until its last day", { endsOn: "2026-12-01" }, ["2026-06-01", "2026-12-01"]],
    ["not the day after its last", { endsOn: "2026-11-30" }, ["2026-06-01"]],
    ["not before today", { nextOn: "2026-05-31", endsOn: "2026-12-01" }, ["2026-11-30"]],
    ["no more than the year ahead, however late it ends", { endsOn: "2040-01-01" }, ["2026-06-01", "2026-12-01", "2027-06-01"]],
  ])("is due %s", (_, overrides, expected) => expect(days(overrides)).toEqual(expected));

  it("asks for its total, due by its client's terms", () =>
    expect(ofRecurring({ nextOn: today, endsOn: today, everyMonths: 1, paymentTerms: "15_days" }, 900, today)).toEqual([
      { kind: "recurring", dueOn: "2026-06-16", amount: 900 },
    ]));
});

describe("a plan falls", () => {
  const days = (nextOn: string, endsOn: string | null, rhythm: "weekly" | null = "weekly", until = "2026-06-15") =>
    daysOf({ nextOn, rhythm, endsOn }, today, until);
  it.each([
    ["on each of its days, the last included", ["2026-06-01", null], ["2026-06-01", "2026-06-08", "2026-06-15"]],
    ["until its end", ["2026-06-01", "2026-06-08"], ["2026-06-01", "2026-06-08"]],
    ["not after its end", ["2026-06-01", "2026-06-07"], ["2026-06-01"]],
    ["not beyond what is looked at, however late it ends", ["2026-06-08", "2027-01-01"], ["2026-06-08", "2026-06-15"]],
    ["once for all that it was late for", ["2026-05-10", null], ["2026-05-10", "2026-06-07", "2026-06-14"]],
    ["today, when one of its days is today", ["2026-05-25", null], ["2026-05-25", "2026-06-01", "2026-06-08", "2026-06-15"]],
    ["late, even when it is over", ["2026-05-31", "2026-05-30"], ["2026-05-31"]],
    ["once, without a rhythm", ["2026-06-15", null, null], ["2026-06-15"]],
    ["never, after what is looked at", ["2026-06-16", null, null], []],
    ["never, after its end", ["2026-06-02", "2026-06-01"], []],
  ])("%s", (_, parameters, expected) => expect(days(...(parameters as Parameters<typeof days>))).toEqual(expected));
});

describe("in a scenario", () => {
  const scenario = { clientsLate: 10, materialsUp: 1_000 };
  it.each([
    ["clients pay late", { kind: "receivable", dueOn: "2026-06-05", amount: 100 }, "2026-06-15", 100],
    ["what they should have paid too", { kind: "receivable", dueOn: "2026-05-01", amount: 100 }, "2026-06-01", 100],
    ["what they pay today comes late", { kind: "receivable", dueOn: "2026-05-22", amount: 100 }, "2026-06-01", 100],
    ["plans are kept", { kind: "plan", dueOn: "2026-06-05", amount: 100 }, "2026-06-05", 100],
    ["one pays on the day", { kind: "payable", dueOn: "2026-06-05", amount: -100 }, "2026-06-05", -100],
    ["material grows dearer", { kind: "restock", dueOn: "2026-06-05", amount: -1_000, isMaterial: true }, "2026-06-05", -1_100],
    ["half a cent is rounded up", { kind: "restock", dueOn: "2026-06-05", amount: -500, isMaterial: true }, "2026-06-05", -600],
  ] as const)("%s", (_, flow, day, amount) => expect(supposed(flow, scenario, today)).toEqual({ day, amount }));
});

describe("a forecast", () => {
  it("tells a year by weeks of seven days, the last one cut", () => {
    const weeks = stretches(today, "weekly");
    expect([weeks[0], weeks[1], weeks.length]).toEqual([
      { from: "2026-06-01", to: "2026-06-07" },
      { from: "2026-06-08", to: "2026-06-14" },
      53,
    ]);
    expect(weeks.at(-1)).toEqual({ from: "2027-05-31", to: "2027-06-01" });
  });

  it("or by calendar months, the first and the last cut", () => {
    const months = stretches("2026-06-15", "monthly");
    expect([months[0], months[1], months.at(-1), months.length]).toEqual([
      { from: "2026-06-15", to: "2026-06-30" },
      { from: "2026-07-01", to: "2026-07-31" },
      { from: "2027-06-01", to: "2027-06-15" },
      13,
    ]);
  });

  const flow = (dueOn: string, amount: number) => ({ kind: "plan", dueOn, amount }) as const;
  const of = (opening: number, ...flows: ReturnType<typeof flow>[]) => forecastOf(opening, flows, asDue, today, "monthly");
  it("puts what comes and what goes in its stretch, the last day of it too, and nothing of a later year", () => {
    const { points, closing } = of(
      100,
      flow("2026-06-30", 50),
      flow("2026-06-30", -20),
      flow("2026-07-01", -30),
      flow("2027-06-01", 5),
      flow("2027-06-02", 9),
    );
    expect(points.slice(0, 2)).toEqual([
      { from: "2026-06-01", to: "2026-06-30", income: 50, expense: 20, balance: 130 },
      { from: "2026-07-01", to: "2026-07-31", income: 0, expense: 30, balance: 100 },
    ]);
    expect(closing).toBe(105);
  });

  it.each([
    ["a cent short today", -1, [], today, { day: today, balance: -1 }],
    ["nothing, which is not short", 0, [], null, { day: today, balance: 0 }],
    ["down to nothing", 5, [flow("2026-07-05", -5)], null, { day: "2026-07-05", balance: 0 }],
    ["a cent below nothing", 5, [flow("2026-07-05", -6)], "2026-07-05", { day: "2026-07-05", balance: -1 }],
    [
      "lowest first, when it is as low again",
      5,
      [flow("2026-07-05", -5), flow("2026-07-06", 5), flow("2026-07-07", -5)],
      null,
      { day: "2026-07-05", balance: 0 },
    ],
  ])("says when money is short: %s", (_, opening, flows, shortOn, low) => expect(of(opening, ...flows)).toMatchObject({ shortOn, low }));
});
