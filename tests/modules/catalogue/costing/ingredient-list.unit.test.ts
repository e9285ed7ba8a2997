import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Allergen } from "@/worker/core/trade/food";
import type { Language } from "@/worker/core/language";
import type { TextPart } from "@/worker/core/files/paper";
import type { Graph, ItemFacts, RecipeFacts } from "@/worker/modules/catalogue/costing";
import { ingredientList, quidRuleOf } from "@/worker/modules/catalogue/costing/ingredient-list";
import { en } from "@/worker/modules/catalogue/recipes/words.en";
import { fr } from "@/worker/modules/catalogue/recipes/words.fr";
import { ingredient, line, recipeOf } from "@/tests/support/kitchen";

const words = { fr: fr.label, en: en.label };

/** The list of the first recipe; the others are active. */
function partsOf(items: ItemFacts[], [recipe, ...inner]: RecipeFacts[], language: Language = "fr"): TextPart[] {
  const graph = {
    recipes: new Map(inner.map((one) => [one.itemId, one])),
    itemOf: (id: string) => items.find((item) => item.id === id),
  } as unknown as Graph;
  return ingredientList(recipe as never, graph, words[language], language);
}

/** As text; what is emphasised stands between stars. */
const textOf = (parts: TextPart[]) =>
  parts
    .map(({ text, strong }) => (strong ? `*${text}*` : text))
    .join("")
    .replace(/[\u00a0\u202f]/g, " ");

const cake = ingredient("gâteau", { kind: "product" });
const flour = ingredient("farine de blé", { allergens: ["gluten"] });
const butter = ingredient("beurre", { allergens: ["milk"] });
const sugar = ingredient("sucre");
const water = ingredient("eau", { unit: "l", density: 1_000 });

describe("a list of ingredients", () => {
  it("goes from the heaviest at mixing to the lightest, the same thing once; the packaging is not eaten", () => {
    const pot = ingredient("pot", { kind: "packaging", unit: "piece" });
    const lines = [
      line("sucre", 200),
      line("beurre", 150),
      line("eau", 250, { unit: "cl" }),
      line("sucre", 100),
      line("pot", 1, { unit: "piece" }),
    ];
    expect(textOf(partsOf([cake, butter, sugar, water, pot], [recipeOf("gâteau", lines)]))).toBe("sucre, eau, *beurre*");
  });

  it("is in that order for any weights", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 12 }), (weights) => {
        const items = weights.map((grams) => ingredient(`w${grams}`));
        const text = textOf(
          partsOf(
            [cake, ...items],
            [
              recipeOf(
                "gâteau",
                weights.map((grams) => line(`w${grams}`, grams)),
              ),
            ],
          ),
        );
        expect(text.split(", ")).toEqual([...weights].sort((a, b) => b - a).map((grams) => `w${grams}`));
      }),
    );
  });

  it("says in brackets what a component is made of, to any depth", () => {
    const items = [cake, flour, butter, sugar, ingredient("pâte sablée"), ingredient("fond de tarte")];
    const tart = recipeOf("gâteau", [line("fond de tarte", 600), line("sucre", 400)]);
    const base = recipeOf("fond de tarte", [line("pâte sablée", 900), line("sucre", 100)]);
    const pastry = recipeOf("pâte sablée", [line("beurre", 400), line("farine de blé", 600)]);
    expect(textOf(partsOf(items, [tart, base, pastry]))).toBe("fond de tarte (pâte sablée (farine de *blé*, *beurre*), sucre), sucre");
  });

  it("names an ingredient as its label says, or else as it is called, without the capital", () => {
    const named = ingredient("Purée Agen 12/2", { labelName: "purée de pruneau (pruneau, eau)" });
    const items = [cake, named, ingredient("Sucre")];
    expect(textOf(partsOf(items, [recipeOf("gâteau", [line("Purée Agen 12/2", 2), line("Sucre", 1)])]))).toBe(
      "purée de pruneau (pruneau, eau), sucre",
    );
  });
});

describe("the share of what is put forward (QUID)", () => {
  const fruit = ingredient("abricot");
  /** @param waterLoss percent of what is mixed */
  const shareOf = (grams: number, waterLoss = 0, language: Language = "fr") =>
    textOf(
      partsOf(
        [cake, fruit, sugar],
        [recipeOf("gâteau", [line("abricot", grams, { quid: true }), line("sucre", 450)], { waterLoss: waterLoss * 100 })],
        language,
      ),
    );

  it("is of what is mixed, to the unit; under 10 % to the decimal", () => {
    expect(shareOf(550)).toBe("abricot 55 %, sucre");
    expect(shareOf(30)).toBe("sucre, abricot 6,3 %");
    expect(shareOf(30, 0, "en")).toBe("sucre, abricot 6.3%");
  });

  it("is never nothing: of a pinch, its first figure", () => {
    expect(shareOf(0.8)).toBe("sucre, abricot 0,2 %");
    expect(shareOf(0.1)).toBe("sucre, abricot 0,02 %");
    expect(shareOf(0.1, 0, "en")).toBe("sucre, abricot 0.02%");
  });

  it("is of what is left where the recipe says that water goes, and over 100 % it is what goes into 100 g", () => {
    expect(shareOf(550, 20)).toBe("abricot 69 %, sucre");
    expect(shareOf(1_350, 50)).toBe("abricot (150 g pour 100 g), sucre");
    expect(shareOf(1_350, 50, "en")).toBe("abricot (150 g per 100 g), sucre");
  });

  it("does not count as lost water what is trimmed or left in the pot", () => {
    const recipe = recipeOf("gâteau", [line("abricot", 550, { quid: true }), line("sucre", 450)], { outputAmount: 800_000 });
    expect(textOf(partsOf([cake, fruit, sugar], [recipe]))).toBe("abricot 55 %, sucre");
    expect([quidRuleOf(recipe), quidRuleOf({ ...recipe, waterLoss: 1 }), quidRuleOf({ ...recipe, lines: [] })]).toEqual([
      "mixing",
      "finished",
      null,
    ]);
  });

  it("follows the name of a component, before what it is made of", () => {
    const items = [cake, sugar, fruit, ingredient("compote")];
    const recipes = [
      recipeOf("gâteau", [line("compote", 800, { quid: true }), line("sucre", 200)]),
      recipeOf("compote", [line("abricot", 100)]),
    ];
    expect(textOf(partsOf(items, recipes))).toBe("compote 80 % (abricot), sucre");
  });
});

