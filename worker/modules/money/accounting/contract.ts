import {
  balance,
  businessDay,
  cents,
  civil,
  instant,
  line,
  note,
  pageOf,
  paging,
  rate,
  sum,
  version,
  z,
} from "@/worker/core/contract/fields";
import { exportedFile } from "@/worker/core/contract/exporting";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { accountKeys, returnLines } from "./status";

const period = { from: civil, to: civil };
const closing = z.object({ id: z.string(), until: civil, version: z.int(), createdAt: instant });
const days = { from: civil.optional(), to: civil.optional() };
/** A line of the return. */
const returned = z.object({ line: z.enum(returnLines), base: balance, tax: balance });
const vatEntry = z.object({
  id: z.string(),
  day: civil,
  side: z.enum(["collected", "deductible"]),
  line: z.enum(returnLines).nullable(),
  rate,
  base: balance,
  tax: balance,
  invoiceId: z.string(),
  number: z.string(),
  partyName: z.string(),
});
/** An account of the French chart: its class first. */
const accountNumber = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[1-7]\d{2,9}[A-Z0-9]{0,4}$/);
const ownChart = z.object({
  items: z.array(z.object({ account: z.enum(accountKeys), number: z.string(), name: z.string(), isOwn: z.boolean() })),
});
/** An account that a balance sheet shows: of classes 1 to 5. */
const heldAccount = accountNumber.refine((number) => /^[1-5]/.test(number), { params: { code: "balance_account" } });
const openingLine = z.strictObject({
  number: heldAccount,
  name: line(120),
  /** The code of the client or supplier whose account it is. */
  party: note(40).default(""),
  debit: cents.default(0),
  credit: cents.default(0),
});
const shownOpening = z.object({
  /** Null while nobody has said. */
  day: civil.nullable(),
  closingMonth: z.int(),
  balances: z.array(z.object({ number: z.string(), name: z.string(), party: z.string(), debit: sum, credit: sum })),
  /** What the bank held before everything that the books know: what its account begins with. */
  bank: balance.nullable(),
  version: z.int(),
});
const openingColumns = ["day", "closingMonth", "balances"] as const;
const vatSide = z.object({ rate, base: balance, tax: balance });

/** What the accountant asks for. It is what the law asks for: entries, closed months and the return of VAT are behind no plan. */
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

  /** What VAT fell due and what may be deducted, by rate, and as the lines of the French return. */
  vat: query({
    input: z.strictObject(days),
    output: z.object({ ...period, collected: z.array(vatSide), deductible: z.array(vatSide), due: balance, lines: z.array(returned) }),
    isDerived: true,
    columns: ["from", "to", "collected", "deductible", "due", "lines"],
  }),

  /** What stands behind the return of a period, or behind one of its lines. */
  vatEntries: query({
    input: z.strictObject({ ...days, line: z.enum(returnLines).optional(), limit: paging.limit, cursor: paging.cursor }),
    output: pageOf(vatEntry),
    isDerived: true,
    columns: ["day", "number", "partyName", "line", "rate", "base", "tax"],
  }),

  /** Where each kind of entry goes. */
  accounts: query({ input: z.strictObject({}), output: ownChart, columns: ["account", "number", "name", "isOwn"] }),

  /** Says which account something goes to, as the accountant numbers it. */
  setAccount: command({
    risk: "writes",
    input: z.strictObject({ account: z.enum(accountKeys), number: accountNumber, name: line(120) }),
    output: ownChart,
    columns: ["account", "number", "name", "isOwn"],
  }),

  /** What stood in the books before they were kept here, and when a year ends. */
  opening: query({ input: z.strictObject({}), output: shownOpening, isDerived: true, columns: openingColumns }),

  /** Says what stood on the accounts of the balance sheet on the morning of a day: debits and credits come to the same. */
  setOpening: command({
    risk: "writes",
    input: z.strictObject({
      day: businessDay,
      closingMonth: z.int().min(1).max(12).default(12),
      balances: z.array(openingLine).max(400),
      version,
    }),
    output: shownOpening.omit({ bank: true }),
    columns: openingColumns,
  }),
});
