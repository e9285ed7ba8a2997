import { readFileSync } from "node:fs";
import { registry } from "@/worker/modules";
import "@/tests/support/properties";
import type { SQL } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import fc from "fast-check";
import { expect, it } from "vitest";
import { classesOf, foresee, HELD_OUT } from "@/worker/modules/business/figures/rules";

const sizes = fc.array(fc.integer({ min: -5, max: 1_000 }), { maxLength: 40 }).map((all) => all.sort((one, other) => other - one));

it("classes go down, and A is the fewest that make 80 % of the whole", () => {
  fc.assert(
    fc.property(sizes, (all) => {
      const own = classesOf(all);
      expect([...own].sort()).toEqual(own);
      const whole = all.reduce((sum, size) => sum + Math.max(0, size), 0);
      const first = all.filter((_, place) => own[place] === "A");
      const sum = first.reduce((total, size) => total + size, 0);
      if (whole > 0) {
        expect(sum).toBeGreaterThanOrEqual(whole * 0.8 - 1e-6);
        expect(sum - (first.at(-1) ?? 0)).toBeLessThan(whole * 0.8);
      }
      for (const [place, size] of all.entries()) if (size <= 0) expect(own[place]).toBe("C");
    }),
  );
});

it("what is always the same is foreseen without error", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: HELD_OUT + 3, max: 30 }), (month, count) => {
      expect(foresee(Array<number>(count).fill(month))).toMatchObject({ next: month, error: 0 });
    }),
  );
});

it("what comes back each year is foreseen by its season", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 10, max: 500 }), { minLength: 12, maxLength: 12 }), (year) => {
      fc.pre(new Set(year).size > 6);
      expect(foresee([...year, ...year])).toEqual({ next: year[0], method: "season", error: 0 });
    }),
  );
});

it("a forecast is never less than nothing, and says no error of too short a past", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50, max: 500 }), { maxLength: 30 }), (months) => {
      const foreseen = foresee(months);
      if (!months.some((month) => month > 0)) expect(foreseen).toBeNull();
      if (foreseen) expect(foreseen.next).toBeGreaterThanOrEqual(0);
      if (foreseen && months.length < HELD_OUT) expect(foreseen.error).toBeNull();
    }),
  );
});

it("what a figure opens to stands in the product: every address of a record is a route", () => {
  const routes = readFileSync("app/routes.ts", "utf8");
  const { measures, dimensions } = registry.figures;
  const textsIn = (path: string | SQL) =>
    typeof path === "string"
      ? [path]
      : (new SQLiteSyncDialect().sqlToQuery(path).sql.match(/'\/[^']*'/g) ?? []).map((one) => one.slice(1, -1));
  const paths = [
    ...[...measures.values()].flatMap(({ source }) => textsIn(source.rows.path)),
    ...[...dimensions.values()].map(({ path }) => path),
  ];
  const unknown = [...new Set(paths)].filter((path) => path && !routes.includes(`"${path.slice(1)}:id`));
  expect(unknown).toEqual([]);
});
