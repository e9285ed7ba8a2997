import { describe, expect, it } from "vitest";
import { largeCatalogue } from "@/db/seed/bench";
import { cannery, neighbour } from "@/db/seed/demo/index";
import { makeDice } from "@/db/seed/dice";
import { type Article, itemRow } from "@/db/seed/rows";
import { items } from "@/worker/modules/items/contract";
import { markup } from "@/worker/modules/items/rules";

const large = largeCatalogue(makeDice(1), 2_000);

describe.each([
  ["the cannery", cannery],
  ["its neighbour", neighbour],
  ["the large catalogue", large],
])("%s", (_name, articles) => {
  it("holds only what a person could have entered", () => {
    const refused = articles.flatMap((article) => (items.create.input.safeParse(entered(article)).success ? [] : [article.name]));
    expect(refused).toEqual([]);
  });

  it("gives each article its own SKU and barcode", () => {
    const codes = articles.flatMap(({ sku, barcode }) => (barcode ? [sku, barcode] : [sku]));
    expect(new Set(codes).size).toBe(codes.length);
  });
});

describe("the cannery", () => {
  const rows = cannery.map((article) => itemRow(article, makeDice(1), Date.UTC(2026, 10, 20)));

  it("shows every status, and one product that sells at a loss", () => {
    expect(new Set(cannery.map(({ status }) => status)).size).toBe(5);
    expect(rows.filter(({ price, cost }) => (markup(price ?? null, cost ?? null) ?? 0) < 0)).toHaveLength(1);
  });

  it("knows articles declared free of allergens and others nobody has declared", () => {
    for (const wanted of ["[]", "null"]) expect(cannery.map(({ allergens }) => JSON.stringify(allergens))).toContain(wanted);
  });
});

it("makes the same rows from the same number, before today", () => {
  const today = Date.UTC(2026, 10, 20);
  const made = () => {
    const dice = makeDice(7);
    return largeCatalogue(dice, 50).map((article) => itemRow(article, dice, today));
  };
  expect(made()).toEqual(made());
  expect(made().every(({ createdAt, updatedAt }) => createdAt <= updatedAt && updatedAt < today)).toBe(true);
});

function entered(article: Article): Record<string, unknown> {
  const { vat, supplier, customer, archived, ...said } = article;
  return { ...said, vatRate: vat, supplierName: supplier, customerName: customer };
}
