import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openReader, signInAs, startBrowser } from "../support/browser";
import { newBusiness, type Person } from "../support/people";

let browser: Browser;
let context: BrowserContext;
let page: Page;
let maker: Person;

beforeAll(async () => {
  [browser, maker] = await Promise.all([startBrowser(), newBusiness()]);
  for (let n = 1; n <= 60; n += 1) {
    await maker.api("/api/items", {
      method: "POST",
      json: { name: `Bocal ${String(n).padStart(2, "0")}`, price: n, category: n % 2 ? "Impairs" : "Pairs" },
    });
  }
  ({ context, page } = await openReader(browser, { scripts: false }));
  await signInAs(page, maker.email, maker.password);
});
afterAll(async () => {
  await context.close();
  await browser.close();
});

const names = () => page.locator("tbody .name").allTextContents();

/** Waits for the page of this title. */
const title = (name: string) => page.getByRole("heading", { level: 1, name, exact: true }).waitFor();

/** Follows a link to a whole page: what is counted on one that still comes is not all of it. */
const follow = (name: string, to: RegExp) => Promise.all([page.waitForURL(to), page.getByRole("link", { name }).click()]);

describe("without scripts", () => {
  it("a list is sorted, filtered, searched and read on", async () => {
    await page.goto("/customer/products");
    expect((await names()).length).toBe(50);
    await follow("Prix HT", /direction=asc/);
    await follow("Prix HT", /direction=desc/);
    expect((await names())[0]).toBe("Bocal 60");
    await follow("Suivants", /after=/);
    expect(await names()).toEqual(Array.from({ length: 10 }, (_, place) => `Bocal ${String(10 - place).padStart(2, "0")}`));

    await page.goto("/customer/products");
    await page.getByText("Catégorie", { exact: true }).first().click();
    await follow("Impairs", /category=Impairs/);
    expect(await page.locator("tbody tr").count()).toBe(30);
    await page.fill('[type="search"]', "bocal 07");
    await page.keyboard.press("Enter");
    await page.waitForURL(/search=bocal/);
    expect(await names()).toEqual(["Bocal 07"]);
    expect(page.url()).toContain("category=Impairs");
  });

  it("a refused form names its field and keeps what was typed; a right one is kept", async () => {
    await page.goto("/customer/products/new");
    await page.fill('[name="name"]', "Sirop de sureau");
    await page.fill('[name="price"]', "cher");
    await page.click('main button[type="submit"]');
    expect(await page.locator("#main [aria-invalid=true]").getAttribute("name")).toBe("price");
    expect(await page.getByRole("alert").textContent()).toContain("Prix HT");
    expect(await page.inputValue('[name="name"]')).toBe("Sirop de sureau");
    expect(await page.inputValue('[name="price"]')).toBe("cher");
    await page.fill('[name="price"]', "4,20");
    await page.click('main button[type="submit"]');
    await title("Sirop de sureau");
  });

  it("what cannot be taken back is asked first, on the page", async () => {
    for (const [path, json] of [
      ["clients", { companyName: "Client d'un jour", category: "retailer" }],
      ["suppliers", { name: "Fournisseur d'un jour" }],
    ] as const) {
      const { body } = await maker.api(`/api/${path}`, { method: "POST", json });
      await page.goto(`/customer/${path}/${body.id}`);
      await page.locator("summary", { hasText: "Supprimer" }).click();
      await page.locator("details[open]").getByRole("button", { name: "Supprimer" }).click();
      await page.waitForURL(new RegExp(`/customer/${path}$`));
      expect((await maker.api(`/api/${path}/${body.id}`)).status).toBe(404);
    }
  });

  it("the draft of an invoice is asked about, too", async () => {
    const { body: client } = await maker.api("/api/clients", {
      method: "POST",
      json: { companyName: "Client facturé", category: "retailer" },
    });
    const lines = [{ description: "Bocaux", amount: { value: 2, unit: "piece" }, price: 30, vatRate: 5.5 }];
    const { body: draft } = await maker.api("/api/invoices", { method: "POST", json: { client: client.reference, lines } });
    await page.goto(`/customer/invoices/${draft.id}`);
    await page.locator("summary", { hasText: "Supprimer" }).click();
    await page.locator("details[open]").getByRole("button", { name: "Supprimer" }).click();
    await page.waitForURL(/customer\/invoices$/);
    expect((await maker.api(`/api/invoices/${draft.id}`)).status).toBe(404);
  });

  it("language and theme change, and stay", async () => {
    await page.goto("/customer/products");
    await page.getByRole("button", { name: "EN, Anglais" }).first().click();
    await title("Products");
    expect(await page.getAttribute("html", "lang")).toBe("en");
    await page.getByRole("button", { name: "Dark theme" }).first().click();
    await page.locator("html[data-theme=cellier-nuit]").waitFor();
    await page.getByRole("button", { name: "FR, French" }).first().click();
    await title("Produits");
    await page.locator("html[data-theme=cellier-nuit]").waitFor();
  });

  it("one signs out", async () => {
    await page
      .getByLabel(/compte de Camille Martin/)
      .first()
      .click();
    await page.getByRole("button", { name: "Se déconnecter" }).first().click();
    await page.getByRole("link", { name: "Se connecter" }).first().waitFor();
    await page.goto("/customer/products");
    expect(new URL(page.url()).pathname).toBe("/login");
  });
});
