import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openReader, signInAs, startBrowser, visit } from "../support/browser";
import { inDays, newBuyer, post } from "../support/buying";

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** A buyer who lacks 80 kg of flour and 9 kg of oil. */
async function shortOfBoth() {
  const { maker } = await newBuyer();
  await post(maker, "/api/stock/FAR/set-minimum", { minimum: { value: 80, unit: "kg" } });
  await post(maker, "/api/stock/HUI/set-minimum", { minimum: { value: 9, unit: "kg" } });
  return maker;
}

it("on a phone, what lacks is ordered and taken in at the door in two parts; its lots are there", async () => {
  const maker = await shortOfBoth();
  const { context, page, faults } = await openReader(browser, { width: 390, height: 844 });
  await signInAs(page, maker.email, maker.password);

  const rail = page.getByRole("complementary", { name: "Statut, montants et actions" });

  await visit(page, "/customer/material-restocks");
  await page.getByText("il manque 24,00 € pour le minimum de 150,00 €").waitFor();
  await page.getByRole("button", { name: "Préparer la commande" }).click();
  await page.getByText("Brouillon", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Commander par e-mail" }).click();
  await rail.getByText("Commandé", { exact: true }).waitFor();

  await page.getByRole("link", { name: "Réceptionner" }).filter({ visible: true }).click();
  await page.fill('[name="deliveryNote"]', "BL 12");
  await page.fill('[name="lines.0.packs"]', "9");
  await page.fill('[name="lines.0.supplierLot"]', "M-2211");
  await page.fill('[name="lines.0.ddm"]', inDays(180));
  await page.getByRole("button", { name: "Enregistrer la réception" }).click();
  await page.getByRole("alert").getByText("il restait 100 kg à venir").waitFor();
  expect(await page.inputValue('[name="lines.0.supplierLot"]')).toBe("M-2211");
  await page.fill('[name="lines.0.packs"]', "3");
  await page.getByRole("button", { name: "Suivant" }).click();
  await page.getByText("Ligne 2 sur 2").waitFor();
  expect(await page.locator('[name="lines.0.packs"]').isVisible()).toBe(false);
  await page.getByRole("button", { name: "Enregistrer la réception" }).click();
  await page.getByText("Reçu en partie").waitFor();
  await page.getByText("Lot du fournisseur M-2211").waitFor();

  await page.getByRole("link", { name: "Réceptionner" }).filter({ visible: true }).click();
  await page.getByRole("button", { name: "Comme commandé", exact: true }).filter({ visible: true }).click();
  expect(await page.inputValue('[name="lines.0.packs"]')).toBe("1");
  await page.getByRole("button", { name: "Suivant" }).click();
  // Packs left empty beside what is said of the goods: all that was still to come.
  await page.fill('[name="lines.1.temperature"]', "4,5");
  await page.getByRole("button", { name: "Enregistrer la réception" }).click();
  await page.getByText("4,5 °C").waitFor();
  await rail.getByText("Reçu", { exact: true }).waitFor();

  const { items: lots } = (await maker.api("/api/restocks/receipts")).body as { items: { itemName: string; amount: { value: number } }[] };
  expect(lots.map(({ itemName, amount }) => [itemName, amount.value])).toEqual([
    ["Huile", 9.2],
    ["Farine T55", 25],
    ["Farine T55", 75],
  ]);
  await context.close();
  expect(faults.filter((fault) => !fault.includes("422"))).toEqual([]);
});

it("without scripts, one orders from what a supplier sells and takes in what came", async () => {
  const { maker, mill } = await newBuyer();
  const { context, page } = await openReader(browser, { width: 390, scripts: false });
  await signInAs(page, maker.email, maker.password);
  await visit(page, `/customer/material-restocks/new?supplier=${mill}`);
  await page.getByRole("button", { name: "Enregistrer le brouillon" }).click();
  await page.getByText("Indiquez au moins un article et le nombre de colis.").waitFor();
  await page.fill('[name="lines.1.packs"]', "2");
  await page.getByRole("button", { name: "Enregistrer le brouillon" }).click();
  await page.getByRole("button", { name: "Commander sans écrire" }).click();
  await page.getByRole("link", { name: "Réceptionner" }).filter({ visible: true }).click();
  await page.getByRole("button", { name: "Enregistrer la réception" }).click();
  await page.getByText("Indiquez ce qui est arrivé pour une ligne au moins.").waitFor();
  await page.fill('[name="lines.0.packs"]', "1,5");
  await page.getByRole("button", { name: "Enregistrer la réception" }).click();
  await page.getByText("Reçu en partie").waitFor();
  expect(await page.textContent("main")).toMatch(/7,5\sl sur 10\sl/);
  await context.close();
});
