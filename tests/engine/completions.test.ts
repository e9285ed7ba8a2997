import { randomUUID } from "node:crypto";
import { eq, like, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { lots, movements, productions, promises } from "@/db/business";
import { businesses, users } from "@/db/platform";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { type Killable, startKillable } from "../support/killable";
import { expectBalance, putLot } from "../support/stock";
import { ownConnection } from "../support/connections";

/** Many productions are completed while the Worker, then the database, is killed: what is done is whole, and done once. */

/** How many: each cut falls among eight at once, with a third of them done before and after; by hand, a thousand. */
const MANY = Number(process.env.CELLIER_COMPLETIONS ?? 75);
const AT_ONCE = 8;
const owner = { email: "demo@cellier.test", password: "Demo-cellier-2026" };

let system: Killable;
let token = "";

beforeAll(async () => {
  system = await startKillable();
  const { body } = await ask("/api/auth/token?grant_type=password", owner);
  token = String(body.access_token);
});
afterAll(() => system?.stop(), 30_000);

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

async function ask(path: string, json: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const sent = { ...ownConnection, "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }), ...headers };
  const answer = await fetch(system.url + path, {
    method: "POST",
    body: JSON.stringify(json),
    headers: sent,
    signal: AbortSignal.timeout(15_000),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

async function create(path: string, json: unknown): Promise<Record<string, unknown>> {
  const { status, body } = await ask(path, json);
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
}

async function database(): Promise<BusinessDatabase> {
  const databases = system.databases();
  const [row] = await databases.platform
    .select({ name: businesses.database })
    .from(users)
    .innerJoin(businesses, eq(businesses.id, users.businessId))
    .where(eq(users.email, owner.email));
  return databases.business(row?.name ?? "");
}

/** Does something for each, some at a time. */
async function each<T>(list: T[], act: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...list];
  const worker = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await act(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

it("is whole after each cut, and what is asked again with its key acts once", async () => {
  const fruit = await create("/api/items", { sku: "COUPURE-FRUIT", name: "Fruit", kind: "ingredient", unit: "kg", cost: 3 });
  await create("/api/items", { sku: "COUPURE-POT", name: "Pot", kind: "product", unit: "kg" });
  const recipe = {
    item: "COUPURE-POT",
    output: { value: 1, unit: "kg" },
    lines: [{ item: "COUPURE-FRUIT", amount: { value: 1, unit: "kg" } }],
  };
  const { id: recipeId } = await create("/api/recipes", recipe);
  await create(`/api/recipes/${recipeId}/activate`, {});
  for (let n = 0; n < 10; n += 1) await putLot(await database(), String(fruit.id), { amount: (MANY / 5) * 1_000_000, unitCost: 30_000 });
  const orders: { id: string; key: string; answer?: Answer; refused?: unknown }[] = [];
  await each([...Array(MANY).keys()], async () => {
    const { id } = await create("/api/production", { item: "COUPURE-POT", amount: { value: 1, unit: "kg" } });
    await create(`/api/production/${id}/start`, {});
    orders.push({ id: String(id), key: randomUUID() });
  });

  let doneCount = 0;
  const complete = async (order: (typeof orders)[number]) => {
    try {
      const answer = await ask(`/api/production/${order.id}/complete`, {}, { "idempotency-key": order.key });
      if (answer.status === 200) order.answer = answer;
      else order.refused = answer;
      doneCount += 1;
    } catch (error) {
      // Cut off: nobody knows whether it was done. It is asked again with the same key.
      order.refused = error;
    }
  };
  for (const [part, share] of [
    ["workerd", 1 / 3],
    ["sqld", 2 / 3],
  ] as const) {
    let isCut = false;
    const open = orders.filter(({ answer }) => !answer);
    await each(open, async (order) => {
      if (isCut) return;
      await complete(order);
      if (doneCount < MANY * share || isCut) return;
      isCut = true;
      system.kill(part);
    });
    expect(isCut).toBe(true);
    expect(orders.some(({ answer }) => !answer)).toBe(true);
    await system.restart();
    await expectWhole(await database());
  }
  await each(
    orders.filter(({ answer }) => !answer),
    complete,
  );
  expect(orders.filter(({ answer }) => !answer)).toEqual([]);
  const db = await database();
  await expectWhole(db);
  const [count] = await db.select({ count: sql<number>`count(*)` }).from(lots).where(eq(lots.cause, "production"));
  await each(orders, async ({ id, key, answer }) => {
    const again = await ask(`/api/production/${id}/complete`, {}, { "idempotency-key": key });
    expect([again.status, again.body]).toEqual([200, answer?.body]);
  });
  expect(await db.select({ count: sql<number>`count(*)` }).from(lots).where(eq(lots.cause, "production"))).toEqual([count]);
  expect(new Set(orders.map(({ answer }) => answer?.body.lotNumber)).size).toBe(MANY);
}, 600_000);

/** Every order of the test is begun or completed whole: promises, movements and lot agree with its state; every level is its sum. */
async function expectWhole(db: BusinessDatabase): Promise<void> {
  await expectBalance(db);
  const mine = await db.select().from(productions).where(like(productions.searchText, "%coupure-pot%"));
  for (const { id, status, lotId } of mine) {
    const movementRows = await db.select({ type: movements.type }).from(movements).where(eq(movements.causeId, id)).orderBy(movements.id);
    const promised = await db.select({ id: promises.id }).from(promises).where(eq(promises.causeId, id));
    const born = await db.select({ id: lots.id }).from(lots).where(eq(lots.causeId, id));
    const isDone = status === "completed";
    expect(new Set(movementRows.map(({ type }) => type))).toEqual(new Set(isDone ? ["consumption", "output"] : []));
    expect([born.map((lot) => lot.id), promised.length > 0]).toEqual([isDone ? [lotId] : [], !isDone]);
  }
}
