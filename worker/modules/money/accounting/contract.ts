import { balance, civil, instant, pageOf, paging, rate, z } from "@/worker/core/contract/fields";
import { exportedFile } from "@/worker/core/contract/exporting";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";

const period = { from: civil, to: civil };
const closing = z.object({ id: z.string(), until: civil, version: z.int(), createdAt: instant });
const vatSide = z.object({ rate, base: balance, tax: balance });

/** What the accountant asks for. What the law asks for is behind no plan. */
export const accounting = defineModule("accounting", customers, {
  /** The closed periods, the last one first. */
  list: query({
    input: z.strictObject({ limit: paging.limit, cursor: paging.cursor }),
    output: pageOf(closing),
    columns: ["until", "createdAt"],
  }),

  /** Closes the books until the last day of a month: nothing dated in it is written any more. */
  close: command({
    risk: "irreversible",
    input: z.strictObject({ until: civil }),
    output: closing,
    columns: ["until", "createdAt"],
  }),

  /** The journals of sales, purchases, bank and cash: as the tax office reads them, or for a spreadsheet. */
  export: query({
    input: z.strictObject({ ...period, format: z.enum(["fec", "csv"]).default("fec") }),
    output: exportedFile,
  }),

  /** What was collected and what can be deducted, by rate, on the days of invoices. */
  vat: query({
    access: { feature: "finance" },
    input: z.strictObject({ from: civil.optional(), to: civil.optional() }),
    output: z.object({ ...period, collected: z.array(vatSide), deductible: z.array(vatSide), due: balance }),
    isDerived: true,
    columns: ["from", "to", "collected", "deductible", "due"],
  }),
});
