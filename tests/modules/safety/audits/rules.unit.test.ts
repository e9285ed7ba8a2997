import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gapsOf, outcomeOf, scoreOf, tasksOf } from "@/worker/modules/safety/audits/rules";
import { type Finding, findings } from "@/worker/modules/safety/audits/status";

const seen = (...pairs: [Finding, number][]) => pairs.map(([finding, weight]) => ({ finding, weight }));

describe("a score", () => {
  it.each([
    ["all that conforms is whole", seen(["conforms", 1], ["conforms", 5]), 10_000],
    ["a minor gap earns half its weight", seen(["conforms", 3], ["minor", 1]), 8_750],
    ["a major gap earns nothing", seen(["conforms", 3], ["major", 1]), 7_500],
    ["what does not apply counts on neither side", seen(["conforms", 1], ["major", 1], ["not_applicable", 5]), 5_000],
    ["weights count", seen(["major", 1], ["conforms", 4]), 8_000],
    ["two thirds are not rounded up", seen(["conforms", 1], ["conforms", 1], ["major", 1]), 6_666],
    ["nothing but major gaps is nothing", seen(["major", 5]), 0],
  ])("%s", (_, questions, score) => expect(scoreOf(questions)).toBe(score));

  it("is none where no question applies", () => {
    expect(scoreOf(seen(["not_applicable", 3]))).toBeNull();
    expect(scoreOf([])).toBeNull();
  });

  it("lies between nothing and all, and a worse answer never raises it", () => {
    const answers = fc.array(fc.tuple(fc.constantFrom(...findings), fc.integer({ min: 1, max: 5 })), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(answers, fc.nat(), (pairs, at) => {
        const score = scoreOf(seen(...pairs));
        if (score === null) return;
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(10_000);
        const place = at % pairs.length;
        if (pairs[place]?.[0] === "not_applicable") return;
        const worse = pairs.map(([finding, weight], turn): [Finding, number] => [turn === place ? "major" : finding, weight]);
        expect(scoreOf(seen(...worse))).toBeLessThanOrEqual(score);
      }),
    );
  });
});

describe("the mark", () => {
  it.each([
    [7_999, "failed"],
    [8_000, "passed"],
    [8_001, "passed"],
  ])("%d of 80 %% is %s", (score, outcome) => expect(outcomeOf(score, 8_000)).toBe(outcome));
});

it("gaps are counted by their kind", () => {
  expect(gapsOf(seen(["minor", 1], ["major", 1], ["minor", 2], ["conforms", 1], ["not_applicable", 1]))).toEqual({ minor: 2, major: 1 });
});

describe("what a gap asks to be done", () => {
  const texts = { containment: "C", corrective: "R", preventive: "P", verification: "V" };
  const tasks = (finding: Finding, action = "", dueOn: string | null = null) =>
    tasksOf({ finding, action, dueOn }, "2026-01-31", texts).map(({ kind, text, dueOn: day }) => `${kind} ${text} ${day}`);

  it("a major one is contained at once, put right, kept from coming back and looked at again", () => {
    expect(tasks("major")).toEqual([
      "containment C 2026-01-31",
      "corrective R 2026-02-15",
      "preventive P 2026-03-02",
      "verification V 2026-03-17",
    ]);
  });
  it("a minor one is put right and looked at again", () => {
    expect(tasks("minor")).toEqual(["corrective R 2026-03-02", "verification V 2026-03-17"]);
  });
  it("what somebody decided stands in its place, and it is looked at a fortnight later at the soonest", () => {
    expect(tasks("minor", "Changer le joint", "2026-03-10")).toEqual([
      "corrective Changer le joint 2026-03-10",
      "verification V 2026-03-25",
    ]);
    expect(tasks("minor", "Changer le joint", "2026-02-01")[1]).toBe("verification V 2026-03-17");
  });
  it("what conforms or does not apply asks nothing", () => {
    expect([...tasks("conforms"), ...tasks("not_applicable")]).toEqual([]);
  });
});
