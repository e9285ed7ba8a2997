import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openReader, signInAs, startBrowser, visit } from "../support/browser";
import { codesSentTo } from "../support/letters";
import { newBusiness } from "../support/people";

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

const password = "Bocaux-de-juillet-58";

async function register(page: Page, email: string) {
  await visit(page, "/register");
  const fields = {
    firstName: "Odile",
    lastName: "Marchand",
    company: "Les Bocaux d'Odile",
    email,
    password,
    passwordConfirmation: password,
  };
  for (const [name, value] of Object.entries(fields)) await page.fill(`[name="${name}"]`, value);
  await page.check('[name="plan"][value="core"]');
  await page.check('[name="terms"]');
  await page.click('main button[type="submit"]');
  await page.waitForSelector('[name="token"]');
  expect(page.url()).not.toContain(email);
  const [code = ""] = await codesSentTo(email);
  await page.fill('[name="token"]', "00000000");
  await page.click('main button[type="submit"]');
  await page.getByText("Le code est faux").first().waitFor();
  await page.fill('[name="token"]', code);
  await Promise.all([page.waitForURL("**/customer/dashboard"), page.click('main button[type="submit"]')]);
}

describe.each([
  ["on a desk", 1440],
  ["on a phone", 390],
])("%s", (_, width) => {
  it("a cook signs up, keeps a product, and comes back", async () => {
    const { context, page, faults } = await openReader(browser, { width });
    const email = `odile-${randomUUID()}@cellier.test`;
    await register(page, email);
    await page.getByRole("link", { name: "Ajouter un produit" }).first().click();

    await page.getByLabel("Nom", { exact: false }).first().fill("Gelée de coings 220 g");
    await page.fill('[name="price"]', "4,80");
    await page.fill('[name="cost"]', "2,10");
    await page.getByRole("button", { name: "Ajouter" }).click();
    await page.getByRole("heading", { name: "Gelée de coings 220 g" }).waitFor();
    await page.getByText("Article ajouté").waitFor();
    expect(await page.textContent("main")).toMatch(/4,80\s€/);

    await page.getByRole("link", { name: "Modifier" }).click();
    await page.fill('[name="price"]', "5,20");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await page
      .getByText(/5,20\s€/)
      .first()
      .waitFor();

    await page.getByRole("button", { name: "Dupliquer" }).click();
    await page.waitForURL(/edit=1/);
    expect(await page.inputValue('[name="name"]')).toBe("Gelée de coings 220 g (2)");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await page.getByRole("button", { name: "Archiver" }).click();
    await page.getByRole("button", { name: "Restaurer" }).waitFor();

    await visit(page, "/customer/products");
    const rows = page.locator("tbody tr");
    expect(await rows.count()).toBe(1);
    await page.fill('[type="search"]', "coing");
    await page.waitForURL(/search=coing/);
    expect(await rows.count()).toBe(1);
    await context.close();
    // The wrong code is all that the browser's console speaks of.
    expect(faults).toEqual([expect.stringContaining("422")]);
  });

  it("a forgotten password is chosen anew with the mailed code", async () => {
    const { email } = await newBusiness();
    const { context, page, faults } = await openReader(browser, { width });
    await visit(page, "/forgot-password");
    await page.fill('[name="email"]', email);
    await page.click('main button[type="submit"]');
    await page.waitForSelector('[name="code"]');
    expect(page.url()).not.toContain(email);
    const [code = ""] = await codesSentTo(email);
    await page.fill('[name="code"]', code);
    await page.fill('[name="password"]', "Sureau-et-rhubarbe-19");
    await Promise.all([page.waitForURL("**/login?reset*"), page.click('main button[type="submit"]')]);
    await signInAs(page, email, "Sureau-et-rhubarbe-19");
    await context.close();
    expect(faults).toEqual([]);
  });
});

it("one is brought back to where one was going, and a wrong password says nothing of who exists", async () => {
  const { email, password: secret } = await newBusiness();
  const { context, page } = await openReader(browser);
  await visit(page, "/customer/ingredients?status=active");
  expect(new URL(page.url()).searchParams.get("to")).toBe("/customer/ingredients?status=active");
  const messages: (string | null)[] = [];
  for (const who of [email, `personne-${randomUUID()}@cellier.test`]) {
    await page.fill('[name="email"]', who);
    await page.fill('[name="password"]', "pas-le-bon-mot-12");
    await page.click('main button[type="submit"]');
    await page.getByRole("alert").waitFor();
    messages.push(await page.getByRole("alert").textContent());
    await visit(page, page.url());
  }
  expect(messages[0]).toBe(messages[1]);
  await page.fill('[name="email"]', email);
  await page.fill('[name="password"]', secret);
  await page.click('main button[type="submit"]');
  await page.waitForURL("**/customer/ingredients?status=active");
  await page.getByRole("heading", { name: "Ingrédients" }).waitFor();
  expect(await page.textContent("main")).not.toMatch(/fields\.|items:|pages\//);
  await context.close();
});

it("another's screen is refused with a real screen, and an unknown address is a page not found", async () => {
  const { email, password: secret } = await newBusiness();
  const { context, page } = await openReader(browser);
  await signInAs(page, email, secret);
  await page.goto("/admin/dashboard");
  expect(new URL(page.url()).pathname).toBe("/unauthorized");
  expect(await page.getByRole("heading").first().textContent()).toBeTruthy();
  const answer = await page.goto("/customer/rien-ici");
  expect(answer?.status()).toBe(404);
  await page.getByText("Page non trouvée").waitFor();
  await context.close();
});

it("the assistant answers in the panel, and does what it proposed after a yes", async () => {
  const maker = await newBusiness();
  await maker.api("/api/items", { method: "POST", json: { name: "Tapenade noire", price: 3.8, cost: 1.5 } });
  const { context, page, faults } = await openReader(browser);
  await signInAs(page, maker.email, maker.password);
  await visit(page, "/customer/products");
  await page.getByRole("button", { name: "Demander à l'assistant" }).first().click();
  const panel = page.getByRole("region", { name: "Assistant" });
  expect((await panel.boundingBox())?.height).toBe(500);
  await panel.getByRole("button", { name: "Quels produits sont en rupture ?" }).click();
  expect(await panel.getByRole("textbox").inputValue()).toBe("Quels produits sont en rupture ?");
  await panel.getByRole("textbox").fill("archive la tapenade noire");
  await page.keyboard.press("Enter");
  await panel.getByRole("button", { name: "Oui, le faire" }).click();
  await panel.getByText("Article archivé.").waitFor();
  await page.locator(".empty").first().waitFor();
  await context.close();
  expect(faults).toEqual([]);
});
