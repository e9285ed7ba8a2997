import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { problemsOf } from "../support/axe";
import { billTo, pay, press } from "../support/paying";
import { listens, openReader, signInAs, startBrowser, visit } from "../support/browser";
import { newBusiness } from "../support/people";

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

it.each([1440, 390])("a trial is paid, enlarged, cancelled and kept, and credits are bought, %i px wide", async (width) => {
  const person = await newBusiness({ plan: "core" });
  const { context, page, faults } = await openReader(browser, { width });
  await signInAs(page, person.email, person.password);

  await visit(page, "/mon-abonnement");
  await page.getByText("Offre Core à l'essai : il reste 7 jours").waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await press(page, "Choisir Core");
  await page.waitForURL(/billing\/payments\//);
  await page.getByText(/58,80/).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await listens(page);
  await billTo(page);
  await press(page, "La carte est refusée");
  await page.getByText("La carte a été refusée").waitFor();
  await pay(page);
  expect(await page.getByRole("contentinfo").count(), "no footer where a payment ends").toBe(0);
  expect(await problemsOf(page)).toEqual([]);

  await visit(page, "/treasury");
  await page.getByRole("link", { name: "Voir l'offre Growth" }).click();
  await page.waitForURL(/billing\?plan=growth/);
  await page.getByText(/Offre Core, renouvelée le/).waitFor();
  await listens(page);
  await press(page, "Choisir Growth");
  await page.getByText("Reste de l'offre Core, au mois, déjà payé").waitFor();
  await pay(page);
  await visit(page, "/treasury");
  expect(await page.getByRole("link", { name: "Voir l'offre Growth" }).count()).toBe(0);

  await visit(page, "/billing");
  expect(
    await page
      .getByText(/^CEL-\d{4}-\d{4,}/)
      .locator("visible=true")
      .count(),
  ).toBe(2);
  await press(page, "Résilier l'abonnement");
  await page.getByText(/résiliée : elle reste ouverte jusqu'au/).waitFor();
  await listens(page);
  await press(page, "Garder mon offre actuelle");
  await page.getByText(/Offre Growth, renouvelée le/).waitFor();

  await visit(page, "/purchase-credits");
  await press(page, "Ajouter au panier : 5 crédits");
  await press(page, "Ajouter au panier : 1 crédit");
  const cart = page.getByRole("complementary", { name: "Panier" });
  await cart.getByText("Total · 6 crédits").waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.reload();
  await listens(page);
  await cart.getByText("Total · 6 crédits").waitFor();
  await press(page, "Retirer 1 crédit du panier");
  await cart.getByText("Total · 5 crédits").waitFor();
  await press(page, "Fermer le panier");
  expect(await cart.isVisible()).toBe(false);
  await press(page, "Ouvrir le panier");
  await press(page, "Passer au paiement");
  await pay(page);
  await visit(page, "/purchase-credits");
  await page.getByText("Il vous reste 5 crédits.").waitFor();
  expect(await page.getByRole("banner").textContent()).toMatch(/5 crédits/);
  expect(faults).toEqual([]);
  await context.close();
});

it("without scripts the cart is filled, emptied and paid, and a plan is chosen", async () => {
  const person = await newBusiness({ plan: "growth" });
  const { context, page } = await openReader(browser, { scripts: false });
  await signInAs(page, person.email, person.password);
  await visit(page, "/purchase-credits");
  await press(page, "Ajouter au panier : 10 crédits");
  await page.getByText("Total · 10 crédits").waitFor();
  await press(page, "Vider le panier");
  await press(page, "Ajouter au panier : 1 crédit");
  await page.getByText("Total · 1 crédit").waitFor();
  await press(page, "Passer au paiement");
  await billTo(page);
  await press(page, "Le paiement réussit");
  await page.getByText("1 crédit vous attend").waitFor();
  await visit(page, "/billing?period=yearly");
  await press(page, "Choisir Growth");
  await page.getByText("Offre Growth, à l'année").waitFor();
  await press(page, "La banque répond plus tard");
  await page.getByText("Votre banque n'a pas encore répondu").waitFor();
  expect(page.url()).toMatch(/payment-success\?payment=/);
  await context.close();
});
