import { bare, isNullable, isOptional, kindOf } from "@/worker/core/contract/coerce";
import type { z } from "@/worker/core/contract/fields";
import type { Operation } from "@/worker/core/contract/operation";
import { shapeOf } from "@/worker/core/contract/shape";
import { routeOf } from "@/worker/core/contract/route";
import { operations } from "@/worker/modules/contracts";
import type { Person } from "./people";

type Fields = Record<string, unknown>;

const recipe = () => ({
  item: "ESSAI-PRODUIT",
  output: { value: 1, unit: "kg" },
  lines: [{ item: "ESSAI-INGREDIENT", amount: { value: 1, unit: "kg" } }],
});

const calculation = () => ({
  output: { value: 1, unit: "kg" },
  lines: [{ item: "ESSAI-INGREDIENT", amount: { value: 1, unit: "kg" } }],
  channels: [{ category: "retailer", price: 9 }],
});
/** One transparent pixel. */
export const smallPng = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const billed = [{ description: "Dégustation", amount: { value: 2, unit: "piece" }, price: 30, vatRate: 20 }];
const tried = () => ({ runs: [{ item: "ESSAI-FABRIQUE", amount: { value: 2, unit: "kg" } }] });
/** A service: it takes no stock to send. */
const sold = () => ({ lines: [{ item: "ESSAI-SERVICE", amount: { value: 2, unit: "piece" } }] });

/** Inputs that a schema alone cannot tell: what two fields say to each other, or what must not exist yet. */
const known: Record<string, () => Fields> = {
  "account.signUp": () => ({
    email: `walk-${crypto.randomUUID()}@cellier.test`,
    password: "Bocaux-de-juillet-58",
    passwordConfirmation: "Bocaux-de-juillet-58",
    terms: true,
  }),
  "accounting.close": () => ({ until: "2020-01-31" }),
  "bank.import": () => ({ content: `Date;Libellé;Montant\n05/10/2026;Essai ${crypto.randomUUID()};-12,50` }),
  "clients.create": () => ({ billingAddress: { street: "1 rue des Essais", postcode: "47000", city: "Agen" } }),
  "company.setLogo": () => ({ content: smallPng }),
  "items.create": () => ({ status: "rnd" }),
  "items.setPrice": () => ({ startsOn: "2999-01-01" }),
  "items.removePrice": () => ({ startsOn: "2999-01-01" }),
  "feedback.create": () => ({ email: "walk@cellier.test" }),
  "calculations.compare": () => ({ ids: ["un", "deux"] }),
  "calculations.create": calculation,
  "calculations.preview": calculation,
  "calculations.update": calculation,
  "invoices.create": () => ({ lines: billed }),
  "invoices.update": () => ({ lines: billed }),
  "invoices.fromOrders": () => ({ orders: ["CMD-2026-0001"] }),
  "invoices.credit": () => ({ lines: [{ line: "1" }] }),
  "recurringInvoices.create": () => ({ lines: billed, nextOn: "2999-01-31" }),
  "recurringInvoices.update": () => ({ lines: billed }),
  "supplierInvoices.create": () => ({ lines: [{ description: "Sucre", price: 30, vatRate: 5.5 }] }),
  "supplierInvoices.update": () => ({ vat: [{ rate: 5.5, base: 30 }] }),
  "imports.create": () => ({ content: `Nom;SKU\nEssai;${crypto.randomUUID()}` }),
  "scans.upload": () => ({ content: btoa(`<note>${crypto.randomUUID()}</note>`) }),
  "scans.split": () => ({ starts: [1, 2] }),
  "production.create": () => ({ item: "ESSAI-FABRIQUE", amount: { value: 2, unit: "kg" } }),
  "production.start": () => ({ anyway: true }),
  // Nothing is in stock: nothing is taken.
  "production.complete": () => ({ used: [{ line: "ESSAI-INGREDIENT", lot: "aucun", amount: { value: 0, unit: "kg" } }] }),
  "productionRequests.create": () => ({ amount: { value: 2, unit: "kg" } }),
  "tariffs.create": () => ({ pack: { value: 25, unit: "kg" } }),
  "deliveries.return": () => ({ parts: [{ lot: "LOT-2026-0001", amount: { value: 1, unit: "piece" } }] }),
  "orders.create": sold,
  "orders.quote": () => ({ ...sold(), validUntil: "2999-01-31" }),
  "orders.preview": sold,
  "standingOrders.create": () => ({ ...sold(), nextOn: "2999-01-31" }),
  "reminders.setScenario": () => ({
    items: ["friendly", "reminder", "firm", "notice"].map((step, place) => ({ step, afterDays: 5 * (place + 1), active: true })),
  }),
  "restocks.create": () => ({ lines: [{ item: "ESSAI-INGREDIENT", packs: 2, price: 12 }] }),
  "restocks.receive": () => ({ lines: [{ line: "ESSAI-INGREDIENT", packs: 1 }] }),
  "simulations.run": tried,
  "simulations.produce": tried,
  "simulations.restock": tried,
  "stock.receive": () => ({ amount: { value: 5, unit: "kg" } }),
  "stock.transfer": () => ({ from: "main", amount: { value: 1, unit: "kg" } }),
  "stock.scrap": () => ({ location: "main", amount: { value: 1, unit: "kg" } }),
  "recipes.create": recipe,
  "recipes.preview": recipe,
  "recipes.replaceEffect": () => ({ by: "ESSAI-AUTRE" }),
  "recipes.replace": () => ({ by: "ESSAI-AUTRE" }),
};

