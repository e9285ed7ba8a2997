import { identifier, measured, money, pageOf, paging, recordOf, sum, version, z } from "@/worker/core/contract/fields";
import { command, query } from "@/worker/core/contract/operation";
import { calculated, calculation, details, written } from "./shapes";

export type { Calculation, Outcome } from "./shapes";

const customer = { role: "customer" } as const;
const one = { id: identifier };
const shown = ["name", "output", "unitCost", "materials", "packaging", "labour", "energyCost", "overhead", "total", "channels"] as const;

const listed = calculation.pick({ id: true, name: true, unitCost: true, unit: true, total: true, updatedAt: true, version: true });

/** What one may do with calculations of cost and price. */
export const calculations = {
  list: query({
    id: "calculations.list",
    scope: "business",
    access: customer,
    input: z.strictObject(paging),
    output: pageOf(listed),
    columns: ["name", "unitCost", "total", "updatedAt"],
  }),

  show: query({
    id: "calculations.show",
    scope: "business",
    access: customer,
    input: z.strictObject(one),
    output: calculation,
    columns: [...shown, "lines", "pricing"],
  }),

  /** What something would cost and sell for, as it is written. Nothing is kept. */
  preview: query({
    id: "calculations.preview",
    scope: "business",
    access: customer,
    input: written,
    output: calculated,
    columns: shown.slice(2),
  }),

  /** Scenarios side by side. */
  compare: query({
    id: "calculations.compare",
    scope: "business",
    access: customer,
    input: z.strictObject({ ids: z.array(identifier).min(2).max(4) }),
    output: z.object({ scenarios: z.array(z.object({ id: z.string(), name: z.string(), output: measured, ...calculated.shape })) }),
  }),

  create: command({
    id: "calculations.create",
    scope: "business",
    access: customer,
    risk: "writes",
    input: written,
    output: calculation,
    columns: shown,
  }),

  update: command({
    id: "calculations.update",
    scope: "business",
    access: customer,
    risk: "writes",
    input: z.strictObject({ ...one, ...z.object(details).partial().shape, version }),
    output: calculation,
    columns: shown,
  }),

  remove: command({
    id: "calculations.remove",
    scope: "business",
    access: customer,
    risk: "irreversible",
    input: z.strictObject({ ...one, version }),
    output: calculation,
    columns: shown,
  }),

  /** Gives its prices, from today on, to a product that exists, or makes the product. */
  toProduct: command({
    id: "calculations.toProduct",
    scope: "business",
    access: { role: "customer", limits: ["products"] },
    risk: "writes",
    input: z.strictObject({ ...one, item: recordOf("items").optional() }),
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
};
