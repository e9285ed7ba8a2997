import { identifier, instant, money, note, pageOf, paging, quantity, rate, thousandths, unit, version, z } from "@/worker/core/fields";
import { languages } from "@/worker/core/language";
import { command, query } from "@/worker/core/operation";
import { allergens, nutrients } from "@/worker/core/food";
import { recipeStatuses } from "./status";

/** An item as a recipe names it: by its identifier or its SKU. */
const itemName = identifier;
/** A loss: all of it cannot be lost. */
const share = rate.refine((value) => value >= 0 && value < 10_000, { params: { code: "share" } });

/** One line: what goes in, how much of it ends up in the output, what is lost of it. */
const line = z.strictObject({
  item: itemName,
  amount: quantity,
  loss: share.default(0),
  /** Is its share stated on the label? */
  quid: z.boolean().default(false),
});

/** What a person decides of a version. */
const details = {
  output: quantity,
  yield: rate.refine((value) => value >= 100 && value <= 10_000, { params: { code: "yield" } }),
  labourMinutes: z.int().min(0).max(100_000),
  hourlyRate: money,
  overhead: money,
  method: note(10_000),
  lines: z.array(line).min(1).max(200),
};

/** A recipe as one writes it down. */
const written = z.strictObject({
  item: itemName,
  output: details.output,
  yield: details.yield.default(10_000),
  labourMinutes: details.labourMinutes.default(0),
  hourlyRate: details.hourlyRate.default(0),
  overhead: details.overhead.default(0),
  method: details.method.default(""),
  lines: details.lines,
});

/** Per 100 g, grams; energy in kilojoules and kilocalories. */
export const nutrition = z.object(
  Object.fromEntries(nutrients.map((name) => [name, thousandths])) as Record<(typeof nutrients)[number], typeof thousandths>,
);

const cost = z.object({
  materials: money,
  packaging: money,
  labour: money,
  overhead: money,
  total: money,
  unitCost: money.nullable(),
});
const missing = z.object({ sku: z.string(), name: z.string(), what: z.enum(["cost", "allergens", "nutrition", "weight", "conversion"]) });
const shownLine = z.object({
  itemId: z.string(),
  sku: z.string(),
  name: z.string(),
  amount: quantity,
  loss: share,
  quid: z.boolean(),
  cost: money.nullable(),
});
/** What it sells for, and the two ways to say what is earned: on its cost (marge), on its price (marque). */
const earnings = { price: money.nullable(), margin: rate.nullable(), salesMargin: rate.nullable() };

const made = { itemId: z.string(), sku: z.string(), name: z.string() };
const stamps = { version: z.int(), createdAt: instant, updatedAt: instant };
const listed = z.object({
  id: z.string(),
  ...made,
  number: z.int(),
  status: z.enum(recipeStatuses),
  output: quantity,
  unit,
  unitCost: money.nullable(),
  ...earnings,
  allergens: z.array(z.enum(allergens)).nullable(),
  ...stamps,
});

/** A version of a recipe as every door shows it, with what follows from it today. */
export const recipe = z.object({
  ...listed.shape,
  ...details,
  lines: z.array(shownLine),
  cost,
  traces: z.array(z.enum(allergens)),
  nutrition: nutrition.nullable(),
  missing: z.array(missing),
});
export type Recipe = z.output<typeof recipe>;

const customer = { role: "customer" } as const;
/** The version's identifier, or an item: then its active version, or else its newest. */
const one = { id: identifier };
const effect = z.object({
  ...made,
  costBefore: money.nullable(),
  costAfter: money.nullable(),
  price: money.nullable(),
  marginBefore: rate.nullable(),
  marginAfter: rate.nullable(),
  allergensAdded: z.array(z.enum(allergens)),
  allergensRemoved: z.array(z.enum(allergens)),
});
const effects = z.object({ items: z.array(effect), nextCursor: z.null(), total: z.int() });
const replacement = { id: identifier, by: itemName, ratio: rate.default(10_000) };
const columns = ["name", "sku", "number", "status", "unitCost", "price", "margin", "salesMargin", "allergens"] as const;
const effectColumns = ["name", "sku", "costBefore", "costAfter", "price", "marginBefore", "marginAfter", "allergensAdded"] as const;

