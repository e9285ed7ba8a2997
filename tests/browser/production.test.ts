import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openReader, signInAs, startBrowser, visit } from "../support/browser";
import { newBusiness } from "../support/people";
import { databaseOf, expectBalance, putLot } from "../support/stock";
import { workshopOf } from "../support/workshop";

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

it("on a phone, a batch is ordered, started and completed, and its lot is there with what it cost", async () => {
  const maker = await newBusiness();
  const shop = workshopOf(maker);
  const fruit = await shop.ingredient("ABRICOT", 4, { name: "Abricot" });
  const jam = await shop.item("CONFITURE", { name: "Confiture d'abricot", kind: "product" });
  await shop.cook("CONFITURE", { ABRICOT: 1 }, { labourMinutes: 6, hourlyRate: 20 });
  const db = await databaseOf(maker);
  await putLot(db, fruit.id, { amount: 20_000_000, unitCost: 30_000, number: "ABR-1", ddm: "2099-01-01" });

  const { context, page, faults } = await openReader(browser, { width: 390, height: 844 });
  await signInAs(page, maker.email, maker.password);
  await visit(page, `/customer/products/${jam.id}`);
  await page.getByRole("link", { name: "Produire" }).click();
  await page.fill('[name="amount.value"]', "10");
  await page.fill('[name="facility"]', "Cuisine");
  await page.getByRole("button", { name: "Créer l'ordre" }).click();
  await page.getByRole("heading", { name: "Lots proposés" }).waitFor();

  await page.getByRole("button", { name: "Démarrer" }).click();
  await page.getByRole("heading", { name: "Lots réservés" }).waitFor();
  await page.getByRole("link", { name: "Terminer" }).click();
  await page.getByRole("textbox", { name: "ABR-1" }).waitFor();
  await page.fill('[name="used.0.amount.value"]', "21");
  await page.fill('[name="output.value"]', "9,5");
  await page.getByRole("button", { name: "Terminer la fabrication" }).click();
  await page.getByRole("alert").getByText("il manque 1 kg").waitFor();
  expect(await page.inputValue('[name="output.value"]')).toBe("9,5");

  await page.fill('[name="used.0.amount.value"]', "10,5");
  await page.selectOption('[name="losses.0.reason"]', "spill");
  await page.fill('[name="losses.0.amount.value"]', "0,5");
  await page.fill('[name="ddm"]', "2099-06-01");
  await page.fill('[name="number"]', "CONF-JEUDI");
  await page.getByRole("button", { name: "Terminer la fabrication" }).click();
  await page.getByText("CONF-JEUDI").first().waitFor();
  // 10.5 × 3 + 1 h × 20 = 51.50 € for 9.5 kg.
  await page.getByText("5,4211").first().waitFor();
  await page.getByText("Renversé").waitFor();
  const { body } = await maker.api("/api/production?status=completed");
  expect(body.items).toMatchObject([{ lotNumber: "CONF-JEUDI", unitCost: 5.4211, output: { value: 9.5 }, facility: "Cuisine" }]);
  await expectBalance(db);

  await visit(page, "/customer/production");
  await page.getByRole("link", { name: "Confiture d'abricot" }).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // The browser tells of the refusal too.
  expect(faults.filter((fault) => !/409|422/.test(fault))).toEqual([]);
  await context.close();
});

it("on a phone, a mistyped output is doubted, then mended in four touches; its cost follows", async () => {
  const maker = await newBusiness();
  const shop = workshopOf(maker);
  const fruit = await shop.ingredient("ABRICOT", 4);
  await shop.item("CONFITURE", { name: "Confiture", kind: "product" });
  await shop.cook("CONFITURE", { ABRICOT: 1 });
  const db = await databaseOf(maker);
  await putLot(db, fruit.id, { amount: 20_000_000, unitCost: 30_000, number: "ABR-1" });
  const made = { item: "CONFITURE", amount: { value: 10, unit: "kg" } };
  const { id } = await shop.made<{ id: string }>(shop.post("/api/production", made));
  await shop.made(shop.post(`/api/production/${id}/start`, {}));

  const { context, page, faults } = await openReader(browser, { width: 390, height: 844 });
  await signInAs(page, maker.email, maker.password);
  await visit(page, `/customer/production/${id}/complete`);
  await page.fill('[name="output.value"]', "100");
  await page.getByRole("button", { name: "Terminer la fabrication" }).click();
  await page.getByRole("alert").getByText("Loin de la quantité prévue (10 kg)").waitFor();
  await page.getByLabel("C'est bien ce qui est pris et sorti").check();
  await page.getByRole("button", { name: "Terminer la fabrication" }).click();
  await page.getByText("0,30").first().waitFor();

  await page.getByRole("link", { name: "Corriger la fabrication" }).click();
  await page.getByRole("heading", { name: "Corriger : Confiture" }).waitFor();
  await page.fill('[name="output.value"]', "10");
  await page.getByRole("button", { name: "Corriger la fabrication" }).click();
  await page.getByText("Fabrication corrigée").waitFor();
  expect((await maker.api(`/api/production/${id}`)).body).toMatchObject({ output: { value: 10 }, unitCost: 3 });
  await expectBalance(db);
  expect(faults.filter((fault) => !/409|422/.test(fault))).toEqual([]);
  await context.close();
});

it("on a desk, an order is sent to another day from its menu", async () => {
  const maker = await newBusiness();
  const shop = workshopOf(maker);
  await shop.ingredient("ABRICOT", 4);
  await shop.item("CONFITURE", { name: "Confiture" });
  await shop.cook("CONFITURE", { ABRICOT: 1 });
  const { id } = await shop.made<{ id: string }>(
    shop.post("/api/production", { item: "CONFITURE", amount: { value: 1, unit: "kg" }, requestedOn: "2026-11-18" }),
  );
  const { context, page, faults } = await openReader(browser);
  await signInAs(page, maker.email, maker.password);
  await visit(page, "/customer/production?from=2026-11-16");
  const week = page.getByRole("table");
  await week.locator("summary").click();
  await week.getByRole("button", { name: "ven. 20 nov." }).click();
  await page.getByText("Modifications enregistrées").waitFor();
  expect((await maker.api(`/api/production/${id}`)).body).toMatchObject({ requestedOn: "2026-11-20" });
  expect(page.url()).toContain("from=2026-11-16");
  expect(faults).toEqual([]);
  await context.close();
});
