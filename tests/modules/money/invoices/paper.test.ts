import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { bytesOf, type PaperFile } from "@/worker/core/contract/printing";
import { schemaErrors } from "@/tests/support/electronic";
import { letterAbout } from "@/tests/support/outbox";
import { readPdf } from "@/tests/support/pdf";
import { sampleCompany } from "@/tests/support/sample";
import { newShop } from "@/tests/support/shop";
import { problemsOf } from "@/tests/support/workshop";

const buyer = {
  siret: "55208131766522",
  vatNumber: "FR03552081317",
  billingAddress: { street: "3 quai du Port", postcode: "47000", city: "Agen" },
};
const seller = {
  ...sampleCompany,
  name: "Conserverie d'essai",
  legalForm: "SAS",
  capital: 10_000,
  register: "Agen 732 829 320",
  vatNumber: "FR44732829320",
  iban: "FR7630006000011234567890189",
  email: "bonjour@conserverie.test",
  penaltyRate: 12,
};
const tasting = {
  description: "Dégustation & conseil <midi>",
  amount: { value: 3, unit: "piece" },
  price: 33.33,
  vatRate: 20,
  discount: 10,
};
const jar = { item: "POT-P", amount: { value: 7, unit: "piece" } };
let shop: Awaited<ReturnType<typeof newShop>>;
let invoice: { id: string; number: string; total: number };

beforeAll(async () => {
  shop = await newShop(buyer);
  await shop.made(shop.api("/api/company", { method: "PATCH", json: seller }));
  await shop.jar("POT-P");
  invoice = await sent({ lines: [jar, tasting], reference: "BC-77" });
});

async function sent(input: object): Promise<typeof invoice> {
  const draft = await shop.made<typeof invoice>(shop.post("/api/invoices", { client: shop.client, ...input }));
  return shop.made(shop.post(`/api/invoices/${draft.id}/send`, { mail: false }));
}

const paperOf = async (id: string, language = "fr") =>
  readPdf(bytesOf(await shop.made<PaperFile>(shop.api(`/api/invoices/${id}/paper?language=${language}`))));
