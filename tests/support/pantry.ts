import { expect } from "vitest";
import { civilDate } from "@/worker/core/figures/dates";
import type { Answer, Person } from "./people";

type Fields = Record<string, unknown>;
export interface Measure {
  value: number;
  unit: string;
}

/** A lot, as far as tests read it. */
export interface StockedLot {
  id: string;
  number: string;
  version: number;
  state: string;
  freshness: string;
  amount: Measure;
  reserved: Measure;
  available: Measure;
  value: number;
}

/** What there is of an item, as far as tests read it. */
export interface Stock {
  amount: Measure;
  reserved: Measure;
  held: Measure;
  expired: Measure;
  available: Measure;
  value: number;
  lots: StockedLot[];
}

/** Where a person keeps goods: short ways to ask the API about the stock. Amounts are kilos. */
export function pantryOf(person: Person) {
  const post = (path: string, json: unknown = {}) => person.api(path, { method: "POST", json });
  const made = async <T>(answer: Promise<Answer>): Promise<T> => {
    const { status, body } = await answer;
    expect(status, JSON.stringify(body)).toBeLessThan(300);
    return body as T;
  };
  const kilos = (value: number): Measure => ({ value, unit: "kg" });
  return {
    post,
    patch: (path: string, json: unknown) => person.api(path, { method: "PATCH", json }),
    made,
    kilos,
    get: <T>(path: string) => made<T>(person.api(path)),
    item: (sku: string, overrides: Fields = {}) =>
      made<{ id: string }>(post("/api/items", { sku, name: sku, kind: "ingredient", unit: "kg", cost: 2, ...overrides })),
    place: (name: string) => made<{ id: string }>(post("/api/locations", { name })),
    receive: (item: string, value: number, overrides: Fields = {}) =>
      made<StockedLot>(post("/api/stock/receive", { item, amount: kilos(value), ...overrides })),
    transfer: (lot: string, from: string, to: string, value: number) =>
      post("/api/stock/transfer", { lot, from, to, amount: kilos(value) }),
    scrap: (lot: string, value: number, overrides: Fields = {}) =>
      post("/api/stock/scrap", { lot, amount: kilos(value), reason: "damaged", ...overrides }),
    stock: (item: string) => made<Stock>(person.api(`/api/stock/${item}`)),
    lot: (number: string) => made<StockedLot & { places: { locationName: string; amount: Measure }[] }>(person.api(`/api/lots/${number}`)),
  };
}

/** The civil day so many days from now, as UTC has it. */
export const inDays = (days: number) => civilDate(Date.now() + days * 86_400_000);
