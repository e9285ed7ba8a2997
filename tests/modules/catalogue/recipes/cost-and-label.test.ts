import { beforeAll, describe, expect, it } from "vitest";
import { newBusiness } from "@/tests/support/people";
import { food, problemsOf, workshopOf } from "@/tests/support/workshop";

let shop: ReturnType<typeof workshopOf>;
beforeAll(async () => {
  shop = workshopOf(await newBusiness());
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
    expect([body.unitCost, body.missing]).toEqual([null, [{ sku: "TROU-FRUIT", name: "TROU-FRUIT", unit: "kg", what: "cost" }]]);
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
    const nutrients = (french.nutrition as { nutrient: string; amount: string }[]).map(
      ({ nutrient, amount }) => `${nutrient} ${plain(amount)}`,
    );
    expect(nutrients).toEqual([
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
