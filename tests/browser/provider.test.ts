import { eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { appointments, businesses, users } from "@/db/platform";
import { listens, openReader, signInAs, startBrowser, visit } from "../support/browser";
import { billTo, pay } from "../support/paying";
import { codesSentTo } from "../support/letters";
import { newBusiness, signIn } from "../support/people";
import { databases } from "../support/platform";

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).filter({ visible: true }).first().click();
const open = (page: Page, name: string) => page.locator("summary").filter({ hasText: name }).first().click();
const idOf = (page: Page) => new URL(page.url()).pathname.split("/").at(-1) ?? "";
const says = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

const password = "Bocaux-de-juillet-58";

/** A visitor becomes a maker on trial, and buys credits. */
async function beginWithCredits(page: Page, email: string) {
  await visit(page, "/register");
  const person = {
    firstName: "Odile",
    lastName: "Marchand",
    company: "Les Bocaux d'Odile",
    email,
    password,
    passwordConfirmation: password,
  };
  for (const [name, value] of Object.entries(person)) await page.fill(`[name="${name}"]`, value);
  await page.check('[name="plan"][value="growth"]');
  await page.check('[name="terms"]');
  await page.click('main button[type="submit"]');
  await page.waitForSelector('[name="token"]');
  const [code = ""] = await codesSentTo(email);
  await page.fill('[name="token"]', code);
  await Promise.all([page.waitForURL("**/customer/dashboard"), page.click('main button[type="submit"]')]);
  await visit(page, "/purchase-credits");
  await press(page, "Ajouter au panier : 5 crédits");
  await press(page, "Passer au paiement");
  await page.waitForURL(/billing\/payments\//);
  await listens(page);
  await billTo(page);
  await pay(page);
}

/** Books the first free slot of the offer. @returns the appointment */
async function bookLabelReading(page: Page): Promise<string> {
  await visit(page, "/consultancy");
  await page.getByRole("link", { name: /Relecture d'étiquette/ }).click();
  await page.locator('input[name="_slot"]').last().waitFor({ state: "attached" });
  await page
    .locator("details")
    .filter({ has: page.locator('input[name="_slot"]') })
    .first()
    .locator("label")
    .first()
    .click();
  await page.fill('[name="subject"]', "Nos rillettes");
  await press(page, "Réserver");
  await page.waitForURL(/consultancy-appointments\//);
  return idOf(page);
}

/** Sends a request in its three steps. @returns the request */
async function askForService(page: Page): Promise<string> {
  await visit(page, "/customer/service-request-form");
  await page.fill('[name="title"]', "Étiquette des rillettes");
  await press(page, "Continuer");
  await page.fill('main [name="description"]', "À relire avant l'impression.");
  await press(page, "Continuer");
  await press(page, "Envoyer la demande");
  await page.waitForURL(/service-requests\//);
  return idOf(page);
}

it("a visitor signs up, buys credits, meets an expert and buys a service; the staff sees the other side of each step", async () => {
  const email = `odile-${crypto.randomUUID()}@cellier.test`;
  const [customer, staff] = await Promise.all([openReader(browser), openReader(browser)]);
  await Promise.all([beginWithCredits(customer.page, email), signInAs(staff.page, "admin@cellier.test", "Admin-cellier-2026")]);
  const { api } = await signIn(email, password);
  const balance = async () => (await api("/api/credits/balance")).body;
  expect(await balance()).toEqual({ credits: 5, held: 0 });

  const appointment = await bookLabelReading(customer.page);
  expect(await balance()).toEqual({ credits: 4, held: 1 });
  await visit(staff.page, `/admin/consultancy-appointments/${appointment}`);
  await press(staff.page, "Confirmer");
  await says(staff.page, "Confirmé");
  await visit(customer.page, `/customer/consultancy-appointments/${appointment}`);
  await customer.page.getByRole("link", { name: "Ajouter à l'agenda" }).waitFor();

  // Its hour comes.
  const begun = { startsAt: Date.now() - 60_000, endsAt: Date.now() + 44 * 60_000 };
  await databases.platform.update(appointments).set(begun).where(eq(appointments.id, appointment));
  await visit(staff.page, `/admin/consultancy-appointments/${appointment}`);
  await staff.page.fill('[name="notes"]', "Le QUID du canard est à revoir.");
  await press(staff.page, "Enregistrer les notes");
  await says(staff.page, "Notes enregistrées");
  const report = { name: "relecture.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%relecture\n%%EOF") };
  await staff.page.setInputFiles('[name="content"]', report);
  await press(staff.page, "Joindre le fichier");
  await says(staff.page, "relecture.pdf");
  await press(staff.page, "Terminer");
  await says(staff.page, "Terminé");
  expect(await balance()).toEqual({ credits: 4, held: 0 });
  await visit(customer.page, `/customer/consultancy-appointments/${appointment}`);
  await says(customer.page, "Le QUID du canard est à revoir.");
  const href = (await customer.page.getByRole("link", { name: "relecture.pdf" }).getAttribute("href")) ?? "";
  expect((await customer.page.request.get(href)).headers()["content-type"]).toContain("application/pdf");

  const request = await askForService(customer.page);
  await visit(staff.page, `/admin/service-requests/${request}`);
  await press(staff.page, "Prendre en charge");
  await open(staff.page, "Préparer le devis");
  await staff.page.fill('[name="lines.0.description"]', "Relecture complète");
  await staff.page.fill('[name="lines.0.credits"]', "2");
  await press(staff.page, "Envoyer le devis");
  await says(staff.page, "Devis à accepter");
  await visit(customer.page, `/customer/service-requests/${request}`);
  await press(customer.page, "Accepter le devis");
  await says(customer.page, "Acceptée");
  expect(await balance()).toEqual({ credits: 2, held: 2 });
  await visit(staff.page, `/admin/consultancy-orders/${request}`);
  await press(staff.page, "Commencer");
  await open(staff.page, "Livrer");
  await staff.page.fill('[name="deliverable"]', "Étiquette conforme.");
  await press(staff.page, "Livrer");
  await says(staff.page, "Livrée");
  await visit(customer.page, "/customer/service-orders");
  await customer.page
    .locator("main")
    .getByRole("link", { name: /Étiquette des rillettes/ })
    .first()
    .waitFor();
  expect(await balance()).toEqual({ credits: 2, held: 0 });
  expect([...customer.faults, ...staff.faults]).toEqual([]);
  await Promise.all([customer.context.close(), staff.context.close()]);
});

describe("every address of the provider", () => {
  const ofCustomers = ["/consultancy-page", "/consultancy", "/customer/consultancy", "/customer/consultancy-appointments"].concat(
    ["service-request-form", "service-requests", "service-orders"].map((name) => `/customer/${name}`),
  );
  /** The eleven of the specification, and three of our own. */
  const ofStaff = ["dashboard", "consultancy", "consultancy-appointments", "consultancy-appointments/:appointment"]
    .concat(["consultancy-clients", "consultancy-clients/:client", "consultancy-orders", "consultancy-orders/:request"])
    .concat(["service-requests", "suppliers", "production-validation", "service-requests/:request", "search", "journal"])
    .map((name) => `/admin/${name}`);
  const ofBoth = ["/customer/suppliers-directory", "/customer/suppliers-directory/:entry"];
  const ofOwner = ["/customer/consultancy-appointments/:appointment", "/customer/service-requests/:request"];

  /** What stands at the places of an address: the records of a maker. */
  async function recordsOf({ api, email }: Awaited<ReturnType<typeof newBusiness>>): Promise<Record<string, string>> {
    const post = async (path: string, json: object = {}) => (await api(path, { method: "POST", json })).body;
    const first = async (path: string) => ((await api(path)).body.items as Record<string, string>[])[0] ?? {};
    const [row] = await databases.platform.select({ client: users.businessId }).from(users).where(eq(users.email, email));
    const { id: request } = await post("/api/service-requests", { kind: "other", title: "À chacun ses adresses" });
    await post(`/api/service-requests/${request}/submit`);
    const { id: offer } = await first("/api/offers");
    const { expertId: expert, startsAt } = await first(`/api/appointments/slots?offer=${offer}`);
    const { id: appointment } = await post("/api/appointments/book", { offer, expert, startsAt });
    const { id: entry } = await first("/api/directory?limit=1");
    return { client: row?.client ?? "", request: String(request), appointment: String(appointment), entry: String(entry) };
  }

  it("answers to its role and to no other", async () => {
    const [maker, expired] = await Promise.all([newBusiness(), newBusiness()]);
    const records = await recordsOf(maker);
    const at = (path: string) => path.replace(/:(\w+)/, (_, name: string) => records[name] || "missing");
    const [row] = await databases.platform.select({ id: users.businessId }).from(users).where(eq(users.email, expired.email));
    await databases.platform
      .update(businesses)
      .set({ planStatus: "expired", trialEndsAt: Date.now() - 1_000 })
      .where(eq(businesses.id, row?.id ?? ""));
    const readers = await Promise.all(Array.from({ length: 4 }, () => openReader(browser)));
    const [customer, other, staff, visitor] = readers.map(({ page }) => page) as [Page, Page, Page, Page];
    await signInAs(customer, maker.email, maker.password);
    await signInAs(other, expired.email, expired.password);
    await signInAs(staff, "admin@cellier.test", "Admin-cellier-2026");
    const landing = async (page: Page, path: string) => {
      const answer = await page.request.get(at(path));
      const { pathname } = new URL(answer.url());
      return [path, pathname === at(path) ? answer.status() : pathname];
    };
    const expectAll = async (page: Page, paths: string[], answer: number | string) => {
      for (const path of paths) expect(await landing(page, path)).toEqual([path, answer]);
    };
    await expectAll(customer, [...ofCustomers, ...ofBoth, ...ofOwner], 200);
    await expectAll(staff, [...ofStaff, ...ofBoth], 200);
    await expectAll(other, [...ofCustomers, ...ofBoth], 200);
    await expectAll(other, ofOwner, 404);
    for (const page of [customer, other]) await expectAll(page, ofStaff, "/unauthorized");
    await expectAll(staff, [...ofCustomers, ...ofOwner], "/unauthorized");
    await expectAll(visitor, [...ofCustomers, ...ofBoth, ...ofOwner, ...ofStaff], "/login");
    for (const page of [customer, staff, visitor]) await expectAll(page, ["/consultancy-appointment"], 200);

    await Promise.all(readers.map(({ context }) => context.close()));
  });
});

it("an owner lets the staff look for an hour: both see what was looked at, and it ends at once when it is withdrawn", async () => {
  const company = `Atelier ${crypto.randomUUID().slice(0, 8)}`;
  const [maker, customer, staff] = await Promise.all([newBusiness({ company }), openReader(browser), openReader(browser)]);
  await signInAs(customer.page, maker.email, maker.password);
  await signInAs(staff.page, "admin@cellier.test", "Admin-cellier-2026");
  const [row] = await databases.platform.select({ id: users.businessId }).from(users).where(eq(users.email, maker.email));
  const client = `/admin/consultancy-clients/${row?.id}`;
  await visit(staff.page, client);
  await says(staff.page, "Aucun accès donné.");
  await open(staff.page, "Demander l'accès à ses données");
  await staff.page.fill('[name="reason"] >> visible=true', "Relire une recette");
  await press(staff.page, "Demander l'accès");
  await says(staff.page, "Demande envoyée");

  await visit(customer.page, "/account-settings?tab=visits");
  await customer.page.fill('[name="reason"]', "Relire la recette");
  await customer.page.fill('[name="hours"]', "1");
  await press(customer.page, "Donner l'accès");
  await says(customer.page, "Accès donné");

  await visit(staff.page, client);
  await press(staff.page, "Consulter");
  await staff.page.waitForURL("**/customer/dashboard");
  await staff.page.getByText(`En visite chez ${company}`).waitFor();
  await visit(staff.page, "/customer/products");
  expect(new URL((await staff.page.request.get("/admin/dashboard")).url()).pathname).toBe("/unauthorized");
  await press(staff.page, "Quitter la visite");
  await staff.page.waitForURL(`**${client}`);
  await press(staff.page, "Consulter");
  await staff.page.waitForURL("**/customer/dashboard");

  await visit(customer.page, "/account-settings?tab=visits");
  await customer.page.getByRole("link", { name: /Voir ce qui a été consulté/ }).click();
  await customer.page.getByText("Articles", { exact: false }).first().waitFor();
  await press(customer.page, "Retirer");
  await says(customer.page, "Accès retiré");
  expect(new URL((await staff.page.request.get("/customer/products")).url()).pathname).toBe("/unauthorized");
  expect((await staff.page.request.get(client)).status()).toBe(200);
  expect([...customer.faults, ...staff.faults]).toEqual([]);
  await Promise.all([customer.context.close(), staff.context.close()]);
});
