import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Answer } from "../support/people";
import { newShop } from "../support/shop";
import { workshopOf } from "../support/workshop";

/** So many ask for a number of one series at the same moment. */
const AT_ONCE = 12;
let shop: Awaited<ReturnType<typeof newShop>>;

beforeAll(async () => {
  shop = await newShop();
  const kitchen = workshopOf(shop.person);
  await kitchen.ingredient("FRUIT", 3);
  await kitchen.item("CONFITURE");
  await kitchen.cook("CONFITURE", { FRUIT: 1 });
  await shop.jar("POT");
  await shop.made(shop.post("/api/suppliers", { name: "Verger" }));
  await shop.made(shop.post("/api/tariffs", { item: "FRUIT", supplier: "Verger", price: 20, pack: { value: 10, unit: "kg" } }));
});

const kilo = { value: 1, unit: "kg" };
const makers: [what: string, field: string, form: RegExp, make: () => Promise<Answer>][] = [
  ["a production order", "reference", /^OF-\d{4}-\d{4}$/, () => shop.post("/api/production", { item: "CONFITURE", amount: kilo })],
  [
    "a client",
    "reference",
    /^CLI-\d{4}$/,
    () => shop.post("/api/clients", { companyName: `Épicerie ${randomUUID()}`, category: "horeca" }),
  ],
  ["a supplier", "reference", /^FOU-\d{4}$/, () => shop.post("/api/suppliers", { name: `Verger ${randomUUID()}` })],
  [
    "an order",
    "reference",
    /^CMD-\d{4}-\d{4}$/,
    () => shop.post("/api/orders", { client: shop.client, lines: [{ item: "POT", amount: { value: 1, unit: "piece" } }] }),
  ],
  [
    "a restock",
    "reference",
    /^ACH-\d{4}-\d{4}$/,
    () => shop.post("/api/restocks", { supplier: "Verger", lines: [{ item: "FRUIT", packs: 1 }] }),
  ],
  ["a count sheet", "reference", /^INV-\d{4}-\d{4}$/, () => shop.post("/api/counts", { location: "main" })],
  ["a lot", "number", /^LOT-\d{4}-\d{4}$/, () => shop.post("/api/stock/receive", { item: "FRUIT", amount: kilo })],
];

describe("those who ask for the next number at the same moment", () => {
  it.each(makers)("of %s each get their own, without a gap, and none asks twice", async (_, field, form, make) => {
    const first = await make();
    const alone = await make();
    const together = await Promise.all(Array.from({ length: AT_ONCE }, make));
    const references = [first, alone, ...together].map(({ status, body }) => {
      expect(status, JSON.stringify(body)).toBeLessThan(300);
      expect(body[field]).toMatch(form);
      return String(body[field]);
    });
    const numbers = references.map((reference) => Number(reference.slice(-4))).toSorted((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_number, place) => (numbers[0] ?? 0) + place));
    expect(Math.max(...together.map(roundTrips))).toBeLessThanOrEqual(roundTrips(alone));
  });

  it("find what they made by its number", async () => {
    const { body } = await shop.post("/api/production", { item: "CONFITURE", amount: kilo });
    const { body: page } = await shop.api(`/api/production?search=${String(body.reference)}`);
    expect(page.items).toMatchObject([{ id: body.id, reference: body.reference }]);
  });
});

function roundTrips({ headers }: Answer): number {
  return Number(/(\d+) round/.exec(headers.get("server-timing") ?? "")?.[1]);
}
