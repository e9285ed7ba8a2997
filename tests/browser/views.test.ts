import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { problemsOf } from "../support/axe";
import { openReader, signInAs, startBrowser, visit } from "../support/browser";

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

it.each([1440, 390])("a list is kept as it was filtered, found again, called otherwise and forgotten, at %i px", async (width) => {
  const { context, page, faults } = await openReader(browser, { width });
  await signInAs(page, "demo@cellier.test", "Demo-cellier-2026");
  const name = `À 30 jours ${width}`;

  await visit(page, "/customer/clients?paymentTerms=30_days&sort=name");
  await page.getByText("Vues", { exact: true }).click();
  await page.getByLabel("Nom de la vue").fill(name);
  await page.getByRole("button", { name: "Enregistrer cette vue" }).click();
  await page.getByText("Vue enregistrée", { exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.get("paymentTerms"), "one stays on the list").toBe("30_days");

  await visit(page, "/customer/clients");
  await page.getByText("Vues", { exact: true }).click();
  await page.getByRole("link", { name }).click();
  await page.waitForURL(/paymentTerms=30_days&sort=name/);

  await visit(page, "/customer/views");
  expect(await problemsOf(page)).toEqual([]);
  const row = page.locator("tr", { hasText: name }).filter({ visible: true });
  await row.getByText("Renommer").first().click();
  await row.getByLabel("Nom de la vue").fill(`${name} bis`);
  await row.getByRole("button", { name: "Renommer" }).click();
  await page.getByText("Vue renommée", { exact: true }).waitFor();
  await row.getByRole("button", { name: "Supprimer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  await page.getByText("Vue supprimée", { exact: true }).waitFor();
  expect(await page.getByText(`${name} bis`).count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

it("a list is kept without scripts", async () => {
  const { context, page } = await openReader(browser, { scripts: false });
  await signInAs(page, "demo@cellier.test", "Demo-cellier-2026");
  const name = `Sans script ${Date.now()}`;
  await page.goto("/customer/clients?category=horeca&sort=name");
  await page.getByText("Vues", { exact: true }).click();
  await page.locator("main").getByRole("link", { name: "Vues enregistrées" }).click();
  await page.getByLabel("Nom de la vue").first().fill(name);
  await page.getByRole("button", { name: "Enregistrer cette vue" }).click();
  await page.waitForURL(/clients\?category=horeca&sort=name/);
  await page.goto("/customer/views");
  expect(await page.getByRole("link", { name }).count()).toBe(1);
  await context.close();
});
