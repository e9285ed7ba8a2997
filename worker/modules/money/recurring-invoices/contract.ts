import { civil, identifier, instant, pageOf, paging, recordOf, sum, version, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { details as ofInvoices, shownLine } from "@/worker/modules/money/invoices/shapes";

const one = { id: identifier };

const details = {
  description: ofInvoices.description.min(1),
  /** Every so many months. */
  everyMonths: z.int().min(1).max(24),
  /** The next day an invoice is made. */
  nextOn: civil,
  /** The last day one is made; null when it goes on. */
  endsOn: civil.nullable(),
  lines: ofInvoices.lines,
  /** Why lines at 0 % bear no tax; null when it follows from the regime and from where the client is. */
  vatReason: ofInvoices.vatReason,
};

const listed = z.object({
  id: z.string(),
  clientId: z.string(),
  clientName: z.string(),
  description: z.string(),
  everyMonths: z.int(),
  nextOn: civil,
  endsOn: civil.nullable(),
  /** Excl. tax, each time. */
  subtotal: sum,
  paused: z.boolean(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});

/** A recurring invoice as every door shows it. */
const recurring = z.object({
  ...listed.shape,
  lines: z.array(shownLine),
  vatReason: details.vatReason,
  /** The invoices it has made, the newest first. */
  made: z.array(z.object({ id: z.string(), number: z.string().nullable(), issuedOn: civil })),
});
export type RecurringInvoice = z.output<typeof recurring>;

const columns = ["clientName", "description", "everyMonths", "nextOn", "endsOn", "subtotal", "paused"] as const;
const allColumns = [...columns, "lines", "vatReason", "made"] as const;
const writes = { risk: "writes", output: recurring, columns: allColumns } as const;

/** Invoices that come back by themselves: each makes a draft on its day. */
export const recurringInvoices = defineModule("recurringInvoices", customers, {
  list: query({
    input: z.strictObject({
      ...paging,
      client: recordOf("clients").optional(),
      paused: z.boolean().optional(),
      /** An invoice is to be made today. */
      due: z.boolean().optional(),
    }),
    output: pageOf(listed),
    columns,
    telling: ["clientName", "description", "nextOn", "subtotal", "paused"],
  }),

  show: query({
    input: z.strictObject(one),
    output: recurring,
    isDerived: true,
    columns: allColumns,
  }),

  create: command({
    ...writes,
    input: z.strictObject({
      client: recordOf("clients"),
      ...details,
      endsOn: details.endsOn.default(null),
      vatReason: details.vatReason.default(null),
      everyMonths: details.everyMonths.default(1),
    }),
  }),

  update: command({
    ...writes,
    input: z.strictObject({ ...one, ...z.object(details).partial().shape, version }),
  }),

  pause: command({ ...writes, input: z.strictObject({ ...one, version }) }),
  resume: command({ ...writes, input: z.strictObject({ ...one, version }) }),

  /** Makes the draft of its next day, once a day whoever asks: the clock each morning, or a person before its day. */
  run: command({
    risk: "writes",
    input: z.strictObject(one),
    output: z.object({ made: z.boolean(), invoiceId: z.string(), nextOn: civil }),
    columns: ["made", "nextOn"],
  }),
});
