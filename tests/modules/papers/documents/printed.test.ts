import { desc, sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { documents } from "@/worker/modules/papers/documents/contract";
import { made } from "@/worker/modules/papers/documents/printed";
import { printedPapers } from "@/worker/modules/papers/documents/status";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { makePack } from "@/tests/support/bundles";
import type { Maker } from "@/tests/support/in-process";
import { newSampleMaker } from "@/tests/support/sample-maker";

let maker: Maker;
beforeAll(async () => {
  maker = await newSampleMaker();
});

const lines = [{ item: "ESSAI-PRODUIT", amount: { value: 2, unit: "kg" } }];
const list = (input: object) => maker.call(documents.printed, input);

it("lists what the product prints of its records, a kind at a time, without a search and without storing it", async () => {
  const taken: string[] = [];
  for (const _ of [1, 2, 3]) taken.unshift((await maker.call(orders.create, { client: "ESSAI-CLIENT", lines })).reference);
  const first = await list({ paper: "order", limit: 2 });
  expect(first.items.map(({ name }) => name)).toEqual(taken.slice(0, 2));
  expect(first.items[0]?.about).not.toBe("");
  const second = await list({ paper: "order", limit: 1, cursor: first.nextCursor ?? "" });
  expect(second.items.map(({ name }) => name)).toEqual(taken.slice(2));
  const { id } = await maker.call(invoices.create, {
    client: "ESSAI-CLIENT",
    lines: [{ description: "Conseil", amount: { value: 1, unit: "piece" }, price: 100, vatRate: 20 }],
  });
  expect((await list({ paper: "invoice" })).items, "a draft has no number, and is no paper yet").toEqual([]);
  await maker.call(invoices.send, { id });
  expect((await list({ paper: "invoice" })).items.map((one) => one.id)).toEqual([id]);
  expect((await list({ paper: "credit" })).items).toEqual([]);
  const pack = await makePack(maker);
  expect((await list({ paper: "pack" })).items).toMatchObject([{ id: pack.id, name: pack.fileName }]);
  expect((await maker.call(documents.facets, {})).total).toBe(0);
});

it.each(printedPapers)("finds the newest of %s in the order of an index", async (paper) => {
  const { table, of } = made[paper];
  const query = maker.db.select({ id: table.id }).from(table).where(of).orderBy(desc(table.createdAt), desc(table.id)).limit(26);
  const plan = await maker.db.all<{ detail: string }>(sql`explain query plan ${query.getSQL()}`);
  expect(plan.map(({ detail }) => detail).join()).toMatch(/^(SCAN|SEARCH) \w+ USING (COVERING )?INDEX \w+_newest[^,]*$/);
});