const xmlOf = async (id: string) => new TextDecoder().decode(bytesOf(await shop.made<PaperFile>(shop.api(`/api/invoices/${id}/einvoice`))));
/** What every element of this name says. */
const textsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)</ram:${name}>`, "g"))].map(([, text]) => text);
const cents = (xml: string, name: string) => textsOf(xml, name).map((text) => Math.round(Number(text) * 100));
const total = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);

describe("an invoice on paper", () => {
  it("says all that the law asks for, and carries the same for programs", async () => {
    const { texts, isTagged, attachments, raw } = await paperOf(invoice.id);
    const text = texts.join(" ").replace(/[\u00a0\u202f]/g, " ");
    const mentions = [
      "Facture",
      invoice.number,
      "Date d'émission",
      "Date de la vente",
      "À régler au plus tard le",
      "30 jours",
      "BC-77",
      "Conserverie d'essai",
      "1 rue des Essais",
      "SIRET 732 829 320 00074",
      "FR44732829320",
      "SAS au capital de 10 000 €",
      "RCS Agen",
      "Bistrot du Port",
      "3 quai du Port",
      "SIRET 552 081 317 66522",
      "FR03552081317",
      "33,33 €",
      "10 %",
      "89,99 €",
      "Total HT",
      "117,99 €",
      "TVA 5,5 % sur 28,00 €",
      "1,54 €",
      "TVA 20 % sur 89,99 €",
      "18,00 €",
      "Total TTC",
      "137,53 €",
      "taux annuel de 12 %",
      "40 €",
      "Pas d'escompte",
      "FR76 3000 6000 0112 3456 7890 189",
      "Scannez pour payer par virement",
      "Livraison de biens",
    ];
    expect(mentions.filter((mention) => !text.includes(mention))).toEqual([]);
    expect([isTagged, attachments]).toEqual([true, ["factur-x.xml"]]);
    expect(raw).toContain("<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>");
  });

  it("speaks the reader's language; a draft and a proforma say what they are", async () => {
    expect((await paperOf(invoice.id, "en")).texts.join(" ")).toContain("To be paid by");
    const draft = await shop.made<{ id: string }>(shop.post("/api/invoices", { client: shop.client, lines: [jar], type: "proforma" }));
    const { texts, attachments } = await paperOf(draft.id);
    expect(texts.join(" ")).toContain("ne vaut pas facture");
    expect(texts.join(" ")).toContain("Facture pro forma");
    expect(attachments).toEqual([]);
    expect(problemsOf(await shop.api(`/api/invoices/${draft.id}/einvoice`))).toEqual(["id:not_electronic"]);
  });
});

it("travels with the letter that announces it", async () => {
  const email = `compta-${randomUUID()}@port.test`;
  await shop.made(shop.api(`/api/clients/${shop.client}`, { method: "PATCH", json: { email } }));
  const draft = await shop.made<{ id: string }>(shop.post("/api/invoices", { client: shop.client, lines: [jar] }));
  const { number } = await shop.made<{ number: string }>(shop.post(`/api/invoices/${draft.id}/send`));
  expect((await letterAbout(number, email)).attachments).toMatchObject([{ fileName: `${number}.pdf` }]);
});

describe("an invoice for programs", () => {
  it("adds up to the cent, line by line and rate by rate (BR-CO-10, 13, 14, 15, 16, 17)", async () => {
    const xml = await xmlOf(invoice.id);
    const [lines, bases, taxes, rates] = [
      cents(xml.split("<ram:ApplicableHeaderTradeAgreement>")[0] ?? "", "LineTotalAmount"),
      cents(xml.split("<ram:ApplicableHeaderTradeSettlement>")[1] ?? "", "BasisAmount"),
      cents(xml, "CalculatedAmount"),
      textsOf(xml.split("<ram:ApplicableHeaderTradeSettlement>")[1] ?? "", "RateApplicablePercent").map(Number),
    ];
    expect(total(lines)).toBe(cents(xml, "TaxBasisTotalAmount")[0]);
    expect(total(bases)).toBe(cents(xml, "TaxBasisTotalAmount")[0]);
    expect(bases.map((base, at) => Math.round((base * (rates[at] ?? 0)) / 100))).toEqual(taxes);
    expect(total(taxes)).toBe(cents(xml, "TaxTotalAmount")[0]);
    expect(cents(xml, "GrandTotalAmount")).toEqual([Math.round(invoice.total * 100)]);
    expect(cents(xml, "DuePayableAmount")).toEqual(cents(xml, "GrandTotalAmount"));
  });

  it("says what France adds: SIREN of both, the three notes once each, the billing mode", async () => {
    const xml = await xmlOf(invoice.id);
    expect(xml).toContain('<ram:ID schemeID="0002">732829320</ram:ID>');
    expect(xml).toContain('<ram:ID schemeID="0002">552081317</ram:ID>');
    expect(xml).toContain('<ram:URIID schemeID="0225">552081317</ram:URIID>');
    expect(textsOf(xml, "SubjectCode")).toEqual(["PMT", "PMD", "AAB", "BAR"]);
    expect(xml).toContain("<ram:BusinessProcessSpecifiedDocumentContextParameter><ram:ID>B1</ram:ID>");
    expect(textsOf(xml, "Name")).toContain("Dégustation &amp; conseil &lt;midi&gt;");
  });

  it("a credit note names what it corrects", async () => {
    const one = await sent({ lines: [tasting] });
    await shop.made(shop.post(`/api/invoices/${one.id}/cancel`, { reason: "Doublon" }));
    const { items } = await shop.made<{ items: { id: string }[] }>(shop.api("/api/invoices?type=credit"));
    const xml = await xmlOf(items[0]?.id ?? "");
    expect(textsOf(xml, "TypeCode")[0]).toBe("381");
    expect(xml).toContain(`<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>${one.number}</ram:IssuerAssignedID>`);
  });

  it("obeys the schema of Factur-X, alone and within the paper", async () => {
    const xml = await xmlOf(invoice.id);
    const within = (await paperOf(invoice.id)).files["factur-x.xml"]?.content;
    expect(new TextDecoder().decode(within)).toBe(xml);
    expect(await schemaErrors([xml])).toEqual([]);
  });

  it("what bears no tax says why before it is sent, on paper and in data", async () => {
    const free = { ...tasting, vatRate: 0 };
    const draft = await shop.made<{ id: string }>(shop.post("/api/invoices", { client: shop.client, lines: [free] }));
    expect(problemsOf(await shop.post(`/api/invoices/${draft.id}/send`))).toEqual(["vatReason:vat_reason"]);
    await shop.made(shop.api(`/api/invoices/${draft.id}`, { method: "PATCH", json: { vatReason: "reverse_charge" } }));
    const { vatReason } = await shop.made<{ vatReason: string }>(shop.post(`/api/invoices/${draft.id}/send`, { mail: false }));
    expect(vatReason).toBe("reverse_charge");
    expect(textsOf(await xmlOf(draft.id), "CategoryCode")).toEqual(["AE", "AE"]);
    expect((await paperOf(draft.id)).texts.join(" ")).toContain("Autoliquidation.");
  });

  it("an address abroad says its country by its name, in the reader's language", async () => {
    const client = { companyName: "Feinkost", category: "grossiste", vatNumber: "DE136695976", email: "einkauf@feinkost.test" };
    const billingAddress = { street: "Hauptstraße 5", postcode: "10115", city: "Berlin", country: "DE" };
    const { reference } = await shop.made<{ reference: string }>(shop.post("/api/clients", { ...client, billingAddress }));
    const { id } = await sent({ client: reference, lines: [{ ...jar, vatRate: 0 }] });
    expect((await paperOf(id)).texts.join(" ")).toContain("10115 Berlin Allemagne");
    expect((await paperOf(id, "en")).texts.join(" ")).toContain("10115 Berlin Germany");
  });

  it("a business in franchise charges no tax, and says so", async () => {
    await shop.made(shop.api("/api/company", { method: "PATCH", json: { vatRegime: "franchise" } }));
    const taxed = await shop.made<{ id: string }>(shop.post("/api/invoices", { client: shop.client, lines: [tasting] }));
    expect(problemsOf(await shop.post(`/api/invoices/${taxed.id}/send`))).toEqual(["lines.0.vatRate:vat_franchise"]);
    const free = await sent({ lines: [{ ...tasting, vatRate: 0 }] });
    expect((await paperOf(free.id)).texts.join(" ")).toContain("article 293 B du CGI");
    await shop.made(shop.api("/api/company", { method: "PATCH", json: { vatRegime: "normal" } }));
  });
});
