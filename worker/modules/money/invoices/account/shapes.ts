import { balance, civil, sum, z } from "@/worker/core/contract/fields";
import { ages } from "../rules";

/** What clients owe, by how late it is, less what credit notes owe them. */
export const aged = z.object({
  clientId: z.string(),
  partyName: z.string(),
  ...(Object.fromEntries(ages.map((age) => [age, sum])) as Record<(typeof ages)[number], typeof sum>),
  creditBalance: sum,
  /** What stands beside papers: of what was owed before the product kept the books, and of what was paid beyond what was due. */
  carried: balance,
  total: balance,
});

/** The account of a client, or of a supplier, over a while, movement by movement. */
export const account = z.object({
  partyName: z.string(),
  from: civil,
  to: civil,
  /** What was owed before, after each movement, and at the end: by the client, or to the supplier; negative the other way round. */
  opening: balance,
  items: z.array(
    z.object({
      id: z.string(),
      /** `carried`: what was owed before the product kept the books. */
      kind: z.enum(["invoice", "credit", "payment", "carried"]),
      /** Null of what stood before, and of what settles it. */
      invoiceId: z.string().nullable(),
      number: z.string().nullable(),
      day: civil,
      moved: balance,
      balance,
    }),
  ),
  closing: balance,
  invoiced: balance,
  due: sum,
  overdue: sum,
  /** What credit notes have left, for the client or from the supplier. */
  creditBalance: sum,
  /** What stands beside papers, with the sign of the balance: see `aged`. */
  carried: balance,
  /** What is due, by how late it is. */
  ages: z.object(Object.fromEntries(ages.map((age) => [age, sum])) as Record<(typeof ages)[number], typeof sum>),
  /** From the day of the invoice to that of its payment, the dearer counting more; null while nothing was paid. */
  averageDays: z.int().nullable(),
});

/** The while that an account is of: the year until today where nothing is said. */
export const accountDays = { from: civil.optional(), to: civil.optional() };
export const accountColumns = [
  "partyName",
  "due",
  "overdue",
  "creditBalance",
  "carried",
  "averageDays",
  "invoiced",
  "opening",
  "items",
  "closing",
] as const;
