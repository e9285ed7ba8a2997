import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listens, openReader, signInAs, startBrowser, visit } from "../support/browser";
import { newBusiness } from "../support/people";

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** As a French spreadsheet saves it. */
const list = `Réf.;Désignation;Conditionnement;Prix HT le colis;TVA
LC-415;Noisettes décortiquées;barquette 6 x 250 g;21,30;5,5
LC-502;Sucre roux de canne;sac 25 kg;31,00;5,5
`;
const nutrients = ["energyKj", "energyKcal", "fat", "saturates", "carbohydrate", "sugars", "fibre", "protein", "salt"];

/** Opens what the name leads to, and waits for its screen. */
async function open(page: Page, name: string, address: RegExp) {
  await page.getByRole("link", { name }).locator("visible=true").first().click();
  await page.waitForURL(address);
  await listens(page);
}

async function declare(page: Page, name: string, allergen: string, values: number[]) {
  await visit(page, `/customer/ingredients?search=${encodeURIComponent(name)}`);
  await open(page, name, /ingredients\/[0-9a-f-]+$/);
  await open(page, "Modifier", /edit=1/);
  await page.getByLabel(allergen).first().check();
  for (const [place, nutrient] of nutrients.entries()) await page.fill(`[name="nutrition.${nutrient}"]`, String(values[place] ?? 0));
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText("Modifications enregistrées").waitFor();
}

async function choose(page: Page, place: number, name: string, kilos: string) {
  const box = page.locator('[data-field^="lines."][data-field$=".item"]').nth(place);
  await box.fill(name);
  await page.locator(".picker-option").first().waitFor();
  await box.press("Enter");
  await page.locator(".picker-option").first().waitFor({ state: "hidden" });
  await page.locator('[name^="lines."][name$=".amount.value"]').nth(place).fill(kilos);
}

it("on a phone, a supplier's price list becomes a product with its price, its margin and its label", async () => {
  const maker = await newBusiness();
  const { body: supplier } = await maker.api("/api/suppliers", { method: "POST", json: { name: "Épicerie Lacaze" } });
  const { context, page, faults } = await openReader(browser, { width: 390, height: 844 });
  await signInAs(page, maker.email, maker.password);
  await visit(page, `/customer/suppliers/${supplier.id}`);
  await open(page, "Importer sa liste de prix", /imports\/new/);
  await page
    .getByLabel("Fichier", { exact: true })
    .setInputFiles({ name: "tarif.csv", mimeType: "text/csv", buffer: Buffer.from(list, "latin1") });
  await page.getByRole("button", { name: "Lire le fichier" }).click();
  await page.getByRole("button", { name: "Créer ces ingrédients" }).click();
  await page.getByRole("button", { name: "Écrire 2 fiches" }).click();
  await page.getByRole("button", { name: "Reprendre ce tarif" }).click();
  // 21.30 € for 6 × 250 g.
  await page
    .getByText(/1\s500\sg\s:\s14,20\s€\s\/\skg/)
    .locator("visible=true")
    .waitFor();
  await page.getByRole("button", { name: "Écrire 2 fiches" }).click();
  await page.getByRole("button", { name: "Annuler l'import" }).waitFor();

  await declare(page, "Noisettes décortiquées", "Fruits à coque", [2_630, 628, 60.8, 4.5, 7, 4.3, 9.7, 15, 0]);
  await declare(page, "Sucre roux de canne", "Vérifié : aucun des quatorze allergènes", [1_690, 398, 0, 0, 98, 97, 0, 0, 0]);

  await visit(page, "/customer/products/new");
  await page.fill('[name="name"]', "Noisettes caramélisées 150 g");
  await page.fill('[name="price"]', "6,50");
  await page.getByText("Poids, durée de vie, conservation, origine").click();
  await page.fill('[name="weight"]', "150");
  await page.getByRole("button", { name: "Ajouter" }).click();
  await page.getByText("Article ajouté").waitFor();
  // On a phone the word of success lies over the button that comes next, for four seconds.
  await page.getByText("Article ajouté").waitFor({ state: "hidden" });
  await open(page, "Recette", /tab=recipe/);
  await open(page, "Nouvelle recette", /recipes\/new/);
  await page.fill('[name="output.value"]', "20");
  await choose(page, 0, "Noisettes décortiquées", "2,2");
  await page.getByRole("button", { name: "Ajouter un ingrédient" }).click();
  await choose(page, 1, "Sucre roux", "1");
  // (2.2 × 14.20 + 1 × 1.24) ÷ 20, told while one writes.
  await page
    .getByText(/1,624\s€/)
    .first()
    .waitFor();
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Enregistrer le brouillon" }).click();
  await page.getByRole("button", { name: "Activer" }).click();
  await page.getByText("Recette active").waitFor();
  expect(await page.textContent("main")).toMatch(/1,624\s€[\s\S]*6,50\s€[\s\S]*300,3\s%/);
  expect(await page.locator(".label-sheet strong").allTextContents()).toEqual([expect.stringMatching(/noisettes/i)]);
  const search = await maker.api("/api/items?search=caram");
  const [created] = search.body.items as { id: string }[];
  const paper = await page.request.get(`/customer/papers/items.labels/${created?.id}?copies=1`);
  expect([paper.status(), paper.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  await context.close();
  expect(faults).toEqual([]);
});
