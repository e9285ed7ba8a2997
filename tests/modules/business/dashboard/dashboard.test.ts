import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { lots } from "@/db/business";
import { today } from "@/tests/support/today";
import { addDays } from "@/worker/core/figures/dates";
import type { ActivityEntry } from "@/worker/modules/business/dashboard/contract";
import { newBusiness, type Person } from "@/tests/support/people";
import { databaseOf } from "@/tests/support/stock";

let maker: Person;
const post = async (path: string, json: object = {}) => {
  const { status, body } = await maker.api(path, { method: "POST", json });
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body as Record<string, string>;
};
const kpis = async () => (await maker.api("/api/dashboard/kpis")).body;
const activity = async (query = "") =>
  (await maker.api(`/api/dashboard/activity${query}`)).body as unknown as {
    items: (ActivityEntry & { at: string })[];
    nextCursor: string | null;
  };

beforeAll(async () => {
  maker = await newBusiness();
});

it("starts from nothing", async () => {
  expect(await kpis()).toMatchObject({ ordersToShip: 0, lateOrders: 0, stockShort: 0, expiringLots: 0, activeClients: 0, revenue: 0 });
});

it("counts what matters this morning, each as the list it leads to does", async () => {
  await post("/api/items", { kind: "product", name: "Bocal", sku: "BOC", unit: "piece", price: 5, cost: 4.5 });
  const client = await post("/api/clients", { companyName: "Garonne Saveurs", category: "retailer" });
  const take = (pieces: number, dlc: string) =>
    post("/api/stock/receive", { item: "BOC", amount: { value: pieces, unit: "piece" }, dlc, unitCost: 4.5 });
  await take(50, addDays(today, 10));
  const past = await take(5, addDays(today, 1));
  await take(5, addDays(today, 15));
  const db = await databaseOf(maker);
  await db
    .update(lots)
    .set({ dlc: addDays(today, -1) })
    .where(eq(lots.id, past.id ?? ""));
  const lines = [{ item: "BOC", amount: { value: 4, unit: "piece" } }];
  const late = await post("/api/orders", { client: client.id, lines, dueOn: addDays(today, -2) });
  await post(`/api/orders/${late.id}/confirm`);
  await post("/api/orders", { client: client.id, lines });
  expect(await kpis()).toMatchObject({
    ordersToShip: 1,
    lateOrders: 1,
    expiringLots: 2,
    expiredLots: 1,
    lowMargin: 1,
    marginFloor: 30,
    activeClients: 1,
  });
  const total = async (path: string) => (await maker.api(path)).body.total;
  expect(await total("/api/orders?waiting=true")).toBe(1);
  expect(await total("/api/lots?expiringWithin=14")).toBe(2);
  expect(await total("/api/items?section=catalogue&marginBelow=30")).toBe(1);
});

it("tells who did what in the reader's words, the latest first, page after page", async () => {
  const [first] = (await activity("?limit=1")).items;
  expect(first).toMatchObject({ what: "Commande créée", who: "Camille Martin", record: "orders", name: expect.stringMatching(/^CMD-/) });
  const english = await maker.api("/api/dashboard/activity", { headers: { "accept-language": "en" } });
  expect((english.body.items as ActivityEntry[]).map(({ what }) => what)).toContain("Order confirmed");
  const all = (await activity()).items;
  const walked: ActivityEntry[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page: Awaited<ReturnType<typeof activity>> = await activity(`?limit=2${cursor && `&cursor=${cursor}`}`);
    walked.push(...page.items);
    cursor = page.nextCursor;
  }
  expect(walked.slice(0, all.length).map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  expect(all.map(({ name }) => name)).toContain("Garonne Saveurs");
});

it("goods that only moved are told too", async () => {
  const { body } = await maker.api("/api/lots?expiringWithin=14");
  const [lot] = body.items as { id: string; number: string }[];
  await post("/api/stock/scrap", { lot: lot?.id, location: "main", amount: { value: 1, unit: "piece" }, reason: "expired" });
  expect((await activity("?limit=1")).items[0]).toMatchObject({ operation: "stock.scrap", name: lot?.number });
});

it("shows finance to plans that open it", async () => {
  const { body } = await maker.api("/api/dashboard/finance");
  expect(body).toMatchObject({ due: 0, overdue: 0, toPay: 0 });
  expect(body.months).toHaveLength(12);
  const small = await newBusiness({ plan: "core" });
  expect((await small.api("/api/dashboard/finance")).body).toMatchObject({ code: "feature_not_in_plan" });
});

it("whoever buys at the till without a name is no active client", async () => {
  const before = await kpis();
  const figure = async () => (await maker.api(`/api/figures/query?measures=activeClients&period=this+year`)).body;
  const counted = await figure();
  await post("/api/sales", { lines: [{ item: "BOC", amount: { value: 1, unit: "piece" } }], method: "cash" });
  expect(await kpis()).toMatchObject({ activeClients: before.activeClients });
  expect(await figure()).toEqual(counted);
});
