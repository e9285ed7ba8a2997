import { beforeAll, describe, expect, it } from "vitest";
import { newBusiness } from "@/tests/support/people";
import { food, problemsOf, workshopOf } from "@/tests/support/workshop";

let shop: ReturnType<typeof workshopOf>;
beforeAll(async () => {
  shop = workshopOf(await newBusiness());
});

describe("a change of an ingredient", () => {
  it("reaches what is made of it, three levels up, by the time it is answered: cost, allergens, traces, nutrition", async () => {
    await shop.ingredient("MON-LAIT", 2, { nutrition: food({ fat: 4 }) });
    for (const sku of ["MON-CREME", "MON-GANACHE", "MON-GATEAU"]) await shop.item(sku);
    await shop.cook("MON-CREME", { "MON-LAIT": 2 });
    await shop.cook("MON-GANACHE", { "MON-CREME": 0.5 }, { labourMinutes: 6, hourlyRate: 20 });
    await shop.cook("MON-GATEAU", { "MON-GANACHE": 1 });
    expect(await shop.read("MON-GATEAU")).toMatchObject({ cost: 4, allergens: [], nutrition: { fat: 4 } });

    await shop.made(shop.change("MON-LAIT", { cost: 3, allergens: ["milk"], traces: ["nuts"], nutrition: food({ fat: 5 }) }));
    const { id } = await shop.read("MON-GATEAU");
    expect(await shop.read(id)).toMatchObject({ cost: 5, allergens: ["milk"], traces: ["nuts"], nutrition: { fat: 5 } });
    expect((await shop.recipe("MON-GATEAU")).unitCost).toBe(5);

    await shop.made(shop.change("MON-LAIT", { cost: null, allergens: null }));
    expect(await shop.read("MON-GATEAU")).toMatchObject({ cost: null, allergens: null });
  });

  it("ends as recomputing would when two of one cake change at once", async () => {
    await shop.ingredient("DEUX-A", 1);
    await shop.ingredient("DEUX-B", 1);
    for (const sku of ["DEUX-PATE", "DEUX-GATEAU"]) await shop.item(sku);
    await shop.cook("DEUX-PATE", { "DEUX-A": 0.5, "DEUX-B": 0.5 });
    await shop.cook("DEUX-GATEAU", { "DEUX-PATE": 0.8, "DEUX-B": 0.2 });
    for (let round = 1; round <= 20; round += 1) {
      const [a, b] = [round, 100 - round];
      const allergens = round % 2 ? ["milk"] : [];
      const changes = [shop.change("DEUX-A", { cost: a }), shop.change("DEUX-B", { cost: b }), shop.change("DEUX-B", { allergens })];
      expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([200, 200, 200]);
      const [dough, cake] = await Promise.all([shop.read("DEUX-PATE"), shop.read("DEUX-GATEAU")]);
      expect([dough.cost, dough.allergens]).toEqual([(a + b) / 2, allergens]);
      expect([cake.cost, cake.allergens]).toEqual(
        [0.8 * 50 + 0.2 * b, allergens].map((each) => (typeof each === "number" ? Number(each.toFixed(4)) : each)),
      );
    }
  });

  it("meets a recipe that is activated at the same time", async () => {
    await shop.ingredient("VITE-SEL", 1);
    await shop.item("VITE-SAUMURE");
    for (let round = 2; round < 12; round += 1) {
      const { id } = await shop.draft("VITE-SAUMURE", { "VITE-SEL": round });
      const answers = await Promise.all([shop.activate(id), shop.change("VITE-SEL", { cost: round })]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect((await shop.read("VITE-SAUMURE")).cost).toBe(round * round);
    }
  });

  it("is not said of what follows from a recipe", async () => {
    await shop.ingredient("SUIT-SEL", 1);
    await shop.item("SUIT-SAUMURE");
    await shop.cook("SUIT-SAUMURE", { "SUIT-SEL": 1 });
    for (const change of [{ cost: 5 }, { allergens: ["milk"] }, { traces: ["milk"] }, { nutrition: food({ fat: 1 }) }]) {
      const refused = await shop.change("SUIT-SAUMURE", change);
      expect([refused.status, problemsOf(refused)]).toEqual([422, [`${Object.keys(change)[0]}:from_recipe`]]);
    }
    expect((await shop.change("SUIT-SAUMURE", { price: 5, cost: 1 })).body).toMatchObject({ price: 5, margin: 400 });
    await shop.made(shop.post("/api/recipes/SUIT-SAUMURE/archive", {}));
    expect((await shop.change("SUIT-SAUMURE", { cost: 5 })).body).toMatchObject({ cost: 5 });
  });
});

describe("the effects of a change", () => {
  beforeAll(async () => {
    await shop.ingredient("EFF-BEURRE", 8, { allergens: ["milk"] });
    await shop.ingredient("EFF-MARGARINE", 3, { allergens: ["soy"] });
    await shop.ingredient("EFF-FARINE", 1, { allergens: ["gluten"] });
    await shop.item("EFF-PATE");
    await shop.item("EFF-TARTE", { kind: "product", price: 8 });
    await shop.item("EFF-SABLE", { kind: "product", price: 20 });
    await shop.cook("EFF-PATE", { "EFF-FARINE": 0.5, "EFF-BEURRE": 0.5 });
    await shop.cook("EFF-TARTE", { "EFF-PATE": 1 });
    await shop.cook("EFF-SABLE", { "EFF-FARINE": 0.6, "EFF-BEURRE": 0.4 });
  });

  it("are where an item is used, directly first", async () => {
    const { body } = await shop.api("/api/recipes/EFF-BEURRE/where-used");
    expect(body.total).toBe(3);
    expect(body.items).toMatchObject([
      { sku: "EFF-PATE", direct: true, amount: { value: 0.5, unit: "kg" }, cost: 4 },
      { sku: "EFF-SABLE", direct: true, amount: { value: 0.4, unit: "kg" }, cost: 3.2 },
      { sku: "EFF-TARTE", direct: false, amount: null, cost: null },
    ]);
  });

  it("of a price are told without writing anything", async () => {
    const before = await shop.read("EFF-TARTE");
    const { body } = await shop.api("/api/recipes/EFF-BEURRE/what-if?change=50");
    expect(body.items).toMatchObject([
      { sku: "EFF-PATE", costBefore: 4.5, costAfter: 6.5 },
      { sku: "EFF-TARTE", costBefore: 4.5, costAfter: 6.5, marginBefore: 77.78, marginAfter: 23.08 },
      { sku: "EFF-SABLE", costBefore: 3.8, costAfter: 5.4 },
    ]);
    const falls = await shop.api("/api/recipes/EFF-BEURRE/what-if?change=50&marginBelow=40");
    expect((falls.body.items as { sku: string }[]).map(({ sku }) => sku)).toEqual(["EFF-TARTE"]);
    expect(await shop.read("EFF-TARTE")).toEqual(before);
    await shop.item("EFF-INCONNU", { kind: "ingredient" });
    const unknown = await shop.api("/api/recipes/EFF-INCONNU/what-if?change=10");
    expect([unknown.status, problemsOf(unknown)]).toEqual([409, ["id:missing_cost"]]);
  });

  it("of a replacement are what comes of it", async () => {
    const query = "by=EFF-MARGARINE&ratio=110";
    expect(problemsOf(await shop.api("/api/recipes/EFF-BEURRE/replace-effect?by=EFF-TARTE"))).toEqual(["by:cycle"]);
    expect(problemsOf(await shop.api("/api/recipes/EFF-BEURRE/replace-effect?by=EFF-BEURRE"))).toEqual(["by:cycle"]);
    for (const ratio of [0, -50]) {
      expect(problemsOf(await shop.api(`/api/recipes/EFF-BEURRE/replace-effect?by=EFF-MARGARINE&ratio=${ratio}`))).toHaveLength(1);
    }
    const foreseen = await shop.api(`/api/recipes/EFF-BEURRE/replace-effect?${query}`);
    expect((await shop.read("EFF-TARTE")).allergens).toEqual(["gluten", "milk"]);
    const headers = { "idempotency-key": crypto.randomUUID() };
    const request = { by: "EFF-MARGARINE", ratio: 110 };
    const done = await shop.post("/api/recipes/EFF-BEURRE/replace", request, headers);
    expect([done.status, done.body]).toEqual([200, foreseen.body]);
    expect((await shop.post("/api/recipes/EFF-BEURRE/replace", request, headers)).body).toEqual(done.body);

    // 0.5 × 1 + 0.55 × 3
    expect(await shop.read("EFF-TARTE")).toMatchObject({ cost: 2.15, allergens: ["gluten", "soy"] });
    expect(await shop.recipe("EFF-PATE")).toMatchObject({ number: 2, status: "active", unitCost: 2.15 });
    expect(await shop.recipe("EFF-PATE:1")).toMatchObject({ status: "archived", lines: [{ sku: "EFF-FARINE" }, { sku: "EFF-BEURRE" }] });
    expect((await shop.recipe("EFF-TARTE")).number).toBe(1);
    expect((await shop.api("/api/recipes/EFF-BEURRE/where-used")).body.total).toBe(0);
    expect((await shop.api("/api/recipes/EFF-MARGARINE/where-used")).body.total).toBe(3);
    const soy = (await shop.api("/api/recipes?allergen=soy")).body.items as { sku: string }[];
    expect(soy.map(({ sku }) => sku)).toEqual(["EFF-PATE", "EFF-SABLE", "EFF-TARTE"]);
  });
});
