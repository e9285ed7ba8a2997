import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "@/tests/support/ask";
import { newBusiness, type Person } from "@/tests/support/people";

let cook: Person;
const plain = { energyKj: 0, energyKcal: 0, fat: 0, saturates: 0, carbohydrate: 0, sugars: 0, fibre: 0, protein: 0, salt: 0 };
const kilo = (value: number) => ({ value, unit: "kg" });
const catalogue = [
  { name: "Sucre cristal", sku: "SUC", kind: "ingredient", unit: "kg", cost: 1, allergens: [], nutrition: { ...plain, sugars: 100 } },
  { name: "Abricot Bergeron", sku: "ABR", kind: "ingredient", unit: "kg", cost: 3, allergens: [], nutrition: plain },
  { name: "Beurre doux", sku: "BEU", kind: "ingredient", unit: "kg", cost: 8, allergens: ["milk"] },
  { name: "Huile d'olive", sku: "HUI", kind: "ingredient", unit: "kg", cost: 10, allergens: [] },
  { name: "Amandes entières", sku: "AMA", kind: "ingredient", unit: "kg", cost: 12, allergens: ["nuts"] },
  { name: "Confiture d'abricots", sku: "CFT", unit: "kg", price: 6 },
  { name: "Sablés au beurre", sku: "SAB", unit: "kg", price: 7.5 },
  { name: "Terrine de lapin", sku: "TER", price: 5.8, cost: 3.05 },
];
const recipes = [
  { item: "CFT", lines: { ABR: 0.5, SUC: 0.5 } },
  { item: "SAB", lines: { BEU: 0.6, AMA: 0.02, SUC: 0.2 } },
  { item: "SAB", lines: { BEU: 0.5, SUC: 0.3 }, isDraft: true },
];

beforeAll(async () => {
  cook = await newBusiness();
  for (const json of catalogue) await cook.api("/api/items", { method: "POST", json });
  for (const { item, lines, isDraft } of recipes) {
    const json = { item, output: kilo(1), lines: Object.entries(lines).map(([sku, value]) => ({ item: sku, amount: kilo(value) })) };
    const { body } = await cook.api("/api/recipes", { method: "POST", json });
    if (!isDraft) await cook.api(`/api/recipes/${body.id}/activate`, { method: "POST", json: {} });
  }
  await cook.api("/api/clients", { method: "POST", json: { companyName: "Bistrot du Port", category: "horeca", paymentTerms: "cash" } });
});

