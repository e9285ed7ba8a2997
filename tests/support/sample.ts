import { createHash } from "node:crypto";
import { bare, isOptional, shapeOf } from "@/worker/core/contract/schema";
import type { z } from "@/worker/core/contract/fields";
import { nameOf, type Operation } from "@/worker/core/contract/operation";

type Fields = Record<string, unknown>;

/** One transparent pixel. */
export const smallPng = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** What a business says of itself: without it, no invoice leaves. */
export const sampleCompany = {
  siret: "73282932000074",
  vatNumber: "FR44732829320",
  address: { street: "1 rue des Essais", postcode: "47000", city: "Agen" },
};

const kilos = (value: number) => ({ value, unit: "kg" });
const piece = { value: 1, unit: "piece" };
const billed = { lines: [{ description: "Dégustation", amount: piece, price: 30, vatRate: 20 }] };
const sold = { lines: [{ item: "ESSAI-PRODUIT", amount: kilos(2) }] };
const tried = { runs: [{ item: "ESSAI-FABRIQUE", amount: kilos(2) }] };
const imagined = { lines: [{ item: "ESSAI-INGREDIENT", amount: kilos(1) }] };
const cooked = { item: "ESSAI-PRODUIT", ...imagined };
const later = { nextOn: "2999-01-31" };
const opened = [
  { number: "512000", name: "Banque", debit: 100 },
  { number: "101000", name: "Capital", credit: 100 },
];
const acid = { name: "pH", kind: "measure", n: 1, m: 4.6 };
const steps = ["friendly", "reminder", "firm", "notice"];