/** Items that samples name, in every business that walks the registry. */
export const sampleItems = [
  { sku: "ESSAI-PRODUIT", name: "Produit d'essai", kind: "product", unit: "kg", price: 9 },
  { sku: "ESSAI-INGREDIENT", name: "Ingrédient d'essai", kind: "ingredient", unit: "kg", cost: 3 },
  { sku: "ESSAI-FABRIQUE", name: "Produit fabriqué d'essai", kind: "product", unit: "kg", price: 9 },
  { sku: "ESSAI-AUTRE", name: "Autre ingrédient d'essai", kind: "ingredient", unit: "kg", cost: 4 },
  { sku: "ESSAI-SERVICE", name: "Livraison d'essai", kind: "service", unit: "piece", price: 15 },
];

/** What a business says of itself: without it, no invoice leaves. */
export const sampleCompany = {
  siret: "73282932000074",
  address: { street: "1 rue des Essais", postcode: "47000", city: "Agen" },
};

/** Operations whose records take more to make than a sample says: their own tests retry them. */
export const retriedApart = [
  "invoiceBundles.print",
  "invoices.fromOrders",
  "invoices.deposit",
  "invoices.undoPayment",
  "invoices.credit",
  "supplierInvoices.undoPayment",
];

/** What they are made of, for samples that need an active recipe. */
export const sampleRecipe = {
  item: "ESSAI-FABRIQUE",
  output: { value: 1, unit: "kg" },
  lines: [{ item: "ESSAI-INGREDIENT", amount: { value: 1, unit: "kg" } }],
};

/** Operations whose `id` is another module's record: the item of this SKU. */
export const actsOnItem: Record<string, string> = {
  "recipes.whereUsed": "ESSAI-INGREDIENT",
  "recipes.compare": "ESSAI-PRODUIT",
  "recipes.whatIf": "ESSAI-INGREDIENT",
  "recipes.replaceEffect": "ESSAI-INGREDIENT",
  "recipes.replace": "ESSAI-INGREDIENT",
};

/** Records that an input names by other fields than `id`, where its schema does not say so or not all: the operation that makes each. */
const named: Record<string, Record<string, { by: string; with?: Fields }>> = {
  "stock.receive": { item: { by: "items.create", with: { unit: "kg" } } },
  "stock.transfer": { lot: { by: "stock.receive", with: { item: "ESSAI-INGREDIENT" } }, to: { by: "locations.create" } },
  "stock.scrap": { lot: { by: "stock.receive", with: { item: "ESSAI-INGREDIENT" } } },
  "tariffs.create": { item: { by: "items.create", with: { unit: "kg" } }, supplier: { by: "suppliers.create" } },
  "orders.create": { client: { by: "clients.create" } },
  "orders.quote": { client: { by: "clients.create" } },
  "orders.preview": { client: { by: "clients.create" } },
  "orders.bought": { client: { by: "clients.create" } },
  "standingOrders.create": { client: { by: "clients.create" } },
  "supplierInvoices.create": { supplier: { by: "suppliers.create" } },
  "restocks.create": { supplier: { by: "suppliers.create" } },
};

/** Makes the records that an operation's input names, and says what to name. */
export async function recordsNamedBy(operation: Operation, caller: Person): Promise<Fields> {
  const made: Fields = {};
  for (const [field, { by, with: given }] of Object.entries({ ...declared(operation), ...named[operation.id] })) {
    const create = operations.find(({ id }) => id === by);
    if (!create) throw new Error(`Nothing makes what ${operation.id} names: ${by}`);
    const { method, path } = routeOf(create);
    made[field] = (await caller.api(path, { method, json: sampleOf(create, given) })).body.id;
  }
  return made;
}

