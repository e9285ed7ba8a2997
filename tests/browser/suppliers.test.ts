import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openReader, signInAs, startBrowser, visit } from "../support/browser";
import { newBusiness } from "../support/people";

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

describe.each([
  ["on a desk", 1440],
  ["on a phone", 390],
])("%s", (_, width) => {
  it("a maker adds a supplier, compares what two ask, and lets the cost follow", async () => {
    const maker = await newBusiness();
    const { context, page, faults } = await openReader(browser, { width });
    await maker.api("/api/items", { method: "POST", json: { name: "Beurre doux", sku: "BEU", kind: "ingredient", unit: "kg" } });
    await maker.api("/api/suppliers", { method: "POST", json: { name: "Crémerie du Port" } });
    await signInAs(page, maker.email, maker.password);
    const rows = page.locator(".as-cards tbody tr");

    await visit(page, "/customer/suppliers/new?sample=1");
    await page.fill('[name="siret"]', "732 829 320 00075");
    await page.fill('[name="certificates.0.name"]', "Agriculture biologique");
    await page.fill('[name="certificates.0.expiresOn"]', "2020-01-31");
    await page.getByRole("button", { name: "Ajouter", exact: true }).click();
    await page.getByRole("alert").getByText("SIRET : Le chiffre de contrôle est faux").waitFor();
    expect(await page.inputValue('[name="certificates.0.expiresOn"]')).toBe("2020-01-31");
    await page.fill('[name="siret"]', "732 829 320 00074");
    await page.getByRole("button", { name: "Ajouter", exact: true }).click();
    await page.getByText("Terminé le 31 janv. 2020").waitFor();
    expect(await page.getByRole("link", { name: "05 53 01 02 03" }).getAttribute("href")).toBe("tel:+33553010203");

    await visit(page, "/customer/ingredients/BEU?tab=suppliers");
    for (const [supplier, price] of [
      ["Moulin de la Garonne", "84"],
      ["FOU-0001", "79,50"],
    ]) {
      await page.getByRole("link", { name: "Ajouter un tarif" }).click();
      await page.fill('[name="supplier"]', supplier ?? "");
      await page.fill('[name="price"]', price ?? "");
      await page.fill('[name="pack.value"]', "10");
      await page.fill('[name="packName"]', "carton");
      await page.getByRole("button", { name: "Ajouter un tarif" }).click();
      await page.getByText("Tarif ajouté").first().waitFor();
      await page.waitForURL(({ searchParams }) => !searchParams.has("tariff"));
    }
    await rows.nth(1).waitFor();
    expect(await rows.first().textContent()).toMatch(/Crémerie du Port.*Le moins cher/);
    expect((await maker.api("/api/items/BEU")).body.cost).toBe(8.4);
    await page.getByRole("button", { name: "Préférer l'offre de Crémerie du Port" }).filter({ visible: true }).click();
    await rows.first().getByText("Préféré").waitFor();
    expect((await maker.api("/api/items/BEU")).body).toMatchObject({ cost: 7.95, supplierName: "Crémerie du Port" });
    await context.close();
    expect(faults.filter((fault) => !fault.includes("422"))).toEqual([]);
  });

  it("a supplier is deleted after a yes, and archived while prices name it", async () => {
    const maker = await newBusiness();
    await maker.api("/api/items", { method: "POST", json: { name: "Farine", sku: "FAR", kind: "ingredient", unit: "kg" } });
    const { body } = await maker.api("/api/suppliers", { method: "POST", json: { name: "Moulin" } });
    const tariff = await maker.api("/api/tariffs", {
      method: "POST",
      json: { item: "FAR", supplier: "Moulin", price: 20, pack: { value: 25, unit: "kg" } },
    });
    const { context, page } = await openReader(browser, { width });
    await signInAs(page, maker.email, maker.password);
    await visit(page, `/customer/suppliers/${body.id}`);
    const remove = async () => {
      await page.getByRole("button", { name: "Supprimer" }).click();
      const dialog = page.getByRole("dialog", { name: "Êtes-vous sûr de vouloir supprimer ce fournisseur ?" });
      await dialog.getByRole("button", { name: "Supprimer" }).click();
    };
    await remove();
    await page.getByRole("alert").getByText("archivez-la plutôt").waitFor();
    await maker.api(`/api/tariffs/${tariff.body.id}/remove`, { method: "POST", json: {} });
    await remove();
    await page.waitForURL("**/customer/suppliers");
    await page.getByText("Aucun fournisseur").waitFor();
    expect((await maker.api(`/api/suppliers/${body.id}`)).status).toBe(404);
    await context.close();
  });
});
