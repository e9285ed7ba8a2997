import { ean13, identifier, instant, line, money, note, pageOf, paging, rate, unit, version, z } from "@/worker/core/fields";
import { command, query } from "@/worker/core/operation";
import { allergens, itemKinds, itemStatuses, sections, sortableFields, vatRates } from "./status";

const vatRate = rate.refine((value) => (vatRates as readonly number[]).includes(value), {
  params: { code: "choice", values: { choices: "5.5, 10, 20, 2.1, 0" } },
});
const allergenList = z.array(z.enum(allergens)).max(allergens.length);

/** What a person decides about an item. */
const details = {
  name: line(120),
  sku: line(40),
  barcode: ean13.nullable(),
  category: note(60),
  description: note(2_000),
  status: z.enum(itemStatuses),
  unit,
  price: money.nullable(),
  cost: money.nullable(),
  vatRate,
  allergens: allergenList.nullable(),
  supplierName: note(120),
  customerName: note(120),
};

/** An item as every door shows it. */
export const item = z.object({
  id: z.string(),
  ...details,
  kind: z.enum(itemKinds),
  section: z.enum(sections),
  margin: rate.nullable(),
  archived: z.boolean(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Item = z.output<typeof item>;

const columns = ["name", "sku", "category", "kind", "customerName", "supplierName", "price", "margin", "status"] as const;
const customer = { role: "customer" } as const;
const counted = { role: "customer", limits: ["products", "ingredients"] } as const;
const one = { id: identifier };

export const items = {
  list: query({
    id: "items.list",
    scope: "business",
    access: customer,
    input: z.strictObject({
      ...paging,
      section: z.enum(sections).optional(),
      kind: z.enum(itemKinds).optional(),
      status: z.enum(itemStatuses).optional(),
      category: note(60).optional(),
      supplierName: note(120).optional(),
      /** One of the fourteen, or `none` declared present, or `undeclared`. */
      allergen: z.enum([...allergens, "none", "undeclared"]).optional(),
      marginBelow: rate.optional(),
      archived: z.boolean().default(false),
      sort: z.enum(sortableFields).default("name"),
      direction: z.enum(["asc", "desc"]).default("asc"),
    }),
    output: pageOf(item),
    columns,
  }),

  show: query({
    id: "items.show",
    scope: "business",
    access: customer,
    /** The identifier or the SKU. */
    input: z.strictObject(one),
    output: item,
    columns: [...columns, "cost", "unit", "vatRate", "barcode", "allergens", "description"],
  }),

  facets: query({
    id: "items.facets",
    scope: "business",
    access: customer,
    input: z.strictObject({ sections: z.array(z.enum(sections)).optional() }),
    output: z.object({
      sections: z.array(z.object({ section: z.enum(sections), count: z.int(), atLoss: z.int() })),
      categories: z.array(z.string()),
    }),
  }),

  create: command({
    id: "items.create",
    scope: "business",
    access: counted,
    risk: "writes",
    input: z.strictObject({
      name: details.name,
      kind: z.enum(itemKinds).default("product"),
      /** Left out, the product gives it one. */
      sku: details.sku.optional(),
      barcode: details.barcode.default(null),
      category: details.category.default(""),
      description: details.description.default(""),
      status: details.status.default("active"),
      unit: details.unit.default("piece"),
      price: details.price.default(null),
      cost: details.cost.default(null),
      vatRate: vatRate.default(550),
      allergens: details.allergens.default(null),
      supplierName: details.supplierName.default(""),
      customerName: details.customerName.default(""),
    }),
    output: item,
  }),

  update: command({
    id: "items.update",
    scope: "business",
    access: customer,
    risk: "writes",
    input: z.strictObject({ ...one, ...z.object(details).partial().shape, version }),
    output: item,
  }),

  duplicate: command({
    id: "items.duplicate",
    scope: "business",
    access: counted,
    risk: "writes",
    input: z.strictObject(one),
    output: item,
  }),

  archive: command({
    id: "items.archive",
    scope: "business",
    access: customer,
    risk: "writes",
    input: z.strictObject({ ...one, version }),
    output: item,
  }),

  restore: command({
    id: "items.restore",
    scope: "business",
    access: counted,
    risk: "writes",
    input: z.strictObject({ ...one, version }),
    output: item,
  }),
};
