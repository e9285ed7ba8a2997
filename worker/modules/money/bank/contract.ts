import { CSV_CHARACTERS } from "@/worker/core/files/csv-limits";
import {
  balance,
  balanceInCents,
  businessDay,
  civil,
  identifier,
  instant,
  line,
  note,
  pageOf,
  paging,
  version,
  z,
} from "@/worker/core/contract/fields";
import { defineModule, finance } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { bankLineStates, entryCategories } from "@/worker/modules/money/treasury/status";
import { suggestionKinds } from "./rules";

/** What the bank says there is. */
const account = z.object({
  /** What the bank said last; null while nobody has said. */
  bankBalance: balance.nullable(),
  bankOn: civil.nullable(),
  /** When somebody said so. */
  updatedAt: instant.nullable(),
  /** The same with what has moved since. */
  balance,
});
const shown = ["bankBalance", "bankOn", "updatedAt", "balance"] as const;

const suggestion = z.object({
  kind: z.enum(suggestionKinds),
  /** Of the entry, invoice or plan; the category itself. */
  id: z.string(),
  name: z.string(),
  party: z.string(),
  /** How sure it is, of 100. */
  score: z.int(),
});

const bankLine = z.object({
  id: z.string(),
  day: civil,
  label: z.string(),
  amount: balance,
  state: z.enum(bankLineStates),
  suggestion: suggestion.nullable(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type BankLine = z.output<typeof bankLine>;

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
  }),

  /** Reads a statement: OFX, CAMT.053 or CSV. A line that came before is left out. */
  import: command({
    risk: "writes",
    input: z.strictObject({ content: z.string().min(1).max(CSV_CHARACTERS), fileName: note(200).default("") }),
    output: z.object({ format: z.enum(["csv", "ofx", "camt"]), read: z.int(), added: z.int(), known: z.int() }),
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
      plan: identifier.optional(),
      category: z.enum(entryCategories).optional(),
      /** The bank's own words when left out. */
      description: line(200).optional(),
    }),
    output: bankLine,
    columns: lineColumns,
  }),

  /** Undoes what a line was said to be, or that it is left out: it waits again, and so does what it paid. */
  unmatch: command({ risk: "writes", input: z.strictObject(one), output: bankLine, columns: lineColumns }),

  ignore: command({ risk: "writes", input: z.strictObject(one), output: bankLine, columns: lineColumns }),
});
