import { describe, expect, it } from "vitest";
import { supplierLines } from "@/db/seed/demo/suppliers";
import { offers } from "@/db/seed/demo/tariffs";
import { calculationRows, requestRows } from "@/db/seed/requests";
import { cannersRequests } from "@/db/seed/demo/requests";
import { cannersScenarios } from "@/db/seed/demo/scenarios";
import { calculate } from "@/worker/modules/catalogue/calculations/rules";
import { productionRequestStatuses, urgencies } from "@/worker/modules/make/production-requests/status";
import { supplierRows, tariffRows } from "@/db/seed/supply";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { certificateState } from "@/worker/modules/buy/suppliers/rules";
import { unitPrice } from "@/worker/core/figures/unit-price";
import { largeCatalogue } from "@/db/seed/bench";
import { breweryClients, canneryClients } from "@/db/seed/demo/clients";
import { cannery, neighbour } from "@/db/seed/demo/index";
import { breweryRecipes } from "@/db/seed/demo/recipes/brewery";
import { canneryRecipes } from "@/db/seed/demo/recipes/index";
import { makeDice } from "@/db/seed/dice";
import { type Written, withRecipes } from "@/db/seed/recipes";
import { type Article, itemRow } from "@/db/seed/rows";
import { clientRows, priceRows } from "@/db/seed/sales";
import { clients } from "@/worker/modules/sell/clients/contract";
import { costOf, declarationOf, graphOf, type ItemRow, massOf, recompute } from "@/worker/modules/catalogue/costing";
import { items } from "@/worker/modules/catalogue/items/contract";
import { markup } from "@/worker/modules/catalogue/items/rules";

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

const today = Date.UTC(2026, 10, 20);

/** A seeded catalogue: its items, its recipes, and how they hang together. */
function seeded(articles: Article[], written: Written[]) {
  const dice = makeDice(1);
  const { items, recipes } = withRecipes(
    articles.map((article) => itemRow(article, dice, today)),
    written,
    dice,
    today,
  );
  return { items: items as ItemRow[], recipes, graph: graphOf(recipes, items as ItemRow[]) };
}

describe.each([
  ["the cannery", cannery, canneryRecipes],
  ["its neighbour", neighbour, breweryRecipes],
] as const)("the recipes of %s", (_name, articles, written) => {
  const { items, recipes, graph } = seeded([...articles], [...written]);

  it("leave every cost, allergen and nutrition as the product would compute it", () => {
    expect(recompute(graph)).toEqual(new Map());
    expect(items.filter(({ recipeId }) => recipeId)).toHaveLength(graph.recipes.size);
  });

  it("put at least as much into the bowl as comes out, and know what it weighs", () => {
    const light = recipes.filter((recipe) => {
      const eaten = recipe.lines.filter(({ itemId }) => graph.itemOf(itemId).kind !== "packaging");
      const mixed = eaten.reduce((sum, line) => sum + (massOf(line, graph.itemOf(line.itemId)) ?? Number.NaN), 0);
      const output = massOf({ amount: recipe.outputAmount, unit: recipe.outputUnit }, graph.itemOf(recipe.itemId));
      return !output || !(mixed >= output);
    });
    expect(light.map(({ itemId, number }) => `${graph.itemOf(itemId).sku} ${number}`)).toEqual([]);
  });

  it("lack only the declarations that somebody still owes", () => {
    const missing = recipes.flatMap((recipe) => {
      const item = graph.itemOf(recipe.itemId);
      return [...costOf(recipe, item, graph.itemOf).missing, ...declarationOf(recipe, item, graph.itemOf).missing];
    });
    expect(missing.filter(({ what }) => what !== "allergens")).toEqual([]);
  });

  it("number the versions of an item from 1 on, in the order of their days, before today", () => {
    for (const { itemId, number, createdAt } of recipes) {
      const before = recipes.filter((other) => other.itemId === itemId && other.number < number);
      expect(before).toHaveLength(number - 1);
      expect(before.every((other) => other.createdAt < createdAt)).toBe(true);
      expect(createdAt).toBeLessThan(today);
    }
  });

  it("are the same from the same number", () => {
    expect(seeded([...articles], [...written])).toMatchObject({ items, recipes });
  });
});

