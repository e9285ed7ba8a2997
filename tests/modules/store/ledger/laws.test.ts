import fc from "fast-check";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { items, movements, promises } from "@/db/business";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { newId } from "@/worker/engine/identifier";
import { businessOf } from "@/tests/support/catalogue";
import { pantryOf } from "@/tests/support/pantry";
import { newBusiness, type Person } from "@/tests/support/people";
import { databases } from "@/tests/support/platform";

let maker: Person;
let pantry: ReturnType<typeof pantryOf>;
let db: BusinessDatabase;
beforeAll(async () => {
  maker = await newBusiness();
  pantry = pantryOf(maker);
  db = databases.business((await businessOf(maker)).database);
  await pantry.place("Cave");
});

/** Every law of the ledger, as a query that finds what breaks it. */
const laws = {
  "a level is the sum of its movements": sql`select lot_id from levels l where amount <> (
    select coalesce(sum(amount), 0) from movements m where m.lot_id = l.lot_id and m.location_id = l.location_id)`,
  "what is reserved is the sum of promises": sql`select lot_id from levels l where reserved <> (
    select coalesce(sum(amount), 0) from promises p where p.lot_id = l.lot_id and p.location_id = l.location_id)`,
  "nothing is below zero, nor promised twice": sql`select lot_id from levels where amount < 0 or reserved < 0 or reserved > amount`,
  "a lot is the sum of its levels": sql`select id from lots where amount <> (select coalesce(sum(amount), 0) from levels where lot_id = lots.id)
    or reserved <> (select coalesce(sum(reserved), 0) from levels where lot_id = lots.id)`,
  "an item is the sum of its lots": sql`select id from item_stocks s where amount <> (select coalesce(sum(amount), 0) from lots where item_id = s.id)
    or reserved <> (select coalesce(sum(reserved), 0) from lots where item_id = s.id)
    or held <> (select coalesce(sum(amount), 0) from lots where item_id = s.id and decision <> 'available')`,
  "what is blocked is promised to nobody": sql`select id from lots where decision <> 'available' and reserved > 0`,
};

async function expectLaws(): Promise<void> {
  for (const [law, broken] of Object.entries(laws)) expect(await db.all(broken), law).toEqual([]);
}

const anyStep = fc.record({
  what: fc.constantFrom("receive", "transfer", "back", "scrap", "hold", "release", "promise", "reverse", "scrapAll"),
  lot: fc.nat(3),
  amount: fc.integer({ min: 1, max: 8 }),
});
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

/** Does a step to one of an item's lots; what is refused changes nothing, whatever the reason. */
async function take(sku: string, lots: { id: string; number: string }[], { what, lot, amount }: Step): Promise<number> {
  const { id, number } = lots[lot % lots.length] ?? { id: "", number: "" };
  if (what === "receive" || !number) {
    lots.push(await pantry.receive(sku, amount));
    return 201;
  }
  if (what === "promise") return promiseOf(sku, id, amount);
  const answer = await (what === "transfer"
    ? pantry.transfer(number, "main", "Cave", amount)
    : what === "back"
      ? pantry.transfer(number, "Cave", "main", amount)
      : what === "scrap"
        ? pantry.scrap(number, amount, { location: "main" })
        : what === "reverse"
          ? reverseLast(id)
          : pantry.post(`/api/lots/${number}/${what === "scrapAll" ? "scrap" : what}`, reasonFor(what)));
  return answer.status;
}

const reasonFor = (what: string) => (what === "hold" ? { reason: "À contrôler" } : what === "scrapAll" ? { reason: "quality" } : {});

async function reverseLast(lotId: string) {
  const [last] = await db.select().from(movements).where(sql`lot_id = ${lotId}`).orderBy(sql`id desc`).limit(1);
  return pantry.post(`/api/movements/${last?.id}/reverse`);
}

/** Orders and productions promise through their own modules; the law is the table's. */
async function promiseOf(sku: string, lotId: string, kilos: number): Promise<number> {
  const [item] = await db.select().from(items).where(sql`sku = ${sku}`);
  const row = { id: newId(), itemId: item?.id ?? "", lotId, locationId: "main", amount: kilos * 1_000_000, cause: "order" as const };
  try {
    await db.insert(promises).values({ ...row, causeId: newId(), lineId: "1", actor: "system", at: Date.now() });
    return 201;
  } catch {
    return 409;
  }
}

describe("whatever happens, the ledger balances", () => {
  it("after histories of any steps, one after the other", async () => {
    let number = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 6, maxLength: 14 }), async (steps) => {
        number += 1;
        const sku = `HIST-${number}`;
        await pantry.item(sku);
        const lots = [await pantry.receive(sku, 10)];
        for (const step of steps) expect([200, 201, 404, 409, 422]).toContain(await take(sku, lots, step));
        await expectLaws();
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });

  it("when ten people do it at once", async () => {
    await pantry.item("FOULE");
    const lots = [await pantry.receive("FOULE", 12), await pantry.receive("FOULE", 12)];
    const steps = fc.sample(anyStep, { numRuns: 60, seed: 20_261_121 });
    for (let start = 0; start < steps.length; start += 10) {
      const answers = await Promise.all(steps.slice(start, start + 10).map((step) => take("FOULE", lots, step)));
      expect(answers.filter((status) => status >= 500)).toEqual([]);
    }
    await expectLaws();
  });

  it("a movement is never changed nor removed", async () => {
    const changed = db.run(sql`update movements set amount = 1`).then(
      () => "done",
      () => "refused",
    );
    expect(await changed).toBe("refused");
    expect(
      await db.run(sql`delete from movements`).then(
        () => "done",
        () => "refused",
      ),
    ).toBe("refused");
  });
});

it("two take the last jar: one has it, the other is told who was faster, and when", async () => {
  await pantry.item("BOCAL");
  const { number } = await pantry.receive("BOCAL", 1);
  const tries = await Promise.all([pantry.scrap(number, 1), pantry.scrap(number, 1)]);
  const slower = tries.find(({ status }) => status === 409);
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(slower?.body.code).toMatch(/not_enough|not_allowed_now/);
  await pantry.item("BOCAUX");
  const { number: other } = await pantry.receive("BOCAUX", 5);
  const more = await Promise.all([pantry.scrap(other, 4), pantry.scrap(other, 4)]);
  const problems = more.find(({ status }) => status === 409)?.body.errors as { code: string; message: string }[];
  expect(more.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(problems).toMatchObject([{ field: "amount", code: "not_enough_since", message: expect.stringContaining("Camille Martin") }]);
  await expectLaws();
});
