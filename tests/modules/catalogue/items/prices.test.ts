import { beforeAll, describe, expect, it } from "vitest";
import { civilDate } from "@/worker/core/figures/dates";
import { newBusiness, type Person } from "@/tests/support/people";

interface Sheet {
  price: number | null;
  prices: {
    category: string;
    price: number | null;
    startsOn: string | null;
    margin: number | null;
    salesMargin: number | null;
    nextPrice: number | null;
  }[];
  history: { category: string; startsOn: string; price: number }[];
}

const DAY = 86_400_000;
const day = (from: number) => civilDate(Date.now() + from * DAY);

let maker: Person;
let number = 0;
beforeAll(async () => {
  maker = await newBusiness();
});

async function newItem(overrides: Record<string, unknown> = {}): Promise<string> {
  number += 1;
  const sku = `PRIX-${number}`;
  await maker.api("/api/items", { method: "POST", json: { name: "Terrine", sku, price: 5, cost: 3, ...overrides } });
  return sku;
}

const set = (sku: string, json: Record<string, unknown>) => maker.api(`/api/items/${sku}/set-price`, { method: "POST", json });
const removePrice = (sku: string, json: Record<string, unknown>) => maker.api(`/api/items/${sku}/remove-price`, { method: "POST", json });
const sheet = async (sku: string) => (await maker.api(`/api/items/${sku}/prices`)).body as unknown as Sheet;
const of = ({ prices }: Sheet, category: string) => prices.find((entry) => entry.category === category);

describe("prices by client category", () => {
  it("are the item's own until a category has its own", async () => {
    const sku = await newItem();
    const before = await sheet(sku);
    expect(before.prices.map(({ price, startsOn }) => [price, startsOn])).toEqual(Array(5).fill([5, null]));
    expect(of(before, "grossiste")).toMatchObject({ margin: 66.67, salesMargin: 40 });

    const { body } = await set(sku, { category: "grossiste", price: 3.25 });
    expect(body).toEqual(await sheet(sku));
    expect(of(await sheet(sku), "grossiste")).toMatchObject({ price: 3.25, startsOn: day(0), margin: 8.33, salesMargin: 7.69 });
    expect(of(await sheet(sku), "horeca")).toMatchObject({ price: 5, startsOn: null });
  });

  it("begin on their day; one that begins the same day replaces the other", async () => {
    const sku = await newItem();
    await set(sku, { category: "horeca", price: 4, startsOn: day(0) });
    await set(sku, { category: "horeca", price: 4.4, startsOn: day(40) });
    await set(sku, { category: "horeca", price: 4.2, startsOn: day(20) });
    await set(sku, { category: "horeca", price: 4.3, startsOn: day(20) });
    const { history, ...prices } = await sheet(sku);
    expect(history.map(({ startsOn, price }) => [startsOn, price])).toEqual([
      [day(0), 4],
      [day(20), 4.3],
      [day(40), 4.4],
    ]);
    expect(of({ history, ...prices }, "horeca")).toMatchObject({ price: 4, nextPrice: 4.3, nextStartsOn: day(20) });
  });

  it("are taken back until they begin, and not after", async () => {
    const sku = await newItem();
    await set(sku, { category: "retailer", price: 4 });
    await set(sku, { category: "retailer", price: 4.5, startsOn: day(3) });
    expect((await removePrice(sku, { category: "retailer", startsOn: day(0) })).body.code).toBe("not_allowed_now");
    expect((await removePrice(sku, { category: "retailer", startsOn: day(2) })).body.errors).toMatchObject([
      { field: "startsOn", code: "no_price" },
    ]);
    const { status, body } = await removePrice(sku, { category: "retailer", startsOn: day(3) });
    expect([status, body]).toEqual([200, await sheet(sku)]);
    expect((await sheet(sku)).history).toHaveLength(1);
  });

  it("never begin in the past, nor for an archived item, and change nothing then", async () => {
    const sku = await newItem();
    const past = await set(sku, { category: "horeca", price: 4, startsOn: day(-1) });
    expect([past.status, past.body.errors]).toEqual([422, [expect.objectContaining({ field: "startsOn", code: "past" })]]);
    await maker.api(`/api/items/${sku}/archive`, { method: "POST", json: {} });
    const archived = await set(sku, { category: "horeca", price: 4 });
    expect([archived.status, archived.body.errors]).toEqual([409, [expect.objectContaining({ field: "id", code: "archived" })]]);
    expect((await sheet(sku)).history).toEqual([]);
  });

  it("set by ten people at once for the same day are one price", async () => {
    const sku = await newItem();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => set(sku, { category: "horeca", price: 4 + n / 10 })));
    const { history } = await sheet(sku);
    expect(history).toHaveLength(1);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    for (const { status, body } of answers) if (status !== 200) expect(body.code).toBe("stale");
  });

  it("say nothing of what is earned when nobody knows the cost or the price", async () => {
    const sku = await newItem({ price: null, cost: null });
    expect(of(await sheet(sku), "horeca")).toMatchObject({ price: null, margin: null, salesMargin: null });
  });
});
