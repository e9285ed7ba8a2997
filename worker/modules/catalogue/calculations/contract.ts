import { identifier, measured, money, pageOf, paging, recordOf, sum, version, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { calculated, calculation, details, written } from "./shapes";

export type { Calculation, Outcome } from "./shapes";

const byId = { id: identifier };
const figures = ["unitCost", "materials", "packaging", "labour", "energyCost", "overhead", "total", "channels"] as const;
const shown = ["name", "output", ...figures] as const;

const listed = calculation.pick({ id: true, name: true, unitCost: true, unit: true, total: true, updatedAt: true, version: true });

/** What one may do with calculations of cost and price. */
export const calculations = defineModule("calculations", customers, {
  list: query({
    input: z.strictObject(paging),
    output: pageOf(listed),
    columns: ["name", "unitCost", "total", "updatedAt"],
  }),

  show: query({
    input: z.strictObject(byId),
    output: calculation,
    columns: [...shown, "lines", "pricing"],
  }),

  /** What something would cost and sell for, as it is written. Nothing is kept. */
  preview: query({
    input: written,
    output: calculated,
    columns: figures,
  }),

  /** Scenarios side by side. */
  compare: query({
    input: z.strictObject({ ids: z.array(identifier).min(2).max(4) }),
    output: z.object({ scenarios: z.array(z.object({ id: z.string(), name: z.string(), output: measured, ...calculated.shape })) }),
  }),

  create: command({
    risk: "writes",
    input: written,
    output: calculation,
    columns: shown,
  }),

  update: command({
    risk: "writes",
    input: z.strictObject({ ...byId, ...z.object(details).partial().shape, version }),
    output: calculation,
    columns: shown,
  }),

  remove: command({
    risk: "irreversible",
    input: z.strictObject({ ...byId, version }),
    output: calculation,
    columns: shown,
  }),

  /** Gives its prices, from today on, to a product that exists, or makes the product. */
  toProduct: command({
    access: { limits: ["products"] },
    risk: "writes",
    input: z.strictObject({ ...byId, item: recordOf("items").optional() }),
    output: z.object({
      itemId: z.string(),
      name: z.string(),
      sku: z.string(),
      price: money.nullable(),
      cost: money.nullable(),
      total: sum,
    }),
    columns: ["name", "sku", "cost", "price"],
  }),
});
