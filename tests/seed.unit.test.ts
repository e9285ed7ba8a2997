import { describe, expect, it } from "vitest";
import { supplierLines } from "@/db/seed/demo/suppliers";
import { offers } from "@/db/seed/demo/tariffs";
import { supplierRows, tariffRows } from "@/db/seed/supply";
import { suppliers } from "@/worker/modules/suppliers/contract";
import { certificateState } from "@/worker/modules/suppliers/rules";
import { unitPrice } from "@/worker/modules/tariffs/rules";
import { largeCatalogue } from "@/db/seed/bench";
import { breweryClients, canneryClients } from "@/db/seed/demo/clients";
import { cannery, neighbour } from "@/db/seed/demo/index";
import { makeDice } from "@/db/seed/dice";
import { type Article, itemRow } from "@/db/seed/rows";
import { clientRows, priceRows } from "@/db/seed/sales";
import { clients } from "@/worker/modules/clients/contract";
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

describe.each([
  ["the cannery", canneryClients, 60],
  ["its neighbour", breweryClients, 8],
])("those to whom %s sells", (_name, lines, count) => {
  const rows = clientRows(lines, makeDice(3), Date.UTC(2026, 10, 20));

  it("are clients that a person could have entered, with numbers that check", () => {
    const refused = rows.flatMap((row) => {
      const { id, sortName, searchText, version, createdAt, updatedAt, discount = 0, ...said } = row;
      const { success, data, error } = clients.create.input.safeParse({ ...said, discount: discount / 100 });
      const isSame = success && data.phone === row.phone && data.siret === row.siret && data.email === row.email;
      return isSame && data.vatNumber === row.vatNumber ? [] : [row.companyName, error?.issues];
    });
    expect(refused).toEqual([]);
  });

  it("are of every category and status, numbered as they came", () => {
    expect([rows.length, new Set(rows.map(({ companyName }) => companyName)).size]).toEqual([count, count]);
    expect(new Set(rows.map(({ category }) => category)).size).toBe(5);
    expect(new Set(rows.map(({ status }) => status)).size).toBe(3);
    expect(rows.map(({ reference }) => reference)).toEqual(rows.map((_, place) => `CLI-${String(place + 1).padStart(4, "0")}`));
    expect(rows.every((row, place) => row.createdAt >= (rows[place - 1]?.createdAt ?? 0))).toBe(true);
  });
});

describe("what the categories of clients pay", () => {
  const today = Date.UTC(2026, 10, 20);
  const dice = makeDice(1);
  const rows = cannery.map((article) => itemRow(article, dice, today));
  const prices = priceRows(rows, dice, today);

  it("is a share of the item's price, to five cents, and went up once for a dozen", () => {
    const rillettes = rows.find(({ sku }) => sku === "RIL-CAN-180");
    const latest = prices.filter(({ itemId, startsOn }) => itemId === rillettes?.id && startsOn === "2026-07-01");
    expect(Object.fromEntries(latest.map(({ category, price }) => [category, price / 10_000]))).toEqual({
      retailer: 3.9,
      horeca: 4.15,
      grossiste: 3.4,
      super_grossiste: 3.1,
    });
    const raised = new Set(prices.filter(({ startsOn }) => startsOn === "2026-07-01").map(({ itemId }) => itemId));
    expect([raised.size, prices.every(({ price, startsOn }) => price > 0 && price % 500 === 0 && startsOn < "2026-11-20")]).toEqual([
      12,
      true,
    ]);
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

describe("from whom the cannery buys", () => {
  const today = Date.UTC(2026, 10, 20);
  const dice = makeDice(3);
  const items = cannery.map((article) => itemRow(article, dice, today));
  const sellers = supplierRows(supplierLines, dice, today);
  const { tariffs, prices } = tariffRows(offers, items, sellers, dice, today);

  it("holds suppliers that a person could have entered, with numbers that check", () => {
    const refused = sellers.flatMap((row) => {
      const { id, reference, sortName, searchText, version, createdAt, updatedAt, minimumOrder, ...said } = row;
      const { success, data, error } = suppliers.create.input.safeParse({ ...said, minimumOrder: minimumOrder && minimumOrder / 10_000 });
      return success && data.phone === row.phone && data.siret === row.siret ? [] : [row.name, error?.issues];
    });
    expect(refused).toEqual([]);
  });

  it("names every supplier of an article, but the workshop itself and those of whom little is bought", () => {
    const names = sellers.map(({ name }) => name);
    const missing = cannery.filter(({ kind, supplier }) => ["ingredient", "packaging"].includes(kind) && !names.includes(supplier));
    expect(missing).toEqual([]);
    expect(sellers.filter(({ type }) => type === "service_provider")).toHaveLength(4);
  });

  it("gives each article the cost of its preferred tariff, one of its tariffs", () => {
    for (const item of items.filter(({ sku }) => sku in offers)) {
      const [tariff, ...others] = tariffs.filter(({ itemId, preferred }) => itemId === item.id && preferred);
      const pack = { amount: tariff?.packAmount ?? 0, unit: tariff?.packUnit ?? "g" };
      expect([others, unitPrice(tariff?.price ?? 0, pack, { unit: item.unit, density: null, weight: null })]).toEqual([[], item.cost]);
    }
  });

  it("knows what they asked before, in the year past", () => {
    expect(prices.length).toBeGreaterThan(60);
    expect(prices.every(({ at }) => at < today && at > today - 400 * 86_400_000)).toBe(true);
  });

  it("has certificates that have ended, that end soon and that do not", () => {
    const states = sellers.flatMap(({ certificates = [] }) => certificates.map((one) => certificateState(one, "2026-11-20")));
    expect(new Set(states)).toEqual(new Set(["good", "soon", "ended"]));
  });
});

function entered(article: Article): Record<string, unknown> {
  const { vat, supplier, customer, archived, ...said } = article;
  return { ...said, vatRate: vat, supplierName: supplier, customerName: customer };
}
