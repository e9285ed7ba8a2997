import type { Page } from "playwright-core";
import { listens } from "./browser";

const press = (page: Page, name: string) => page.getByRole("button", { name }).locator("visible=true").first().click();

/** Says who is billed, where nobody did. @throws Error when one could have paid before */
export async function billTo(page: Page): Promise<void> {
  await page.getByText("Votre facture a besoin d'une adresse").waitFor();
  if (await page.getByRole("heading", { name: "Simulation" }).count()) throw new Error("Nobody pays before");
  const fields = { Rue: "3 quai du Port", "Code postal": "47000", Ville: "Agen", Pays: "FR" };
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: false }).first().fill(value);
  await press(page, "Enregistrer");
  await page.getByRole("heading", { name: "Simulation" }).waitFor();
}

/** Pays on the page that says it is a simulation. */
export async function pay(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Simulation" }).waitFor();
  await listens(page);
  await press(page, "Le paiement réussit");
  await page.waitForURL(/payment-success/);
  await page.getByText(/Votre paiement de .* est enregistré/).waitFor();
}
