import { expect } from "vitest";
import type { Answer, Person } from "./people";

type Fields = Record<string, unknown>;

/** A version of a recipe, as far as tests read it. */
export interface Version {
  id: string;
  sku: string;
  number: number;
  status: string;
  version: number;
  unitCost: number | null;
  allergens: string[] | null;
  cost: { materials: number; total: number };
  lines: { sku: string; cost: number | null }[];
  missing: { sku: string; what: string }[];
}

/** An item, as far as tests of recipes read it. */
export interface Stocked {
  id: string;
  sku: string;
  version: number;
  cost: number | null;
  allergens: string[] | null;
  traces: string[];
  nutrition: Record<string, number> | null;
  recipeId: string | null;
}

/** Where a person makes things: short ways to ask the API about items and recipes, all named by SKU. */
export function workshopOf(person: Person) {
  const post = (path: string, json: unknown, headers?: Record<string, string>) => person.api(path, { method: "POST", json, headers });
  const made = async <T>(answer: Promise<Answer>): Promise<T> => {
    const { status, body } = await answer;
    expect(status, JSON.stringify(body)).toBeLessThan(300);
    return body as T;
  };
  const write = (item: string, lines: Record<string, number> | Fields[], overrides: Fields = {}) =>
    post("/api/recipes", { item, output: { value: 1, unit: "kg" }, lines: Array.isArray(lines) ? lines : kilosOf(lines), ...overrides });
  return {
    api: person.api,
    post,
    made,
    /** Adds an item by the kilo. */
    item: (sku: string, overrides: Fields = {}) =>
      made<Stocked>(post("/api/items", { sku, name: sku, kind: "component", unit: "kg", ...overrides })),
    /** Adds an ingredient by the kilo that has everything a label needs. */
    ingredient: (sku: string, cost: number, overrides: Fields = {}) =>
      made<Stocked>(
        post("/api/items", { sku, name: sku, kind: "ingredient", unit: "kg", cost, allergens: [], nutrition: food(), ...overrides }),
      ),
    /** Writes the recipe of a kilo. @param lines kilos of each ingredient, by SKU, or whole lines */
    write,
    draft: (item: string, lines: Record<string, number> | Fields[], overrides?: Fields) => made<Version>(write(item, lines, overrides)),
    activate: (recipe: string) => post(`/api/recipes/${recipe}/activate`, {}),
    /** Writes a recipe and makes it the one that counts. */
    async cook(item: string, lines: Record<string, number> | Fields[], overrides?: Fields) {
      const { id } = await made<Version>(write(item, lines, overrides));
      return made<Version>(post(`/api/recipes/${id}/activate`, {}));
    },
    change: (sku: string, json: Fields) => person.api(`/api/items/${sku}`, { method: "PATCH", json }),
    read: (sku: string) => made<Stocked>(person.api(`/api/items/${sku}`)),
    recipe: (name: string) => made<Version>(person.api(`/api/recipes/${name}`)),
  };
}

/** A line for each ingredient, in kilos. */
function kilosOf(lines: Record<string, number>): Fields[] {
  return Object.entries(lines).map(([item, value]) => ({ item, amount: { value, unit: "kg" } }));
}

/** Values per 100 g. */
export function food(overrides: Fields = {}) {
  return { energyKj: 0, energyKcal: 0, fat: 0, saturates: 0, carbohydrate: 0, sugars: 0, fibre: 0, protein: 0, salt: 0, ...overrides };
}

/** The problems of the fields of a refusal: "lines.0.item:cycle". */
export function problemsOf({ body }: Answer): string[] {
  return ((body.errors ?? []) as { field: string; code: string }[]).map(({ field, code }) => `${field}:${code}`);
}
