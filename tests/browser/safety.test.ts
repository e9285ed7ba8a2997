import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { problemsOf } from "../support/axe";
import { openReader, signInAs, startBrowser, visit } from "../support/browser";
import type { Person } from "../support/people";
import { newShop } from "../support/shop";

let browser: Browser;
let maker: Person;
let lot = "";

/** A plan is in force, and some of a lot went to a client. */
beforeAll(async () => {
  const shop = await newShop({ companyName: "Épicerie du Port", phone: "+33536491234" });
  maker = shop.person;
  const plan = await shop.made<{ id: string }>(shop.post("/api/control-plans", { name: "Conserves", template: "cannery" }));
  const everyDay = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
  await shop.made(maker.api(`/api/control-plans/${plan.id}`, { method: "PATCH", json: { worksOn: everyDay } }));
  await shop.made(shop.post(`/api/control-plans/${plan.id}/approve`));
  await shop.jar("CONFITURE", { name: "Confiture d'abricot" });
  lot = "CONF-1";
  await shop.lay("CONFITURE", { number: lot, pieces: 40, ddm: "2099-01-01" });
  const order = await shop.order({ CONFITURE: 12 });
  await shop.move(order.id, "confirm", "prepare", "pack", "ship");
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** Types the lot's number and takes what is offered: on a phone the list fills the window until then. */
async function chooseLot(page: Page, label: string): Promise<void> {
  const field = page.getByRole("combobox", { name: new RegExp(`^${label}`) });
  await field.fill(lot);
  await page.locator(".picker-option").first().waitFor();
  await field.press("Enter");
  await page.locator(".picker-option").first().waitFor({ state: "hidden" });
}

describe("on a phone", () => {
  it("the day's controls are signed by thumb; out of its limits one says at once what was done, and the lot is held", async () => {
    const { context, page, faults } = await openReader(browser, { width: 390 });
    await signInAs(page, maker.email, maker.password);
    await visit(page, "/customer/audits");
    expect(await problemsOf(page)).toEqual([]);
    const row = page.locator("li", { hasText: "Chambre froide positive" });
    await row.getByLabel("Valeur").fill("7,2");
    await row.getByText("qu'avez-vous fait aussitôt").waitFor();
    await page.getByRole("button", { name: "Signer les relevés" }).click();
    await row.getByText("Hors limites : dites ce que vous avez fait aussitôt").waitFor();
    await row.getByLabel("Action corrective").fill("Porte refermée");
    await row.getByLabel("Lots concernés").fill(lot);
    await page.getByRole("button", { name: "Signer les relevés" }).click();
    await page.getByText("Relevés signés").first().waitFor();
    await visit(page, "/customer/audits/non-conformities");
    await page.locator("tr", { hasText: "Chambre froide positive · 7,2" }).first().click();
    await page.getByRole("heading", { name: "Lots concernés" }).waitFor();
    expect(await page.textContent("main")).toContain(lot);
    expect(await problemsOf(page)).toEqual([]);
    // The reading that was refused once.
    expect(faults.filter((fault) => !fault.includes("422"))).toEqual([]);
    await context.close();
  });

  it("a complaint is written down, opens a non-conformity of its lot, and is closed with its answer", async () => {
    const { context, page, faults } = await openReader(browser, { width: 390 });
    await signInAs(page, maker.email, maker.password);
    await visit(page, "/customer/audits/complaints");
    await page.getByRole("link", { name: "Nouvelle réclamation" }).first().click();
    await page.getByLabel("De quoi on se plaint").fill("Couvercle bombé");
    await chooseLot(page, "Lot");
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Noter la réclamation" }).click();
    await page.getByRole("button", { name: "Ouvrir une non-conformité" }).click();
    await page.getByRole("heading", { name: "Lots concernés" }).waitFor();
    expect(await page.textContent("main")).toContain(lot);
    await visit(page, "/customer/audits/complaints");
    await page.locator("tr", { hasText: "Couvercle bombé" }).first().click();
    await page.locator("summary", { hasText: "Clore" }).click();
    await page.getByLabel("Réponse donnée").fill("Bocal échangé");
    await page.locator("details[open]").getByRole("button", { name: "Clore" }).click();
    await page.getByText("Réclamation close").first().waitFor();
    expect(await problemsOf(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it("packs are weighed one by one; too many that lack too much refuse the lot, and it is held", async () => {
    const { context, page, faults } = await openReader(browser, { width: 390 });
    await signInAs(page, maker.email, maker.password);
    await visit(page, "/customer/audits/net-contents");
    await page.getByRole("link", { name: "Contrôler un contenu net" }).first().click();
    await chooseLot(page, "Lot");
    await page.getByRole("textbox", { name: "Quantité nominale" }).fill("320");
    await page.getByLabel("Unités dans le lot").fill("40");
    await page.getByLabel("Tare (g)").fill("148");
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Commencer à peser" }).click();
    await page.getByText("Pesée 1 sur 40").waitFor();
    await page.getByLabel("Poids affiché").fill("469,5");
    await page.getByLabel("Poids affiché").press("Enter");
    await page.getByText("Pesée 2 sur 40").waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByLabel("Poids affiché").fill("450");
    await page.getByRole("button", { name: "Noter", exact: true }).click();
    await page.getByText("Refusé").first().waitFor();
    await page.getByRole("link", { name: /^NC-/ }).click();
    await page.getByRole("heading", { name: "Lots concernés" }).waitFor();
    expect(await page.textContent("main")).toContain(lot);
    expect(faults).toEqual([]);
    await context.close();
  });

  it("what was received is checked in two taps; what fails is held, and leads to its non-conformity", async () => {
    const post = (path: string, json: object) => maker.api(path, { method: "POST", json });
    await post("/api/items", { kind: "ingredient", name: "Abricot", sku: "ABRICOT", unit: "kg", category: "Fruits" });
    await post("/api/suppliers", { name: "Verger" });
    await post("/api/checklists", { name: "Fruits", families: ["Fruits"], points: [{ text: "Emballage" }, { text: "Fraîcheur" }] });
    const { body } = await post("/api/restocks", { supplier: "Verger", lines: [{ item: "ABRICOT", packs: 4, price: 3 }] });
    await post(`/api/restocks/${body.id}/order`, { send: false });
    const { context, page, faults } = await openReader(browser, { width: 390 });
    await signInAs(page, maker.email, maker.password);
    const receive = async (packs: string) => {
      await visit(page, `/customer/material-restocks/${body.id}/receive`);
      await page.locator('[name="lines.0.packs"]').fill(packs);
      await page.locator('main form button[type="submit"]').last().click();
      await page.getByText("1 lot attend son contrôle").waitFor();
    };
    await receive("1");
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole("link", { name: /^Contrôler/ }).click();
    await page.getByRole("button", { name: "Tout est conforme" }).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Tout est conforme" }).click();
    await page.getByText("Signé par").waitFor();
    await receive("3");
    await page.getByRole("link", { name: /^Contrôler/ }).click();
    await page.getByRole("group", { name: "Fraîcheur" }).getByText("Non conforme").click();
    await page.getByRole("button", { name: "Tout est conforme" }).click();
    await page.getByRole("link", { name: "Voir le contrôle du lot qui l'a montrée" }).waitFor();
    expect(await page.textContent("main")).toContain("Fraîcheur");
    expect(faults).toEqual([]);
    await context.close();
  });

  it("a drill finds who has what, is told and answered, and closes at a hundred per cent", async () => {
    const { context, page, faults } = await openReader(browser, { width: 390 });
    await signInAs(page, maker.email, maker.password);
    await visit(page, "/customer/audits/recalls/new?drill=1");
    await chooseLot(page, "Lot, ou lot fournisseur");
    await page.getByRole("button", { name: "Voir qui a quoi" }).click();
    await page.getByText("Épicerie du Port").first().waitFor();
    expect(await problemsOf(page)).toEqual([]);
    for (const name of ["Déclencher", "Prévenir les clients"]) {
      await page.getByRole("button", { name }).first().click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: name.split(" ")[0] })
        .click();
      await page.getByRole("dialog").waitFor({ state: "hidden" });
      await page.waitForLoadState("networkidle");
    }
    expect(await page.textContent("aside.rail")).toMatch(/Localisé\s*100/);
    await page.getByRole("button", { name: "Prévenu par téléphone" }).click();
    await page.getByText("Prévenu", { exact: true }).first().waitFor();
    await page.getByText("Noter la réponse").click();
    await page.getByLabel("Récupéré").first().fill("12");
    await page.getByRole("button", { name: "Enregistrer la réponse" }).click();
    await page.getByText("A répondu").first().waitFor();
    await page.locator("summary", { hasText: "Clore" }).click();
    await page.getByLabel("Conclusion").fill("Tout retrouvé");
    await page.locator("details[open]").getByRole("button", { name: "Clore" }).click();
    await page.getByText("Rappel clos").first().waitFor();
    expect(await problemsOf(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});
