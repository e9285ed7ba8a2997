import { balanceInCents, cents, plan, z } from "@/worker/core/contract/fields";
import { periods } from "@/worker/core/contract/plans";

export const period = z.enum(periods);

/** A line of what is paid, excl. tax: the words name what it is. */
export const billedLine = z.object({
  what: z.enum(["plan", "unused", "credits", "pages"]),
  plan: plan.nullable(),
  period: period.nullable(),
  quantity: z.int(),
  /** Negative where what was paid before is taken off. */
  total: balanceInCents,
});
export type BilledLine = z.output<typeof billedLine>;

/** What lines come to. */
export const sums = { net: cents, vat: cents, total: cents };

/** Who is billed, as they were that day. */
export interface Buyer {
  name: string;
  lines: string[];
  email: string;
}
