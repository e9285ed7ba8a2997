import { identifier, instant, pageOf, paging, recordOf, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { bundleOf } from "@/worker/core/contract/printing";
import { filters } from "@/worker/modules/money/invoices/shapes";
import { bundleStates, MOST } from "./status";

const { limit, cursor } = paging;
const one = { id: identifier };

const bundle = z.object({
  id: z.string(),
  fileName: z.string(),
  state: z.enum(bundleStates),
  /** How many there are, and how many of them are printed. */
  total: z.int(),
  printed: z.int(),
  /** Bytes of the file; 0 before it is there. */
  size: z.int(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type InvoiceBundle = z.output<typeof bundle>;

const columns = ["fileName", "state", "printed", "total", "size", "createdAt"] as const;

/** Many invoices on paper at once. No plan closes it: what the law asks to keep is not for sale. */
export const invoiceBundles = defineModule("invoiceBundles", customers, {
  list: query({
    input: z.strictObject({ limit, cursor }),
    output: pageOf(bundle),
    columns,
  }),

  /** How far it is. */
  show: query({ input: z.strictObject(one), output: bundle, columns }),

  /** The file itself, once it is ready. */
  file: bundleOf(z.strictObject(one)),

  /** Has the queue print those that are named, or all that have a number and match. */
  print: command({
    risk: "writes",
    input: z.strictObject({ invoices: z.array(recordOf("invoices")).min(1).max(MOST).optional(), ...filters, search: paging.search }),
    output: bundle,
    columns,
  }),
});
