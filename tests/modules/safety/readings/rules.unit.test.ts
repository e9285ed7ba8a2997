import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "@/worker/core/figures/dates";
import { problemsOf } from "@/worker/modules/safety/control-plans/rules";
import { fromTemplate } from "@/worker/modules/safety/control-plans/templates";
import { planTemplates, weekdays } from "@/worker/modules/safety/control-plans/status";
import { daysOf, judge, missedPeriods, periodOf } from "@/worker/modules/safety/readings/rules";

const cold = { measure: "temperature", lower: 0, upper: 4_000 } as const;
const anyPeriod = fc.constantFrom("day" as const, "week" as const, "month" as const);
const read = (value: number) => judge(cold, { value, verdict: null });

describe("a reading", () => {
  it("on a limit is within, a thousandth beyond it is outside", () => {
    expect([-1, 0, 1, 3_999, 4_000, 4_001].map(read)).toEqual(
      ["outside", "within", "within", "within", "within", "outside"].map((outcome) => ({ outcome })),
    );
  });

  it("is a value where something is measured, and a verdict where nothing is", () => {
    const seen = { measure: "pests", lower: null, upper: null } as const;
    expect(judge(cold, { value: null, verdict: null })).toEqual({ field: "value", code: "required" });
    expect(judge(cold, { value: 1, verdict: "conforms" })).toEqual({ field: "verdict", code: "no_verdict" });
    expect(judge(seen, { value: 1, verdict: null })).toEqual({ field: "value", code: "no_value" });
    expect(judge(seen, { value: null, verdict: null })).toEqual({ field: "verdict", code: "required" });
    expect(judge(seen, { value: null, verdict: "fails" })).toEqual({ outcome: "outside" });
  });
});

describe("what was missed", () => {
  const today = "2026-11-23";
  const daily = { times: 2, per: "day", worksOn: [...weekdays.slice(0, 5)], since: "2026-11-16" } as const;

  it("is each day of work since the plan is in force that lacks one, never today", () => {
    const missed = missedPeriods({ ...daily, worksOn: [...daily.worksOn] }, today, (day) => (day === "2026-11-18" ? 2 : 1));
    expect(missed.map(({ from }) => from)).toEqual(["2026-11-20", "2026-11-19", "2026-11-17", "2026-11-16"]);
  });

  it("is a whole week or month that is over", () => {
    const ask = (per: "week" | "month") =>
      missedPeriods({ times: 1, per, worksOn: [], since: "2026-09-01" }, today, (day) => Number(day === "2026-11-11"));
    expect(ask("week").map(({ from }) => from)).toEqual([
      "2026-11-16",
      "2026-11-02",
      "2026-10-26",
      "2026-10-19",
      "2026-10-12",
      "2026-10-05",
      "2026-09-28",
    ]);
    expect(ask("month").map(({ from }) => from)).toEqual(["2026-10-01"]);
  });

  it("never grows by a reading more", () => {
    const day = fc.integer({ min: 1, max: 40 }).map((ago) => addDays(today, -ago));
    fc.assert(
      fc.property(fc.array(day), day, anyPeriod, (days, more, per) => {
        const rule = { times: 2, per, worksOn: [...weekdays], since: "2026-01-01" };
        const count = (read: string[]) => missedPeriods(rule, today, (one) => read.filter((other) => other === one).length).length;
        expect(count([...days, more])).toBeLessThanOrEqual(count(days));
      }),
    );
  });

  it("belongs to periods that hold every day once", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000 }), anyPeriod, (ago, per) => {
        const day = addDays(today, -ago);
        expect(daysOf(periodOf(per, day)).filter((one) => one === day)).toEqual([day]);
      }),
    );
  });
});

it("every template makes a plan that can be approved, in both languages", () => {
  for (const template of planTemplates) {
    const [french, english] = [fromTemplate(template, "fr"), fromTemplate(template, "en")];
    expect(problemsOf(french.points), template).toEqual([]);
    expect(english.points.map(({ measure }) => measure)).toEqual(french.points.map(({ measure }) => measure));
    expect(french.points.length > 0).toBe(template !== "blank");
  }
});
