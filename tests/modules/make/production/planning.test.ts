import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { clients, orders } from "@/db/business";
import { today } from "@/tests/support/today";
import { addDays } from "@/worker/core/figures/dates";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { newBusiness, type Person } from "@/tests/support/people";
import { databaseOf, putLot } from "@/tests/support/stock";
import { problemsOf, workshopOf } from "@/tests/support/workshop";

let person: Person;
let shop: ReturnType<typeof workshopOf>;
let db: BusinessDatabase;
const ids: Record<string, string> = {};

beforeAll(async () => {
  person = await newBusiness();
  shop = workshopOf(person);
  for (const sku of ["FARINE", "BEURRE"]) ids[sku] = (await shop.ingredient(sku, 2)).id;
  for (const sku of ["PATE", "TARTE"]) ids[sku] = (await shop.item(sku)).id;
  await shop.cook("PATE", { FARINE: 0.6, BEURRE: 0.4 }, { labourMinutes: 10 });
  await shop.cook("TARTE", { PATE: 1 }, { labourMinutes: 20 });
  db = await databaseOf(person);
  await putLot(db, ids.FARINE ?? "", { amount: 6_000_000 });
  await putLot(db, ids.BEURRE ?? "", { amount: 1_000_000 });
});

/** An order that a client confirmed, as the module of orders keeps it. */
async function sold(itemId: string, kilos: number, dueOn: string) {
  const now = Date.now();
  const [clientId, id] = [randomUUID(), randomUUID()];
  const stamps = { createdAt: now, updatedAt: now };
  const client = { id: clientId, reference: clientId, companyName: "Client", sortName: "client", category: "retailer", status: "active" };
  await db.insert(clients).values({ ...client, language: "fr", paymentTerms: "30_days", searchText: "", ...stamps } as never);
  const line = { id: "1", itemId, description: "", amount: kilos * 1_000_000, unit: "kg", price: 0, per: "kg", discount: 0 };
  const lines = [{ ...line, vatRate: 550, total: 0, shipped: 0, returned: 0 }];
  const order = { id, reference: `CMD-${id.slice(-6)}`, clientId, status: "confirmed", priceList: "retailer", orderedOn: today, dueOn };
  await db.insert(orders).values({ ...order, lines, subtotal: 0, vat: [], total: 0, searchText: "", ...stamps } as never);
  return order.reference;
}

describe("what can be made", () => {
  it("is told for each active recipe, with what runs out first", async () => {
    const { body } = await shop.api("/api/production/can-make");
    expect(body.items).toMatchObject([
      { sku: "PATE", amount: { value: 2.5, unit: "kg" }, limitingSku: "BEURRE", available: { value: 1 } },
      { sku: "TARTE", amount: { value: 0 }, limitingSku: "PATE" },
    ]);
    expect((await shop.api("/api/production/can-make?item=tarte")).body.total).toBe(1);
  });
});

describe("the plan", () => {
  it("follows open orders down to what must be bought, and becomes orders once", async () => {
    const due = addDays(today, 10);
    const reference = await sold(ids.TARTE ?? "", 4, due);
    const { body } = await shop.api("/api/production/plan");
    expect(body.items).toMatchObject([
      { sku: "PATE", amount: { value: 4, unit: "kg" }, requestedOn: addDays(due, -2), level: 2, reason: "TARTE" },
      { sku: "TARTE", amount: { value: 4, unit: "kg" }, requestedOn: addDays(due, -1), level: 1, reason: reference },
    ]);
    expect(body.lacking).toMatchObject([{ sku: "BEURRE", amount: { value: 0.6, unit: "kg" } }]);

    expect(problemsOf(await shop.post("/api/production/create-from-plan", { items: ["FARINE"] }))).toEqual(["items.0:not_planned"]);
    const both = await Promise.all([1, 2].map(() => shop.post("/api/production/create-from-plan", { facility: "Fournil" })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.map(({ body: { total } }) => total).sort()).toEqual([0, 2]);
    expect((await shop.api("/api/production/plan")).body).toMatchObject({ items: [], lacking: [{ sku: "BEURRE" }] });
  });

  it("is a board of days and places, with the work of each", async () => {
    const from = addDays(today, 8);
    const { body } = await shop.api(`/api/production/board?from=${from}&days=3`);
    expect(body).toMatchObject({ facilities: ["Fournil"], total: 2 });
    expect(body.loads).toMatchObject([
      { requestedOn: from, facility: "Fournil", orders: 1, labourMinutes: 40 },
      { requestedOn: addDays(from, 1), labourMinutes: 80 },
    ]);
    const facets = (await shop.api("/api/production/facets")).body;
    expect(facets).toMatchObject({ total: 2, statuses: [{ status: "pending", count: 2 }], facilities: ["Fournil"], late: 0 });
  });

  it("is listed by day, state, place and words, page by page, and taken out as a file", async () => {
    const first = await shop.api("/api/production?limit=1&direction=asc");
    expect(first.body).toMatchObject({ total: 2, items: [{ sku: "PATE" }] });
    const next = await shop.api(`/api/production?limit=1&direction=asc&cursor=${first.body.nextCursor}`);
    expect(next.body).toMatchObject({ items: [{ sku: "TARTE" }], nextCursor: null });
    for (const [question, total] of [
      ["status=pending", 2],
      ["status=completed", 0],
      ["item=tarte", 1],
      ["facility=Fournil", 2],
      ["search=pate fournil", 1],
      [`from=${addDays(today, 9)}`, 1],
      [`to=${addDays(today, 8)}`, 1],
      ["priority=urgent", 0],
    ]) {
      expect([question, (await shop.api(`/api/production?${question}`)).body.total]).toEqual([question, total]);
    }
    const file = (await shop.api("/api/production/export")).body;
    expect(JSON.stringify(file)).toContain("PATE");
  });
});

describe("a request to the provider", () => {
  it("names an item or anything else, is its own business's, and may be given up", async () => {
    const json = {
      product: "tarte",
      amount: { value: 30, unit: "kg" },
      requestedOn: addDays(today, 20),
      urgency: "high",
      notes: "Sans sel",
    };
    const created = await shop.post("/api/production-requests", json);
    expect([created.status, created.body]).toMatchObject([
      201,
      { product: "TARTE", itemId: ids.TARTE, status: "pending", urgency: "high" },
    ]);
    const other = await shop.post("/api/production-requests", { ...json, product: "Bûche glacée" });
    expect(other.body).toMatchObject({ product: "Bûche glacée", itemId: null });
    expect((await shop.api("/api/production-requests?urgency=high")).body.total).toBe(2);

    const neighbour = await newBusiness();
    expect((await neighbour.api("/api/production-requests")).body).toMatchObject({ items: [], total: 0 });
    for (const [method, path] of [
      ["GET", ""],
      ["POST", "/cancel"],
    ]) {
      const answer = await neighbour.api(`/api/production-requests/${created.body.id}${path}`, { method, ...(path && { json: {} }) });
      expect(answer.status).toBe(404);
    }
    expect((await shop.post(`/api/production-requests/${created.body.id}/cancel`, {})).body.status).toBe("cancelled");
    const again = await shop.post(`/api/production-requests/${created.body.id}/cancel`, {});
    expect([again.status, again.body.code]).toEqual([409, "not_allowed_now"]);
  });
});
