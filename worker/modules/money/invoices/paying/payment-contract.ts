import { civil, identifier, sum, version, z } from "@/worker/core/contract/fields";
import { command, query } from "@/worker/core/contract/operation";

/** What a client was given to pay an invoice by: opens that invoice, and nothing else. */
const link = z
  .string()
  .trim()
  .min(1)
  .max(160)
  .regex(/^[\w.-]+$/);

/** How clients pay without a transfer form: a page of their own for each invoice, by card where the business takes cards. */
export const paying = {
  /** The address to hand on; it goes with the letter too. */
  paymentLink: query({
    input: z.strictObject({ id: identifier }),
    output: z.object({ url: z.string(), due: sum, dueOn: civil.nullable(), byCard: z.boolean() }),
    columns: ["url", "due", "dueOn", "byCard"],
  }),
  /** Has the addresses that were given open nothing any more; the answer is the next one. */
  withdrawLink: command({
    risk: "irreversible",
    input: z.strictObject({ id: identifier, version }),
    output: z.object({ url: z.string() }),
    columns: ["url"],
  }),
  /** What stands on that page: what is due, the account to pay to, the same as a square to scan. */
  paymentPage: query({
    scope: "platform",
    access: { role: "public" },
    input: z.strictObject({ id: link }),
    output: z.object({
      number: z.string(),
      sellerName: z.string(),
      buyerName: z.string(),
      issuedOn: civil,
      dueOn: civil.nullable(),
      total: sum,
      /** Nothing once it is paid, or taken back. */
      due: sum,
      iban: z.string().nullable(),
      bic: z.string().nullable(),
      byCard: z.boolean(),
      code: z.object({ path: z.string(), size: z.number() }).nullable(),
    }),
    columns: ["number", "sellerName", "due", "dueOn", "iban", "bic", "byCard"],
  }),
  /** Where one pays by card. Asked for again while nothing has changed, it is the same page: nobody pays twice. */
  payByCard: query({
    scope: "platform",
    access: { role: "public" },
    input: z.strictObject({ id: link }),
    output: z.object({ url: z.string() }),
    columns: ["url"],
  }),
};
