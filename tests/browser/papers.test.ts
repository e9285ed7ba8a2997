import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { problemsOf } from "../support/axe";
import { openReader, signInAs, startBrowser, visit } from "../support/browser";
import { invoicePdf } from "../support/documents";
import { letterAbout } from "../support/outbox";
import { newShop } from "../support/shop";

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** What pdfsig, of poppler-utils, says of a file; null where it is not installed. */
function pdfsig(bytes: Uint8Array): string | null {
  const folder = mkdtempSync(join(tmpdir(), "sealed-"));
  try {
    writeFileSync(join(folder, "sealed.pdf"), bytes);
    return execFileSync("pdfsig", ["-nocert", join(folder, "sealed.pdf")], { encoding: "utf8" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it("a quote is sent, signed on a phone by somebody without an account, comes back sealed, and is an order", async () => {
  const email = `client-${crypto.randomUUID()}@cellier.test`;
  const shop = await newShop({ email, contactPerson: "Élodie Béarn" });
  await shop.jar("POT-S");
  const order = await shop.order({ "POT-S": 6 });

  const office = await openReader(browser, { width: 1440, height: 900 });
  await signInAs(office.page, shop.person.email, shop.person.password);
  await visit(office.page, `/customer/orders/${order.id}`);
  await office.page.getByRole("link", { name: "Faire signer le devis" }).click();
  await office.page.waitForURL(/signature\/new/);
  expect(await problemsOf(office.page)).toEqual([]);
  await office.page.getByRole("button", { name: "Préparer" }).click();
  await office.page.waitForURL(/signature\/[0-9a-f-]{36}/);
  const box = office.page.getByRole("button", { name: "Signature de Élodie Béarn" });
  await box.waitFor();
  expect(await problemsOf(office.page)).toEqual([]);
  // What stands on the screen is what is sent, saved or not.
  await box.focus();
  await office.page.keyboard.press("ArrowUp");
  await office.page.getByRole("button", { name: "Enregistrer les emplacements" }).click();
  await office.page.getByText("Modifications enregistrées").first().waitFor();
  await box.focus();
  await office.page.keyboard.press("ArrowUp");
  await office.page.fill('#draft [name="message"]', "Merci de signer vite");
  await office.page.getByRole("button", { name: "Envoyer à signer" }).click();
  await office.page.getByText("En attente", { exact: true }).first().waitFor();

  const { text: invitation } = await letterAbout("/sign/", email);
  expect(invitation).toContain("Merci de signer vite");
  const link = /https?:\/\/[^\s/]+(\/sign\/\S+)/.exec(invitation)?.[1] ?? "";
  const phone = await openReader(browser, { width: 390, height: 844 });
  const opened = await phone.context.request.get(link);
  expect(opened.headers()["x-robots-tag"]).toBe("noindex");
  await visit(phone.page, link);
  expect(await problemsOf(phone.page)).toEqual([]);
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await phone.page.getByRole("button", { name: "Recevoir un code" }).click();
  const pad = phone.page.getByRole("img", { name: /Signez ici/ });
  await pad.waitFor();
  expect(await problemsOf(phone.page)).toEqual([]);
  const code = /: (\d{6})\n/.exec((await letterAbout("Votre code", email)).text)?.[1] ?? "";
  await pad.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await pad.boundingBox()) ?? {};
  await phone.page.mouse.move(x + width * 0.2, y + height * 0.7);
  await phone.page.mouse.down();
  for (const [right, down] of [
    [0.3, 0.2],
    [0.5, 0.8],
    [0.8, 0.3],
  ] as const)
    await phone.page.mouse.move(x + width * right, y + height * down, { steps: 4 });
  await phone.page.mouse.up();
  await phone.page.fill('[name="code"]', code === "000000" ? "000001" : "000000");
  await phone.page.getByLabel(/J'ai lu ce document/).check();
  await phone.page.getByRole("button", { name: "Signer", exact: true }).click();
  await phone.page.getByText("Le code est faux ou n'est plus valable").first().waitFor();
  await phone.page.fill('[name="code"]', code);
  await phone.page.getByRole("button", { name: "Signer", exact: true }).click();
  await phone.page.getByText("Vous avez signé ce document").waitFor();

  await letterAbout("Tout le monde a signé", email);
  await office.page.reload();
  await office.page.getByText("Signé", { exact: true }).first().waitFor();
  const answer = await phone.context.request.get(`${link}/file`);
  const sealed = new Uint8Array(await answer.body());
  expect(answer.headers()["content-security-policy"]).toContain("default-src 'none'");
  const foreign = pdfsig(sealed);
  if (foreign !== null) expect(foreign).toContain("Signature is Valid.");

  const changed = sealed.slice();
  changed[200] = (changed[200] ?? 0) ^ 1;
  for (const [bytes, verdict] of [
    [sealed, "Ce document est intact"],
    [changed, "Ce document a été modifié"],
  ] as const) {
    await visit(phone.page, "/verify");
    await phone.page.setInputFiles('[name="file"]', { name: "devis.pdf", mimeType: "application/pdf", buffer: Buffer.from(bytes) });
    await phone.page.getByRole("button", { name: "Vérifier" }).click();
    await phone.page.getByRole("heading", { name: verdict }).waitFor();
  }
  expect(await problemsOf(phone.page)).toEqual([]);
  await expect.poll(async () => (await shop.api(`/api/orders/${order.id}`)).body.status, { timeout: 60_000 }).toBe("confirmed");
  await visit(office.page, `/customer/orders/${order.id}`);
  const file = await office.page.getByRole("link", { name: "Télécharger un document signé" }).getAttribute("href");
  expect(new Uint8Array(await (await office.context.request.get(file ?? "")).body())).toEqual(sealed);
  expect(await problemsOf(office.page)).toEqual([]);
  expect([office.faults, phone.faults.filter((fault) => !fault.includes("422"))]).toEqual([[], []]);
  await office.context.close();
  await phone.context.close();
});

it("documents are dropped, read, found by what they say, and shared", async () => {
  const shop = await newShop();
  const { content, truth } = await invoicePdf(0);
  const { context, page, faults } = await openReader(browser, { width: 1440, height: 900 });
  await signInAs(page, shop.person.email, shop.person.password);
  await visit(page, "/customer/documents");
  await page.getByRole("heading", { name: /Rangez vos contrats/ }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  const files = [
    { name: "Contrat de transport.pdf", mimeType: "application/pdf", buffer: Buffer.from(content, "base64") },
    { name: "piege.pdf", mimeType: "application/pdf", buffer: Buffer.from("<html><script>alert(1)</script>") },
  ];
  await page.setInputFiles('[name="file"]', files);
  await page.getByText("Ajouté : l'ouvrir").waitFor();
  await page.getByText(/n'est ni un PDF/).waitFor();
  await expect
    .poll(async () => ((await shop.api("/api/documents")).body.items as { reading: string }[])[0]?.reading, { timeout: 60_000 })
    .toBe("done");
  await page.getByPlaceholder(/Titre, étiquette/).fill(truth.invoiceNumber);
  await page.getByRole("link", { name: /Contrat de transport, page 1/ }).click();
  await page.getByRole("img", { name: /Page 1 de/ }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Créer un lien" }).click();
  const url = (await page.locator("code").first().textContent()) ?? "";
  expect(faults.filter((fault) => !fault.includes("422"))).toEqual([]);

  const stranger = await openReader(browser, { width: 390, height: 844, scripts: false });
  await stranger.page.goto(new URL(url).pathname);
  expect(await stranger.page.getByRole("heading", { level: 1 }).textContent()).toBe("Contrat de transport");
  const link = new URL(url).pathname.split("/").at(-1) ?? "";
  await stranger.context.request.post(`/api/documents/${link}/open-shared`);
  await page.reload();
  await page.getByText("Journal des ouvertures").click();
  const opening = page.locator('details time[datetime*="T"]');
  await opening.waitFor();
  expect(await opening.textContent()).toMatch(/\d\d:\d\d/);
  await shop.post("/api/documents/upload", { content: btoa("Analyse"), fileName: "analyse.txt", folder: "Qualité/Labo" });
  await visit(page, "/customer/documents?folder=Qualité");
  await page.getByRole("navigation", { name: "Dossiers dans celui-ci" }).getByRole("link", { name: "Labo" }).click();
  await page.getByRole("link", { name: "analyse" }).first().waitFor();
  await visit(page, "/customer/documents?folder=Qualité");
  expect(await page.getByText("Rien ne correspond ici").count()).toBe(0);
  await visit(page, "/customer/documents?printed=invoice");
  await page.getByText("Les papiers signés et scellés ne comptent pas.").first().waitFor();
  await stranger.context.close();
  await context.close();
});

it("an upload that is cut goes on where it was, and versions are compared side by side", async () => {
  const shop = await newShop();
  const { context, page } = await openReader(browser, { width: 390, height: 844 });
  await signInAs(page, shop.person.email, shop.person.password);
  await visit(page, "/customer/documents");
  let sent = 0;
  let isCut = true;
  await page.route("**/customer/documents/parts*", (route) => {
    if (route.request().method() !== "POST") return route.continue();
    sent += 1;
    return isCut && sent > 2 ? route.abort("connectionreset") : route.continue();
  });
  const large = (mark: string) => Buffer.from(`%PDF-1.4\n%${mark}\n${"x".repeat(3_200_000)}\n%%EOF`);
  const plan = { name: "Plan de l'atelier.pdf", mimeType: "application/pdf", buffer: large(crypto.randomUUID()) };
  await page.setInputFiles('[name="file"]', plan);
  await page.getByText("Envoi coupé").waitFor();
  expect(await problemsOf(page)).toEqual([]);
  isCut = false;
  sent = 0;
  await page.getByRole("button", { name: "Reprendre" }).click();
  await page.getByRole("link", { name: "Ajouté : l'ouvrir" }).click();
  expect(sent, "two of its four parts had come").toBe(2);
  await page.getByText("Ajouter une version", { exact: true }).click();
  const { content } = await invoicePdf(1);
  await page.setInputFiles('[name="content"]', { ...plan, name: "Plan 2.pdf", buffer: Buffer.from(content, "base64") });
  await page.getByRole("button", { name: "Ajouter la version" }).click();
  await page.getByRole("link", { name: "Comparer la version 1 à la dernière" }).click();
  await page.getByRole("heading", { name: "Versions 1 et 2" }).waitFor();
  await page.getByText("Cette version n'a pas d'aperçu de cette page.").waitFor();
  await page.getByRole("img", { name: /Page 1 de la version 2/ }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await context.close();
});

it("a title without a space stretches no list on a phone", async () => {
  const shop = await newShop();
  await shop.api("/api/documents/upload", {
    method: "POST",
    json: { content: btoa("Bonjour"), fileName: "note.txt", title: "W".repeat(150) },
  });
  const phone = await openReader(browser, { width: 390, height: 844 });
  await signInAs(phone.page, shop.person.email, shop.person.password);
  await visit(phone.page, "/customer/documents");
  await phone.page.locator("tbody tr", { hasText: "WWWW" }).waitFor();
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const edges = await phone.page.locator("tbody tr").evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().right));
  expect(Math.max(...edges)).toBeLessThanOrEqual(390);
  await phone.context.close();
});
