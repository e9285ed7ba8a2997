import { exportOf } from "@/worker/core/contract/exporting";
import {
  balance,
  cents,
  civil,
  identifier,
  instant,
  line,
  measured,
  pageOf,
  paging,
  quantity,
  rate,
  recordOf,
  sum,
  unit,
  z,
} from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { paperOf } from "@/worker/core/contract/printing";
import { languages } from "@/worker/core/language";
import { salePapers, saleStates, tillMethods } from "./status";

/** By its identifier, or the number of its paper. */
const one = { id: identifier };
const vat = z.array(z.object({ rate, base: balance, tax: balance }));

/** What is sold, as it is said at the till. */
const cart = {
  /** Who buys; left out, somebody who passes by. */
  client: recordOf("clients").optional(),
  lines: z
    .array(
      z.strictObject({
        /** Its identifier, its SKU or its EAN. */
        item: recordOf("items"),
        amount: quantity,
        /** Incl. tax for one unit of the item; left out, the buyer's price of today. */
        price: cents.optional(),
      }),
    )
    .min(1)
    .max(100),
};

const soldLine = z.object({
  itemId: z.string(),
  sku: z.string(),
  name: z.string(),
  amount: measured,
  /** Incl. tax. */
  price: sum,
  per: unit,
  vatRate: rate,
  total: sum,
});

/** A sale in a list. */
const listed = z.object({
  id: z.string(),
  number: z.string(),
  state: z.enum(saleStates),
  day: civil,
  clientId: z.string(),
  clientName: z.string(),
  paper: z.enum(salePapers),
  method: z.enum(tillMethods),
  /** Incl. tax; negative where it takes a sale back. */
  total: balance,
  reason: z.string(),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
});

/** A sale as every door shows it. */
const sale = z.object({
  ...listed.shape,
  lines: z.array(soldLine.extend({ lots: z.array(z.string()) })),
  vat,
  orderId: z.string(),
  deliveryId: z.string(),
  invoiceId: z.string(),
});
export type ListedSale = z.output<typeof listed>;
export type Sale = z.output<typeof sale>;

const columns = ["number", "day", "clientName", "method", "total", "state"] as const;
const shown = [...columns, "paper", "lines", "vat", "reason"] as const;

const list = query({
  input: z.strictObject({
    ...paging,
    method: z.enum(tillMethods).optional(),
    client: recordOf("clients").optional(),
    from: civil.optional(),
    to: civil.optional(),
  }),
  output: pageOf(listed),
  columns,
  telling: ["number", "clientName", "total", "method", "day"],
});

/** What is sold over the counter or on a market: goods leave, money comes and the paper is there in one write. */
export const sales = defineModule("sales", customers, {
  list,
  export: exportOf(list),

  show: query({ input: z.strictObject(one), output: sale, isDerived: true, columns: shown }),

  /** What lies on the stall: products with a price, incl. tax, and what there is of each to sell today. */
  shelf: query({
    input: z.strictObject({ search: paging.search, limit: paging.limit }),
    output: pageOf(
      z.object({
        itemId: z.string(),
        sku: z.string(),
        barcode: z.string().nullable(),
        name: z.string(),
        unit,
        price: sum,
        /** Null for a service: there is no stock of it. */
        available: measured.nullable(),
      }),
    ),
    isDerived: true,
    columns: ["name", "sku", "price", "available"],
  }),

  /** What a sale would come to, and what lacks for it. Nothing is kept. */
  preview: query({
    input: z.strictObject(cart),
    output: z.object({ lines: z.array(soldLine.extend({ missing: measured })), vat, subtotal: sum, total: sum }),
  }),

  create: command({
    access: { limits: ["ordersPerMonth"] },
    risk: "writes",
    input: z.strictObject({
      ...cart,
      method: z.enum(tillMethods),
      /** Left out, an invoice for a business that says who it is, a ticket for anybody else. */
      paper: z.enum(salePapers).optional(),
    }),
    output: sale,
    columns: shown,
  }),

  /** Says that a sale was not one: goods are in stock again, money is given back, a credit note says so. */
  takeBack: command({
    risk: "irreversible",
    input: z.strictObject({ ...one, reason: line(200) }),
    output: sale,
    columns: shown,
  }),

  /** The ticket on paper. Left out, in the reader's language. */
  ticket: paperOf(z.strictObject({ ...one, language: z.enum(languages).optional() })),

  /** What the till took on a day, today when none is said, by means of payment and rate; and whether its rows are as they were sealed. */
  journal: query({
    input: z.strictObject({ day: civil.optional() }),
    output: z.object({
      day: civil,
      count: z.int(),
      takenBack: z.int(),
      total: balance,
      methods: z.array(z.object({ method: z.enum(tillMethods), count: z.int(), total: balance })),
      vat,
      firstNumber: z.string().nullable(),
      lastNumber: z.string().nullable(),
      /** All that the till ever took, until the end of that day. */
      running: balance,
      sealed: z.boolean(),
    }),
    isDerived: true,
    columns: ["day", "count", "takenBack", "total", "methods", "vat", "firstNumber", "lastNumber", "running", "sealed"],
  }),
});
