import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { clients, orders } from "@/db/business";
import { addDays, firstOfMonth, lastOfMonth } from "@/worker/core/figures/dates";
import { newBusiness, type Person } from "@/tests/support/people";
import { databaseOf, putLot } from "@/tests/support/stock";
import { today } from "@/tests/support/today";
import { problemsOf, workshopOf } from "@/tests/support/workshop";

interface Line {
  sku: string;
  amount: { value: number; unit: string };
  reason: string;
  expected: { amount: { value: number }; until: string; error: number | null } | null;
}
interface Wanted {
  sku: string;
  needed: { value: number };
  expected: { value: number };
}

let person: Person;
let shop: ReturnType<typeof workshopOf>;

/** What is sold of the tart in a month, in kilos: four times as much in the last months of the year. */
const soldIn = (month: string) => 10 + 10 * Math.max(0, Number(month.slice(5, 7)) - 9);

const plan = async (ahead: number) =>
  (await shop.api(`/api/production/plan?ahead=${ahead}`)).body as unknown as { items: Line[]; lacking: Line[] };
const proposed = async (ahead: number) => (await shop.api(`/api/restocks/propose?ahead=${ahead}`)).body as unknown as { items: Wanted[] };

beforeAll(async () => {
  person = await newBusiness();
  shop = workshopOf(person);
  await shop.ingredient("FARINE", 2);
  const tart = await shop.item("TARTE", { kind: "product" });
  const cake = await shop.item("GATEAU", { kind: "product", shelfLifeDays: 5 });
  await shop.cook("TARTE", { FARINE: 0.5 });
  await shop.cook("GATEAU", { FARINE: 0.25 });
  const db = await databaseOf(person);
  await putLot(db, tart.id, { amount: 3_000_000 });
  const now = Date.now();
  const stamps = { createdAt: now, updatedAt: now };
  const clientId = randomUUID();
  const client = { id: clientId, reference: "CLI-1", companyName: "Client", sortName: "client", category: "retailer", status: "active" };
  await db.insert(clients).values({ ...client, language: "fr", paymentTerms: "30_days", searchText: "", ...stamps } as never);
  const rows = Array.from({ length: 30 }, (_, place) => {
    const month = firstOfMonth(today, place - 30);
    const line = { description: "", unit: "kg", price: 0, per: "kg", discount: 0, vatRate: 550, total: 0, returned: 0 };
    const lines = [
      { ...line, id: "1", itemId: tart.id, amount: soldIn(month) * 1_000_000, shipped: soldIn(month) * 1_000_000 },
      { ...line, id: "2", itemId: cake.id, amount: 30_000_000, shipped: 30_000_000 },
    ];
    const facts = { clientId, status: "delivered", priceList: "retailer", orderedOn: month, dueOn: month };
    return { id: randomUUID(), reference: `CMD-P${place}`, ...facts, lines, subtotal: 0, vat: [], total: 0, searchText: "", ...stamps };
  });
  await db.insert(orders).values(rows as never);
});

describe("expected sales", () => {
  it("are not counted unless somebody says so", async () => {
    expect(await plan(0)).toMatchObject({ items: [], lacking: [] });
    expect((await proposed(0)).items).toEqual([]);
  });

  it("are foreseen with the season, and are what production proposals lack", async () => {
    const outlook = (await shop.api("/api/figures/outlook")).body.items as unknown as Record<string, unknown>[];
    const tart = outlook.find(({ name }) => name === "TARTE");
    expect(tart).toMatchObject({
      next: { value: soldIn(today) },
      after: { value: soldIn(firstOfMonth(today, 1)) },
      sofar: { value: 0 },
      error: 0,
    });
    const days = 30;
    const { items } = await plan(days);
    const line = items.find(({ sku }) => sku === "TARTE");
    // Of this month what is left of it, of the next an equal part for each of its days.
    const inNext = addDays(today, days).slice(8);
    const share = Number(inNext) / Number(lastOfMonth(today, 1).slice(8));
    const open = addDays(today, days) > lastOfMonth(today) ? soldIn(today) + share * soldIn(firstOfMonth(today, 1)) : soldIn(today);
    expect(line?.expected).toMatchObject({ until: addDays(today, days), error: 0 });
    if (today !== lastOfMonth(today)) expect(line?.expected?.amount.value).toBeCloseTo(open, 1);
    expect(line?.amount.value).toBeCloseTo((line?.expected?.amount.value ?? 0) - 3, 3);
    expect(line?.reason).toMatch(/^ventes attendues : .*\skg d'ici le .*\(± 0\s?%\)$/);
  });

  it("reach no further than a product keeps", async () => {
    const { items } = await plan(30);
    expect(items.find(({ sku }) => sku === "GATEAU")?.expected?.until).toBe(addDays(today, 5));
  });

  it("are what restocks lack of what goes into it, the same whether it is planned already or not", async () => {
    // A recipe takes what one can weigh: four digits.
    const [before] = (await proposed(30)).items;
    const { items, lacking } = await plan(30);
    const flour = items.reduce((sum, { sku, amount }) => sum + amount.value * (sku === "TARTE" ? 0.5 : 0.25), 0);
    expect(before).toMatchObject({ sku: "FARINE" });
    expect(before?.expected.value).toBeCloseTo(flour, 1);
    expect(lacking[0]?.amount.value).toBeCloseTo(flour, 1);
    expect(problemsOf(await shop.post("/api/production/create-from-plan", { items: ["TARTE"] }))).toEqual(["items.0:not_planned"]);
    expect((await shop.post("/api/production/create-from-plan", { ahead: 30 })).body).toMatchObject({ total: 2 });
    expect((await plan(30)).items).toEqual([]);
    const [after] = (await proposed(30)).items;
    expect(after?.expected.value).toBe(0);
    expect(after?.needed.value).toBeCloseTo(before?.needed.value ?? 0, 1);
  });

  it("are refused beyond two months, and where the plan does not open them", async () => {
    expect(problemsOf(await shop.api("/api/production/plan?ahead=61"))[0]).toMatch(/^ahead:/);
    const small = workshopOf(await newBusiness({ plan: "core" }));
    for (const path of ["/api/production/plan", "/api/restocks/propose"]) {
      expect((await small.api(`${path}?ahead=7`)).status).toBe(403);
      expect((await small.api(path)).status).toBe(200);
    }
  });
});
