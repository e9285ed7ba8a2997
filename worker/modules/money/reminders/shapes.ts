import { balance, civil, instant, line, note, pageOf, sum, z, email } from "@/worker/core/contract/fields";
import { languages } from "@/worker/core/language";
import { reminderSteps } from "./status";

export const step = z.enum(reminderSteps);
export const language = z.enum(languages);

const lateInvoice = z.object({
  id: z.string(),
  number: z.string(),
  dueOn: civil,
  daysLate: z.int(),
  due: sum,
  penalties: sum,
});

/** What a client owes. */
export const debtor = z.object({
  clientId: z.string(),
  reference: z.string(),
  partyName: z.string(),
  email: z.string().nullable(),
  /** Sent and not paid, whether late or not; and what of it is in dispute. */
  due: sum,
  disputed: sum,
  /** Late, and not in dispute. */
  late: sum,
  oldestOn: civil.nullable(),
  daysLate: z.int(),
  penalties: sum,
  indemnity: sum,
  /** What is late, with penalties and indemnities. */
  total: sum,
  invoices: z.array(lateInvoice),
  lastStep: step.nullable(),
  lastSentOn: civil.nullable(),
  /** What to do now; null while there is nothing to do but wait. */
  step: step.nullable(),
});
export type Debtor = z.output<typeof debtor>;

const claimed = z.object({ id: z.string(), number: z.string(), due: sum, penalties: sum });

/** A letter as it would be, or as it was sent. */
export const letter = {
  clientId: z.string(),
  partyName: z.string(),
  step,
  language,
  subject: z.string(),
  message: z.string(),
  invoices: z.array(claimed),
  total: sum,
};

export const sent = z.object({ ...letter, id: z.string(), sentTo: z.string(), version: z.int(), createdAt: instant });

/** What all clients owe on invoices, which letters ask for; and what they owe in all, credit notes and balances beside invoices within. */
export const debtors = pageOf(debtor).extend({
  totalLate: sum,
  totalDue: sum,
  creditBalance: sum,
  carried: balance,
  totalOwed: balance,
});

/** What a person may change of a letter before it leaves. */
export const written = {
  subject: line(200),
  message: note(5_000).refine((text) => text !== "", { params: { code: "required" } }),
  to: email,
};

export const stepRule = z.strictObject({ step, afterDays: z.int().min(0).max(365), active: z.boolean() });