/** The records that an input must name by a field declared with `recordOf`. */
function declared(operation: Operation): Record<string, { by: string; with?: Fields }> {
  const fields = Object.entries(operation.input.shape) as [string, z.ZodType][];
  const said = known[operation.id]?.() ?? {};
  const naming = fields.flatMap(([field, schema]) => {
    const [module] = field === "id" || field in said || isOptional(schema) ? [] : shapeOf(schema).names;
    return module ? [[field, { by: `${module}.create` }] as const] : [];
  });
  return Object.fromEntries(naming);
}

/** A valid input for an operation, in the exchange form; what it must name is made up from its schema. */
export function sampleOf(operation: Operation, given: Fields = {}): Fields {
  const made: Fields = { ...known[operation.id]?.(), ...given };
  for (const [field, schema] of Object.entries(operation.input.shape) as [string, z.ZodType][]) {
    if (field in made || field === "id" || field === "version" || isOptional(schema)) continue;
    made[field] = valueFor(schema);
  }
  return made;
}

/** A value that fits a field: the first of its choices, a small number, a short text. */
function valueFor(schema: z.ZodType): unknown {
  const word = crypto.randomUUID().slice(0, 8);
  const candidates: unknown[] = [`Essai ${word}`, word, 1, true, [], "2026-01-31", "essai@cellier.test", { value: 1, unit: "kg" }, {}];
  if (kindOf(schema) === "enum") return (bare(schema) as z.ZodEnum).options[0];
  const fitting = candidates.find((candidate) => schema.safeParse(candidate).success);
  if (fitting === undefined && !isNullable(schema)) throw new Error("Give tests/support/sample.ts an input for this field");
  return fitting ?? null;
}

/** Operations that their record must have been made ready for, by others of the same module. */
export const readyAfter: Record<string, string[]> = {
  "imports.undo": ["confirm"],
  "invoices.markPaid": ["send"],
  "invoices.cancel": ["send"],
  "invoices.dispute": ["send"],
  "items.removePrice": ["setPrice"],
  "supplierInvoices.markPaid": ["book"],
  "supplierInvoices.cancel": ["book"],
  "lots.release": ["hold"],
  "orders.promise": ["confirm"],
  "orders.prepare": ["confirm"],
  "orders.pack": ["confirm", "prepare"],
  "orders.ship": ["confirm", "prepare", "pack"],
  "orders.deliver": ["confirm", "prepare", "pack", "ship"],
  "orders.complete": ["confirm", "prepare", "pack", "ship", "deliver"],
  "orders.resume": ["hold"],
  "production.complete": ["start"],
  "recipes.restore": ["archive"],
  "restocks.receive": ["order"],
  "restocks.close": ["order", "receive"],
};

/** Modules whose records another module's operation makes. */
const makers: Record<string, { by: string; with: Fields }> = {
  lots: { by: "stock.receive", with: { item: "ESSAI-INGREDIENT" } },
};

/** Operations that act on one sort of their module's records only. */
const actsOn: Record<string, Fields> = {
  "imports.introduce": { target: "tariffs", content: "Article;Conditionnement;Prix HT\nInconnu;25 kg;12" },
};

/** The operation that makes the records an operation acts on, and what to say to it. */
export function makerOf(operation: Operation): { create: Operation; given: Fields } | undefined {
  const [module = ""] = operation.id.split(".");
  const create = sibling(operation, "create") ?? operations.find(({ id }) => id === makers[module]?.by);
  return create && { create, given: actsOn[operation.id] ?? makers[module]?.with ?? {} };
}

/** The operation of the same module with this verb. */
export function sibling(operation: Operation, verb: string): Operation | undefined {
  const [module] = operation.id.split(".");
  return operations.find((other) => other.id === `${module}.${verb}`);
}

/** Values that a field must refuse, with a name for each. */
export function badValuesFor(schema: z.ZodType): [string, unknown][] {
  const everything: [string, unknown][] = [
    ["a wrong type", { not: "expected" }],
    ["a negative number", -5],
    ["a text where a number belongs", "twelve"],
    ["a very long text", "x".repeat(10_000)],
    ["control characters", "a\u0000b\u001b[2J"],
    ["too many decimals", 1.123456789],
    ["a huge number", 1e300],
    ["an unknown choice", "'; drop table items; --"],
  ];
  return everything.filter(([, value]) => !schema.safeParse(value).success);
}
