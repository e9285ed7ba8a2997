import type { Page } from "playwright-core";
import { expect } from "vitest";
import { listens } from "./browser";

/** Presses the button that is seen. */
export async function press(page: Page, name: string | RegExp) {
  await page.getByRole("button", { name }).locator("visible=true").first().click();
}

/** Says who is billed, where nobody did. */
export async function billTo(page: Page) {
  await page.getByText("Votre facture a besoin d'une adresse").waitFor();
  expect(await page.getByRole("heading", { name: "Simulation" }).count(), "nobody pays before").toBe(0);
  for (const [label, value] of [
    ["Rue", "3 quai du Port"],
    ["Code postal", "47000"],
    ["Ville", "Agen"],
    ["Pays", "FR"],
  ] as const)
    await page.getByLabel(label, { exact: false }).first().fill(value);
  await press(page, "Enregistrer");
}

/** Pays on the page that says it is a simulation. */
export async function pay(page: Page) {
  await page.getByRole("heading", { name: "Simulation" }).waitFor();
  await listens(page);
  await press(page, "Le paiement réussit");
  await page.waitForURL(/payment-success/);
  await page.getByText(/Votre paiement de .* est enregistré/).waitFor();
}
