import { identifier, instant, line, pageOf, paging, recordOf, z } from "@/worker/core/contract/fields";
import { customers, defineModule, staff } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { payment } from "@/worker/modules/business/billing/shapes";
import { packSizes } from "@/worker/modules/business/billing/rules";
import { creditCauses, creditTypes } from "./status";

/** A movement of credits as every door shows it. */
const entry = z.object({
  id: z.string(),
  type: z.enum(creditTypes),
  /** With its sign: what it changes of what may be spent. */
  credits: z.int(),
  cause: z.enum(creditCauses),
  causeId: z.string(),
  reason: z.string(),
  expiresAt: instant.nullable(),
  createdAt: instant,
});

const balance = z.object({
  /** Those that may be spent. */
  credits: z.int(),
  /** Those held for what is agreed. */
  held: z.int(),
});

/** The credits of who asks, in the provider's database. */
const platform = { ...customers, scope: "platform" } as const;

export const credits = defineModule("credits", platform, {
  balance: query({ input: z.strictObject({}), output: balance }),

  history: query({
    input: z.strictObject({ limit: paging.limit, cursor: paging.cursor }),
    output: pageOf(entry),
    columns: ["createdAt", "type", "credits", "cause", "reason"],
  }),

  /** A cart, or so many credits in the packs that cost least. */
  buy: command({
    risk: "writes",
    input: z.strictObject({
      /** The cart: each pack with an identifier of its own. */
      items: z
        .array(z.strictObject({ id: identifier, credits: z.literal([...packSizes]) }))
        .min(1)
        .max(20)
        .optional(),
      credits: z.int().min(1).max(200).optional(),
    }),
    output: payment,
  }),

  grant: command({
    access: staff.access,
    risk: "writes",
    input: z.strictObject({
      /** The business whose owner receives them. */
      id: recordOf("businesses"),
      credits: z.int().min(1).max(1_000),
      reason: line(300),
    }),
    output: balance,
  }),
});
