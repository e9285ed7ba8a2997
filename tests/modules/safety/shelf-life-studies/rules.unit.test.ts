import { expect, it } from "vitest";
import type { PlannedAnalysis } from "@/worker/modules/safety/laboratory/status";
import { shownOf, verdictOf } from "@/worker/modules/safety/shelf-life-studies/rules";

const planned = { unit: "ufc/g", method: "", safety: false, n: 1, c: 0, least: null, m: 100_000, most: 100_000 } as const;
const flora = { ...planned, id: "flora", name: "Flore", kind: "count" } satisfies PlannedAnalysis & { id: string };
const taste = { ...planned, id: "taste", name: "Dégustation", kind: "measure", unit: "/10", least: 6_000, m: null, most: null } as const;

const point = (day: number, found: Record<string, string | string[]>) => ({
  id: `p${day}`,
  day,
  results: Object.fromEntries(Object.entries(found).map(([id, value]) => [id, Array.isArray(value) ? value : [value]])),
  note: "",
  sample: "",
  actor: "",
  at: 0,
});
const study = (points: ReturnType<typeof point>[], more: object = {}) =>
  verdictOf({ analyses: [flora, taste], points, targetDays: 30, margin: 0, ...more });

it("shows nothing until every criterion was looked at", () => {
  expect(study([])).toMatchObject({ verdict: "pending", lastDay: null, proposedDays: null });
  expect(study([point(0, { flora: "10" }), point(20, { flora: "10" })])).toMatchObject({ verdict: "pending", limiting: "Dégustation" });
});

it("holds to the last day that all criteria hold: the limit itself holds, one more does not", () => {
  const last = (value: string) => study([point(0, { flora: "10", taste: "9" }), point(30, { flora: value, taste: "6" })]);
  expect(last("100")).toMatchObject({ verdict: "reached", lastDay: 30, failedDay: null, proposedDays: 30 });
  expect(last("101")).toMatchObject({ verdict: "short", lastDay: 0, failedDay: 30, proposedDays: 0, limiting: "Flore" });
  expect(study([point(0, { flora: "10", taste: "9" }), point(30, { flora: "10", taste: "5,999" })])).toMatchObject({
    verdict: "short",
    limiting: "Dégustation",
  });
});

it.each([
  [29, "holding"],
  [30, "reached"],
  [31, "reached"],
])("with all good to day %i, aimed at 30, is %s", (day, verdict) => {
  const found = study([point(0, { flora: "10", taste: "9" }), point(day, { flora: "10", taste: "9" })]);
  expect(found).toMatchObject({ verdict, lastDay: day, proposedDays: day });
});

it("stays failed once it has failed, whatever is found later", () => {
  const points = [point(0, { flora: "10" }), point(10, { flora: "500" }), point(20, { flora: "10" })];
  expect(shownOf(flora, points)).toEqual({ lastDay: 0, failedDay: 10 });
});

it("shows nothing beyond a point whose units are not all there; a failure behind it counts", () => {
  const five = { ...flora, n: 2 };
  const points = [point(0, { flora: ["10", "10"] }), point(10, { flora: ["10"] }), point(20, { flora: ["10", "10"] })];
  expect(shownOf(five, points)).toEqual({ lastDay: 0, failedDay: null });
  expect(shownOf(five, [...points.slice(0, 2), point(20, { flora: ["10", "101"] })])).toEqual({ lastDay: 0, failedDay: 20 });
});

it("follows each criterion by its own points: tasted weekly, analysed less often", () => {
  const points = [
    point(0, { flora: "10", taste: "9" }),
    point(7, { taste: "9" }),
    point(14, { taste: "8" }),
    point(15, { flora: "10" }),
    point(21, { taste: "8" }),
  ];
  expect(study(points)).toMatchObject({ lastDay: 15, verdict: "holding", limiting: "Flore" });
});

it("keeps a margin back, down to nothing", () => {
  const points = [point(0, { flora: "10", taste: "9" }), point(21, { flora: "10", taste: "9" })];
  expect(study(points, { margin: 5 }).proposedDays).toBe(16);
  expect(study(points, { margin: 25 }).proposedDays).toBe(0);
});

it("proposes nothing of what fails on its first day", () => {
  expect(study([point(0, { flora: "101", taste: "9" })])).toMatchObject({ verdict: "short", lastDay: null, failedDay: 0, proposedDays: 0 });
});

it("is not decided by what has no limits", () => {
  const ph = { ...taste, id: "ph", name: "pH", unit: "", least: null };
  const points = [point(0, { flora: "10" }), point(30, { flora: "10" })];
  expect(verdictOf({ analyses: [flora, ph], points, targetDays: 30, margin: 0 })).toMatchObject({ verdict: "reached", proposedDays: 30 });
});
