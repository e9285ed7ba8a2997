import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { problemsOf } from "../support/axe";
import { openReader, signInAs, startBrowser, visit } from "../support/browser";
import { newShop } from "../support/shop";

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

it("on a phone, a sale on the market is a tap on what is sold and one on how it is paid; a mistake is undone", async () => {
  const shop = await newShop();
  await shop.jar("POT", { name: "Confiture de figues", price: 4, vatRate: 5.5, barcode: "3760123450010" });
  await shop.lay("POT", { number: "LOT-A", pieces: 4, ddm: "2999-01-01" });
  const { context, page, faults } = await openReader(browser, { width: 390 });
  await signInAs(page, shop.person.email, shop.person.password);
  await visit(page, "/customer/sales");
  const jar = page.getByRole("button", { name: /^Confiture de figues/ });
  await jar.click();
  await jar.click();
  await page.getByText(/8,44\s€/).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Espèces" }).click();
  await page.getByText(/Encaissé 8,44\s€ · Espèces/).waitFor();
  expect((await shop.level("LOT-A"))[0]).toBe(2);

  await page.getByRole("searchbox", { name: "Chercher, ou scanner un code EAN" }).fill("3760123450010");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Quantité de Confiture de figues" }).fill("9");
  await page.getByRole("button", { name: "Carte" }).click();
  await page.getByRole("alert").getByText("il manque").waitFor();
  expect(await page.getByRole("textbox", { name: "Quantité de Confiture de figues" }).inputValue()).toBe("9");

  await page.getByRole("link", { name: "Voir, ou annuler" }).click();
  await page.getByRole("heading", { name: /^TK-\d{4}-0001$/ }).waitFor();
  await page.getByText("Annuler la vente").first().click();
  await page.fill('[name="reason"]', "Erreur de frappe");
  await page.getByRole("button", { name: "Annuler la vente" }).click();
  await page.getByText("Annulée", { exact: true }).waitFor();
  expect((await shop.level("LOT-A"))[0]).toBe(4);
  await page.getByRole("link", { name: "Journal de caisse" }).click();
  await page.getByText("Inscriptions intactes : aucune").waitFor();
  expect(await problemsOf(page)).toEqual([]);
  // The sale that lacked goods was refused.
  expect(faults.filter((fault) => !fault.includes("409"))).toEqual([]);
  await context.close();
});

it("a new business tries samples, removes them, is led from step to step, and makes what its recipe names", async () => {
  const shop = await newShop();
  const { context, page, faults } = await openReader(browser, { width: 390 });
  await signInAs(page, shop.person.email, shop.person.password);
  await visit(page, "/customer/dashboard");
  await page.getByRole("heading", { name: "Premiers pas" }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Mettre des données d'exemple" }).click();
  await page.getByRole("button", { name: "Retirer les données d'exemple" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Retirer les données d'exemple" }).click();
  await page.getByText("Données d'exemple retirées", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Commencer : Un premier ingrédient et son prix" }).click();
  await page.getByRole("heading", { name: "Nouvel ingrédient" }).waitFor();
  await page.getByRole("link", { name: "Premiers pas : la suite" }).click();
  await page.getByRole("heading", { name: "Premiers pas" }).waitFor();
  await page.getByRole("link", { name: "Commencer : Une première recette et son coût" }).click();
  const product = page.locator('main [data-field="item"]');
  await product.fill("Gelée de coings");
  await page.getByRole("option", { name: "Créer « Gelée de coings »" }).click();
  await page.getByText(/^ART-/).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
