import { CSV_CHARACTERS } from "@/worker/core/files/csv-limits";
import {
  balance,
  balanceInCents,
  businessDay,
  cents,
  civil,
  identifier,
  instant,
  line,
  note,
  pageOf,
  paging,
  share,
  sum,
  vatRate,
  version,
  z,
} from "@/worker/core/contract/fields";
import { defineModule, finance } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { bankLineStates, ownCategories } from "@/worker/modules/money/treasury/status";
import { differenceCategories } from "./rules";
import { reasons, statementFormats, suggestionKinds } from "./status";

/** What the bank says there is. */
const account = z.object({
  /** What the bank said last; null while nobody has said. */
  bankBalance: balance.nullable(),
  bankOn: civil.nullable(),
  /** When somebody said so. */
  updatedAt: instant.nullable(),
  /** The same with what has moved since. */
  balance,
  /** What the books hold of the bank and the till (accounts 51 and 53). */
  booked: balance,
  /** What the bank has more than the books say; less than nothing where it has less. Nothing while nobody has said. */
  difference: balance,
});
const shown = ["bankBalance", "bankOn", "updatedAt", "balance", "booked", "difference"] as const;

const suggestion = z.object({
  kind: z.enum(suggestionKinds),
  /** Of the entry, invoice or plan; the category itself. */
  id: z.string(),
  name: z.string(),
  party: z.string(),
  /** Of an invoice: the credit notes of the same party that the line takes off it. */
  less: z.array(z.string()),
  /** How sure it is, of 100. */
  score: z.int(),
  /** Why it may be, the most telling first. */
  reasons: z.array(z.enum(reasons)),
  /** What is due, expected or entered; null of a category. */
  due: balance.nullable(),
});

const bankLine = z.object({
  id: z.string(),
  day: civil,
  label: z.string(),
  amount: balance,
  state: z.enum(bankLineStates),
  suggestion: suggestion.nullable(),
  /** What it may be, the likeliest first: what is suggested, and what else one chooses among. */
  candidates: z.array(suggestion),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type BankLine = z.output<typeof bankLine>;

const column = z.int().min(1).max(200);
/** Where a CSV has what we read of it, counted from 1; said once, and remembered for files with the same headings. */
const columns = z.strictObject({
  day: column,
  label: column,
  amount: column.optional(),
  debit: column.optional(),
  credit: column.optional(),
});
/** An invoice that a line pays; as much as is due, or as the line has left, when no amount is said. */
const part = z.strictObject({ invoice: identifier, amount: cents.optional() });
/** What becomes of a small difference between a line and what it pays. */
const rule = z.object({ mostDifference: sum, mostShare: share, category: z.enum(ownCategories) });

const lineColumns = ["day", "label", "amount", "state", "suggestion"] as const;
const one = { id: identifier, version };

/** The business's bank account: its balance and its statements. */
export const bank = defineModule("bank", finance, {
  balance: query({ input: z.strictObject({}), output: account, columns: shown, isDerived: true }),

  setBalance: command({
    risk: "writes",
    input: z.strictObject({
      balance: balanceInCents,
      /** The day the bank says it of; today when left out. */
      day: businessDay.optional(),
    }),
    output: account,
    columns: shown,
  }),

  /** Lines of statements, the latest first; those that are open with what they likely are. */
  list: query({
    input: z.strictObject({ limit: paging.limit, cursor: paging.cursor, state: z.enum(bankLineStates).optional() }),
    output: pageOf(bankLine),
    isDerived: true,
    columns: lineColumns,
    telling: ["day", "label", "amount", "state"],
  }),

  /** Reads a statement: OFX, CAMT.053, CFONB120 or CSV. A line that came before is left out. */
  import: command({
    risk: "writes",
    input: z.strictObject({ content: z.string().min(1).max(CSV_CHARACTERS), fileName: note(200).default(""), columns: columns.optional() }),
    output: z.object({ format: z.enum(statementFormats), read: z.int(), added: z.int(), known: z.int() }),
    columns: ["format", "read", "added", "known"],
  }),

  /** Says what a line is, and teaches it: what was suggested when nothing else is said. Pays the invoice, settles the plan, or makes an entry. */
  match: command({
    risk: "writes",
    input: z.strictObject({
      ...one,
      /** An entry that is written already. */
      entry: identifier.optional(),
      /** By identifier or number. */
      invoice: identifier.optional(),
      /** Several invoices that one line pays, or part of one. */
      parts: z.array(part).max(50).optional(),
      /** What the line has beyond what it pays stays on the account of whose that is; what it lacks is taken from there. */
      onAccount: z.boolean().default(false),
      plan: identifier.optional(),
      category: z.enum(ownCategories).optional(),
      /** Of sales: the rate of VAT within; that of most products when left out. */
      vatRate: vatRate.optional(),
      /**
       * The client or supplier whose balance beside invoices it settles, by code or identifier; with `onAccount` all of it goes there, as
       * an advance. Beside invoices of theirs, what the line has beyond those settles it.
       */
      carried: identifier.optional(),
      /** Sales all the same, though the line names an invoice that stays due. */
      anyway: z.boolean().default(false),
      /** The bank's own words when left out. */
      description: line(200).optional(),
    }),
    output: bankLine,
    columns: lineColumns,
  }),

  /** Undoes what a line was said to be, or that it is left out: it waits again, and so does what it paid. */
  unmatch: command({ risk: "writes", input: z.strictObject(one), output: bankLine, columns: lineColumns }),

  /** How small a difference is booked by itself, and as what. */
  rule: query({ input: z.strictObject({}), output: rule, columns: ["mostDifference", "mostShare", "category"] }),
  setRule: command({
    risk: "writes",
    input: z.strictObject({ mostDifference: cents, mostShare: share.default(0), category: z.enum(differenceCategories) }),
    output: rule,
    columns: ["mostDifference", "mostShare", "category"],
  }),

  ignore: command({ risk: "writes", input: z.strictObject(one), output: bankLine, columns: lineColumns }),
});
