import { readFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { problemsOf } from "../support/axe";
import { openReader, signInAs, startBrowser, visit } from "../support/browser";
import { inDays } from "../support/pantry";
import type { Person } from "../support/people";
import { newShop } from "../support/shop";
import { workshopOf } from "../support/workshop";

let browser: Browser;
let maker: Person;
let jam = "";
let jarred = "";

/** Fruit came from a supplier, became jam, and some of the jam went to a client. */
beforeAll(async () => {
  const shop = await newShop({ companyName: "Épicerie du Port", phone: "+33536491234", email: "port@cellier.test" });
  maker = shop.person;
  const kitchen = workshopOf(maker);
  await kitchen.ingredient("ABRICOT", 4, { name: "Abricot" });
  await shop.jar("CONFITURE", { name: "Confiture d'abricot" });
  const { reference: grower } = await shop.made<{ reference: string }>(
    shop.post("/api/suppliers", { name: "Verger de la Baïse", phone: "+33553659876" }),
  );
  const arrival = {
    item: "ABRICOT",
    amount: { value: 20, unit: "kg" },
    unitCost: 3,
    supplier: grower,
    supplierLot: "VB-2211",
    ddm: inDays(30),
  };
  await shop.made(shop.post("/api/stock/receive", arrival));
  await kitchen.cook("CONFITURE", [{ item: "ABRICOT", amount: { value: 0.25, unit: "kg" } }], { output: { value: 1, unit: "piece" } });
  const { id } = await shop.made<{ id: string }>(shop.post("/api/production", { item: "CONFITURE", amount: { value: 40, unit: "piece" } }));
  await shop.made(shop.post(`/api/production/${id}/start`));
  const batch = await shop.made<{ lotNumber: string }>(shop.post(`/api/production/${id}/complete`, { ddm: inDays(400) }));
  jam = batch.lotNumber;
  const order = await shop.order({ CONFITURE: 12 });
  jarred = order.reference;
  await shop.move(order.id, "confirm", "prepare", "pack", "ship");
  browser = await startBrowser();
});
afterAll(() => browser.close());

describe.each([
  ["on a desk", 1440],
  ["on a phone", 390],
])("%s", (_, width) => {
  it("a supplier's lot is followed to the people to call, and back from their order, on paper and as a file", async () => {
    const { context, page, faults } = await openReader(browser, { width });
    await signInAs(page, maker.email, maker.password);
    await visit(page, "/customer/traceability");
    await page.getByRole("searchbox").first().fill("vb-2211");
    await page.getByRole("button", { name: "Chercher" }).click();
    const called = page.locator("section", { has: page.getByRole("heading", { name: /^Clients/ }) });
    await called.getByRole("link", { name: "Épicerie du Port" }).waitFor();
    expect(await called.locator('a[href="tel:+33536491234"]').count()).toBe(1);
    expect(await called.textContent()).toMatch(/Confiture d'abricot · 12\spièces/);
    const graph = page.locator("svg a").filter({ hasText: jam }).first();
    expect(await graph.isVisible()).toBe(width > 768);
    const steps = page.locator("ol li").filter({ hasText: jam }).first();
    expect(await steps.isVisible()).toBe(width < 768);
    const row = page.locator("tbody tr").filter({ hasText: "Épicerie du Port" });
    expect(await row.textContent()).toContain("30,0");
    expect(await problemsOf(page)).toEqual([]);

    const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "CSV" }).click()]);
    expect(readFileSync(await file.path(), "utf8")).toContain(`${jam};Épicerie du Port;Confiture d'abricot;12;piece`);
    const paper = await page.request.get((await page.getByRole("link", { name: "Imprimer (PDF)" }).getAttribute("href")) ?? "");
    expect([paper.status(), paper.headers()["content-type"]]).toEqual([200, "application/pdf"]);

    await page.getByRole("searchbox").first().fill(jarred);
    await page.getByRole("button", { name: "Chercher" }).click();
    await page.getByRole("heading", { name: jam, exact: true }).waitFor();
    const suppliers = page.locator("section", { has: page.getByRole("heading", { name: /^Fournisseurs/ }) });
    expect(await suppliers.textContent()).toContain("Verger de la Baïse");
    await context.close();
    expect(faults).toEqual([]);
  });
});
