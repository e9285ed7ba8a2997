import { and, eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { audit } from "@/db/kernel";
import { production } from "@/worker/modules/make/production/contract";
import { sales } from "@/worker/modules/sell/sales/contract";
import { lots } from "@/worker/modules/store/lots/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { type Bakery, openBakery } from "@/tests/support/bakery";

let bakery: Bakery;
beforeAll(async () => {
  bakery = await openBakery();
});

const kilos = (value: number) => ({ value, unit: "kg" });
const refusal = (code: string, field = "output") => ({ detail: { fields: [{ field, code }] } });

/** Ten kilos of dough, begun, with forty of flour on the shelf at 2 €. */
async function begun() {
  const sku = await bakery.stockIn();
  await bakery.does(stock.receive, { item: sku("FLOUR"), amount: kilos(40), unitCost: 2 });
  const { id } = await bakery.does(production.create, { item: sku("DOUGH"), amount: kilos(10) });
  await bakery.does(production.start, { id });
  return { id, sku };
}

it("asks about an output that is nothing, or far from what was planned, and believes who is sure", async () => {
  const { id } = await begun();
  const done = (value: number, sure?: boolean) => bakery.does(production.complete, { id, output: kilos(value), sure });
  await expect(done(100)).rejects.toMatchObject(refusal("far_from_planned"));
  await expect(done(4)).rejects.toMatchObject(refusal("far_from_planned"));
  await expect(done(0)).rejects.toMatchObject(refusal("nothing_out"));
  await expect(done(5.7)).rejects.toMatchObject(refusal("far_from_planned"));
  expect((await done(100, true)).output?.amount).toBe(100_000_000);
});

it("asks about materials that are twice what was planned, or half, and believes who is sure", async () => {
  const { id, sku } = await begun();
  const { lines, lots: promised } = await bakery.does(production.show, { id });
  const [flour] = promised;
  const planned = (lines[0]?.amount.amount ?? 0) / 1_000_000;
  const done = (share: number, sure?: boolean) => {
    const used = [{ line: sku("FLOUR"), lot: flour?.number ?? "", amount: kilos(planned * share) }];
    return bakery.does(production.complete, { id, used, sure });
  };
  await expect(done(2.25)).rejects.toMatchObject(refusal("material_far", "used"));
  await expect(done(0.4)).rejects.toMatchObject(refusal("material_far", "used"));
  expect((await done(2.25, true)).status).toBe("completed");
});

it("asks by what such batches gave before, once there are five", async () => {
  const sku = await bakery.stockIn();
  await bakery.does(stock.receive, { item: sku("FLOUR"), amount: kilos(300), unitCost: 2 });
  const batch = async (output: number, sure = false) => {
    const { id } = await bakery.does(production.create, { item: sku("DOUGH"), amount: kilos(10) });
    await bakery.does(production.start, { id });
    return bakery.does(production.complete, { id, output: kilos(output), sure });
  };
  for (const output of [9.8, 9.9, 9.7, 10, 9.8]) await batch(output);
  // From 97 % less 15 % to 99 % and 15 % more: 8.2 kg are asked about now, 8.4 kg are not.
  await expect(batch(8.2)).rejects.toMatchObject(refusal("far_from_usual"));
  expect((await batch(8.4)).output?.amount).toBe(8_400_000);
});

it("mends a mistyped completion: its lot keeps its number, costs follow to what was made of it, the audit has both", async () => {
  const { id, sku } = await begun();
  const wrong = await bakery.does(production.complete, { id, output: kilos(100), sure: true });
  expect(wrong.unitCost).toBe(2_000);
  const bread = await bakery.does(production.create, { item: sku("BREAD"), amount: { value: 5, unit: "piece" } });
  await bakery.does(production.start, { id: bread.id });
  const baked = await bakery.does(production.complete, { id: bread.id });
  const right = await bakery.does(production.correct, { id, output: kilos(10) });
  expect([right.lotNumber, right.unitCost, right.output?.amount]).toEqual([wrong.lotNumber, 20_000, 10_000_000]);
  expect((await bakery.does(lots.show, { id: right.lotNumber })).amount.amount).toBe(5_000_000);
  expect(await bakery.does(lots.show, { id: baked.lotNumber })).toMatchObject({ unitCost: 20_000 });
  expect((await bakery.does(production.show, { id: bread.id })).cost).toMatchObject({ materials: 100_000 });
  const entries = await bakery.db
    .select()
    .from(audit)
    .where(and(eq(audit.record, "productions"), eq(audit.operation, "production.correct")));
  expect(entries).toContainEqual(expect.objectContaining({ before: expect.objectContaining({ output: 100_000_000 }) }));
});

it("says what forbids it, with whom the goods are, and changes nothing", async () => {
  const { id, sku } = await begun();
  const { lotNumber } = await bakery.does(production.complete, { id });
  const bread = await bakery.does(production.create, { item: sku("BREAD"), amount: { value: 8, unit: "piece" } });
  await bakery.does(production.start, { id: bread.id });
  await bakery.does(production.complete, { id: bread.id });
  const gone = { code: "gone_on", params: { lot: lotNumber, where: bread.reference } };
  const refused = { code: "not_allowed_now", detail: { fields: [gone] } };
  await expect(bakery.does(production.correct, { id, output: kilos(6) })).rejects.toMatchObject(refused);
  await expect(bakery.does(production.takeBack, { id })).rejects.toMatchObject(refused);
  expect((await bakery.does(production.show, { id })).output?.amount).toBe(10_000_000);
});

it("names the ticket of what left over the counter: it is undone there", async () => {
  const { id, sku } = await begun();
  await bakery.does(production.complete, { id });
  const bread = await bakery.does(production.create, { item: sku("BREAD"), amount: { value: 8, unit: "piece" } });
  await bakery.does(production.start, { id: bread.id });
  const { lotNumber: lot } = await bakery.does(production.complete, { id: bread.id });
  const lines = [{ item: sku("BREAD"), amount: { value: 8, unit: "piece" } }];
  const { number } = await bakery.does(sales.create, { lines, method: "cash" });
  const fields = [{ code: "gone_on", params: { lot, where: `${number} (Clients de passage)` } }];
  await expect(bakery.does(production.takeBack, { id: bread.id })).rejects.toMatchObject({ detail: { fields } });
});

it("tells what has gone on from what lies there and is promised", async () => {
  const { id, sku } = await begun();
  const { lotNumber: lot } = await bakery.does(production.complete, { id });
  const bake = async (value: number) => {
    const bread = await bakery.does(production.create, { item: sku("BREAD"), amount: { value, unit: "piece" } });
    return bakery.does(production.start, { id: bread.id });
  };
  const [eaten, promised] = [await bake(8), await bake(2)] as const;
  await bakery.does(production.complete, { id: eaten.id });
  const fields = [
    { code: "gone_on", params: { lot, missing: "8\u00a0kg", where: eaten.reference } },
    { code: "gone_promised", params: { lot, missing: "2\u00a0kg", where: promised.reference } },
  ];
  await expect(bakery.does(production.takeBack, { id })).rejects.toMatchObject({ code: "not_allowed_now", detail: { fields } });
});

it("is begun again when it was not completed after all, and then gives the same lot", async () => {
  const { id, sku } = await begun();
  const first = await bakery.does(production.complete, { id });
  const again = await bakery.does(production.takeBack, { id });
  expect([again.status, again.output, again.lots.length]).toEqual(["in_progress", null, 1]);
  expect((await bakery.does(stock.show, { id: sku("FLOUR") })).amount.amount).toBe(40_000_000);
  expect((await bakery.does(production.complete, { id, output: kilos(9) })).lotNumber).toBe(first.lotNumber);
});

it("is corrected once when two correct it at the same time as they saw it", async () => {
  const { id } = await begun();
  const { version } = await bakery.does(production.complete, { id });
  const tries = await Promise.allSettled([8, 9].map((value) => bakery.does(production.correct, { id, output: kilos(value), version })));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(tries.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { code: "stale", detail: { fields: [{ field: "version", code: "changed_by", params: { operation: "production.correct" } }] } },
  });
});
