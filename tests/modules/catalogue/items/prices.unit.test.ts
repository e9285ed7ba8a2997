import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pathOf, scaleOf, valueOn } from "@/app/ui/steps";
import { pricesAround } from "@/worker/modules/catalogue/items/rules";

const days = fc.integer({ min: 0, max: 900 }).map((day) => new Date(Date.UTC(2025, 0, 1) + day * 86_400_000).toISOString().slice(0, 10));
const prices = fc.uniqueArray(fc.record({ startsOn: days, price: fc.integer({ min: 1, max: 90_000 }) }), {
  selector: ({ startsOn }) => startsOn,
});

describe("the price in force", () => {
  it("is the last that has begun, and the next the first that has not", () => {
    fc.assert(
      fc.property(prices, days, (all, day) => {
        const { current, next } = pricesAround(all, day);
        const [begun, others] = [all.filter(({ startsOn }) => startsOn <= day), all.filter(({ startsOn }) => startsOn > day)];
        const latest = begun
          .map(({ startsOn }) => startsOn)
          .sort()
          .at(-1);
        const earliest = others.map(({ startsOn }) => startsOn).sort()[0];
        return current?.startsOn === latest && next?.startsOn === earliest;
      }),
    );
  });

  it("begins on its very day", () => {
    const all = [{ startsOn: "2026-03-01" }, { startsOn: "2026-02-01" }];
    expect(pricesAround(all, "2026-03-01").current?.startsOn).toBe("2026-03-01");
    expect(pricesAround(all, "2026-02-28")).toEqual({ current: { startsOn: "2026-02-01" }, next: { startsOn: "2026-03-01" } });
    expect(pricesAround(all, "2026-01-31").current).toBeUndefined();
  });
});

describe("a chart in steps", () => {
  const points = [
    { at: "2026-03-01", value: 300 },
    { at: "2026-01-01", value: 100 },
  ];

  it("goes across until the value changes, and on to today", () => {
    const scale = scaleOf([{ name: "", points }], "2026-03-31");
    expect([scale.x("2026-01-01"), scale.x("2026-03-31"), scale.y(300) < scale.y(100)]).toEqual([0, 100, true]);
    expect(pathOf(points, scale)).toMatch(/^M0 \d+H[\d.]+V\d+H100$/);
  });

  it("leaves room for what begins after today", () => {
    expect(scaleOf([{ name: "", points }], "2026-02-01").x("2026-03-01")).toBeLessThan(100);
  });

  it("keeps every point inside, whatever the days and values", () => {
    fc.assert(
      fc.property(prices, days, (all, today) => {
        const line = { name: "", points: all.map(({ startsOn, price }) => ({ at: startsOn, value: price })) };
        const scale = scaleOf([line], today);
        return line.points.every(({ at, value }) => [scale.x(at), scale.y(value)].every((place) => place >= 0 && place <= 100));
      }),
    );
  });

  it("knows the value of any day", () => {
    expect(["2025-12-31", "2026-01-01", "2026-02-28", "2026-09-01"].map((day) => valueOn(points, day))).toEqual([null, 100, 100, 300]);
  });
});
