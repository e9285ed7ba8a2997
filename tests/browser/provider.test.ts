import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openReader, signInAs, startBrowser, visit } from "../support/browser";
import { newBusiness, signInAdmin } from "../support/people";

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).filter({ visible: true }).first().click();
const open = (page: Page, name: string) => page.locator("summary").filter({ hasText: name }).first().click();

it("a maker books an expert and buys a service; the staff confirms, quotes and delivers", async () => {
  const company = `Atelier ${crypto.randomUUID().slice(0, 8)}`;
  const [maker, admin] = await Promise.all([newBusiness({ company }), signInAdmin()]);
  const { body: clients } = await admin.api(`/api/consultancy-clients?search=${encodeURIComponent(company)}`);
  const [{ id: clientId } = { id: "" }] = clients.items as { id: string }[];
  await admin.api(`/api/credits/${clientId}/grant`, { method: "POST", json: { credits: 10, reason: "Bienvenue" } });
  const customer = await openReader(browser);
  const staff = await openReader(browser);
  await signInAs(customer.page, maker.email, maker.password);
  await signInAs(staff.page, "admin@cellier.test", "Admin-cellier-2026");

  await visit(customer.page, "/consultancy");
  await customer.page.getByRole("link", { name: /Relecture d'étiquette/ }).click();
  await customer.page.locator('input[name="_slot"]').last().waitFor({ state: "attached" });
  await customer.page
    .locator("details")
    .filter({ has: customer.page.locator('input[name="_slot"]') })
    .first()
    .locator("label")
    .first()
    .click();
  await customer.page.fill('[name="subject"]', "Nos rillettes");
  await press(customer.page, "Réserver");
  await customer.page.waitForURL(/consultancy-appointments\//);
  const appointment = new URL(customer.page.url()).pathname.split("/").at(-1) ?? "";
  await visit(staff.page, `/admin/consultancy-appointments/${appointment}`);
  await press(staff.page, "Confirmer");
  await staff.page.getByText("Confirmé").first().waitFor();
  await visit(customer.page, `/customer/consultancy-appointments/${appointment}`);
  await customer.page.getByRole("link", { name: "Ajouter à l'agenda" }).waitFor();

  await visit(customer.page, "/customer/service-request-form");
  await customer.page.fill('[name="title"]', "Étiquette des rillettes");
  await press(customer.page, "Continuer");
  await customer.page.fill('[name="description"]', "À relire avant l'impression.");
  await press(customer.page, "Continuer");
  await press(customer.page, "Envoyer la demande");
  await customer.page.waitForURL(/service-requests\//);
  const request = new URL(customer.page.url()).pathname.split("/").at(-1) ?? "";

  await visit(staff.page, `/admin/service-requests/${request}`);
  await press(staff.page, "Prendre en charge");
  await open(staff.page, "Préparer le devis");
  await staff.page.fill('[name="lines.0.description"]', "Relecture complète");
  await staff.page.fill('[name="lines.0.credits"]', "2");
  await press(staff.page, "Envoyer le devis");
  await staff.page.getByText("Devis à accepter").first().waitFor();
  await visit(customer.page, `/customer/service-requests/${request}`);
  await press(customer.page, "Accepter le devis");
  await customer.page.getByText("Acceptée", { exact: true }).first().waitFor();
  await visit(staff.page, `/admin/consultancy-orders/${request}`);
  await press(staff.page, "Commencer");
  await open(staff.page, "Livrer");
  await staff.page.fill('[name="deliverable"]', "Étiquette conforme.");
  await press(staff.page, "Livrer");
  await staff.page.getByText("Livrée", { exact: true }).first().waitFor();
  await visit(customer.page, "/customer/service-orders");
  await customer.page.getByText("Étiquette des rillettes").first().waitFor();

  const { body: balance } = await maker.api("/api/credits/balance");
  expect(balance).toEqual({ credits: 7, held: 1 });
  expect([...customer.faults, ...staff.faults]).toEqual([]);
  await Promise.all([customer.context.close(), staff.context.close()]);
});

const ofCustomers = [
  ...["/consultancy-page", "/consultancy", "/customer/consultancy", "/customer/consultancy-appointments", "/customer/service-request-form"],
  ...["/customer/service-requests", "/customer/service-orders"],
];
const ofBoth = ["/customer/suppliers-directory"];
const ofStaff = ["dashboard", "consultancy", "consultancy-appointments", "consultancy-clients", "consultancy-orders", "service-requests"]
  .concat(["suppliers", "production-validation", "search"])
  .map((name) => `/admin/${name}`);

it("every address answers to its role and to no other", async () => {
  const maker = await newBusiness();
  const [customer, staff, visitor] = await Promise.all([openReader(browser), openReader(browser), openReader(browser)]);
  await signInAs(customer.page, maker.email, maker.password);
  await signInAs(staff.page, "admin@cellier.test", "Admin-cellier-2026");
  const landing = async ({ page }: { page: Page }, path: string) => new URL((await page.request.get(path)).url()).pathname;
  for (const path of [...ofCustomers, ...ofBoth]) expect([path, await landing(customer, path)]).toEqual([path, path]);
  for (const path of [...ofStaff, ...ofBoth]) expect([path, await landing(staff, path)]).toEqual([path, path]);
  for (const path of ofStaff) expect([path, await landing(customer, path)]).toEqual([path, "/unauthorized"]);
  for (const path of ofCustomers) expect([path, await landing(staff, path)]).toEqual([path, "/unauthorized"]);
  for (const path of [...ofCustomers, ...ofBoth, ...ofStaff]) expect([path, await landing(visitor, path)]).toEqual([path, "/login"]);
  expect(await landing(visitor, "/consultancy-appointment")).toBe("/consultancy-appointment");
  await Promise.all([customer, staff, visitor].map(({ context }) => context.close()));
});
