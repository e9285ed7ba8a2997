import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openReader, signInAs, startBrowser, visit } from "../support/browser";
import { newShop } from "../support/shop";

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

it("a client and an article are chosen by their names, with figures; Enter chooses and never sends", async () => {
  const shop = await newShop();
  await shop.jar("POT-FIGUE", { name: "Confiture de figues" });
  await shop.lay("POT-FIGUE", { number: "LOT-A", pieces: 4, ddm: "2999-01-01" });
  const { context, page, faults } = await openReader(browser);
  await signInAs(page, shop.person.email, shop.person.password);
  await visit(page, "/customer/orders/new");

  const item = page.locator('[data-field="lines.0.item"]');
  await item.pressSequentially("figu");
  const option = page.getByRole("option", { name: /Confiture de figues/ });
  await option.waitFor();
  expect(await option.innerText()).toMatch(/POT-FIGUE[\s\S]*4,.*€[\s\S]*4\s.*en stock/);
  await item.press("Enter");
  expect(await item.inputValue()).toBe("Confiture de figues");
  expect(await page.inputValue('[name="lines.0.item"]')).toBe("POT-FIGUE");
  expect(new URL(page.url()).pathname).toBe("/customer/orders/new");

  const client = page.locator('[data-field="client"]');
  await client.fill("Nulle Part SARL");
  await item.focus();
  await page.getByText("« Nulle Part SARL » n'est pas connu").waitFor();
  expect(await client.inputValue()).toBe("Nulle Part SARL");
  await client.press("End");
  await client.pressSequentially(" ");
  await page.getByRole("option", { name: "Créer « Nulle Part SARL »" }).click();
  // What sort of client it is decides its prices: it is asked, and a shop comes first.
  const newcomer = page.getByRole("group", { name: "Créer « Nulle Part SARL »" });
  expect(await newcomer.getByRole("combobox").inputValue()).toBe("retailer");
  await newcomer.getByRole("button", { name: "Créer", exact: true }).click();
  await expect.poll(() => page.inputValue('input[type="hidden"][name="client"]')).toMatch(/^CLI-/);
  expect(await client.inputValue()).toBe("Nulle Part SARL");

  // What was chosen lately stands first the next time.
  await visit(page, "/customer/orders/new");
  await page.locator('[data-field="client"]').click();
  await page.getByText("Récents").waitFor();
  expect(await page.getByRole("option").first().innerText()).toContain("Nulle Part SARL");
  expect(faults).toEqual([]);
  await context.close();
});

it("a scanner that types a code and Enter at once fills the field with the article's name", async () => {
  const shop = await newShop();
  await shop.jar("POT-A", { name: "Gelée de coings" });
  await shop.jar("POT-B", { name: "Gelée de mûres" });
  const { context, page } = await openReader(browser);
  await signInAs(page, shop.person.email, shop.person.password);
  await visit(page, "/customer/orders/new");
  const item = page.locator('[data-field="lines.0.item"]');
  await item.fill("POT-B");
  await item.press("Enter");
  await expect.poll(() => item.inputValue()).toBe("Gelée de mûres");
  expect(await page.inputValue('[name="lines.0.item"]')).toBe("POT-B");
  await context.close();
});

it("on a phone it fills the window, and closes again", async () => {
  const shop = await newShop();
  await shop.jar("POT", { name: "Confiture de figues" });
  const { context, page } = await openReader(browser, { width: 390 });
  await signInAs(page, shop.person.email, shop.person.password);
  await visit(page, "/customer/orders/new");
  await page.locator('[data-field="lines.0.item"]').tap();
  const sheet = page.locator(".picker[data-open]");
  await page.getByRole("option", { name: /Confiture de figues/ }).waitFor();
  expect(await sheet.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 900 });
  await page.getByRole("option", { name: /Confiture de figues/ }).tap();
  await sheet.waitFor({ state: "detached" });
  expect(await page.inputValue('[name="lines.0.item"]')).toBe("POT");
  await context.close();
});

it("an order offers first what is made to be sold, and by its letters anything", async () => {
  const { context, page } = await openReader(browser);
  await signInAs(page, "demo@cellier.test", "Demo-cellier-2026");
  const offered = async (search: string): Promise<string[]> => {
    const answer = await page.request.get(`/customer/find-items?first=product&search=${search}`);
    return (await answer.json()).items.map(({ name }: { name: string }) => name);
  };
  expect((await offered("")).length).toBeGreaterThan(5);
  expect(await offered("")).not.toContain("Abricot Bergeron");
  expect(await offered("abricot b")).toContain("Abricot Bergeron");
  await context.close();
});
