import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { problemsOf } from "../support/axe";
import { listens, openReader, signInAs, startBrowser, visit } from "../support/browser";
import { bring, invoicePdf, pilePdf, readingOf, type ScanAnswer } from "../support/documents";
import { newBusiness, type Person } from "../support/people";

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

const pdf = (content: string, name = "facture.pdf") => ({ name, mimeType: "application/pdf", buffer: Buffer.from(content, "base64") });

/** Waits until the only document of a business has been read. */
async function onlyReading(person: Person): Promise<ScanAnswer> {
  const { items } = (await person.api("/api/scans")).body as { items: ScanAnswer[] };
  const [only] = items;
  if (!only || items.length > 1) throw new Error(`${items.length} documents`);
  return readingOf(person, only.id);
}

it.each([1440, 390])(
  "a maker drops an invoice, checks it and puts it into the books, at %i pixels",
  async (width) => {
    const maker = await newBusiness();
    const { email, password, api } = maker;
    const { content, truth } = await invoicePdf(0);
    const { context, page, faults } = await openReader(browser, { width });
    await signInAs(page, email, password);
    await visit(page, "/customer/scans");
    await page.setInputFiles('[name="file"]', [pdf(content), { ...pdf(content), name: "faux.pdf", buffer: Buffer.from("MZ\u0090") }]);
    await page.getByText("ce fichier ne se lit pas").waitFor();
    await onlyReading(maker);
    await page.locator(".st-soon").locator("visible=true").first().waitFor();
    await page.getByRole("link", { name: "facture.pdf" }).click();
    await page.waitForURL(/\/customer\/scans\/.+/);
    await listens(page);
    await page.getByRole("img", { name: "Page 1 de facture.pdf" }).waitFor();
    await page.getByLabel("Total TTC").focus();
    expect(await page.locator("figure .border-primary").count()).toBe(1);
    await page.getByLabel("Numéro de facture").fill("");
    await page.keyboard.press("Control+Enter");
    await page.getByText("Impossible d'ajouter la facture à la trésorerie").first().waitFor();
    await page.locator('[name="invoiceNumber"][aria-invalid="true"]').waitFor();
    await page.getByLabel("Numéro de facture").fill(truth.invoiceNumber);
    await page.getByRole("button", { name: "Ajouter à la trésorerie" }).click();
    await page.getByText("Facture ajoutée à la trésorerie et à l'échéancier").first().waitFor();
    const { items } = (await api("/api/scans")).body as { items: { status: string; invoiceNumber: string }[] };
    expect(items).toEqual([expect.objectContaining({ status: "booked", invoiceNumber: truth.invoiceNumber })]);
    // The console tells of the refusals that were asked for.
    expect(faults.filter((fault) => !fault.includes("422"))).toEqual([]);
    await context.close();
  },
  60_000,
);

it("without scripts a document is sent by the form, read and booked", async () => {
  const maker = await newBusiness();
  const { email, password } = maker;
  const { context, page } = await openReader(browser, { scripts: false });
  await signInAs(page, email, password);
  await visit(page, "/customer/scans");
  await page.setInputFiles('[name="file"]', pdf((await invoicePdf(1)).content));
  await page.getByRole("button", { name: "Envoyer" }).click();
  await page.getByRole("link", { name: "facture.pdf" }).waitFor();
  const { id } = await onlyReading(maker);
  await visit(page, `/customer/scans/${id}`);
  await page.getByRole("button", { name: "Ajouter à la trésorerie" }).click();
  await page.waitForURL(/\/customer\/scans$/);
  await page.locator(".st-good").first().waitFor();
  await visit(page, `/customer/scans/${id}`);
  await page.getByRole("link", { name: "Facture", exact: true }).click();
  await page.waitForURL(/\/customer\/supplier-invoices\/.+/);
  await page.getByRole("link", { name: "Document scanné" }).click();
  await page.waitForURL(`**/customer/scans/${id}`);
  expect((await maker.api(`/api/scans/${id}`)).body).toMatchObject({ status: "booked" });
  await context.close();
});

it("a price that changes is seen before it is booked, also when its line is tied to an item at the last moment", async () => {
  const maker = await newBusiness();
  const { content, truth } = await invoicePdf(0);
  const create = async (path: string, json: object) => (await maker.api(path, { method: "POST", json })).body;
  const { id: supplier } = await create("/api/suppliers", { name: truth.supplier });
  await create("/api/items", { sku: "MATIERE", name: "Matière", kind: "ingredient", unit: "piece" });
  const { id: tariff } = await create("/api/tariffs", { item: "MATIERE", supplier, pack: { value: 1, unit: "piece" }, price: 1 });
  const { id } = await readingOf(maker, (await bring(maker, content)).id);
  const { context, page } = await openReader(browser, { scripts: false });
  await signInAs(page, maker.email, maker.password);
  await visit(page, `/customer/scans/${id}`);
  await page.fill('[name="lineItems.0.item"]', "MATIERE");
  await page.fill('[name="lineItems.0.unit"]', "pièce");
  await page.getByRole("button", { name: "Ajouter à la trésorerie" }).click();
  await page.getByText("Prix du tarif : 1,00 €").waitFor();
  expect(await page.locator('noscript [role="status"]').textContent()).toContain("Un prix a changé");
  await page.getByRole("checkbox", { name: "Mettre le tarif à jour" }).check();
  await page.getByRole("button", { name: "Ajouter à la trésorerie" }).click();
  await page.waitForURL(/\/customer\/scans$/);
  expect((await maker.api(`/api/tariffs/${tariff}`)).body.price).toBe((truth.lines[0]?.unitPrice ?? 0) / 10_000);
  await context.close();
});

