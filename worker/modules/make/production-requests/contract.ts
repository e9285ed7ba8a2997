import { civil, identifier, instant, line, note, pageOf, paging, quantity, version, z } from "@/worker/core/contract/fields";
import { customers, defineModule, staff } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { productionRequestStatuses, urgencies } from "./status";

const columns = ["product", "amount", "requestedOn", "urgency", "status", "plannedOn", "completedOn", "createdAt"] as const;

/** A request as every door shows it. */
const request = z.object({
  id: z.string(),
  /** Who asks. */
  businessName: z.string(),
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
  /** The day on which the provider means to make it. */
  plannedOn: civil.nullable(),
  completedOn: civil.nullable(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type ProductionRequest = z.output<typeof request>;

/** Both sides look; the provider decides. */
const ofBoth = { access: { role: "member" } } as const;
const ofStaff = { access: staff.access } as const;

/** Customers ask the provider, in its database. */
const platform = { ...customers, scope: "platform" } as const;

export const productionRequests = defineModule("productionRequests", platform, {
  list: query({
    ...ofBoth,
    input: z.strictObject({
      limit: paging.limit,
      cursor: paging.cursor,
      status: z.enum(productionRequestStatuses).optional(),
      urgency: z.enum(urgencies).optional(),
    }),
    output: pageOf(request),
    columns,
    telling: ["product", "amount", "requestedOn", "status"],
  }),

  show: query({
    ...ofBoth,
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

  /** Takes the work on, on the day that was asked for or on another. */
  accept: command({
    ...ofStaff,
    risk: "writes",
    input: z.strictObject({ id: identifier, plannedOn: civil.optional(), version }),
    output: request,
  }),
  reject: command({ ...ofStaff, risk: "writes", input: z.strictObject({ id: identifier, reason: line(300), version }), output: request }),
  start: command({ ...ofStaff, risk: "writes", input: z.strictObject({ id: identifier, version }), output: request }),
  complete: command({ ...ofStaff, risk: "writes", input: z.strictObject({ id: identifier, version }), output: request }),
});
