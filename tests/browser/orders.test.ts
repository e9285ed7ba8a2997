import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openReader, signInAs, startBrowser, visit } from "../support/browser";
import { newShop } from "../support/shop";

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

it("on a phone, an order is written, confirmed, packed, shipped from another lot in part, then delivered", async () => {
  const shop = await newShop();
  await shop.jar("POT", { name: "Confiture de figues" });
  await shop.lay("POT", { number: "LOT-A", pieces: 4, ddm: "2999-01-01" });
  await shop.lay("POT", { number: "LOT-B", pieces: 5, ddm: "2999-02-01" });
  const { context, page, faults } = await openReader(browser, { width: 390 });
  await signInAs(page, shop.person.email, shop.person.password);
  await visit(page, "/customer/orders");
  await page.getByText("La première commande vous attend").waitFor();
  await page.getByRole("link", { name: "Nouvelle commande" }).first().click();

  await page.fill('[name="client"]', shop.client);
  await page.fill('[name="lines.0.item"]', "POT");
  await page.fill('[name="lines.0.amount.value"]', "10");
  await page.getByText("Disponible 9 pièces · manque 1 pièce").waitFor();
  await page
    .getByText(/42,20\s€/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Enregistrer le brouillon" }).click();
  await page.getByRole("heading", { name: /^CMD-\d{4}-0001$/ }).waitFor();
  for (const step of ["Confirmer", "Préparer", "Marquer prête"]) {
    await page.getByRole("button", { name: step, exact: true }).click();
    await page.getByRole("button", { name: step, exact: true }).waitFor({ state: "detached" });
  }
  await page.getByText("Manque 1 pièce").waitFor();

  await page.getByRole("link", { name: "Expédier", exact: true }).click();
  await page.getByRole("textbox", { name: "Prendre de LOT-A" }).waitFor();
  expect(await page.inputValue('[name="parts.0.amount.value"]')).toBe("4");
  await page.fill('[name="parts.0.amount.value"]', "");
  await page.fill('[name="parts.1.amount.value"]', "50");
  await page.getByRole("button", { name: "Expédier", exact: true }).click();
  await page.getByRole("alert").getByText("il manque").waitFor();
  await page.fill('[name="parts.1.amount.value"]', "5");
  await page.getByRole("button", { name: "Expédier", exact: true }).click();
  await page.getByText("Expédition enregistrée").waitFor();
  await page.getByText("50 %").first().waitFor();
  expect([await shop.level("LOT-A"), await shop.level("LOT-B")]).toEqual([
    [4, 4],
    [0, 0],
  ]);

  await page.getByRole("link", { name: /^BL-\d{4}-0001$/ }).click();
  await page.getByRole("button", { name: "Marquer comme livrée" }).click();
  await page.getByText("Livraison arrivée").waitFor();
  await page.getByRole("link", { name: "Enregistrer un retour" }).click();
  await page.fill('[name="parts.0.amount.value"]', "2");
  await page.fill('[name="reason"]', "Couvercle bombé");
  await page.getByRole("button", { name: "Enregistrer un retour" }).click();
  await page.getByText("Retour enregistré").waitFor();

  await visit(page, "/customer/orders?view=calendar");
  await page.locator('[aria-current="date"]').focus();
  await page.keyboard.press("ArrowLeft");
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
  await context.close();
  expect(faults.filter((fault) => !/409|422/.test(fault))).toEqual([]);
});

it("without scripts, an order is written and confirmed; what there is of it is said on its page", async () => {
  const shop = await newShop();
  await shop.jar("POT", { name: "Confiture de figues" });
  await shop.lay("POT", { number: "LOT-A", pieces: 4 });
  const { context, page } = await openReader(browser, { width: 390, scripts: false });
  await signInAs(page, shop.person.email, shop.person.password);
  await visit(page, `/customer/orders/new?client=${shop.client}`);
  await page.fill('[name="lines.0.item"]', "POT");
  await page.fill('[name="lines.0.amount.value"]', "6");
  await page.getByRole("button", { name: "Enregistrer le brouillon" }).click();
  await page.getByText("Disponible 4 pièces · manque 2 pièces").waitFor();
  await page.getByRole("button", { name: "Confirmer" }).click();
  await page.getByText("Manque 2 pièces").waitFor();
  const { body } = await shop.api(`/api/orders?client=${shop.client}`);
  expect((body.items as { status: string }[]).map(({ status }) => status)).toEqual(["confirmed"]);
  await context.close();
});

it("opens an order that is saved while what it comes to is still being reckoned", async () => {
  const shop = await newShop();
  await shop.jar("POT", { name: "Confiture de figues" });
  const { context, page, faults } = await openReader(browser, { width: 390 });
  await signInAs(page, shop.person.email, shop.person.password);
  await visit(page, "/customer/orders/new");
  // What it comes to is answered while the order's own page is on its way.
  for (const [address, pause] of [
    ["**/customer/orders/preview*", 700],
    ["**/__manifest*", 1_500],
  ] as const)
    await page.route(address, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, pause));
      await route.continue().catch(() => undefined);
    });
  await page.fill('[name="client"]', shop.client);
  await page.fill('[name="lines.0.item"]', "POT");
  const question = page.waitForRequest((request) => !!request.postData()?.includes("amount.value=10"));
  await page.fill('[name="lines.0.amount.value"]', "10");
  await question;
  await page.getByRole("button", { name: "Enregistrer le brouillon" }).click();
  await page.getByRole("heading", { name: /^CMD-\d{4}-0001$/ }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
