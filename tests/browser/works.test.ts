import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openReader, signInAs, startBrowser, visit } from "../support/browser";
import { lettersTo } from "../support/letters";
import { newBusiness, signIn } from "../support/people";

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).filter({ visible: true }).first().click();
const says = (page: Page, text: string) => page.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor();

/** A customer and somebody of the staff, each in a browser of their own. */
async function bothSides() {
  const [maker, customer, staff] = await Promise.all([newBusiness(), openReader(browser), openReader(browser)]);
  await signInAs(customer.page, maker.email, maker.password);
  await signInAs(staff.page, "admin@cellier.test", "Admin-cellier-2026");
  const close = () => Promise.all([customer.context.close(), staff.context.close()]);
  return { maker, customer, staff, close };
}

it("a request to produce becomes a work: another day is proposed and agreed, it is begun, done, and said how much", async () => {
  const { maker, customer, staff, close } = await bothSides();
  const json = { product: `Coulis ${crypto.randomUUID().slice(0, 8)}`, amount: { value: 50, unit: "kg" }, requestedOn: "2999-06-01" };
  const { id } = (await maker.api("/api/production-requests", { method: "POST", json })).body;
  await visit(staff.page, `/admin/production-validation?request=${id}`);
  await staff.page.locator("summary").filter({ hasText: "Accepter" }).first().click();
  await staff.page.fill('[name="plannedOn"] >> visible=true', "2999-06-05");
  await staff.page.fill('[name="dayNote"] >> visible=true', "La ligne est prise jusqu'au 3.");
  await press(staff.page, "Accepter");
  await says(staff.page, "Date à accepter");

  await visit(customer.page, `/customer/production/requests/${id}`);
  await says(customer.page, "La ligne est prise jusqu'au 3.");
  await press(customer.page, "Accepter cette date");
  await says(customer.page, "Acceptée");

  await visit(staff.page, `/admin/production-validation?request=${id}`);
  await press(staff.page, "Commencer");
  await staff.page.locator("summary").filter({ hasText: "Terminer" }).first().click();
  await staff.page.fill('[name="made.value"]', "48,5");
  await staff.page.fill('[name="lotNumber"]', "L-77");
  await press(staff.page, "Terminer");
  await says(staff.page, "Production terminée");
  await visit(customer.page, `/customer/production/requests/${id}`);
  await says(customer.page, "L-77");
  expect([...customer.faults, ...staff.faults]).toEqual([]);
  await close();
});

it("an entry answers by its link without an account; the customer finds the answer on the entry, and the map leads to its region", async () => {
  const { maker, customer, staff, close } = await bothSides();
  const admin = await signIn("admin@cellier.test", "Admin-cellier-2026");
  const [name, email] = [`Moulin ${crypto.randomUUID().slice(0, 8)}`, `moulin-${crypto.randomUUID()}@essai.test`];
  const address = { street: "1 rue des Prés", postcode: "29000", city: "Quimper" };
  const json = { name, email, category: "cereals_flours", address };
  const { id } = (await admin.api("/api/directory", { method: "POST", json })).body;
  await visit(customer.page, "/customer/suppliers-directory");
  await customer.page.getByRole("link", { name: /^Bretagne : / }).focus();
  await customer.page.keyboard.press("Enter");
  await customer.page.waitForURL(/region=bretagne/);

  await visit(customer.page, `/customer/suppliers-directory/${id}`);
  await customer.page.locator("summary").filter({ hasText: "Écrire" }).click();
  await customer.page.fill('[name="message"]', "Farine T80 par 25 kg ?");
  await press(customer.page, "Envoyer la demande");
  await says(customer.page, "En attente de réponse");
  const [letter] = await lettersTo(email);
  const [path = ""] = /\/directory-answer\?link=[\w-]+/.exec(letter?.text ?? "") ?? [];
  const entry = await openReader(browser);
  await visit(entry.page, path);
  await says(entry.page, "Farine T80 par 25 kg ?");
  await entry.page.fill('[name="answer"]', "Oui, 1,20 € le kilo.");
  await press(entry.page, "Envoyer la réponse");
  await entry.page.waitForURL(/state=sent/);

  await visit(customer.page, `/customer/suppliers-directory/${id}`);
  await says(customer.page, "Oui, 1,20 € le kilo.");
  await visit(staff.page, "/admin/suppliers/contacts?waiting=false");
  await says(staff.page, "Oui, 1,20 € le kilo.");
  expect((await maker.api("/api/directory-contacts")).body.total).toBe(1);
  expect([...customer.faults, ...staff.faults, ...entry.faults]).toEqual([]);
  await Promise.all([close(), entry.context.close()]);
});