it("a pile scanned in one go is told apart by keyboard on a phone, refused first for want of a mark", async () => {
  const maker = await newBusiness();
  const { content, truths } = await pilePdf(0, 1);
  const { id } = await bring(maker, content, { fileName: "courrier.pdf" });
  await readingOf(maker, id);
  const { context, page } = await openReader(browser, { width: 390 });
  await signInAs(page, maker.email, maker.password);
  await visit(page, `/customer/scans/${id}`);
  await listens(page);
  await page.getByText("Ce fichier semble contenir plusieurs documents, aux pages 1 et 2").waitFor();
  const second = page.getByRole("checkbox", { name: "Page 2 : un document commence ici" });
  expect(await second.isChecked()).toBe(true);
  await second.focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Séparer les documents" }).focus();
  await page.keyboard.press("Enter");
  await page.locator("details .summary").waitFor();
  expect(await page.locator("details .summary").count()).toBe(1);
  await second.focus();
  await page.keyboard.press("Space");
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Séparer les documents" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/customer\/scans$/);
  await page.getByText("Documents séparés").first().waitFor();
  const { items } = (await maker.api("/api/scans")).body as { items: ScanAnswer[] };
  const read = await Promise.all(items.map((one) => readingOf(maker, one.id)));
  expect(read.map(({ invoiceNumber }) => invoiceNumber).sort()).toEqual(truths.map(({ invoiceNumber }) => invoiceNumber).sort());
  await context.close();
});

it("shows everybody how an invoice reads itself, where each field stands, and reads a WebP as well", async () => {
  const { context, page, faults } = await openReader(browser, { width: 390 });
  await visit(page, "/demo-ocr");
  await listens(page);
  await page.getByRole("button", { name: "Lire cette facture" }).click();
  await page.getByRole("button", { name: "Numéro de facture FA2602/12" }).focus();
  expect(await page.locator("figure .border-primary").count()).toBe(1);
  expect(await problemsOf(page)).toEqual([]);
  const webp = await page.locator("figure img").evaluate((img) => {
    const [picture, canvas] = [img as HTMLImageElement, document.createElement("canvas")];
    Object.assign(canvas, { width: picture.naturalWidth, height: picture.naturalHeight });
    canvas.getContext("2d")?.drawImage(picture, 0, 0);
    return canvas.toDataURL("image/webp", 0.9).replace(/^.*,/, "");
  });
  expect(faults).toEqual([]);
  await context.close();
  const maker = await newBusiness();
  const { id } = await bring(maker, webp, { fileName: "photo.webp" });
  expect(await readingOf(maker, id)).toMatchObject({ mediaType: "image/webp", invoiceNumber: "FA2602/12", totalInclTax: 745.38 });
});

it("a photograph from a phone's camera is shrunk before it is sent, and read", async () => {
  const maker = await newBusiness();
  const { context, page } = await openReader(browser, { width: 390 });
  await visit(page, "/demo-ocr");
  await listens(page);
  await page.getByRole("button", { name: "Lire cette facture" }).click();
  const photograph = Buffer.from(await page.locator("figure img").evaluate(photographOf), "base64");
  expect(photograph.length).toBeGreaterThan(1_500_000);
  await signInAs(page, maker.email, maker.password);
  await visit(page, "/customer/scans");
  await listens(page);
  await page.setInputFiles('[capture="environment"]', { name: "IMG_0412.jpg", mimeType: "image/jpeg", buffer: photograph });
  await page.locator(".st-soon").locator("visible=true").first().waitFor();
  const read = await onlyReading(maker);
  expect(read).toMatchObject({ fileName: "IMG_0412.jpg", mediaType: "image/jpeg", invoiceNumber: "FA2602/12", totalInclTax: 745.38 });
  expect(read.size).toBeLessThan(photograph.length / 2);
  await context.close();
});

/** The picture of a page as a camera of twelve megapixels takes it, with its grain. */
function photographOf(img: SVGElement | HTMLElement): string {
  const [picture, canvas] = [img as HTMLImageElement, document.createElement("canvas")];
  const scale = 4_032 / picture.naturalHeight;
  Object.assign(canvas, { width: Math.round(picture.naturalWidth * scale), height: 4_032 });
  const pen = canvas.getContext("2d");
  if (!pen) return "";
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const pixels = pen.getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 0; at < pixels.data.length; at++) if (at % 4 < 3) pixels.data[at] = (pixels.data[at] ?? 0) - ((at * 7_919) % 23);
  pen.putImageData(pixels, 0, 0);
  return canvas.toDataURL("image/jpeg", 0.95).replace(/^.*,/, "");
}
