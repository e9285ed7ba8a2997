import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openReader, signInAs, startBrowser, visit } from "../support/browser";
import { newBusiness } from "../support/people";
import type { Stock } from "../support/pantry";

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

it("on a phone, goods are taken in, moved, thrown away and counted", async () => {
  const maker = await newBusiness();
  await maker.api("/api/items", { method: "POST", json: { name: "Beurre doux", sku: "BEU", kind: "ingredient", unit: "kg", cost: 8 } });
  await maker.api("/api/locations", { method: "POST", json: { name: "Chambre froide" } });
  const stock = async () => (await maker.api("/api/stock/BEU")).body as unknown as Stock;
  const { context, page, faults } = await openReader(browser, { width: 390, height: 844 });
  await signInAs(page, maker.email, maker.password);

  await visit(page, "/customer/inventory");
  await page.getByRole("link", { name: "Entrer en stock", exact: true }).click();
  await page.fill('[name="item"]', "BEU");
  await page.fill('[name="amount.value"]', "12,5");
  await expect.poll(() => page.inputValue('[name="amount.unit"]')).toBe("kg");
  await page.fill('[name="dlc"]', "2020-01-01");
  await page.getByRole("button", { name: "Entrer en stock" }).click();
  await page.getByRole("alert").getByText("La DLC est déjà dépassée").waitFor();
  expect(await page.inputValue('[name="amount.value"]')).toBe("12,5");
  await page.fill('[name="dlc"]', "2099-01-01");
  await page.getByRole("button", { name: "Entrer en stock" }).click();
  await page.getByRole("heading", { name: "Beurre doux" }).waitFor();

  await page.getByRole("link", { name: "Transférer" }).click();
  await page.fill('[name="amount.value"]', "5");
  await page.selectOption('select[name="to"]', { label: "Chambre froide" });
  await page.getByRole("button", { name: "Transférer" }).click();
  await page.getByText("Transfert enregistré").first().waitFor();

  await visit(page, "/customer/inventory/scrap?code=beurre");
  await page.getByText("Beurre doux").filter({ visible: true }).first().click();
  await page.fill('[name="amount.value"]', "1");
  await page.selectOption('[name="reason"]', "damaged");
  await page.getByRole("button", { name: "Mettre au rebut" }).click();
  await page.getByText("Perte enregistrée").first().waitFor();
  expect(await stock()).toMatchObject({ amount: { value: 11.5 } });

  await visit(page, "/customer/inventory/counts/new");
  await page.selectOption('[name="location"]', { index: 0 });
  await page.getByRole("button", { name: "Commencer" }).click();
  await page.fill('[name="lines.0.counted.value"]', "3,5");
  await page.getByRole("button", { name: "Enregistrer le comptage" }).click();
  await page.getByText("1 sur 1").first().waitFor();
  await page.getByRole("link", { name: "Voir les écarts" }).click();
  await page.getByRole("button", { name: "Valider les écarts" }).click();
  await page.getByText("Inventaire validé").first().waitFor();
  expect((await stock()).amount.value).toBe(11);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over).toBeLessThanOrEqual(0);
  await context.close();
  expect(faults.filter((fault) => !fault.includes("422"))).toEqual([]);
});
