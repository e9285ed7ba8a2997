import type { Browser, Page } from "playwright-core";
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
  it("a client is added, changed, written to, archived and deleted for good", async () => {
    const maker = await newBusiness();
    const { context, page, faults } = await openReader(browser, { width });
    await signInAs(page, maker.email, maker.password);
    await visit(page, "/customer/clients");
    await page.getByText("Commencez par ceux qui vous achètent").waitFor();
    await page.getByRole("link", { name: "Nouveau client" }).first().click();

    await page.fill('[name="companyName"]', "Épicerie du Pont");
    await page.selectOption('[name="category"]', "retailer");
    await page.fill('[name="siret"]', "123 456 789 00011");
    await page.fill('[name="billingAddress.street"]', "3 rue des Cornières");
    await page.getByRole("button", { name: "Ajouter", exact: true }).click();
    const alert = page.getByRole("alert");
    await alert.getByText("SIRET : Le chiffre de contrôle est faux").waitFor();
    await alert.getByText("Adresse de facturation, Ville : Ce champ est obligatoire").waitFor();
    expect(await page.inputValue('[name="companyName"]')).toBe("Épicerie du Pont");

    await page.fill('[name="siret"]', "");
    await page.fill('[name="billingAddress.postcode"]', "47000");
    await page.fill('[name="billingAddress.city"]', "Agen");
    await page.fill('[name="contacts.0.name"]', "Paul Roques");
    await page.fill('[name="contacts.0.email"]', "paul@pont.example");
    await page.fill('[name="contacts.0.phone"]', "06 39 98 00 12");
    await page.getByRole("button", { name: "Ajouter", exact: true }).click();
    await page.getByRole("heading", { name: "Épicerie du Pont" }).waitFor();
    expect(await page.getByRole("link", { name: "paul@pont.example" }).getAttribute("href")).toBe("mailto:paul@pont.example");
    expect(await page.getByRole("link", { name: "06 39 98 00 12" }).getAttribute("href")).toBe("tel:+33639980012");
    expect(await page.locator("address").innerText()).toBe("Épicerie du Pont\n3 rue des Cornières\n47000 Agen");

    await page.getByRole("link", { name: "Modifier" }).click();
    await page.fill('[name="discount"]', "2,5");
    await page.getByRole("button", { name: "Retirer la ligne 1" }).first().click();
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await page.getByText("2,5 %").first().waitFor();
    expect(await page.getByText("Paul Roques").count()).toBe(0);

    await page.getByRole("button", { name: "Archiver" }).click();
    await page.getByRole("button", { name: "Restaurer" }).waitFor();
    await page.getByRole("button", { name: "Supprimer", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Êtes-vous sûr de vouloir supprimer ce client ?" });
    await dialog.getByText("irréversible").waitFor();
    await dialog.getByRole("button", { name: "Annuler" }).click();
    await page.getByRole("button", { name: "Supprimer", exact: true }).click();
    await dialog.getByRole("button", { name: "Supprimer définitivement" }).click();
    await page.getByText("Client supprimé").waitFor();
    await page.getByText("Commencez par ceux qui vous achètent").waitFor();
    await context.close();
    expect(faults.filter((fault) => !fault.includes("422"))).toEqual([]);
  });

  it("a price is set for a category from a day on, and taken back before it begins", async () => {
    const maker = await newBusiness();
    const { body } = await maker.api("/api/items", { method: "POST", json: { name: "Tapenade noire", price: 3.8, cost: 1.5 } });
    const { context, page, faults } = await openReader(browser, { width });
    await signInAs(page, maker.email, maker.password);
    await visit(page, `/customer/products/${body.id}?tab=pricing`);
    await setPrice(page, "grossiste", "2,60");
    await page
      .locator("tr", { hasText: "Grossiste" })
      .getByText(/2,60\s€/)
      .first()
      .waitFor();
    expect(await page.locator("tr", { hasText: "Grossiste" }).first().textContent()).toMatch(/73,3\s%.*42,3\s%/);
    await setPrice(page, "grossiste", "2,80", "2999-01-01");
    await page.getByRole("button", { name: "Retirer le prix à venir : Grossiste" }).click();
    await page.getByText("Prix retiré").waitFor();
    expect(await page.getByText("À venir").count()).toBe(0);
    await context.close();
    expect(faults).toEqual([]);
  });
});

it("the status of several clients is changed at once", async () => {
  const maker = await newBusiness();
  for (const companyName of ["Un", "Deux", "Trois"]) {
    await maker.api("/api/clients", { method: "POST", json: { companyName, category: "horeca", status: "prospect" } });
  }
  const { context, page, faults } = await openReader(browser);
  await signInAs(page, maker.email, maker.password);
  await visit(page, "/customer/clients?status=prospect");
  await page.getByRole("checkbox", { name: "Choisir Un" }).check();
  await page.getByRole("checkbox", { name: "Choisir Deux" }).check();
  await page.getByText("2 clients choisis").waitFor();
  await page.getByText("Changer le statut").click();
  await page.getByRole("button", { name: "Actif", exact: true }).click();
  await page.getByText("2 clients mis à jour").waitFor();
  // The list is read anew behind the message.
  await page.locator("tbody .name", { hasText: "Deux" }).waitFor({ state: "detached" });
  expect(await page.locator("tbody .name").allTextContents()).toEqual(["Trois"]);
  await context.close();
  expect(faults).toEqual([]);
});

async function setPrice(page: Page, category: string, price: string, startsOn?: string): Promise<void> {
  await page.selectOption('[name="category"]', category);
  await page.fill('[name="price"]', price);
  if (startsOn) await page.fill('input[type="date"]', startsOn);
  await page.getByRole("button", { name: "Fixer ce prix" }).click();
  await page.getByText("Prix enregistré").last().waitFor();
}
