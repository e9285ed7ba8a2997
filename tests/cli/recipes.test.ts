import { beforeAll, describe, expect, it } from "vitest";
import { newBusiness } from "../support/people";
import { newShell } from "../support/terminal";
import { food, workshopOf } from "../support/workshop";

let shell: ReturnType<typeof newShell>;
beforeAll(async () => {
  const maker = await newBusiness();
  shell = newShell({ CELLIER_FORCE_TTY: "200" });
  expect((await shell.signIn(maker)).code).toBe(0);
  const shop = workshopOf(maker);
  await shop.ingredient("FAR", 1, { name: "Farine de blé", allergens: ["gluten"], nutrition: food({ carbohydrate: 71 }) });
  await shop.ingredient("BEU", 8, { name: "Beurre", allergens: ["milk"], nutrition: food({ fat: 82 }) });
  await shop.item("PAT", { name: "Pâte sablée" });
  await shop.item("TAR", { name: "Tarte nature", kind: "product", price: 9 });
  await shop.cook("PAT", { FAR: 0.6, BEU: 0.4 });
  await shop.cook("TAR", { PAT: 0.9, BEU: 0.1 });
});

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("recipes from the terminal", () => {
  it("show what they cost as a tree, with the sums below", async () => {
    const { code, out } = await shell.run(["recipes", "cost", "TAR"]);
    expect(code).toBe(0);
    expect(plain(out)).toMatch(
      /Pâte sablée +PAT .*\n {2}Farine de blé +FAR +0,54 kg .*0,54 €\n {2}Beurre +BEU .*\nBeurre +BEU +0,1 kg +0,00 % +0,80 €\n/,
    );
    expect(plain(out)).toMatch(/Matières +4,22 €\n/);
    expect((await shell.run(["recipes", "cost", "TAR:1", "--json"])).out).toContain('"unitCost":4.22');
  });

  it("show their label in the language asked for", async () => {
    const { out } = await shell.run(["recipes", "label", "TAR"]);
    expect(out).toContain("Ingrédients : pâte sablée (farine de BLÉ, BEURRE), BEURRE.");
    expect(plain(out)).toMatch(/Énergie +0 kJ \/ 0 kcal\nMatières grasses +38 g\n/);
    expect((await shell.run(["recipes", "label", "TAR", "--language", "en"])).out).toContain("Ingredients: ");
  });

  it("say how a line is written, and where in one something is wrong", async () => {
    const help = await shell.run(["recipes", "create", "--help"]);
    expect(help.out).toContain('[{"item":"…","amount":{"value":2.5,"unit":"kg"},"loss":1,"quid":true}]');
    const lines = '[{"item":"FAR","amount":{"value":1,"unit":"sac"}}]';
    const wrong = await shell.run(["recipes", "create", "--item", "TAR", "--output", "1 piece", "--lines", lines]);
    expect([wrong.code, wrong.aside]).toEqual([2, expect.stringContaining("--lines (0.amount.unit) : Choisissez parmi")]);
  });

  it("are shown, revised and activated by SKU and version", async () => {
    expect((await shell.run(["recipes", "revise", "PAT"])).code).toBe(0);
    expect(plain((await shell.run(["recipes", "show", "PAT:2"])).out)).toMatch(/Statut +Brouillon\n/);
    const activated = await shell.run(["recipes", "activate", "PAT:2"]);
    expect([activated.code, activated.aside.trim()]).toEqual([0, "Recette active : les coûts suivent"]);
    const used = await shell.run(["recipes", "where-used", "BEU"]);
    expect(plain(used.out)).toMatch(/Pâte sablée +PAT +oui +0,4 kg +3,20 €/);
    expect((await shell.run(["recipes", "cost", "NOWHERE"])).code).toBe(5);
  });
});
