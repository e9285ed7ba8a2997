import { describe, expect, it } from "vitest";
import { clashOf, listFor, problemsOf, usualPoints } from "@/worker/modules/safety/checklists/rules";
import type { CheckPoint, Moment, PointKind } from "@/worker/modules/safety/checklists/status";
import { figureText, judge, knownOf, limitsText, outcomeOf, verdictOf } from "@/worker/modules/safety/lot-checks/rules";

const list = (name: string, more: { moment?: Moment; families?: string[]; itemIds?: string[] } = {}) => {
  return { name, moment: "receipt" as Moment, families: [], itemIds: [], ...more };
};
const point = (id: string, kind: PointKind = "yes_no", more: Partial<CheckPoint> = {}): CheckPoint => {
  return { id, text: id, kind, unit: "", least: null, most: null, whenFails: "hold", ...more };
};
const today = "2026-11-24";
const lot = { temperature: null, dlc: null, ddm: null };

describe("the list of an item", () => {
  const all = list("all");
  const meat = list("meat", { families: ["Viandes", "Volailles"] });
  const duck = list("duck", { itemIds: ["canard"] });
  const jam = list("jam", { moment: "release", families: ["Confitures"] });
  const of = (id: string, category: string, moment: Moment = "receipt") => listFor([all, meat, duck, jam], { id, category }, moment)?.name;

  it("is the one that names it, else that of its family, else the one for all", () => {
    expect(of("canard", "Viandes")).toBe("duck");
    expect(of("porc", "Viandes")).toBe("meat");
    expect(of("porc", "volailles"), "whatever the case").toBe("meat");
    expect(of("sucre", "Épicerie")).toBe("all");
  });

  it("is one of its moment, and none where nobody wrote one", () => {
    expect(of("abricot", "Confitures", "release")).toBe("jam");
    expect(of("canard", "Viandes", "release")).toBeUndefined();
    expect(listFor([meat], { id: "sucre", category: "" }, "receipt")).toBeUndefined();
  });

  it("is never in doubt: two lists of a moment do not claim the same", () => {
    expect(clashOf(all, list("other"))).toEqual({ field: "families", family: "" });
    expect(clashOf(meat, list("other", { families: ["VOLAILLES"] }))).toEqual({ field: "families", family: "Volailles" });
    expect(clashOf(duck, list("other", { itemIds: ["porc", "canard"] }))).toEqual({ field: "items", family: "" });
    expect(clashOf(duck, list("other", { moment: "release", itemIds: ["canard"] }))).toBeNull();
    expect([clashOf(all, meat), clashOf(meat, duck)]).toEqual([null, null]);
  });
});

describe("points", () => {
  const problems = (kind: PointKind, least: number | null, most: number | null) =>
    problemsOf([{ text: "x", kind, unit: "", least, most, whenFails: "hold" }]).map(({ field, code }) => `${field}:${code}`);

  it("that ask for a figure have a limit, the right way up; what is looked at has none", () => {
    expect(problems("yes_no", null, null)).toEqual([]);
    expect(problems("yes_no", 1, null)).toEqual(["points.0.kind:no_limits"]);
    expect(problems("temperature", null, null)).toEqual(["points.0.least:limit_missing"]);
    expect(problems("measure", 4_001, 4_000)).toEqual(["points.0.most:upside_down"]);
    expect(problems("measure", 4_000, 4_000)).toEqual([]);
  });

  it("to begin with are sound, in both languages", () => {
    for (const moment of ["receipt", "release"] as const)
      for (const language of ["fr", "en"] as const) expect(problemsOf(usualPoints(moment, language))).toEqual([]);
  });
});

describe("a figure", () => {
  it("conforms on its limits, and fails a thousandth beyond", () => {
    const limits = { least: -2_000, most: 4_000 };
    const verdicts = [-2_001, -2_000, -1_999, 3_999, 4_000, 4_001].map((value) => verdictOf(limits, value));
    expect(verdicts).toEqual(["fails", "conforms", "conforms", "conforms", "conforms", "fails"]);
    expect(verdictOf({ least: null, most: 4_000 }, -40_000)).toBe("conforms");
    expect(verdictOf({ least: 7_000, most: null }, 6_999)).toBe("fails");
  });

  it("is known where the lot says it: hundredths of a degree, days to the DLC or the DDM", () => {
    expect(knownOf("temperature", { ...lot, temperature: 345 }, today)).toBe(3_450);
    expect(knownOf("days_left", { ...lot, dlc: "2026-12-01" }, today)).toBe(7_000);
    expect(knownOf("days_left", { ...lot, ddm: "2026-11-23" }, today)).toBe(-1_000);
    expect([knownOf("temperature", lot, today), knownOf("days_left", lot, today), knownOf("measure", lot, today)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("reads as people write it", () => {
    expect(figureText(-1_500, point("t", "temperature"), "fr")).toBe("-1,5 °C");
    expect(figureText(12_000, point("d", "days_left"), "en")).toBe("12 d");
    expect(limitsText(point("t", "temperature", { least: -2_000, most: 4_000 }), "fr")).toBe("de -2 °C à 4 °C");
    expect(limitsText(point("d", "days_left", { least: 7_000 }), "en")).toBe("at least 7 d");
    expect(limitsText(point("m", "measure", { most: 4_600, unit: "pH" }), "fr")).toBe("au plus 4,6 pH");
    expect(limitsText(point("y"), "fr")).toBe("");
  });
});

describe("answers", () => {
  const threePoints = [
    point("seal"),
    point("core", "temperature", { most: 4_000, whenFails: "refuse" }),
    point("days", "days_left", { least: 7_000 }),
  ];
  const known = { temperature: 400, dlc: "2026-12-01", ddm: null };
  const judged = (answers: Record<string, object>, { conforms = false, of = known as typeof lot | typeof known } = {}) =>
    judge(threePoints, new Map(Object.entries(answers).map(([id, more]) => [id, { point: id, remark: "", ...more }])), {
      lot: of,
      today,
      conforms,
    });

  it("are all given, or known, or said to conform: a figure that nobody knows is threePoints for", () => {
    expect(judged({}).problems).toEqual([{ place: 0, field: "verdict", code: "required" }]);
    expect(judged({}, { conforms: true })).toMatchObject({
      problems: [],
      points: [{ verdict: "conforms" }, { value: 4_000 }, { value: 7_000 }],
    });
    expect(judged({}, { conforms: true, of: lot }).problems.map(({ place }) => place)).toEqual([1, 2]);
  });

  it("are judged by their figure, whatever one says of it", () => {
    const { points } = judged({ core: { verdict: "conforms", value: 4_001 } }, { conforms: true });
    expect(points.map(({ verdict }) => verdict)).toEqual(["conforms", "fails", "conforms"]);
    expect(outcomeOf(points)).toBe("refuse");
  });

  it("let go what conforms, hold what fails, and refuse where a point asks for it", () => {
    expect(outcomeOf(judged({}, { conforms: true }).points)).toBeNull();
    expect(outcomeOf(judged({ seal: { verdict: "fails" } }).points)).toBe("hold");
    expect(outcomeOf(judged({ days: { value: 6_999 } }, { conforms: true }).points)).toBe("hold");
    expect(outcomeOf(judged({ seal: { verdict: "fails" }, core: { value: 9_000 } }).points)).toBe("refuse");
  });
});
