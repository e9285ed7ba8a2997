import { stated } from "@/worker/core/contract/meaning";
import { measured, money, pageOf, paging, quantity, rate, recordOf, sum, version, z } from "@/worker/core/contract/fields";
import { languages } from "@/worker/core/language";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { allergens } from "@/worker/core/trade/food";
import {
  cost,
  details,
  earnings,
  effects,
  itemName,
  listed,
  itemNames,
  missing,
  nutrition,
  recipe,
  replacement,
  share,
  written,
} from "./shapes";
import { recipeStatuses, recipeMeanings } from "./status";

export type { Recipe } from "./shapes";

/** The version's identifier, or an item: then its active version, or else its newest. */
const byName = { id: recordOf("recipes", "items") };
/** An item that recipes name, or that is made by one. */
const item = { id: itemName };
const columns = ["name", "sku", "number", "status", "unitCost", "price", "margin", "salesMargin", "allergens"] as const;
const recipeColumns = [
  "name",
  "sku",
  "number",
  "status",
  "output",
  "yield",
  "labourMinutes",
  "hourlyRate",
  "allergens",
  "traces",
  "method",
  "lines",
  "cost",
  "price",
  "margin",
  "salesMargin",
  "nutrition",
  "missing",
] as const;
const costColumns = ["materials", "packaging", "labour", "overhead", "total"] as const;
const effectColumns = ["name", "sku", "costBefore", "costAfter", "price", "marginBefore", "marginAfter", "allergensAdded"] as const;

export const recipes = defineModule("recipes", customers, {
  list: query({
    input: z.strictObject({
      ...paging,
      status: z.enum(recipeStatuses).optional(),
      /** Versions of this item. */
      item: itemName.optional(),
      allergen: z.enum([...allergens, "none", "undeclared"]).optional(),
    }),
    output: pageOf(listed),
    columns,
    telling: ["name", "sku", "number", "status", "unitCost", "salesMargin"],
  }),

  show: query({
    input: z.strictObject(byName),
    output: recipe,
    isDerived: true,
    columns: recipeColumns,
  }),

  create: command({ risk: "writes", input: written, output: recipe }),

  /** What a recipe would cost and contain as it is written. Nothing is kept. */
  preview: query({
    input: written,
    output: z.object({
      cost,
      unitCost: money.nullable(),
      ...earnings,
      allergens: z.array(z.enum(allergens)).nullable(),
      nutrition: nutrition.nullable(),
      missing: z.array(missing),
    }),
  }),

  update: command({
    risk: "writes",
    input: z.strictObject({ ...byName, ...z.object(details).partial().shape, version }),
    output: recipe,
  }),

  /** A new draft that begins as this version is. */
  revise: command({
    risk: "writes",
    input: z.strictObject(byName),
    output: recipe,
  }),

  activate: command({
    risk: "writes",
    input: z.strictObject({ ...byName, version }),
    output: recipe,
  }),

  archive: command({
    risk: "writes",
    input: z.strictObject({ ...byName, version }),
    output: recipe,
  }),

  restore: command({
    risk: "writes",
    input: z.strictObject({ ...byName, version }),
    output: recipe,
  }),

  /** What it costs, line by line, down to what is bought. */
  cost: query({
    input: z.strictObject(byName),
    output: z.object({
      ...itemNames,
      number: z.int(),
      output: quantity,
      ...cost.shape,
      ...earnings,
      lines: z.array(z.object({ level: z.int(), name: z.string(), sku: z.string(), amount: measured, loss: share, cost: sum.nullable() })),
      missing: z.array(missing),
    }),
    columns: ["name", "sku", "number", "output", "lines", ...costColumns, "unitCost", "price", "margin", "salesMargin", "missing"],
  }),

  /** The list of ingredients and the nutrition table, as the law wants them. */
  label: query({
    input: z.strictObject({ ...byName, language: z.enum(languages).default("fr") }),
    output: z.object({
      ...itemNames,
      language: z.enum(languages),
      /** Allergens in capitals. */
      text: z.string(),
      /** The same, in pieces, to emphasise otherwise. */
      parts: z.array(z.object({ text: z.string(), strong: z.boolean() })),
      traces: z.string(),
      /** What the shares in the list are of: what is mixed, or the finished product where water left in cooking; null where none is stated. */
      quidRule: z.enum(["mixing", "finished"]).nullable(),
      nutrition: z.array(z.object({ nutrient: z.string(), amount: z.string() })),
    }),
    columns: ["name", "sku", "text", "traces", "quidRule", "nutrition"],
  }),

  /** The active recipes that name an item, directly or through others. */
  whereUsed: query({
    input: z.strictObject(item),
    output: z.object({
      items: z.array(
        z.object({ ...itemNames, recipeId: z.string(), direct: z.boolean(), amount: quantity.nullable(), cost: sum.nullable() }),
      ),
      nextCursor: z.null(),
      total: z.int(),
    }),
    columns: ["name", "sku", "direct", "amount", "cost"],
  }),

  /** The versions of an item side by side. */
  compare: query({
    input: z.strictObject(byName),
    output: z.object({
      ...itemNames,
      versions: z.array(
        z.object({
          id: z.string(),
          number: z.int(),
          status: stated(recipeStatuses, recipeMeanings),
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
    input: z.strictObject({ ...item, change: rate, marginBelow: rate.optional() }),
    output: effects,
    columns: effectColumns,
  }),

  /** What replacing an item by another would do. Nothing is written. `ratio` is how much of the new one for 100 % of the old. */
  replaceEffect: query({
    input: z.strictObject(replacement),
    output: effects,
    columns: effectColumns,
  }),

  /** Replaces an item in every active recipe that names it, each by a new version. */
  replace: command({
    risk: "writes",
    input: z.strictObject(replacement),
    output: effects,
    columns: effectColumns,
  }),

  /** How far the costs are that a change is being carried to. */
  progress: query({
    input: z.strictObject({}),
    output: z.object({ running: z.boolean(), done: z.int(), total: z.int() }),
  }),
});
