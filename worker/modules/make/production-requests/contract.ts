import { civil, identifier, instant, line, note, pageOf, paging, quantity, version, z } from "@/worker/core/contract/fields";
import { customers, defineModule, staff } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { productionRequestStatuses, sides, urgencies, workStages } from "./status";

const columns = ["product", "reference", "amount", "requestedOn", "urgency", "status", "plannedOn", "completedOn", "createdAt"] as const;
const workColumns = ["reference", "product", "amount", "businessName", "plannedOn", "stage", "status"] as const;

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
  /** FAB-2026-0001: the work that accepting has created. */
  reference: z.string().nullable(),
  /** The day on which it is to be made, as one side proposed it. */
  plannedOn: civil.nullable(),
  proposedBy: z.enum(sides).nullable(),
  /** What goes with the day that is proposed. */
  dayNote: z.string(),
  /** When the other side agreed to that day. */
  agreedAt: instant.nullable(),
  stage: z.enum(workStages).nullable(),
  startedAt: instant.nullable(),
  completedOn: civil.nullable(),
  /** What was made in the end. */
  made: quantity.nullable(),
  /** What is written on it. */
  lotNumber: z.string(),
  /** What whoever reads it may do now. */
  moves: z.array(z.string()),
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
    telling: ["product", "reference", "amount", "requestedOn", "status"],
  }),

  show: query({
    ...ofBoth,
    input: z.strictObject({ id: identifier }),
    output: request,
    columns: [...columns, "notes", "reason", "stage", "dayNote", "made", "lotNumber"],
    isDerived: true,
  }),

  /** The work that was taken on, the next to be made first; what is still to be done unless one asks for a stage. */
  works: query({
    ...ofBoth,
    input: z.strictObject({
      limit: paging.limit,
      cursor: paging.cursor,
      stage: z.enum(workStages).optional(),
      /** Whose day has passed, and which is not done. */
      late: z.boolean().optional(),
    }),
    output: pageOf(request),
    columns: workColumns,
    telling: ["reference", "product", "plannedOn", "stage"],
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

  /** Takes it on: creates the work, and proposes a day. The day that was asked for is agreed at once. */
  accept: command({
    ...ofStaff,
    risk: "writes",
    input: z.strictObject({ id: identifier, plannedOn: civil.optional(), dayNote: note(300).default(""), version }),
    output: request,
  }),
  reject: command({ ...ofStaff, risk: "writes", input: z.strictObject({ id: identifier, reason: line(300), version }), output: request }),
  /** Proposes another day, as long as nobody has begun; the other side agrees to it. */
  propose: command({
    ...ofBoth,
    risk: "writes",
    input: z.strictObject({ id: identifier, plannedOn: civil, dayNote: note(300).default(""), version }),
    output: request,
  }),
  agree: command({ ...ofBoth, risk: "writes", input: z.strictObject({ id: identifier, version }), output: request }),
  start: command({ ...ofStaff, risk: "writes", input: z.strictObject({ id: identifier, version }), output: request }),
  /** Says that it is made, and how much; as much as was asked for unless one says otherwise. */
  complete: command({
    ...ofStaff,
    risk: "writes",
    input: z.strictObject({ id: identifier, made: quantity.optional(), lotNumber: note(60).default(""), version }),
    output: request,
  }),
});
