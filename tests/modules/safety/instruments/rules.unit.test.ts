import { describe, expect, it } from "vitest";
import { type Calibrated, calibrationOn, calibrationState, measures, standingOn } from "@/worker/modules/safety/instruments/rules";

const good = (day: string, dueOn: string): Calibrated => ({ day, dueOn, outcome: "conforms" });
const bad = (day: string): Calibrated => ({ day, dueOn: day, outcome: "fails" });

describe("the calibration that holds on a day", () => {
  const history = [good("2025-03-10", "2026-03-10"), bad("2026-02-01"), good("2026-02-05", "2027-02-05")];

  it("is the last one until then, the day itself included", () => {
    const held = (day: string) => calibrationOn(history, day)?.day;
    expect(["2025-03-09", "2025-03-10", "2026-01-31", "2026-02-01", "2026-02-04", "2026-02-05"].map(held)).toEqual([
      undefined,
      "2025-03-10",
      "2025-03-10",
      "2026-02-01",
      "2026-02-01",
      "2026-02-05",
    ]);
  });

  it("is the one written last where a day has two", () => {
    expect(calibrationOn([bad("2026-02-01"), good("2026-02-01", "2027-02-01")], "2026-02-01")?.outcome).toBe("conforms");
  });

  it("does not depend on the order in which days were written down", () => {
    expect(calibrationOn(history.toReversed(), "2026-02-03")?.day).toBe("2026-02-01");
  });
});

it("holds on its last day, and no longer", () => {
  const last = good("2026-01-15", "2026-07-15");
  expect(["2026-07-14", "2026-07-15", "2026-07-16"].map((day) => calibrationState(last, day))).toEqual(["valid", "valid", "expired"]);
  expect([calibrationState(bad("2026-01-15"), "2026-01-15"), calibrationState(null, "2026-01-15")]).toEqual(["failed", "none"]);
});

it("is to be renewed from thirty days before its last day", () => {
  const last = good("2026-01-15", "2026-07-15");
  const days = ["2026-06-14", "2026-06-15", "2026-07-15", "2026-07-16"];
  expect(days.map((day) => standingOn(last, day))).toEqual(["valid", "soon", "soon", "expired"]);
  expect([standingOn(bad("2026-01-15"), "2026-01-16"), standingOn(null, "2026-01-16")]).toEqual(["failed", "none"]);
});

it("is offered for what its kind measures; another kind for anything", () => {
  expect([measures("thermometer", "temperature"), measures("thermometer", "ph"), measures("other", "ph")]).toEqual([true, false, true]);
});