export const recipes = {
  list: query({
    id: "recipes.list",
    scope: "business",
    access: customer,
    input: z.strictObject({
      ...paging,
      status: z.enum(recipeStatuses).optional(),
      /** Versions of this item. */
      item: itemName.optional(),
      allergen: z.enum([...allergens, "none", "undeclared"]).optional(),
    }),
    output: pageOf(listed),
    columns,
  }),

  show: query({ id: "recipes.show", scope: "business", access: customer, input: z.strictObject(one), output: recipe }),

  create: command({ id: "recipes.create", scope: "business", access: customer, risk: "writes", input: written, output: recipe }),

  /** What a recipe would cost and contain as it is written. Nothing is kept. */
  preview: query({
    id: "recipes.preview",
    scope: "business",
    access: customer,
    input: written,
    output: z.object({
      cost,
      ...earnings,
      allergens: z.array(z.enum(allergens)).nullable(),
      nutrition: nutrition.nullable(),
      missing: z.array(missing),
    }),
  }),

  update: command({
    id: "recipes.update",
    scope: "business",
    access: customer,
    risk: "writes",
    input: z.strictObject({ ...one, ...z.object(details).partial().shape, version }),
    output: recipe,
  }),

  /** A new draft that begins as this version is. */
  revise: command({
    id: "recipes.revise",
    scope: "business",
    access: customer,
    risk: "writes",
    input: z.strictObject(one),
    output: recipe,
  }),

  activate: command({
    id: "recipes.activate",
    scope: "business",
    access: customer,
    risk: "writes",
    input: z.strictObject({ ...one, version }),
    output: recipe,
  }),

  archive: command({
    id: "recipes.archive",
    scope: "business",
    access: customer,
    risk: "writes",
    input: z.strictObject({ ...one, version }),
    output: recipe,
  }),

  restore: command({
    id: "recipes.restore",
    scope: "business",
    access: customer,
    risk: "writes",
    input: z.strictObject({ ...one, version }),
    output: recipe,
  }),

  /** What it costs, line by line, down to what is bought. */
  cost: query({
    id: "recipes.cost",
    scope: "business",
    access: customer,
    input: z.strictObject(one),
    output: z.object({
      ...made,
      number: z.int(),
      output: quantity,
      ...cost.shape,
      ...earnings,
      lines: z.array(
        z.object({ level: z.int(), sku: z.string(), name: z.string(), amount: quantity, loss: share, cost: money.nullable() }),
      ),
      missing: z.array(missing),
    }),
  }),

  /** The list of ingredients and the nutrition table, as the law wants them. */
  label: query({
    id: "recipes.label",
    scope: "business",
    access: customer,
    input: z.strictObject({ ...one, language: z.enum(languages).default("fr") }),
    output: z.object({
      ...made,
      language: z.enum(languages),
      /** Allergens in capitals. */
      text: z.string(),
      /** The same, in pieces, to emphasise otherwise. */
      parts: z.array(z.object({ text: z.string(), strong: z.boolean() })),
      traces: z.string(),
      nutrition: z.array(z.object({ nutrient: z.string(), amount: z.string() })),
    }),
  }),

  /** The active recipes that name an item, directly or through others. */
  whereUsed: query({
    id: "recipes.whereUsed",
    scope: "business",
    access: customer,
    input: z.strictObject(one),
    output: z.object({
      items: z.array(z.object({ ...made, recipeId: z.string(), direct: z.boolean(), amount: quantity.nullable(), cost: money.nullable() })),
      nextCursor: z.null(),
      total: z.int(),
    }),
    columns: ["name", "sku", "direct", "amount", "cost"],
  }),

  /** The versions of an item side by side. */
  compare: query({
    id: "recipes.compare",
    scope: "business",
    access: customer,
    input: z.strictObject(one),
    output: z.object({
      ...made,
      versions: z.array(
        z.object({
          id: z.string(),
          number: z.int(),
          status: z.enum(recipeStatuses),
          unitCost: money.nullable(),
          ...earnings,
          allergens: z.array(z.enum(allergens)).nullable(),
          nutrition: nutrition.nullable(),
        }),
      ),
    }),
  }),

  /** What a change of an item's price would do to everything made of it. Nothing is written. */
  whatIf: query({
    id: "recipes.whatIf",
    scope: "business",
    access: customer,
    input: z.strictObject({ ...one, change: rate, marginBelow: rate.optional() }),
    output: effects,
    columns: effectColumns,
  }),

  /** What replacing an item by another would do. Nothing is written. `ratio` is how much of the new one for 100 % of the old. */
  replaceEffect: query({
    id: "recipes.replaceEffect",
    scope: "business",
    access: customer,
    input: z.strictObject(replacement),
    output: effects,
    columns: effectColumns,
  }),

  /** Replaces an item in every active recipe that names it, each by a new version. */
  replace: command({
    id: "recipes.replace",
    scope: "business",
    access: customer,
    risk: "writes",
    input: z.strictObject(replacement),
    output: effects,
    columns: effectColumns,
  }),

  /** How far the costs are that a change is being carried to. */
  progress: query({
    id: "recipes.progress",
    scope: "business",
    access: customer,
    input: z.strictObject({}),
    output: z.object({ running: z.boolean(), done: z.int(), total: z.int() }),
  }),
};