describe("allergens", () => {
  const listed = (name: string, allergens: Allergen[], language: Language = "fr") =>
    textOf(partsOf([cake, ingredient(name, { allergens })], [recipeOf("gâteau", [line(name, 100)])], language));

  it.each<[string, Allergen[], string]>([
    ["farine de blé", ["gluten"], "farine de *blé*"],
    ["beurre", ["milk"], "*beurre*"],
    ["œufs entiers", ["eggs"], "*œufs* entiers"],
    ["Oeufs entiers", ["eggs"], "*oeufs* entiers"],
    ["ŒUFS FRAIS", ["eggs"], "*œUFS* FRAIS"],
    ["jaune d'œuf", ["eggs"], "jaune d'*œuf*"],
    ["jaune d’œuf liquide", ["eggs"], "jaune d’*œuf* liquide"],
    ["jaunes liquides", ["eggs"], "*jaunes* liquides"],
    ["cœurs de céleri", ["celery"], "cœurs de *céleri*"],
    ["écrevisses à la nage", ["crustaceans"], "*écrevisses* à la nage"],
    ["CRÈME épaisse", ["milk"], "*cRÈME* épaisse"],
    ["beurre de cacahuète", ["peanuts"], "beurre de *cacahuète*"],
    ["sauce au soja et au blé", ["gluten", "soy"], "sauce au *soja* et au *blé*"],
    ["gaufrette", ["gluten", "milk"], "gaufrette (*gluten*, *lait*)"],
    ["farine T65 de blé malté", ["gluten", "soy"], "farine T65 de *blé* malté (*soja*)"],
    ["poudre d’amande", ["nuts"], "poudre d’*amande*"],
    ["sorbet", ["sulphites"], "sorbet (*sulfites*)"],
    ["sucre", [], "sucre"],
  ])("of %s (%j): %s", (name, allergens, text) => {
    expect(listed(name, allergens)).toBe(text);
  });

  it.each<[string, Allergen[], string]>([
    ["whole eggs", ["eggs"], "whole *eggs*"],
    ["wheat flour", ["gluten"], "*wheat* flour"],
    ["buttermilk", ["milk"], "*buttermilk*"],
    ["whey powder", ["milk"], "*whey* powder"],
    ["biscuit", ["gluten", "eggs"], "biscuit (*gluten*, *eggs*)"],
  ])("in English, of %s (%j): %s", (name, allergens, text) => {
    expect(listed(name, allergens, "en")).toBe(text);
  });

  it("are emphasised where they stand, whatever signs come before", () => {
    for (const before of ["𝒻arine ", "🥚 ", "cre\u0301mant ", "æther ", "straße ", "cœur "]) {
      expect(listed(`${before}de blé`, ["gluten"])).toBe(`${before.normalize("NFC")}de *blé*`);
    }
    expect(listed("ble\u0301 dur".normalize("NFD"), ["gluten"])).toBe("*blé* dur");
  });

  it("lose no sign of any name", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }),
        fc.subarray<Allergen>(["gluten", "milk", "eggs"]),
        (name, allergens) => {
          const labelName = `${name} de blé, d'œuf`;
          const item = ingredient("x", { allergens, labelName });
          const parts = partsOf([cake, item], [recipeOf("gâteau", [line("x", 1)])]);
          const whole = parts.map(({ text }) => text).join("");
          expect(whole.startsWith(labelName.normalize("NFC"))).toBe(true);
        },
      ),
    );
  });

  it("are all emphasised where several words name them; a word that may mean something else counts where no other does", () => {
    expect(listed("amandes et noisettes grillées", ["nuts"])).toBe("*amandes* et *noisettes* grillées");
    expect(listed("noix de muscade et noisettes", ["nuts"])).toBe("noix de muscade et *noisettes*");
    expect(listed("cerneaux de noix", ["nuts"])).toBe("cerneaux de *noix*");
  });

  it("are not recognised within a word", () => {
    expect(listed("rémoulade", ["molluscs"])).toBe("rémoulade (*mollusques*)");
  });
});
