import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { neededBy, needsOf, partsFor } from "@/scripts/local/needs";
import { running } from "./support/running";

const testFiles = readdirSync("tests", { recursive: true, encoding: "utf8" }).map((name) => join("tests", name));
const needs = async (...files: string[]) => [...(await needsOf(files))].sort();

describe("what tests need", () => {
  it("is nothing where no system is asked", async () => {
    const units = testFiles.filter((path) => path.endsWith(".unit.test.ts"));
    expect(units.length).toBeGreaterThan(50);
    expect(await needs(...units)).toEqual([]);
  });

  it("is told by what they import", async () => {
    expect(await needs("tests/adapters/streams.test.ts")).toEqual(["database"]);
    expect(await needs("tests/every-operation.test.ts")).toEqual(["database"]);
    expect(await needs("tests/doors/forms.test.ts")).toEqual(["database", "pages", "product"]);
    expect(await needs("tests/cli/items.test.ts")).toEqual(["database", "product", "terminal"]);
    expect(await needs("tests/browser/shell.test.ts", "tests/core/units.unit.test.ts")).toEqual([
      "browser",
      "database",
      "pages",
      "product",
    ]);
    expect(await needs("tests/reader/reading.test.ts")).toEqual(["reader"]);
    expect(await needs("tests/runs.test.ts")).toEqual(["built", "pages"]);
  });

  it("is everything where that cannot be told", async () => {
    expect(await needs("tests/no-such.test.ts")).toEqual([...new Set(Object.values(neededBy).flat())].sort());
  });

  it("is told by files that are there", () => {
    expect(Object.keys(neededBy).filter((path) => !existsSync(path))).toEqual([]);
  });

  it("says which parts are built", () => {
    expect(partsFor(new Set(["database", "browser"]))).toEqual([]);
    expect(partsFor(new Set(["reader"]))).toEqual(["bindings", "reader"]);
    expect(partsFor(new Set(["product", "pages"]))).toEqual(["pages", "bindings", "worker", "reader"]);
    expect(partsFor(new Set(["product", "terminal"]))).toEqual(expect.arrayContaining(["bindings", "worker", "reader", "terminal"]));
  });
});

describe("a test of a running product", () => {
  afterEach(() => void vi.unstubAllEnvs());

  it("that was started without one says which command to use, and which variables there are", () => {
    vi.stubEnv("CELLIER_TEST_URL", "");
    expect(() => running("CELLIER_TEST_URL")).toThrow(
      /npm test -- FILE.*CELLIER_TEST_URL.*CELLIER_TEST_DATABASE_URL.*CELLIER_TEST_ADMIN_URL/,
    );
    vi.stubEnv("CELLIER_TEST_URL", "http://127.0.0.1:1");
    expect(running("CELLIER_TEST_URL")).toBe("http://127.0.0.1:1");
  });
});
