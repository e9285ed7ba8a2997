import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CyclePoint, LONGEST_GAP, lethality, problemOf, readLogger } from "@/worker/modules/safety/heat-treatments/rules";

const F0 = { temperature: 12_110, z: 1_000 };
const temperature = fc.integer({ min: 2_000, max: 13_000 });
/** A cycle whose times rise by a second at least. */
const cycle = fc
  .array(fc.tuple(fc.integer({ min: 1, max: LONGEST_GAP }), temperature), { minLength: 2, maxLength: 40 })
  .map((steps) => steps.map(([, value], place): CyclePoint => [sumOf(steps.slice(1, place + 1).map(([step]) => step)), value]));
const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
/** Rounded twice: once by each of two sums. */
const NEAR = 2;

describe("the value of a cycle", () => {
  it("is the minutes themselves at the reference temperature, and ten times as much one z above", () => {
    expect(
      lethality(
        [
          [0, 12_110],
          [180, 12_110],
        ],
        F0,
      ),
    ).toBe(3_000);
    expect(
      lethality(
        [
          [0, 13_110],
          [180, 13_110],
        ],
        F0,
      ),
    ).toBe(30_000);
    expect(
      lethality(
        [
          [0, 11_110],
          [180, 11_110],
        ],
        F0,
      ),
    ).toBe(300);
  });

  it("is the analytic one at any constant temperature, however finely it was logged", () => {
    fc.assert(
      fc.property(temperature, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (value, count, step) => {
        const points = Array.from({ length: count + 1 }, (_, place): CyclePoint => [place * step, value]);
        const analytic = ((count * step) / 60) * 10 ** ((value - F0.temperature) / F0.z) * 1_000;
        expect(Math.abs(lethality(points, F0) - analytic)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("is the analytic one of a straight rise, whether it is logged once or a hundred times", () => {
    const rise = (count: number) =>
      Array.from({ length: count + 1 }, (_, place): CyclePoint => [(place * 600) / count, 11_110 + (place * 2_000) / count]);
    const analytic = ((10 * (10 - 0.1)) / Math.log(100)) * 1_000;
    for (const count of [1, 10, 100]) expect(Math.abs(lethality(rise(count), F0) - analytic)).toBeLessThanOrEqual(1);
  });

  it("grows with each degree and each minute, and adds up over its parts", () => {
    fc.assert(
      fc.property(cycle, fc.nat(39), fc.integer({ min: 1, max: 500 }), (points, at, more) => {
        const place = at % points.length;
        const hotter = points.map(([seconds, value], other): CyclePoint => [seconds, other === place ? value + more : value]);
        expect(lethality(hotter, F0)).toBeGreaterThanOrEqual(lethality(points, F0));
        const [last, value] = points.at(-1) ?? [0, 0];
        expect(lethality([...points, [last + 60, value]], F0)).toBeGreaterThanOrEqual(lethality(points, F0));
        const [first, second] = [points.slice(0, place + 1), points.slice(place)];
        expect(Math.abs(lethality(first, F0) + lethality(second, F0) - lethality(points, F0))).toBeLessThanOrEqual(NEAR);
      }),
    );
  });
});

describe("a cycle that is not whole", () => {
  it("is refused by the point where its times do not rise, or where nothing was logged for too long", () => {
    fc.assert(
      fc.property(cycle, fc.nat(39), fc.nat(500), (points, at, back) => {
        expect(problemOf(points, "points")).toBeNull();
        const place = 1 + (at % (points.length - 1));
        const moved = points.map(
          ([seconds, value], other): CyclePoint => [other === place ? (points[place - 1]?.[0] ?? 0) - back : seconds, value],
        );
        expect(problemOf(moved, "points")).toMatchObject({ code: "out_of_order", params: { point: place + 1 } });
      }),
    );
    const gap = (seconds: number) =>
      problemOf(
        [
          [0, 10_000],
          [seconds, 10_000],
        ],
        "points",
      );
    expect([gap(LONGEST_GAP - 1), gap(LONGEST_GAP), gap(LONGEST_GAP + 1)?.code]).toEqual([null, null, "gap"]);
    expect(problemOf([[0, 10_000]], "content")).toEqual({ field: "content", code: "too_few_points" });
  });
});

describe("a logger's file", () => {
  it.each([
    ["clocks, semicolons and decimal commas", "Heure;Sonde 1\n14:00:00;20,5\n14:01:00;121,1"],
    ["days and clocks", "time,temp\n2026-11-23 14:00:00,20.5\n2026-11-23 14:01:00,121.1"],
    ["French days in a column of their own", "Date;Heure;°C\n23/11/2026;14:00;20,5 °C\n23/11/2026;14:01;121,1 °C"],
    ["seconds and no heading", "0\t20.5\n60\t121.1"],
    ["midnight between", "t;°C\n23:59:30;20,5\n00:00:30;121,1"],
    ["several probes, of which the coldest counts", "t;a;b\n0;20,5;30\n60;125;121,1"],
  ])("is read with %s", (_, text) => {
    expect(readLogger(text)).toEqual({
      points: [
        [0, 2_050],
        [60, 12_110],
      ],
      unread: null,
    });
  });

  it("says which line cannot be read", () => {
    expect(readLogger("t;°C\n0;20\n30;chaud\n60;30").unread).toBe(3);
    expect(readLogger("a;b\nc;d")).toEqual({ points: [], unread: 1 });
  });
});