/** Sablés: 4.80 of butter, 0.24 of almonds, 0.20 of sugar; sold 7.50, so 43.13 % on cost. */
describe("a question about a record, in either language", () => {
  it.each<[string, RegExp]>([
    ["quelles recettes contiennent des fruits à coque ?", /^1 recette .*\n• Sablés au beurre ?: version 1.*$/],
    ["which recipes contain nuts?", /^1 recipe .*\n• Sablés au beurre ?: version 1.*$/],
    ["quelles recettes contiennent du beurre ?", /^1 résultat \(Beurre doux\)\.\n• Sablés au beurre : .*0,6\skg/],
    ["quelles recettes utilisent le sucre ?", /^2 résultats \(Sucre cristal\)(.|\n)*Confiture d'abricots(.|\n)*Sablés/],
    ["where is butter used?", /^1 result \(Beurre doux\)\.\n• Sablés au beurre: /],
    [
      "quels produits passent sous 40 % de marge si le beurre augmente de 10 % ?",
      /Beurre doux, variation du prix 10\s%, marge sous 40\s%\)\.\n• Sablés au beurre : coût 5,24\s€ → 5,72\s€, .*marge sur coût 43,13\s% → 31,12\s%$/,
    ],
    ["which products fall under 40 % margin if butter rises 10 %?", /Sablés au beurre: cost .* → .*markup on cost 43.13% → 31.12%$/],
    ["quels produits passent sous 20 % de marge si le beurre augmente de 10 % ?", /^Aucun résultat/],
    ["que se passe-t-il si le sucre augmente de 20 % ?", /^2 résultats \(Sucre cristal, variation du prix 20\s%\)/],
    ["what happens if sugar falls by 5 %?", /^2 results \(Sucre cristal, change of price -5%\)/],
    ["que deviennent mes marges si le beurre baisse de 5 % ?", /variation du prix -5\s%\)\.\n• Sablés au beurre : coût 5,24\s€ → 5,00\s€/],
    ["what if butter gets 10 % cheaper?", /change of price -10%/],
    ["impact d'une hausse de 12 % du beurre", /variation du prix 12\s%/],
    [
      "que se passe-t-il si le beurre augmente ?",
      /^(?:Dites-moi aussi : variation du prix\.$|Que voulez-vous savoir \?\n• Si un prix change)/,
    ],
    ["étiquette de la confiture d'abricots", /Ingrédients : .*abricot(.|\n)*• Glucides : /i],
    ["label of the apricot jam in English", /language English(.|\n)*Ingredients: (.|\n)*• Carbohydrate: /],
    ["combien coûte la recette de la confiture d'abricots ?", /^Confiture d'abricots : .*coût total 2,00\s€/],
    ["how much does the apricot jam recipe cost?", /^Confiture d'abricots: .*total cost 2,00\s€/],
    ["quel est le coût de revient de la confiture ?", /^Confiture d'abricots : coût de revient 2,00\s€/],
    ["quel est le coût de revient de la terrine de lapin ?", /^Terrine de lapin : coût HT 3,05\s€/],
    [
      "que change le remplacement du beurre par l'huile d'olive ?",
      /remplacé par Huile d'olive\)\.\n• Sablés au beurre : coût 5,24\s€ → 6,44\s€/,
    ],
    ["what would change if I replaced butter with olive oil?", /Sablés au beurre: cost 5,24\s€ → 6,44\s€/],
    ["combien de clients restaurateurs ?", /^1 .*restaurateur/i],
    ["which clients pay in cash?", /^1 client .*\n• Bistrot du Port: Active$/],
    ["que se passe-t-il si le kiwi augmente de 10 % ?", /« kiwi »/],
    ["étiquette des sablés au beurre", /Il manque des renseignements(.|\n)*• BEU : Beurre doux : valeurs nutritionnelles inconnues/],
    ["étiquette de la confiture de kiwi", /« kiwi »/],
  ])("%s", async (message, answer) => {
    const { status, response } = await ask(cook, { message });
    expect([status, response]).toEqual([200, expect.stringMatching(answer)]);
  });

  it("versions of a recipe are compared", async () => {
    const { response } = await ask(cook, { message: "compare les versions de la recette des sablés" });
    expect(response).toMatch(/^Sablés au beurre :(.|\n)*• Active : version 1, coût(.|\n)*• Brouillon : version 2, /);
  });
});

describe("a change of a record by another", () => {
  it("is proposed by their names, and nothing is written before a yes", async () => {
    const { proposals } = await ask(cook, { message: "remplace les amandes par le sucre" });
    expect(proposals).toMatchObject([{ title: "Remplacer un article partout", summary: "Amandes entières, Remplacé par : Sucre cristal" }]);
    const uses = async () => (await cook.api("/api/recipes/AMA/where-used")).body.total;
    expect(await uses()).toBe(1);
    expect((await ask(cook, { confirm: proposals[0]?.id })).response).toBe("Article remplacé partout.");
    expect(await uses()).toBe(0);
  });

  it("says which of the two it does not know", async () => {
    const { response, proposals } = await ask(cook, { message: "replace butter with margarine" }, "en");
    expect([response, proposals]).toEqual([expect.stringContaining("“margarine”"), []]);
  });

  it("names its record on the card, whatever its name is called", async () => {
    const { proposals } = await ask(cook, { message: "archive le client Bistrot du Port" });
    expect(proposals).toMatchObject([{ title: "Archiver un client", summary: "Bistrot du Port" }]);
  });
});
