import { beforeAll, describe, expect, it } from "vitest";
import { sqldDatabases } from "@/worker/adapters/database/sqld";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { type Derived, derivedFrom, type ItemRow } from "@/worker/modules/catalogue/costing";
import { recipes } from "@/worker/modules/catalogue/recipes/contract";
import { businessOf, everythingOf, fill, itemRow, recipeRow } from "@/tests/support/catalogue";
import { testRuntime } from "@/tests/support/runtime";
import { callAs } from "@/tests/support/in-process";
import { newBusiness, type Person } from "@/tests/support/people";
import { databases } from "@/tests/support/platform";
import { adminUrl, databaseUrl } from "@/tests/support/database";

const LEVELS = 6;

describe("a tree of 6 levels and 200 lines", () => {
  it("is rolled up in one round trip", async () => {
    const maker = await newBusiness();
    const business = await businessOf(maker);
    const bought = Array.from({ length: 40 }, (_, n) => itemRow(`ING-${n}`));
    const components = Array.from({ length: LEVELS }, (_, n) => itemRow(`NIV-${n}`, { kind: "component" }));
    const versions = components.map((item, n) => {
      const below = components[n - 1];
      const plain = bought.slice(0, n === 5 ? 30 : 33).map(({ id }): [string, number] => [id, 10]);
      return recipeRow(item, new Map([...(below ? [[below.id, 500] as [string, number]] : []), ...plain]));
    });
    await fill(databases.business(business.database), [...bought, ...components], versions);

    const meter = { trips: 0, time: 0 };
    const runtime = testRuntime({ databases: sqldDatabases(databaseUrl, adminUrl, meter) });
    const actor = { type: "system", business: { ...business, status: business.planStatus } } as const;
    const cost = await callAs(actor, recipes.cost, { id: "NIV-5" }, { runtime });
    expect(meter.trips).toBe(1);
    expect(cost.lines).toHaveLength(200);
    expect(Math.max(...cost.lines.map(({ level }) => level))).toBe(LEVELS);
    // What the Worker itself counts: the session, the mark of what is kept, the tree.
    const { headers } = await maker.api("/api/recipes/NIV-5/cost");
    expect(Number(/(\d+) round/.exec(headers.get("server-timing") ?? "")?.[1])).toBeLessThanOrEqual(3);
  });
});

describe("a price that 2 400 recipes follow from", () => {
  const WIDTH = 400;
  let maker: Person;
  let db: BusinessDatabase;
  const butter = itemRow("BEURRE");

  beforeAll(async () => {
    maker = await newBusiness();
    db = databases.business((await businessOf(maker)).database);
    const bought = Array.from({ length: 50 }, (_, n) => itemRow(`ING-${n}`, { cost: 5_000 + 731 * n }));
    const levels: ReturnType<typeof itemRow>[][] = [];
    const versions: ReturnType<typeof recipeRow>[] = [];
    for (let level = 0; level < LEVELS; level += 1) {
      const below = levels[level - 1];
      const siblings = Array.from({ length: WIDTH }, (_, n) =>
        itemRow(`NIV-${level}-${n}`, { kind: "component", price: 90_000, cost: null }),
      );
      for (const [n, item] of siblings.entries()) {
        const inner = below ? [0, 7, 31].map((step) => below[(n + step) % WIDTH]?.id ?? "") : [butter.id];
        const grams = inner.map((id): [string, number] => [id, 200 + n]);
        versions.push(recipeRow(item, new Map([...grams, [bought[n % 50]?.id ?? "", 100], [bought[(n + 11) % 50]?.id ?? "", 50]])));
      }
      levels.push(siblings);
    }
    await fill(db, [butter, ...bought, ...levels.flat()], versions);
  });

  it("is one job that shows its progress, and ends as recomputing everything would", async () => {
    for (const [change, what] of [
      [{ cost: 8 }, "a first price"],
      [{ cost: 9, allergens: ["milk"] }, "a price and an allergen"],
    ] as const) {
      const start = performance.now();
      const { status } = await maker.api("/api/items/BEURRE", { method: "PATCH", json: change });
      expect(status).toBe(200);
      const answered = performance.now();
      const progress = await untilOver();
      const seconds = (from: number) => ((performance.now() - from) / 1_000).toFixed(1);
      process.stdout.write(
        `  ${what}: answered in ${((answered - start) / 1_000).toFixed(1)} s, 2 400 recipes after ${seconds(start)} s\n`,
      );
      expect(progress.every((done, n) => n === 0 || done >= (progress[n - 1] ?? 0))).toBe(true);
      expect(progress.at(-1)).toBe(2_400);
      await expectAsRecomputed();
    }
  });

  it("ends as recomputing everything would when other prices change meanwhile", async () => {
    const prices = ["BEURRE", "ING-3", "ING-4", "BEURRE"].map((sku, n) =>
      maker.api(`/api/items/${sku}`, { method: "PATCH", json: { cost: 11 + n } }),
    );
    expect((await Promise.all(prices)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await untilOver();
    await expectAsRecomputed();
  });

  /** Waits until nothing is being recomputed. @returns how many were done each time one looked */
  async function untilOver(): Promise<number[]> {
    const done: number[] = [];
    for (;;) {
      const { body } = await maker.api("/api/recipes/progress");
      done.push(Number(body.done));
      if (!body.running) return done;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Every item says what its recipe says when it is asked of its ingredients, and they of theirs. */
  async function expectAsRecomputed(): Promise<void> {
    const { items, recipes: versions } = await everythingOf(db);
    const stored = new Map(items.map((item) => [item.id, item]));
    const recipeOf = new Map(versions.map((recipe) => [recipe.itemId, recipe]));
    const recomputed = new Map<string, ItemRow>();
    const worth = (id: string): ItemRow => {
      const item = recomputed.get(id) ?? (stored.get(id) as ItemRow);
      const recipe = recipeOf.get(id);
      if (!recipe || recomputed.has(id)) return item;
      const result = { ...item, ...derivedFrom(recipe, item, worth) };
      recomputed.set(id, result);
      return result;
    };
    const facts = ({ cost, allergens, traces, nutrition }: Derived) => JSON.stringify({ cost, allergens, traces, nutrition });
    const wrong = items.filter((item) => facts(item) !== facts(worth(item.id)));
    expect(wrong.map(({ sku }) => sku)).toEqual([]);
    expect(items.every(({ cost }) => cost !== null)).toBe(true);
  }
});
