import { describe, expect, it } from "vitest";
import { criteria } from "@/worker/modules/safety/laboratory/criteria";
import { limitsText, outcomeOf, problemsOf, readResult, worstOf } from "@/worker/modules/safety/laboratory/rules";
import type { PlannedAnalysis, AnalysisOutcome } from "@/worker/modules/safety/laboratory/status";

const measured = (least: number | null, m: number | null): PlannedAnalysis => ({ ...criteria.ph, least, m });

describe("a result is read as a laboratory writes it", () => {
  it("as a number, with its thousands, its decimals or its power of ten", () => {
    const read = (text: string) => readResult(text, "count")?.value;
    expect(["3200", "3 200", "1,2e3", "1.2E+3", "0,5", "abc", "", "1,2,3"].map(read)).toEqual([
      3_200_000,
      3_200_000,
      1_200_000,
      1_200_000,
      500,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("as below or above what can be counted", () => {
    expect(readResult("< 10", "count")).toEqual({ value: 10_000, side: "below" });
    expect(readResult(">300", "count")).toEqual({ value: 300_000, side: "above" });
  });

  it("as found or not, in either language", () => {
    const read = (text: string) => readResult(text, "detection")?.value;
    expect(["Absence", "non détecté", "not detected", "Présence", "DETECTED", "12"].map(read)).toEqual([0, 0, 0, 1_000, 1_000, undefined]);
  });
});

describe("n, c, m and M", () => {
  // Escherichia coli: n = 5, c = 2, m = 100, M = 1 000.
  const cases: [string[], AnalysisOutcome][] = [
    [["10", "<10", "100", "99", "0"], "satisfactory"],
    [["101", "100", "10", "10", "10"], "acceptable"],
    [["1000", "500", "10", "10", "10"], "acceptable"],
    [["101", "500", "999", "10", "10"], "unsatisfactory"],
    [["1001", "10", "10", "10", "10"], "unsatisfactory"],
    [[">1000", "10", "10", "10", "10"], "unsatisfactory"],
    [["10", "10", "10", "10"], "pending"],
    [["10", "1001"], "unsatisfactory"],
    [["500", "500", "500"], "unsatisfactory"],
    [[], "pending"],
  ];
  it.each(cases)("%j is %s", (results, outcome) => expect(outcomeOf(criteria.e_coli, results)).toBe(outcome));

  it("a criterion of two classes has nothing acceptable: 100 is good, 101 is not", () => {
    const found = (value: string) => outcomeOf(criteria.listeria_100, [value, "10", "10", "10", "10"]);
    expect([found("100"), found("101"), found("< 10")]).toEqual(["satisfactory", "unsatisfactory", "satisfactory"]);
  });

  it("what must be absent is unsatisfactory as soon as one unit has it", () => {
    const absent = Array(5).fill("absence");
    expect([outcomeOf(criteria.salmonella, absent), outcomeOf(criteria.salmonella, absent.slice(1))]).toEqual(["satisfactory", "pending"]);
    expect(outcomeOf(criteria.salmonella, ["présence"])).toBe("unsatisfactory");
  });

  it("histamine: nine units, two of which may lie between 100 and 200, and the mean at most 100", () => {
    const nine = (rest: string, ...first: string[]) => [...first, ...Array(9 - first.length).fill(rest)];
    const outcome = (results: string[]) => outcomeOf(criteria.histamine, results);
    expect([nine("20", "150", "200"), nine("20", "150", "150", "150"), nine("20", "201")].map(outcome)).toEqual([
      "satisfactory",
      "unsatisfactory",
      "unsatisfactory",
    ]);
    // 2 × 200 and 7 × 71 come to 897: a mean of 99.7; 2 × 200, 6 × 71 and 75 to 901.
    expect(outcome(nine("71", "200", "200"))).toBe("satisfactory");
    expect(outcome(nine("71", "200", "200", "75"))).toBe("unsatisfactory");
    expect(outcome(nine("71", "200", "200", "74"))).toBe("satisfactory");
  });

  it("what is only known to lie below a number is not shown to be within a lower limit", () => {
    expect(outcomeOf({ ...criteria.enterobacteriaceae, m: 5_000, most: 5_000 }, ["<10"])).toBe("unsatisfactory");
  });
});

// A pH from 3.2 to 4.6, both included; what is only known to lie beyond a limit is beyond it.
it.each<[string, AnalysisOutcome]>([
  ["3,19", "unsatisfactory"],
  ["< 3,2", "unsatisfactory"],
  ["3,2", "satisfactory"],
  ["> 3,2", "satisfactory"],
  ["< 4,6", "satisfactory"],
  ["4,6", "satisfactory"],
  ["> 4,6", "unsatisfactory"],
  ["4,61", "unsatisfactory"],
])("a pH of %s, from 3.2 to 4.6, is %s", (value, outcome) => expect(outcomeOf(measured(3_200, 4_600), [value])).toBe(outcome));

it("what has no limits is only written down", () => {
  expect(outcomeOf(measured(null, null), ["12"])).toBe("satisfactory");
});

it("a sample is as good as the worst of its analyses; what failed need not wait for the rest", () => {
  const worst = (...outcomes: AnalysisOutcome[]) => worstOf(outcomes.map((outcome) => ({ outcome })));
  expect([
    worst("satisfactory", "acceptable"),
    worst("satisfactory", "pending"),
    worst("pending", "unsatisfactory"),
    worst("acceptable", "pending"),
    worst("satisfactory"),
  ]).toEqual(["acceptable", "pending", "unsatisfactory", "pending", "satisfactory"]);
});

it("limits that cannot be are named", () => {
  const named = (analysis: Partial<PlannedAnalysis>) =>
    problemsOf([{ ...criteria.e_coli, ...analysis }]).map(({ field, code }) => `${field}:${code}`);
  expect(named({})).toEqual([]);
  expect([named({ c: 5 }), named({ c: 6 })]).toEqual([[], ["analyses.0.c:more_than_units"]]);
  expect(named({ most: 100_000 }), "m is M where nothing is acceptable").toEqual([]);
  expect(named({ most: 99_999 })).toEqual(["analyses.0.most:limits_upside_down"]);
  expect(named({ m: null, most: null })).toEqual(["analyses.0.m:limit_missing"]);
  expect(named({ kind: "detection" })).toEqual(["analyses.0.m:only_found"]);
  expect(problemsOf([measured(5_000, 4_000)])).toEqual([{ field: "analyses.0.m", code: "limits_upside_down" }]);
});

it("known criteria are the rows of annex I of Regulation (EC) 2073/2005: n, c, m, M and unit", () => {
  const rows = Object.values(criteria)
    .filter(({ kind }) => kind !== "measure")
    .map(({ method, n, c, m, most, unit, safety }) => [
      method.split(" · ")[0]?.replace("2073/2005, ", ""),
      n,
      c,
      m && m / 1_000,
      most && most / 1_000,
      unit,
      safety,
    ]);
  expect(rows).toEqual([
    ["1.1", 10, 0, null, null, "25 g", true],
    ["1.2", 5, 0, null, null, "25 g", true],
    ["1.2, 1.3", 5, 0, 100, 100, "ufc/g", true],
    ["1.4, 1.11", 5, 0, null, null, "25 g", true],
    ["1.26", 9, 2, 100, 200, "mg/kg", true],
    ["1.27", 9, 2, 200, 400, "mg/kg", true],
    ["2.2.1", 5, 0, 10, 10, "ufc/ml", false],
    ["2.2.2", 5, 2, 100, 1_000, "ufc/g", false],
    ["2.2.3", 5, 2, 10_000, 100_000, "ufc/g", false],
    ["2.2.4", 5, 2, 100, 1_000, "ufc/g", false],
    ["2.2.5", 5, 2, 10, 100, "ufc/g", false],
  ]);
});

it("limits are written as the regulation does", () => {
  expect(limitsText(criteria.e_coli, "fr").replace(/\s/g, " ")).toBe("n = 5, c = 2, m = 100, M = 1 000 ufc/g");
  expect(limitsText(criteria.e_coli, "en")).toBe("n = 5, c = 2, m = 100, M = 1,000 cfu/g");
  expect(limitsText(criteria.salmonella, "en")).toBe("not detected, n = 5, 25 g");
  expect(limitsText(measured(3_200, 4_600), "fr")).toBe("3,2 – 4,6 pH");
});
