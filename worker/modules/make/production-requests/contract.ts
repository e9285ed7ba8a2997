import { civil, identifier, instant, line, note, pageOf, paging, quantity, version, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { productionRequestStatuses, urgencies } from "./status";

const columns = ["product", "amount", "requestedOn", "urgency", "status", "completedOn", "createdAt"] as const;

/** A request as every door shows it. */
const request = z.object({
  id: z.string(),
  product: z.string(),
  /** The item of that name or SKU, where there is one. */
  itemId: z.string().nullable(),
  amount: quantity,
  requestedOn: civil,
  urgency: z.enum(urgencies),
  notes: z.string(),
  status: z.enum(productionRequestStatuses),
  /** Why it was rejected. */
  reason: z.string(),
  completedOn: civil.nullable(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type ProductionRequest = z.output<typeof request>;

/** Customers ask the provider, in its database. */
const platform = { ...customers, scope: "platform" } as const;

export const productionRequests = defineModule("productionRequests", platform, {
  list: query({
    input: z.strictObject({
      limit: paging.limit,
      cursor: paging.cursor,
      status: z.enum(productionRequestStatuses).optional(),
      urgency: z.enum(urgencies).optional(),
    }),
    output: pageOf(request),
    columns,
  }),

  show: query({
    input: z.strictObject({ id: identifier }),
    output: request,
    columns: [...columns, "notes", "reason"],
  }),

  create: command({
    risk: "writes",
    input: z.strictObject({
      /** The SKU or the identifier of an item, or any name. */
      product: line(120),
      amount: quantity,
      requestedOn: civil,
      urgency: z.enum(urgencies).default("normal"),
      /** Notes and instructions. */
      notes: note(4_000).default(""),
    }),
    output: request,
  }),

  cancel: command({
    risk: "writes",
    input: z.strictObject({ id: identifier, version }),
    output: request,
  }),
});