describe("the cannery", () => {
  const { items, recipes, graph } = seeded(cannery, canneryRecipes);
  const bought = items.filter(({ kind, archivedAt }) => ["ingredient", "packaging"].includes(kind) && archivedAt === null);
  const products = items.filter(({ kind }) => ["product", "component"].includes(kind));
  const skus = (rows: ItemRow[]) => rows.map(({ sku }) => sku);

  it("has sixty products, ten of them half made, and ninety ingredients and packagings", () => {
    expect(products.length).toBeGreaterThanOrEqual(60);
    expect(products.filter(({ kind }) => kind === "component")).toHaveLength(10);
    expect(bought.length).toBeGreaterThanOrEqual(90);
  });

  it("has recipes for forty-five of them at least, some within others within others", () => {
    expect(products.filter(({ kind, recipeId }) => kind === "product" && recipeId).length).toBeGreaterThanOrEqual(45);
    const depth = (id: string): number => 1 + Math.max(0, ...(graph.recipes.get(id)?.lines ?? []).map(({ itemId }) => depth(itemId)));
    const level = (sku: string) => depth(items.find((item) => item.sku === sku)?.id ?? "");
    expect([level("RIL-CAN-180"), level("PAT-FOI-090"), level("COF-GAS-4")]).toEqual([4, 4, 5]);
  });

  it("has earlier and coming versions of what it makes, and trials side by side", () => {
    const statuses = (sku: string) => recipes.filter(({ itemId }) => graph.itemOf(itemId).sku === sku).map(({ status }) => status);
    expect(statuses("RIL-CAN-180")).toEqual(["archived", "active", "draft"]);
    expect(statuses("RND-FEN-04")).toEqual(["draft", "draft"]);
    expect(new Set(items.filter(({ status }) => status === "rnd").map(({ stage }) => stage))).toEqual(
      new Set(["concept", "development", "test"]),
    );
  });

  it("knows of every ingredient what it holds and how it reads on a label", () => {
    const ingredients = bought.filter(({ kind }) => kind === "ingredient");
    expect(skus(ingredients.filter(({ nutrition, labelName }) => !nutrition || !labelName))).toEqual([]);
    expect(skus(ingredients.filter(({ allergens }) => allergens === null))).toEqual(["ING-SAU-TOU", "ING-OLN", "ING-RAI"]);
  });

  it("owes a declaration for what holds one that nobody has given", () => {
    const undeclared = products.filter(({ recipeId, allergens }) => recipeId && allergens === null);
    expect(skus(undeclared)).toEqual(["CAS-CAN-840", "TAP-NOI-090", "COF-GAS-4", "COF-APE-5"]);
  });

  it("says what each product weighs", () => {
    expect(skus(products.filter(({ kind, weight }) => kind === "product" && weight === null))).toEqual([]);
  });

  it("shows every status, and one product that sells at a loss", () => {
    expect(new Set(items.map(({ status }) => status)).size).toBe(5);
    expect(skus(items.filter(({ price, cost }) => (markup(price, cost) ?? 0) < 0))).toEqual(["AXO-VEA-420"]);
  });

  it("earns what a cannery earns on nearly all of them", () => {
    const markups = items.flatMap(({ recipeId, price, cost }) => (recipeId ? (markup(price, cost) ?? []) : []));
    expect(markups.filter((share) => share >= 2_000 && share <= 15_500).length / markups.length).toBeGreaterThan(0.8);
    expect(Math.max(...markups)).toBeLessThan(20_000);
  });

  it("knows articles declared free of allergens and others nobody has declared", () => {
    for (const declaration of ["[]", "null"]) expect(items.map(({ allergens }) => JSON.stringify(allergens))).toContain(declaration);
  });
});

describe.each([
  ["the cannery", canneryClients, 60],
  ["its neighbour", breweryClients, 8],
])("those to whom %s sells", (_name, lines, count) => {
  const rows = clientRows(lines, makeDice(3), Date.UTC(2026, 10, 20));

  it("are clients that a person could have entered, with numbers that check", () => {
    const refused = rows.flatMap((row) => {
      const { id, sortName, searchText, version, createdAt, updatedAt, discount = 0, ...fields } = row;
      const { success, data, error } = clients.create.input.safeParse({ ...fields, discount: discount / 100 });
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
  const draw = () => {
    const dice = makeDice(7);
    return largeCatalogue(dice, 50).map((article) => itemRow(article, dice, today));
  };
  expect(draw()).toEqual(draw());
  expect(draw().every(({ createdAt, updatedAt }) => createdAt <= updatedAt && updatedAt < today)).toBe(true);
});

describe("from whom the cannery buys", () => {
  const today = Date.UTC(2026, 10, 20);
  const dice = makeDice(3);
  const items = cannery.map((article) => itemRow(article, dice, today));
  const sellers = supplierRows(supplierLines, dice, today);
  const { tariffs, prices } = tariffRows(offers, items, sellers, dice, today);

  it("holds suppliers that a person could have entered, with numbers that check", () => {
    const refused = sellers.flatMap((row) => {
      const { id, reference, sortName, searchText, version, createdAt, updatedAt, minimumOrder, ...fields } = row;
      const { success, data, error } = suppliers.create.input.safeParse({ ...fields, minimumOrder: minimumOrder && minimumOrder / 10_000 });
      return success && data.phone === row.phone && data.siret === row.siret ? [] : [row.name, error?.issues];
    });
    expect(refused).toEqual([]);
  });

  it("names every supplier of an article, but the workshop itself and those of whom little is bought", () => {
    const names = sellers.map(({ name }) => name);
    const bought = cannery.filter(({ kind, supplier }) => ["ingredient", "packaging"].includes(kind) && supplier);
    const missing = bought.filter(({ supplier }) => !names.includes(supplier));
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
  const { vat, supplier, customer, archived, ...fields } = article;
  return { ...fields, vatRate: vat, supplierName: supplier, customerName: customer };
}

describe("what the cannery has worked out and asked for", () => {
  const { items, recipes } = seeded(cannery, canneryRecipes);
  const business = { businessId: "b", userId: "u" };
  const calculated = () => calculationRows(cannersScenarios, items, recipes, makeDice(4), today);
  const requested = () => requestRows(cannersRequests, items, business, makeDice(5), today);

  it("are calculations whose costs and prices are known, the same from the same number", () => {
    const outcomes = calculated().map(({ facts }) => calculate(facts));
    expect(
      outcomes.every(({ unitCost, channels }) => unitCost && channels.every(({ price, salesMargin }) => price && (salesMargin ?? 0) > 0)),
    ).toBe(true);
    expect(calculated()).toEqual(calculated());
  });

  it("are requests in every state, dated as they could have been, the same from the same number", () => {
    const rows = requested();
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(productionRequestStatuses));
    expect(new Set(rows.map(({ urgency }) => urgency))).toEqual(new Set(urgencies));
    for (const { status, createdAt, updatedAt, completedOn, reason, itemId, product } of rows) {
      expect([createdAt <= updatedAt && updatedAt <= today, completedOn !== null, reason !== ""]).toEqual([
        true,
        status === "completed",
        status === "rejected",
      ]);
      expect(itemId !== null || product.includes(" ")).toBe(true);
    }
    expect(rows).toEqual(requested());
  });
});
