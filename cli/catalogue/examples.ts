import { nameOf, type Operation } from "@/worker/core/contract/operation";
import { bare, isOptional, shapeOf } from "@/worker/core/contract/schema";
import type { z } from "@/worker/core/contract/fields";
import { firstIn, own } from "./example-fields";
import { statesFor } from "./states";

/**
 * Records of the demo data by their modules, as people name them; `{year}` and `{today}` are filled in when they are shown. What has no name
 * of its own is found by its list.
 */
const demo: Record<string, string> = {
  appointments: "RDV-{year}-0001",
  auditTemplates: "Hygiène de l'atelier",
  audits: "AUD-{year}-0001",
  checklists: "Conserves à libérer",
  clients: "CLI-0012",
  complaints: "REC-{year}-0001",
  controlPlans: "Conserves",
  counts: "INV-{year}-0001",
  deliveries: "BL-{year}-0042",
  directory: "Armor Étiquettes",
  heatTreatments: "TTH-{year}-0001",
  instruments: "INS-{year}-0001",
  invoices: "FA-{year}-0001",
  items: "RIL-CAN-180",
  laboratory: "LAB-{year}-0001",
  locations: "Chambre froide",
  lotChecks: "CTL-{year}-0001",
  lots: "LOT-{year}-0952",
  netContents: "PES-{year}-0001",
  nonConformities: "NC-{year}-0001",
  orders: "CMD-{year}-0042",
  paperTemplates: "invoice",
  production: "OF-{year}-0012",
  recalls: "RAP-{year}-0001",
  recipes: "RIL-CAN-180",
  reminders: "CLI-0012",
  restocks: "ACH-{year}-0007",
  sales: "TK-{year}-0003",
  serviceRequests: "DS-{year}-0001",
  shelfLifeStudies: "EDV-{year}-0001",
  stock: "RIL-CAN-180",
  suppliers: "FOU-0001",
  tillClosings: "CLO-{year}-0001",
  traceability: "LOT-{year}-0952",
};

/** Fields that name a record without their schema saying so. */
const named: Record<string, string> = {
  lot: "lots",
  supplier: "suppliers",
  item: "items",
  client: "clients",
  order: "orders",
  location: "locations",
};

/** What one changes first of a record, where an update may change anything. */
const CHANGED = ["notes", "price", "name", "description", "message", "dueOn"];

/** Days by what fields call them: a span lies in the year, what ends lies ahead. */
const dayOf = (field: string) => (/^from|startedOn$/.test(field) ? "{year}-01-01" : "{today}");

/** What fields of a name hold, where any text would do. */
const typical: Record<string, string> = { street: "1 rue des Essais", postcode: "47000", city: "Agen", companyName: "Épicerie Exemple" };

const texts = [
  "Exemple",
  "essai@example.com",
  "123456",
  "47000",
  "FR",
  "0".repeat(64),
  "2026-01",
  "09:00",
  "73282932000074",
  "3017620422003",
  "https://example.com",
  "a".repeat(24),
];

/** An operation with its fields filled in, as one types it in the demo business: what is required, by the names of fields; `id` among them. */
export function exampleOf(operation: Operation): Record<string, string> {
  const { module } = nameOf(operation);
  const fields = Object.entries(operation.input.shape) as [string, z.ZodType][];
  const needed = fields.filter(([field, schema]) => field !== "id" && !isOptional(schema));
  const filled = needed.map(([field, schema]) => [field, textFor(field, schema)]);
  // A move names a record that is in a state which allows it.
  const [state] = operation.kind === "command" ? statesFor(module, nameOf(operation).verb) : [];
  const record = () => (state ? firstIn(module, state) : namedBy(shapeOf(operation.input.shape.id as z.ZodType).names[0] ?? module));
  const id = "id" in operation.input.shape && { id: record() };
  const changed = filled.length || nameOf(operation).verb !== "update" ? [] : changeOf(fields);
  return { ...id, ...Object.fromEntries([...filled, ...changed]), ...own[operation.id] };
}

/** One change of a record: what people change most, or what stands first. */
function changeOf(fields: [string, z.ZodType][]): [string, string][] {
  const free = fields.filter(([field]) => !["id", "version"].includes(field));
  const [first] = [...CHANGED.flatMap((name) => free.filter(([field]) => field === name)), ...free];
  return first ? [[first[0], textFor(...first)]] : [];
}

const namedBy = (module: string) => demo[module] ?? firstIn(module);

/** A field as one types it. */
function textFor(field: string, schema: z.ZodType): string {
  const value = valueFor(field, schema);
  if (typeof value === "string") return value;
  if (value !== null && typeof value === "object" && "value" in value && "unit" in value) return `${value.value} ${value.unit}`;
  if (Array.isArray(value) && value.every((one) => isSold(one)))
    return value.map(({ item, amount }) => `${item}:${amount.value}`).join(", ");
  return Array.isArray(value) && value.every((one) => typeof one === "string") ? value.join(",") : JSON.stringify(value);
}

/** Is it an item and how many of it, which has a short way of being written? */
const isSold = (value: unknown): value is { item: string; amount: { value: number; unit: string } } => {
  const { item, amount, ...others } = (value ?? {}) as { item?: unknown; amount?: { unit?: string } };
  return typeof item === "string" && amount?.unit === "piece" && !Object.keys(others).length;
};

function valueFor(field: string, schema: z.ZodType): unknown {
  const shape = shapeOf(schema);
  const fits = (value: unknown) => schema.safeParse(value).success;
  const module = shape.names[0] ?? named[field];
  if (module && shape.kind === "text") return namedBy(module);
  if (shape.kind === "choice") return shape.options[0];
  if (shape.kind === "record") return valuesFor(bare(schema) as z.ZodObject);
  if (shape.element && !fits([])) return [valueFor(field, (bare(schema) as z.ZodArray).element as z.ZodType)];
  const day = dayOf(field);
  const candidates: unknown[] = [
    ...(shape.kind === "date" ? [day] : []),
    ...(shape.kind === "instant" ? ["{today}T08:00:00Z"] : []),
    ...(shape.kind === "quantity" ? [{ value: 12, unit: "piece" }] : []),
    ...(typical[field] ? [typical[field]] : []),
    ...texts,
    "{today}",
    ...[12.5, 3, 20, 500, 2026, true, [], ["Exemple"], {}],
  ];
  const dated = (value: unknown) => (typeof value === "string" ? value.replace("{today}", "2026-11-28").replace("{year}", "2026") : value);
  return candidates.find((candidate) => fits(dated(candidate))) ?? "Exemple";
}

function valuesFor(schema: z.ZodObject): Record<string, unknown> {
  const fields = Object.entries(schema.shape) as [string, z.ZodType][];
  // Rows are of an item and how much of it, where they may be of anything else too.
  const isOfItems = "item" in schema.shape && "amount" in schema.shape;
  const required = fields.filter(([name, field]) => !isOptional(field) || (isOfItems && ["item", "amount"].includes(name)));
  return Object.fromEntries(required.map(([name, field]) => [name, valueFor(name, field)]));
}
