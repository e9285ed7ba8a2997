import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { problemsOf } from "../support/axe";
import { openReader, signInAs, startBrowser, visit } from "../support/browser";
import { newBusiness } from "../support/people";

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

it.each([
  { lang: "fr", width: 390, produce: /Créer l'ordre de fabrication/, short: "Insuffisant" },
  { lang: "en", width: 1440, produce: /Create the production order/, short: "Not enough" },
] as const)(
  "in $lang, $width px, a batch is tried as one types, and becomes an order",
  async ({ lang, width, produce, short }) => {
    const maker = await newBusiness();
    const post = (path: string, json: object = {}) => maker.api(path, { method: "POST", json });
    await post("/api/items", { kind: "ingredient", name: "Tomates", sku: "TOM", unit: "kg", cost: 2 });
    await post("/api/items", { kind: "product", name: "Coulis", sku: "COU", unit: "kg", price: 9 });
    const lines = [{ item: "TOM", amount: { value: 2, unit: "kg" } }];
    const { body } = await post("/api/recipes", { item: "COU", output: { value: 1, unit: "kg" }, lines });
    await post(`/api/recipes/${body.id}/activate`);
    await post("/api/stock/receive", { item: "TOM", amount: { value: 10, unit: "kg" }, dlc: "2099-02-01" });

    const { context, page, faults } = await openReader(browser, { lang, width });
    await signInAs(page, maker.email, maker.password);
    await visit(page, "/recipe/batch-simulator?item=COU");
    await page.fill('[name="runs.0.amount.value"]', lang === "fr" ? "7,5" : "7.5");
    await page.getByText(short).waitFor();
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/simulator-${lang}-${width}.png`, fullPage: true });
    expect(await problemsOf(page)).toEqual([]);
    await page.selectOption('[name="runs.0.by"]', "stock");
    await page.getByText("Tomates").first().waitFor();
    await page.getByText("5 kg").first().waitFor();
    await page.getByRole("button", { name: produce }).click();
    await page.waitForURL("**/customer/production/orders");
    const { body: productions } = await maker.api("/api/production");
    expect(productions.items).toMatchObject([{ name: "Coulis", amount: { value: 5, unit: "kg" } }]);
    await context.close();
    // What is half typed cannot be told yet, and is no fault.
    expect(faults.filter((fault) => !fault.includes("422"))).toEqual([]);
  },
  60_000,
);
