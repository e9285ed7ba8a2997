import { readFileSync } from "node:fs";
import { registry } from "@/worker/modules";
import "@/tests/support/properties";
import type { SQL } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import fc from "fast-check";
import { expect, it } from "vitest";
import { classesOf } from "@/worker/modules/business/figures/rules";

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
