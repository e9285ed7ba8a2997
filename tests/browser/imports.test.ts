import type { Browser } from "playwright-core";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openReader, signInAs, startBrowser, visit } from "../support/browser";
import { newBusiness } from "../support/people";

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

const csv = (text: string) => ({ name: "catalogue.csv", mimeType: "text/csv", buffer: Buffer.from(text, "latin1") });

describe.each([
  ["on a desk", { width: 1440, scripts: true }],
  ["on a phone", { width: 390, scripts: true }],
  ["without scripts", { width: 1440, scripts: false }],
])("%s", (_, reader) => {
  it("a cook brings in a file, settles its columns, leaves a line out, and takes it all back", async () => {
    const { email, password, api } = await newBusiness();
    const { context, page, faults } = await openReader(browser, reader);
    await signInAs(page, email, password);
    await visit(page, "/customer/products");
    await page.getByRole("link", { name: "Importer" }).click();
    await page.setInputFiles('[name="file"]', csv("Truc;SKU;Prix HT\nCr\u00e8me de marron;I-1;4,50\nPur\u00e9e;I-2;cher\n"));
    await page.getByRole("button", { name: "Lire le fichier" }).click();
    await page.getByRole("heading", { name: "catalogue.csv" }).waitFor();

    await page.getByLabel("Truc").selectOption({ label: "Nom *" });
    await page.getByRole("button", { name: "Relire avec ces colonnes" }).click();
    await page.getByText("Un nombre est attendu").locator("visible=true").first().waitFor();
    const write = page.getByRole("button", { name: "Écrire 1 fiche" });
    await write.waitFor();
    await page.getByLabel("Laisser de côté la ligne refusée").check();
    await write.click();
    const undo = page.getByRole("button", { name: "Annuler l'import" });
    await undo.waitFor();
    expect((await api("/api/items/I-1")).body).toMatchObject({ name: "Crème de marron", price: 4.5 });

    await undo.click();
    await page.getByText("Tout est redevenu comme avant.").waitFor();
    expect((await api("/api/items/I-1")).status).toBe(404);
    await context.close();
    expect(faults).toEqual([]);
  });
});

it("a long file shows how far it is, and a file that cannot be read is told by name", async () => {
  const { email, password, api } = await newBusiness();
  const { context, page } = await openReader(browser);
  await signInAs(page, email, password);
  await visit(page, "/customer/imports/new?target=ingredients");
  await page.setInputFiles('[name="file"]', csv("PK\u0003\u0004classeur"));
  await page.getByRole("button", { name: "Lire le fichier" }).click();
  await page.getByText("Ce classeur ne se lit pas ici").first().waitFor();

  await page.setInputFiles('[name="file"]', csv("x".repeat(5_000_001)));
  await page.getByText("dépasse 5 Mo").waitFor();
  const rows = Array.from({ length: 3_000 }, (_, n) => `Épice ${n};E-${n}`);
  await page.setInputFiles('[name="file"]', csv(["Nom;SKU", ...rows].join("\n")));
  await page.getByRole("button", { name: "Lire le fichier" }).click();
  await page.getByRole("button", { name: /Écrire 3.?000 fiches/ }).click();
  await page.getByRole("progressbar").waitFor();
  await page.getByRole("button", { name: "Annuler l'import" }).waitFor();
  expect((await api("/api/items")).body.total).toBe(3_000);
  await context.close();
});

it("a list is taken out as a file, with its filters", async () => {
  const { email, password, api } = await newBusiness();
  for (const name of ["Crème", "Purée"]) await api("/api/items", { method: "POST", json: { name, price: 2.5 } });
  const { context, page } = await openReader(browser);
  await signInAs(page, email, password);
  await visit(page, "/customer/products?search=creme");
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Exporter" }).click()]);
  expect(file.suggestedFilename()).toMatch(/^articles-\d{4}-\d\d-\d\d\.csv$/);
  const bytes = readFileSync(await file.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString("utf8").split("\r\n")).toEqual([
    expect.stringContaining("Nom;Code article"),
    expect.stringMatching(/^Crème;.*;2,5;/),
    "",
  ]);
  await context.close();
});
