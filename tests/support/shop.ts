import { expect } from "vitest";
import { type Answer, newBusiness } from "./people";
import { stockroomOf } from "./stockroom";

type Fields = Record<string, unknown>;
type Measure = { value: number; unit: string };

/** An order, as far as tests read it. */
export interface Ordered {
  id: string;
  reference: string;
  status: string;
  version: number;
  subtotal: number;
  total: number;
  deliveredShare: number;
  dueOn: string | null;
  moves: string[];
  vat: { rate: number; base: number; tax: number }[];
  lines: {
    id: string;
    sku: string;
    price: number;
    discount: number;
    total: number;
    short: Measure;
    promised: Measure;
    shipped: Measure;
    lots: { number: string; amount: Measure }[];
  }[];
  deliveries: { id: string; reference: string; status: string }[];
  shortages: { sku: string; missing: Measure; takenBy: string; takenFor: string; taken: Measure | null }[];
}

/** A business that sells jars to one client, with short ways to ask the API about its orders. */
export async function newShop(client: Fields = {}) {
  const person = await newBusiness();
  const post = (path: string, json: unknown = {}, headers?: Record<string, string>) => person.api(path, { method: "POST", json, headers });
  const made = async <T>(answer: Promise<Answer>): Promise<T> => {
    const { status, body } = await answer;
    expect(status, JSON.stringify(body)).toBeLessThan(300);
    return body as T;
  };
  const { reference } = await made<{ reference: string }>(
    post("/api/clients", { companyName: "Bistrot du Port", category: "horeca", ...client }),
  );
  const room = await stockroomOf(person);
  const lines = (jars: Record<string, number>) => Object.entries(jars).map(([item, value]) => ({ item, amount: { value, unit: "piece" } }));
  const shop = {
    ...room,
    person,
    client: reference,
    api: person.api,
    post,
    made,
    /** Adds a product sold by the jar, at 4 € unless said. */
    jar: (sku: string, overrides: Fields = {}) =>
      made<{ id: string }>(post("/api/items", { sku, name: sku, kind: "product", unit: "piece", price: 4, ...overrides })),
    /** Writes an order down. @param jars how many of each, by SKU, or whole lines */
    order: (jars: Record<string, number> | Fields[], overrides: Fields = {}) =>
      made<Ordered>(post("/api/orders", { client: reference, lines: Array.isArray(jars) ? jars : lines(jars), ...overrides })),
    /** Takes an order through some moves. */
    async move(id: string, ...verbs: string[]): Promise<Ordered> {
      let last: Ordered | undefined;
      for (const verb of verbs) last = await made<Ordered>(post(`/api/orders/${id}/${verb}`));
      return last ?? shop.read(id);
    },
    read: (id: string) => made<Ordered>(person.api(`/api/orders/${id}`)),
  };
  return shop;
}

/** How many of each lot are promised: { "LOT-A": 3 }. */
export function promisedOf({ lines }: Ordered): Record<string, number> {
  return Object.fromEntries(lines.flatMap(({ lots }) => lots.map(({ number, amount }) => [number, amount.value])));
}
