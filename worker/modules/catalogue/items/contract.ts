import { stated } from "@/worker/core/contract/meaning";
import {
  ean13,
  identifier,
  instant,
  line,
  money,
  note,
  pageOf,
  paging,
  rate,
  thousandths,
  unit,
  vatRate,
  version,
  z,
  partialShare,
} from "@/worker/core/contract/fields";
import { exportOf } from "@/worker/core/contract/exporting";
import { languages } from "@/worker/core/language";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { labelFormatNames } from "@/worker/core/files/paper";
import { paperOf, pictureOf } from "@/worker/core/contract/printing";
import { allergens, nutrients } from "@/worker/core/trade/food";
import { itemPrices } from "./prices/price-contract";
import { dateKinds, itemKinds, itemStatuses, itemMeanings, labels, sections, sortableFields, stages } from "./status";

const allergenList = z.array(z.enum(allergens)).max(allergens.length);

/** Per 100 g: grams, and kilojoules or kilocalories. */
const nutrition = z.strictObject(
  Object.fromEntries(nutrients.map((name) => [name, thousandths])) as Record<(typeof nutrients)[number], typeof thousandths>,
);
/** Length, width and height in whole millimetres. */
const millimetres = z.int().min(1).max(100_000);

/** What a person decides about an item. */
const details = {
  name: line(120),
  sku: line(40),
  barcode: ean13.nullable(),
  category: note(60),
  /** The name it is sold under, a house's own or a private label. */
  brand: note(60),
  description: note(2_000),
  status: stated(itemStatuses, itemMeanings),
  unit,
  price: money.nullable(),
  cost: money.nullable(),
  vatRate,
  allergens: allergenList.nullable(),
  traces: allergenList,
  nutrition: nutrition.nullable(),
  labelName: note(300),
  labels: z.array(z.enum(labels)).max(labels.length),
  origin: note(120),
  /** Grams that one unit weighs net. */
  weight: thousandths.nullable(),
  dimensions: z.strictObject({ length: millimetres, width: millimetres, height: millimetres }).nullable(),
  /** Grams in a millilitre. */
  density: thousandths.nullable(),
  loss: partialShare,
  /** From the day it is made or comes until its date. */
  shelfLifeDays: z.int().min(1).max(3_650).nullable(),
  dateKind: z.enum(dateKinds),
  /** How it is kept, as its label says. */
  storage: note(200),
  stage: z.enum(stages).nullable(),
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
  /** The active recipe, from which cost, allergens and nutrition then follow. */
  recipeId: z.string().nullable(),
  /** Another picture, another name; null where it has none. */
  pictureId: z.string().nullable(),
  archived: z.boolean(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Item = z.output<typeof item>;

/** An item as a list shows it. */
export const listedItem = item.omit({
  description: true,
  traces: true,
  nutrition: true,
  labelName: true,
  labels: true,
  origin: true,
  weight: true,
  dimensions: true,
  density: true,
  loss: true,
  shelfLifeDays: true,
  dateKind: true,
  storage: true,
});
export type ListedItem = z.output<typeof listedItem>;

const columns = ["name", "sku", "category", "kind", "customerName", "supplierName", "price", "margin", "status"] as const;
const depth = [
  "brand",
  "allergens",
  "traces",
  "nutrition",
  "labelName",
  "labels",
  "origin",
  "weight",
  "dimensions",
  "density",
  "loss",
  "shelfLifeDays",
  "dateKind",
  "storage",
  "stage",
] as const;
const withinLimits = { limits: ["products", "ingredients"] } as const;
const withSupplier = { limits: [...withinLimits.limits, "suppliers"] } as const;
const byId = { id: identifier };

const list = query({
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
    stage: z.enum(stages).optional(),
    archived: z.boolean().default(false),
    sort: z.enum(sortableFields).default("name"),
    direction: z.enum(["asc", "desc"]).default("asc"),
  }),
  output: pageOf(listedItem),
  columns,
  telling: ["name", "sku", "price", "category", "status"],
});

export const items = defineModule("items", customers, {
  list,
  export: exportOf(list),

  show: query({
    /** The identifier or the SKU. */
    input: z.strictObject(byId),
    output: item,
    columns: [...columns, "cost", "unit", "vatRate", "barcode", ...depth, "description"],
  }),

  facets: query({
    input: z.strictObject({ sections: z.array(z.enum(sections)).optional() }),
    output: z.object({
      sections: z.array(z.object({ section: z.enum(sections), count: z.int(), atLoss: z.int() })),
      categories: z.array(z.string()),
    }),
  }),

  create: command({
    access: withSupplier,
    risk: "writes",
    input: z.strictObject({
      name: details.name,
      kind: z.enum(itemKinds).default("product"),
      /** Left out, the product gives it one. */
      sku: details.sku.optional(),
      barcode: details.barcode.default(null),
      category: details.category.default(""),
      brand: details.brand.default(""),
      description: details.description.default(""),
      status: details.status.default("active"),
      unit: details.unit.default("piece"),
      price: details.price.default(null),
      cost: details.cost.default(null),
      vatRate: vatRate.default(550),
      allergens: details.allergens.default(null),
      traces: details.traces.default([]),
      nutrition: details.nutrition.default(null),
      labelName: details.labelName.default(""),
      labels: details.labels.default([]),
      origin: details.origin.default(""),
      weight: details.weight.default(null),
      dimensions: details.dimensions.default(null),
      density: details.density.default(null),
      loss: details.loss.default(0),
      shelfLifeDays: details.shelfLifeDays.default(null),
      dateKind: details.dateKind.default("ddm"),
      storage: details.storage.default(""),
      stage: details.stage.default(null),
      supplierName: details.supplierName.default(""),
      /** The main supplier is not known yet: it is added with the item. */
      newSupplier: z.boolean().default(false),
      customerName: details.customerName.default(""),
    }),
    output: item,
  }),

  update: command({
    // What becomes another kind may count under another limit.
    access: withSupplier,
    risk: "writes",
    input: z.strictObject({
      ...byId,
      ...z.object(details).partial().shape,
      kind: z.enum(itemKinds).optional(),
      newSupplier: z.boolean().optional(),
      version,
    }),
    output: item,
  }),

  /** A product in development goes one stage further; after the last it becomes a product. */
  promote: command({
    risk: "writes",
    input: z.strictObject({ ...byId, version }),
    output: item,
  }),

  duplicate: command({
    access: withinLimits,
    risk: "writes",
    input: z.strictObject(byId),
    output: item,
  }),

  archive: command({
    risk: "writes",
    input: z.strictObject({ ...byId, version }),
    output: item,
  }),

  restore: command({
    access: withinLimits,
    risk: "writes",
    input: z.strictObject({ ...byId, version }),
    output: item,
  }),

  /** PNG or JPEG in base64, at most 1 MB. */
  setPicture: command({
    risk: "writes",
    input: z.strictObject({ ...byId, content: z.string().min(1).max(1_400_000), version }),
    output: item,
  }),

  removePicture: command({
    risk: "writes",
    input: z.strictObject({ ...byId, version }),
    output: item,
  }),

  picture: pictureOf(z.strictObject(byId)),

  /** Labels to stick on what is sold. */
  labels: paperOf(
    z.strictObject({
      ...byId,
      format: z.enum(labelFormatNames).default("sheet-24"),
      copies: z.int().min(1).max(480).default(24),
      language: z.enum(languages).default("fr"),
      /** The list of its active recipe, where there is one. */
      withIngredients: z.boolean().default(true),
      /** With tax, as shops must show it. */
      withPrice: z.boolean().default(false),
    }),
  ),

  ...itemPrices,
});