/** Inputs that a schema alone cannot tell: what two fields say to each other, or what must not exist yet. */
const samples: Record<string, () => Fields> = {
  "account.signUp": () => {
    const password = "Bocaux-de-juillet-58";
    return { email: `essai-${crypto.randomUUID()}@cellier.test`, password, passwordConfirmation: password };
  },
  "accounting.close": () => ({ until: nextToClose() }),
  "accounting.setOpening": () => ({ day: `${new Date().getUTCFullYear() + 1}-01-01`, balances: opened }),
  "auditTemplates.create": () => ({ name: `Essai ${crypto.randomUUID().slice(0, 8)}` }),
  "audits.create": () => ({ kind: "hygiene" }),
  "audits.addPhoto": () => ({ content: smallPng }),
  "audits.complete": () => ({ conforms: true }),
  "bank.import": () => ({ content: `Date;Libellé;Montant\n05/10/2026;Essai ${crypto.randomUUID()};-12,50` }),
  "bank.match": () => ({ category: "rent" }),
  "credits.buy": () => ({ items: [{ id: "1", credits: 5 }] }),
  "appointments.attach": () => ({ content: somePdf(), fileName: "essai.pdf" }),
  "serviceRequests.attach": () => ({ content: somePdf(), fileName: "essai.pdf" }),
  "productionRequests.create": () => ({ requestedOn: "2999-01-31" }),
  "productionRequests.accept": () => ({ plannedOn: "2999-02-15" }),
  "productionRequests.propose": () => ({ plannedOn: "2999-03-15" }),
  "experts.setPicture": () => ({ content: smallPng, fileName: "portrait.png" }),
  "billing.billTo": () => ({ name: "Essai", address: sampleCompany.address, siret: null, vatNumber: null }),
  "billing.choose": () => ({ plan: "expert_plus" }),
  "billing.quote": () => ({ plan: "expert_plus" }),
  "calculations.create": () => imagined,
  "calculations.preview": () => imagined,
  "checklists.create": () => ({ moment: "release", families: [`essai-${crypto.randomUUID()}`] }),
  "clients.create": () => ({ billingAddress: sampleCompany.address }),
  "company.setLogo": () => ({ content: smallPng }),
  "directory.create": () => ({
    address: sampleCompany.address,
    name: `Essai ${crypto.randomUUID().slice(0, 8)}`,
    email: "annuaire@cellier.test",
  }),
  "directory.import": () => ({
    content: `Nom;Spécialité;Rue;Code postal;Ville\nEssai ${crypto.randomUUID().slice(0, 8)};Emballages;1 rue des Essais;47000;Agen`,
  }),
  "documents.addVersion": () => ({ content: somePdf(), fileName: "essai.pdf" }),
  "documents.link": () => ({ about: "suppliers", record: "ESSAI-MOULIN" }),
  "documents.unlink": () => ({ about: "items", record: "ESSAI-PRODUIT" }),
  "documents.arrived": () => ({ digest: digestOf(somePdf()) }),
  "documents.uploadPart": () => {
    const content = somePdf();
    return { content, digest: digestOf(content), size: atob(content).length, part: 0, fileName: "essai.pdf" };
  },
  "documents.upload": () => ({ content: somePdf(), fileName: "essai.pdf", title: `Essai ${crypto.randomUUID()}` }),
  "feedback.create": () => ({ email: `essai-${crypto.randomUUID()}@cellier.test` }),
  "generator.preview": () => ({ kind: "technical_sheet", record: "ESSAI-INGREDIENT" }),
  "generator.print": () => ({ kind: "technical_sheet", record: "ESSAI-INGREDIENT" }),
  "heatTreatments.create": () => ({ scale: 1, points: [0, 120].map((seconds) => ({ seconds, temperature: 121.1 })) }),
  "figures.query": () => ({ measures: ["salesOrdered"] }),
  "figures.export": () => ({ measures: ["salesOrdered"] }),
  "figures.paper": () => ({ measures: ["salesOrdered"] }),
  "figures.rows": () => ({ measure: "salesOrdered" }),
  "imports.create": () => ({ content: `Nom;SKU\nEssai;${crypto.randomUUID()}` }),
  "invoices.create": () => billed,
  "invoices.update": () => billed,
  "invoices.preview": () => billed,
  "invoices.send": () => ({ mail: false }),
  "invoices.setNumbering": () => ({ type: "proforma", prefix: "ESSAI" }),
  "items.create": () => ({ status: "rnd" }),
  "items.removePrice": () => ({ startsOn: "2999-01-01" }),
  "items.setPicture": () => ({ content: smallPng }),
  "items.setPrice": () => ({ startsOn: "2999-01-01" }),
  "heatTreatments.setScale": () => ({ scale: 3 }),
  "laboratory.create": () => ({ criteria: ["salmonella"] }),
  "shelfLifeStudies.create": () => ({ item: "ESSAI-PRODUIT", startedOn: "2026-01-05", targetDays: 30, analyses: [acid] }),
  "lotChecks.answer": () => ({ conforms: true }),
  "netContents.create": () => ({ nominal: kilos(0.4), batch: 100, weights: "400" }),
  "netContents.weigh": () => ({ weights: "400" }),
  "orders.create": () => sold,
  "orders.preview": () => sold,
  "orders.quote": () => ({ ...sold, validUntil: "2999-01-31" }),
  "orders.update": () => ({ notes: "Changé" }),
  "production.create": () => ({ item: "ESSAI-FABRIQUE" }),
  "production.start": () => ({ anyway: true }),
  "readings.correct": () => ({ value: 3 }),
  "readings.take": () => ({ readings: [{ point: "ESSAI-POINT", value: 2.5 }] }),
  "readings.import": () => ({ point: "ESSAI-POINT", content: `Date;Valeur\n${someMoment()};2,5` }),
  "safetyRecords.about": () => ({ record: "ESSAI-PRODUIT" }),
  "readings.chart": () => ({ point: "ESSAI-POINT" }),
  "recalls.answer": () => ({ lines: [] }),
  "recipes.create": () => cooked,
  "recipes.preview": () => cooked,
  "recipes.replace": () => ({ by: "ESSAI-AUTRE" }),
  "recipes.replaceEffect": () => ({ by: "ESSAI-AUTRE" }),
  "recurringInvoices.create": () => ({ ...billed, ...later }),
  "recurringInvoices.update": () => billed,
  "reminders.setScenario": () => ({ items: steps.map((step, place) => ({ step, afterDays: 5 * (place + 1), active: true })) }),
  "views.create": () => ({ screen: "/customer/clients", search: "category=horeca" }),
  "reports.schedule": () => ({ rhythm: "weekly", recipients: ["essai@cellier.test"] }),
  "reports.create": () => ({ question: { measures: ["salesOrdered"] } }),
  "paperBundles.print": () => ({ kind: "technical_sheet", records: ["ESSAI-INGREDIENT"] }),
  "paperTemplates.show": () => ({ id: "invoice" }),
  "paperTemplates.update": () => ({ id: "invoice", accent: "#1f6b4a", columns: ["sku"] }),
  "restocks.create": () => ({ lines: [{ item: "ESSAI-INGREDIENT", packs: 2, price: 12 }] }),
  "restocks.receive": () => ({ lines: [{ line: "ESSAI-INGREDIENT", packs: 1 }] }),
  "restocks.update": () => ({ notes: "Changé" }),
  "sales.create": () => ({ ...sold, method: "cash" }),
  "sales.preview": () => sold,
  "scans.split": () => ({ starts: [1, 2] }),
  "scans.upload": () => ({ content: somePdf() }),
  "signatures.create": () => ({
    content: somePdf(),
    fileName: "essai.pdf",
    signatories: [{ name: "Camille", email: "camille@cellier.test" }],
  }),
  "signatures.update": () => ({ message: "Changé" }),
  "serviceRequests.quote": () => ({ lines: [{ description: "Contrôle d'étiquette", euros: 120 }], validUntil: "2999-01-31" }),
  "simulations.produce": () => tried,
  "simulations.restock": () => ({ runs: [{ item: "ESSAI-FABRIQUE", amount: kilos(900_000) }] }),
  "simulations.run": () => tried,
  "standingOrders.create": () => ({ ...sold, ...later }),
  "stock.scrap": () => ({ location: "main" }),
  "stock.transfer": () => ({ from: "main", to: "ESSAI-LIEU" }),
  "supplierInvoices.create": () => ({ lines: [{ description: "Sucre", price: 30, vatRate: 5.5 }] }),
  "supplierInvoices.update": () => ({ vat: [{ rate: 5.5, base: 30 }] }),
  "tariffs.update": () => ({ price: 2 }),
  "treasuryPlans.create": () => later,
};

