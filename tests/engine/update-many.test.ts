import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { items } from "@/db/business";
import { audit } from "@/db/kernel";
import type { Allergen } from "@/worker/core/trade/food";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { Statement } from "@/worker/engine/ports";
import { collectWrites } from "@/worker/engine/writing/writes";
import { businessOf, fill, itemRow } from "../support/catalogue";
import { newBusiness } from "../support/people";
import { databases } from "../support/platform";

let db: BusinessDatabase;
beforeAll(async () => {
  db = databases.business((await businessOf(await newBusiness())).database);
});

const collect = () => collectWrites(db, { actor: "someone", door: "rest", operation: "items.update", now: 5 });
const commit = (statements: Statement[]) => db.batch(statements as [Statement, ...Statement[]]);
const read = () => db.select().from(items).orderBy(items.sku);

it("many records change in one statement, each as said, with its version and its audit; of any that moved on, none", async () => {
  await fill(
    db,
    ["A", "B", "C"].map((sku) => itemRow(sku)),
    [],
  );
  const before = await read();
  const writes = collect();
  const changesOf = (sku: string, n: number) => {
    const allergens: Allergen[] | null = n ? ["milk"] : null;
    return { cost: n ? n * 10 : null, allergens, labelName: `d'${sku} "x"` };
  };
  writes.updateMany(
    items,
    before.map((item, n) => ({ before: item, changes: changesOf(item.sku, n) })),
  );
  expect(writes.statements).toHaveLength(3);
  await commit(writes.statements);

  const after = await read();
  expect(after).toMatchObject([
    { cost: null, allergens: null, labelName: `d'A "x"`, version: 2, updatedAt: 5, price: null },
    { cost: 10, allergens: ["milk"], labelName: `d'B "x"`, version: 2 },
    { cost: 20, allergens: ["milk"], version: 2 },
  ]);
  const [entry] = await db
    .select()
    .from(audit)
    .where(eq(audit.recordId, after[2]?.id ?? ""));
  expect(entry).toMatchObject({ record: "items", before: { cost: 10_000, allergens: [] }, after: { cost: 20, allergens: ["milk"] } });

  const late = collect();
  late.updateMany(
    items,
    [...after.slice(0, 2), ...before.slice(2)].map((item) => ({ before: item, changes: { cost: 99 } })),
  );
  await expect(commit(late.statements)).rejects.toThrow();
  expect(await read()).toEqual(after);
});
