import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { problemsOf } from "../support/axe";
import { openReader, signInAs, startBrowser, visit } from "../support/browser";
import { sampleCompany } from "../support/sample";
import { newShop } from "../support/shop";

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

it("on a phone, what was shipped is invoiced, sent and paid", async () => {
  const address = { street: "3 quai du Port", postcode: "47000", city: "Agen" };
  const shop = await newShop({ siret: "55208131766522", billingAddress: address });
  await shop.made(shop.api("/api/company", { method: "PATCH", json: sampleCompany }));
  await shop.jar("POT-N");
  await shop.lay("POT-N", { number: "NAV-1", pieces: 50 });
  const order = await shop.order({ "POT-N": 10 });
  await shop.move(order.id, "confirm", "prepare", "pack", "ship");

  const { context, page, faults } = await openReader(browser, { width: 390, height: 844 });
  await signInAs(page, shop.person.email, shop.person.password);
  await visit(page, `/customer/orders/${order.id}`);
  await page.getByRole("button", { name: "Facturer ce qui est parti" }).click();
  await page.waitForURL(/customer\/invoices\/[0-9a-f-]{36}/);
  const rail = page.getByRole("complementary", { name: "Statut, montants et actions" });
  await rail.getByRole("button", { name: "Valider sans envoyer" }).click();
  await rail.getByText("Envoyée", { exact: true }).waitFor();
  await rail.getByText("Enregistrer un paiement").first().click();
  expect(await rail.locator('[name="amount"]').inputValue()).toBe("42,20");
  await rail.getByRole("button", { name: "Enregistrer un paiement" }).click();
  await rail.getByText("Payée", { exact: true }).waitFor();
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toMatch(/^FA-\d{4}-0001$/);
  expect(faults).toEqual([]);
  await context.close();
});

it("an invoice that comes back is written, paused and taken up again, at a desk", async () => {
  const shop = await newShop({ siret: "55208131766522", billingAddress: { street: "3 quai du Port", postcode: "47000", city: "Agen" } });
  const { context, page, faults } = await openReader(browser, { width: 1440, height: 900 });
  await signInAs(page, shop.person.email, shop.person.password);
  await visit(page, "/customer/recurring-invoices");
  await page.getByRole("heading", { name: "Aucune facture récurrente" }).waitFor();
  await visit(page, "/customer/recurring-invoices/new");
  await page.fill('[name="client"]', shop.client);
  await page.fill('main [name="description"]', "Location d'un présentoir");
  await page.fill('[name="lines.0.description"]', "Présentoir");
  await page.fill('[name="lines.0.amount.value"]', "1");
  await page.fill('[name="lines.0.price"]', "45");
  await page.selectOption('[name="lines.0.vatRate"]', "20");
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByRole("heading", { level: 1, name: "Location d'un présentoir" }).waitFor();
  const rail = page.getByRole("complementary", { name: "Statut, montants et actions" });
  await rail.getByRole("button", { name: "Mettre en pause" }).click();
  await rail.getByText("En pause", { exact: true }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await rail.getByRole("button", { name: "Reprendre" }).click();
  await rail.getByRole("button", { name: "Créer la facture maintenant" }).click();
  await page.waitForURL(/customer\/invoices\//);
  await visit(page, "/customer/recurring-invoices");
  await page.getByRole("link", { name: "Bistrot du Port" }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

it("without scripts, invoices that are ticked are printed into one file, and no others", async () => {
  const address = { street: "3 quai du Port", postcode: "47000", city: "Agen" };
  const shop = await newShop({ siret: "55208131766522", billingAddress: address });
  await shop.made(shop.api("/api/company", { method: "PATCH", json: sampleCompany }));
  const lines = [{ description: "Dégustation", amount: { value: 1, unit: "piece" }, price: 30, vatRate: 20 }];
  for (const isSent of [true, true, true, false]) {
    const { id } = await shop.made<{ id: string }>(shop.post("/api/invoices", { client: shop.client, lines }));
    if (isSent) await shop.made(shop.post(`/api/invoices/${id}/send`));
  }
  const { context, page } = await openReader(browser, { scripts: false });
  await signInAs(page, shop.person.email, shop.person.password);
  await page.goto("/customer/invoices");
  const boxes = page.locator('tbody [name="records"]');
  const button = page.getByRole("button", { name: "PDF des factures cochées (ZIP)" });
  expect([await boxes.count(), await button.isVisible()]).toEqual([3, false]);
  await boxes.nth(0).check();
  await boxes.nth(2).check();
  await button.click();
  await page.waitForURL(/pdf-generator\/many/);
  expect(await page.locator("#main").textContent()).toMatch(/[02] \/ 2/);
  await context.close();
});