/** A moment of last year that no other sample has. */
const someMoment = () => new Date(Date.UTC(2025, 0, 1) + Math.floor(Math.random() * 31_000_000) * 1_000).toISOString();

/** A file of its own that begins and ends as a PDF does. */
/** SHA-256 of what a file in base64 holds. */
const digestOf = (content: string) => createHash("sha256").update(Buffer.from(content, "base64")).digest("hex");

const somePdf = () => btoa(`%PDF-1.4\n%${crypto.randomUUID()}\n%%EOF`);

let closed = 2_000;

/** Books are closed further each time: a year of its own for each sample. */
function nextToClose(): string {
  closed += 1;
  return `${closed}-01-31`;
}

/** What a sample names of other modules, by field: `newSampleMaker` in `records.ts` has it. */
const named: Record<string, string> = {
  client: "ESSAI-CLIENT",
  item: "ESSAI-INGREDIENT",
  lot: "ESSAI-LOT",
  supplier: "ESSAI-MOULIN",
};

/** A valid input for an operation, in the exchange form, but for the record it acts on: what is required, made from its schema. */
export function sampleOf(operation: Operation, overrides: Fields = {}): Fields {
  const sample: Fields = { ...samples[operation.id]?.(), ...overrides };
  for (const [field, schema] of Object.entries(operation.input.shape) as [string, z.ZodType][]) {
    if (!(field in sample) && field !== "id" && !isOptional(schema)) sample[field] = named[field] ?? valueFor(schema);
  }
  return { ...(isUpdate(operation) && Object.keys(sample).length === 0 && changeFor(operation)), ...sample };
}

const isUpdate = (operation: Operation) => nameOf(operation).verb === "update";

/** A change to make: an update without one would be empty. */
function changeFor(operation: Operation): Fields {
  const fields = Object.entries(operation.input.shape) as [string, z.ZodType][];
  const [field, schema] = fields.find(([name]) => !["id", "version"].includes(name)) ?? [];
  return field && schema ? { [field]: valueFor(schema) } : {};
}

/** A value that fits a field, made from its schema: the first of its choices, a small number, a short text, a whole record. */
export function valueFor(schema: z.ZodType): unknown {
  const { kind, options } = shapeOf(schema);
  if (kind === "choice") return options[0];
  if (kind === "record") return valuesFor(bare(schema) as z.ZodObject);
  if (kind === "records" && !fits(schema, [])) return [valueFor((bare(schema) as z.ZodArray).element as z.ZodType)];
  const word = crypto.randomUUID().slice(0, 8);
  const texts = [
    `Essai ${word}`,
    word,
    "123456",
    "0".repeat(64),
    "essai@cellier.test",
    "2026-01-31",
    "2026-01-31T08:00:00Z",
    "09:00",
    "73282932000074",
    "3017620422003",
  ];
  const candidates: unknown[] = [...texts, 1, 20, 500, true, [], [word], ["un", "deux"], kilos(1), {}, null];
  const fitting = candidates.find((candidate) => fits(schema, candidate));
  if (fitting === undefined) throw new Error("Give valueFor in tests/support/sample.ts a value for this field");
  return fitting;
}

function valuesFor(schema: z.ZodObject): Fields {
  const required = (Object.entries(schema.shape) as [string, z.ZodType][]).filter(([, field]) => !isOptional(field));
  return Object.fromEntries(required.map(([name, field]) => [name, named[name] ?? valueFor(field)]));
}

function fits(schema: z.ZodType, value: unknown): boolean {
  return schema.safeParse(value).success;
}
