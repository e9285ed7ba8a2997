import { beforeAll, describe, expect, it } from "vitest";
import { newBusiness } from "../../support/people";
import { food, problemsOf, type Version, workshopOf } from "../../support/workshop";

let shop: ReturnType<typeof workshopOf>;
beforeAll(async () => {
  shop = workshopOf(await newBusiness());
});

describe("the versions of a recipe", () => {
  it("are written as drafts, changed, activated one after the other, archived and taken up again", async () => {
    await shop.ingredient("VER-FARINE", 1);
    await shop.ingredient("VER-BEURRE", 10);
    await shop.item("VER-PATE");
    const first = await shop.draft("VER-PATE", { "VER-FARINE": 0.6, "VER-BEURRE": 0.4 });
    expect(first).toMatchObject({ number: 1, status: "draft", unitCost: 4.6 });
    expect((await shop.read("VER-PATE")).cost).toBeNull();

    const lines = [{ item: "ver-beurre", amount: { value: 500, unit: "g" }, loss: 50 }];
    const changed = await shop.api(`/api/recipes/${first.id}`, { method: "PATCH", json: { lines, overhead: 2 } });
    expect(changed.body).toMatchObject({
      unitCost: 12,
      version: 2,
      cost: { materials: 10, overhead: 2 },
      lines: [{ sku: "VER-BEURRE", cost: 10 }],
    });

    await shop.made(shop.activate(first.id));
    expect(await shop.read("VER-PATE")).toMatchObject({ cost: 12, allergens: [], recipeId: first.id });
    const fixed = await shop.api(`/api/recipes/${first.id}`, { method: "PATCH", json: { overhead: 3 } });
    expect([fixed.status, fixed.body.code]).toEqual([409, "not_a_draft"]);
    const again = await shop.activate(first.id);
    expect([again.status, again.body.code]).toEqual([409, "not_allowed_now"]);

    const second = await shop.made<Version>(shop.post("/api/recipes/VER-PATE/revise", {}));
    expect(second).toMatchObject({ number: 2, status: "draft", unitCost: 12 });
    await shop.made(shop.api(`/api/recipes/${second.id}`, { method: "PATCH", json: { overhead: 0 } }));
    await shop.made(shop.activate("VER-PATE:2"));
    expect((await shop.recipe("VER-PATE:1")).status).toBe("archived");
    expect(await shop.read("VER-PATE")).toMatchObject({ cost: 10, recipeId: second.id });

    const { body: side } = await shop.api("/api/recipes/VER-PATE/compare");
    expect(side.versions).toMatchObject([
      { number: 1, status: "archived", unitCost: 12 },
      { number: 2, status: "active", unitCost: 10 },
    ]);

    await shop.made(shop.post("/api/recipes/VER-PATE/archive", {}));
    expect(await shop.read("VER-PATE")).toMatchObject({ cost: 10, recipeId: null });
    expect((await shop.made<Version>(shop.post("/api/recipes/VER-PATE:2/restore", {}))).status).toBe("draft");
  });

  it("number themselves without a twin when ten are begun at once", async () => {
    await shop.ingredient("NUM-SEL", 1);
    await shop.item("NUM-SAUMURE");
    const made = await Promise.all(Array.from({ length: 10 }, () => shop.draft("NUM-SAUMURE", { "NUM-SEL": 1 })));
    expect(made.map(({ number }) => number).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const active = await Promise.all(made.map(({ id }) => shop.activate(id)));
    expect(active.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const { body } = await shop.api("/api/recipes?item=NUM-SAUMURE&status=active");
    expect(body.total).toBe(1);
  });

  it("act once on a retried key", async () => {
    await shop.ingredient("CLE-SEL", 1);
    await shop.item("CLE-SAUMURE");
    const headers = { "idempotency-key": crypto.randomUUID() };
    const json = { item: "CLE-SAUMURE", output: { value: 1, unit: "kg" }, lines: [{ item: "CLE-SEL", amount: { value: 1, unit: "kg" } }] };
    const [one, other] = await Promise.all([shop.post("/api/recipes", json, headers), shop.post("/api/recipes", json, headers)]);
    expect(one.body).toEqual(other.body);
    expect((await shop.api("/api/recipes?item=CLE-SAUMURE")).body.total).toBe(1);
  });

  it("name what cannot be in them", async () => {
    await shop.ingredient("MAL-LAIT", 1, { unit: "l" });
    await shop.item("MAL-CREME");
    const lines = [{ item: "MAL-LAIT", amount: { value: 1, unit: "kg" } }];
    expect(problemsOf(await shop.write("NOWHERE", lines))).toEqual(["item:item_unknown"]);
    expect(problemsOf(await shop.write("MAL-CREME", lines))).toEqual(["lines.0.amount:conversion"]);
    expect(problemsOf(await shop.write("MAL-CREME", { NOWHERE: 1 }))).toEqual(["lines.0.item:item_unknown"]);
    expect(problemsOf(await shop.write("MAL-CREME", { "MAL-CREME": 1 }))).toEqual(["lines.0.item:cycle"]);
    expect(problemsOf(await shop.write("MAL-CREME", lines, { yield: 0 }))).toEqual(["yield:yield"]);
    expect(problemsOf(await shop.write("MAL-CREME", [{ ...lines[0], loss: 100 }]))).toEqual(["lines.0.loss:share"]);
  });

  it("are told anew when what they are made of changes, whatever the reader kept", async () => {
    await shop.ingredient("TAG-SEL", 1);
    await shop.item("TAG-SAUMURE");
    const { id } = await shop.cook("TAG-SAUMURE", { "TAG-SEL": 1 });
    const before = await shop.api(`/api/recipes/${id}`);
    await shop.made(shop.change("TAG-SEL", { cost: 2 }));
    const after = await shop.api(`/api/recipes/${id}`, {
      headers: { "if-none-match": before.headers.get("etag") ?? `"${before.body.version}"` },
    });
    expect([after.status, after.body.unitCost]).toEqual([200, 2]);
  });
});

describe("a recipe that would contain itself", () => {
  it("is refused by the names on the way, over three levels", async () => {
    await shop.ingredient("CYC-SUCRE", 1);
    for (const sku of ["CYC-A", "CYC-B", "CYC-C"]) await shop.item(sku, { name: `Article ${sku.slice(-1)}` });
    await shop.cook("CYC-C", { "CYC-B": 1 });
    await shop.cook("CYC-B", { "CYC-A": 1 });
    const refused = await shop.write("CYC-A", { "CYC-SUCRE": 1, "CYC-C": 1 });
    expect([refused.status, problemsOf(refused)]).toEqual([422, ["lines.1.item:cycle"]]);
    expect(JSON.stringify(refused.body)).toContain("Article A → Article C → Article B → Article A");
  });

  it("is found at once, however many ways lead down", async () => {
    const levels = Array.from({ length: 20 }, (_, n) => [`DIA-${n}-A`, `DIA-${n}-B`]);
    await Promise.all(levels.flat().map((sku) => shop.item(sku, { allergens: [], nutrition: food() })));
    for (const [n, pair] of levels.entries()) {
      const below = levels[n - 1]?.map((item) => ({ item, amount: { value: 0.5, unit: "kg" } }));
      if (below) await Promise.all(pair.map((sku) => shop.cook(sku, below)));
    }
    const start = Date.now();
    expect(problemsOf(await shop.write("DIA-0-A", { "DIA-19-A": 1 }))).toEqual(["lines.0.item:cycle"]);
    const { status, body } = await shop.api("/api/recipes/DIA-19-A/cost");
    expect([status, (body.lines as unknown[]).length < 2_000]).toEqual([200, true]);
    expect(problemsOf(await shop.api("/api/recipes/DIA-19-A/label"))).toEqual(["id:list_too_long"]);
    expect(Date.now() - start).toBeLessThan(15_000);
  });

  it("is never made by two that are activated at the same time", async () => {
    for (let round = 0; round < 10; round += 1) {
      const [a, b] = [`RACE-A${round}`, `RACE-B${round}`];
      await Promise.all([shop.item(a), shop.item(b)]);
      const drafts = await Promise.all([shop.draft(a, { [b]: 1 }), shop.draft(b, { [a]: 1 })]);
      const answers = await Promise.all(drafts.map(({ id }) => shop.activate(id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      const refused = answers.find(({ status }) => status === 422);
      expect(refused && problemsOf(refused)).toEqual(["lines.0.item:cycle"]);
    }
  });
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
  }, 60_000);

  it("meets a recipe that is activated at the same time", async () => {
    await shop.ingredient("VITE-SEL", 1);
    await shop.item("VITE-SAUMURE");
    for (let round = 2; round < 12; round += 1) {
      const { id } = await shop.draft("VITE-SAUMURE", { "VITE-SEL": round });
      const answers = await Promise.all([shop.activate(id), shop.change("VITE-SEL", { cost: round })]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect((await shop.read("VITE-SAUMURE")).cost).toBe(round * round);
    }
  }, 60_000);

  it("is not said of what follows from a recipe", async () => {
    await shop.ingredient("SUIT-SEL", 1);
    await shop.item("SUIT-SAUMURE");
    await shop.cook("SUIT-SAUMURE", { "SUIT-SEL": 1 });
    for (const said of [{ cost: 5 }, { allergens: ["milk"] }, { traces: ["milk"] }, { nutrition: food({ fat: 1 }) }]) {
      const refused = await shop.change("SUIT-SAUMURE", said);
      expect([refused.status, problemsOf(refused)]).toEqual([422, [`${Object.keys(said)[0]}:from_recipe`]]);
    }
    expect((await shop.change("SUIT-SAUMURE", { price: 5, cost: 1 })).body).toMatchObject({ price: 5, margin: 400 });
    await shop.made(shop.post("/api/recipes/SUIT-SAUMURE/archive", {}));
    expect((await shop.change("SUIT-SAUMURE", { cost: 5 })).body).toMatchObject({ cost: 5 });
  });
});

describe("the cost of a recipe", () => {
  it("is told line by line down to what is bought, by SKU and by version, and each level adds up", async () => {
    await shop.ingredient("ARB-FRUIT", 4);
    await shop.ingredient("ARB-SUCRE", 1);
    await shop.ingredient("ARB-POT", 0.5, { kind: "packaging", unit: "piece" });
    await shop.item("ARB-PUREE");
    await shop.item("ARB-POTEE", { unit: "piece", weight: 250, price: 6 });
    await shop.cook("ARB-PUREE", [{ item: "ARB-FRUIT", amount: { value: 1, unit: "kg" }, loss: 20 }], { yield: 50 });
    const lines = [
      { item: "ARB-PUREE", amount: { value: 2, unit: "kg" } },
      { item: "ARB-SUCRE", amount: { value: 1, unit: "kg" } },
      { item: "ARB-POT", amount: { value: 10, unit: "piece" } },
    ];
    const { id } = await shop.cook("ARB-POTEE", lines, {
      output: { value: 10, unit: "piece" },
      yield: 80,
      labourMinutes: 30,
      hourlyRate: 20,
    });
    const answers = await Promise.all(["ARB-POTEE", "ARB-POTEE:1", "arb-potee", id].map((name) => shop.api(`/api/recipes/${name}/cost`)));
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([200, answers[0]?.body]);
    }
    // Purée: 4 € ÷ 0.8 ÷ 0.5 = 10 €/kg. Potée: (20 + 1) ÷ 0.8 + 5 + 10 = 41.25 € for ten.
    const body = answers[0]?.body ?? {};
    expect(body).toMatchObject({
      materials: 26.25,
      packaging: 5,
      labour: 10,
      total: 41.25,
      unitCost: 4.125,
      price: 6,
      margin: 45.45,
      salesMargin: 31.25,
    });
    expect(body.lines).toMatchObject([
      { level: 1, sku: "ARB-PUREE", amount: { value: 2, unit: "kg" }, cost: 25 },
      { level: 2, sku: "ARB-FRUIT", amount: { value: 2.5, unit: "kg" }, loss: 20, cost: 25 },
      { level: 1, sku: "ARB-SUCRE", cost: 1.25 },
      { level: 1, sku: "ARB-POT", cost: 5 },
    ]);
    expect((await shop.api("/api/recipes/ARB-POTEE:2/cost")).status).toBe(404);
  });

  it("of a batch of millions is told, and a pinch of a pinch is nothing", async () => {
    await shop.ingredient("GROS-AMANDE", 12);
    await shop.item("GROS-POUDRE");
    await shop.item("GROS-PINCEE");
    const batch = await shop.cook("GROS-POUDRE", { "GROS-AMANDE": 100_000 }, { output: { value: 100_000, unit: "kg" } });
    expect([batch.cost.total, batch.unitCost]).toEqual([1_200_000, 12]);
    await shop.cook("GROS-PINCEE", [{ item: "GROS-POUDRE", amount: { value: 0.001, unit: "g" } }], { output: { value: 1, unit: "g" } });
    await shop.item("GROS-PLAT");
    await shop.cook("GROS-PLAT", [{ item: "GROS-PINCEE", amount: { value: 0.001, unit: "g" } }]);
    const { status, body } = await shop.api("/api/recipes/GROS-PLAT/cost");
    expect([status, body.lines]).toMatchObject([200, [{ amount: { value: 0.001 } }, { amount: { value: 0 } }]]);
  });

  it("says what is missing, where it is missing", async () => {
    await shop.item("TROU-FRUIT", { kind: "ingredient" });
    for (const sku of ["TROU-PUREE", "TROU-COULIS"]) await shop.item(sku);
    await shop.cook("TROU-PUREE", { "TROU-FRUIT": 1 });
    await shop.cook("TROU-COULIS", { "TROU-PUREE": 1 });
    const { body } = await shop.api("/api/recipes/TROU-COULIS/cost");
    expect([body.unitCost, body.missing]).toEqual([null, [{ sku: "TROU-FRUIT", name: "TROU-FRUIT", what: "cost" }]]);
  });

  it("has room for any figure one can type", async () => {
    await shop.ingredient("OR-SAFRAN", 900_000, { nutrition: food({ fat: 100 }) });
    await shop.item("OR-POUDRE");
    await shop.item("OR-SAUCE", { price: 0.0001, weight: 1 });
    const recipe = await shop.cook("OR-POUDRE", { "OR-SAFRAN": 1_000_000_000 }, { output: { value: 1, unit: "g" }, overhead: 1_000_000 });
    expect([recipe.unitCost, recipe.missing.map(({ sku, what }) => `${sku} ${what}`)]).toEqual([null, ["OR-POUDRE range"]]);
    await shop.cook("OR-SAUCE", { "OR-POUDRE": 1_000_000_000 });
    await shop.item("OR-CHER", { price: 0.0001, cost: 1_000_000 });
    await shop.item("OR-GAIN", { price: 1_000_000, cost: 0.0001 });
    const paths = ["recipes/OR-POUDRE", "recipes/OR-SAUCE/cost", "recipes", "items", "items/OR-POUDRE", "items/OR-CHER", "items/OR-GAIN"];
    for (const path of [...paths, "recipes/OR-SAFRAN/where-used", "recipes/OR-SAFRAN/what-if?change=1000000"].map((end) => `/api/${end}`)) {
      expect((await shop.api(path)).status, path).toBe(200);
    }
  });
});

describe("a label", () => {
  beforeAll(async () => {
    await shop.item("ETI-FARINE", { kind: "ingredient", name: "Farine de blé" });
    await shop.ingredient("ETI-OEUF", 0.3, {
      name: "Œufs entiers",
      unit: "piece",
      weight: 50,
      allergens: ["eggs"],
      nutrition: food({ protein: 12.5, fat: 10 }),
    });
    await shop.ingredient("ETI-FRAISE", 6, { name: "Fraise", traces: ["nuts"], nutrition: food({ sugars: 5, carbohydrate: 6 }) });
    await shop.item("ETI-PATE", { name: "Pâte" });
    await shop.item("ETI-TARTE", { name: "Tarte aux fraises", kind: "product", price: 12 });
    const dough = [
      { item: "ETI-FARINE", amount: { value: 800, unit: "g" } },
      { item: "ETI-OEUF", amount: { value: 4, unit: "piece" } },
    ];
    await shop.cook("ETI-PATE", dough);
    const tart = [
      { item: "ETI-PATE", amount: { value: 400, unit: "g" } },
      { item: "ETI-FRAISE", amount: { value: 600, unit: "g" }, quid: true },
    ];
    await shop.cook("ETI-TARTE", tart);
  });

  it("is refused while anything is missing, and says what, wherever it is", async () => {
    const refused = await shop.api("/api/recipes/ETI-TARTE/label");
    expect([refused.status, refused.body.code]).toEqual([409, "incomplete"]);
    expect(problemsOf(refused).sort()).toEqual(["ETI-FARINE:missing_allergens", "ETI-FARINE:missing_nutrition"]);
  });

  it("is given in both languages once all is known", async () => {
    await shop.made(
      shop.change("ETI-FARINE", {
        allergens: ["gluten"],
        nutrition: food({ energyKj: 1_450, energyKcal: 342, carbohydrate: 71, protein: 10 }),
      }),
    );
    const plain = (text: unknown) => String(text).replace(/[\u00a0\u202f]/g, " ");
    const { body: french } = await shop.api("/api/recipes/ETI-TARTE/label");
    expect(plain(french.text)).toBe("Ingrédients : fraise 60 %, pâte (farine de BLÉ, ŒUFS entiers).");
    expect(french.traces).toBe("Peut contenir : fruits à coque.");
    const told = (french.nutrition as { nutrient: string; amount: string }[]).map(({ nutrient, amount }) => `${nutrient} ${plain(amount)}`);
    expect(told).toEqual([
      "Énergie 464 kJ / 109 kcal",
      "Matières grasses 0,8 g",
      "dont acides gras saturés <0,1 g",
      "Glucides 26 g",
      "dont sucres 3,0 g",
      "Fibres alimentaires <0,5 g",
      "Protéines 4,2 g",
      "Sel <0,01 g",
    ]);
    const { body: english } = await shop.api("/api/recipes/ETI-TARTE/label?language=en");
    expect(plain(english.text)).toBe("Ingredients: fraise 60%, pâte (farine de blé (GLUTEN), œufs entiers (EGGS)).");
    expect(english.traces).toBe("May contain: nuts.");
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
    expect(problemsOf(await shop.api("/api/recipes/EFF-INCONNU/what-if?change=10"))).toEqual(["id:missing_cost"]);
  });

  it("of a replacement are what comes of it", async () => {
    const asked = "by=EFF-MARGARINE&ratio=110";
    expect(problemsOf(await shop.api("/api/recipes/EFF-BEURRE/replace-effect?by=EFF-TARTE"))).toEqual(["by:cycle"]);
    expect(problemsOf(await shop.api("/api/recipes/EFF-BEURRE/replace-effect?by=EFF-BEURRE"))).toEqual(["by:cycle"]);
    for (const ratio of [0, -50]) {
      expect(problemsOf(await shop.api(`/api/recipes/EFF-BEURRE/replace-effect?by=EFF-MARGARINE&ratio=${ratio}`))).toHaveLength(1);
    }
    const foreseen = await shop.api(`/api/recipes/EFF-BEURRE/replace-effect?${asked}`);
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
  });
});

it("lists page by name without a gap or a twin, and filter", async () => {
  const whole = (await shop.api("/api/recipes?status=active&limit=100")).body as { items: Version[]; total: number };
  const paged: Version[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const { body } = await shop.api(`/api/recipes?status=active&limit=7${cursor && `&cursor=${cursor}`}`);
    paged.push(...(body.items as Version[]));
    cursor = body.nextCursor as string | null;
  }
  expect(paged).toEqual(whole.items);
  expect(whole.total).toBe(paged.length);
  const soy = (await shop.api("/api/recipes?allergen=soy")).body.items as Version[];
  expect(soy.map(({ sku }) => sku).sort()).toEqual(["EFF-PATE", "EFF-SABLE", "EFF-TARTE"]);
});
