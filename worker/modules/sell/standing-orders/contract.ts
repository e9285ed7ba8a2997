import { civil, identifier, instant, note, pageOf, paging, quantity, recordOf, version, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { rhythms } from "./status";

const byId = { id: identifier };

const details = {
  client: recordOf("clients"),
  rhythm: z.enum(rhythms),
  /** The next day an order is made. */
  nextOn: civil,
  /** The last day one is made; null when it goes on. */
  endsOn: civil.nullable(),
  /** Days between the making and the delivery. */
  leadDays: z.int().min(0).max(365),
  lines: z
    .array(
      z.strictObject({
        item: recordOf("items"),
        amount: quantity,
        /** Packaging that comes back, as kegs and crates: charged for, without VAT and without discount. */
        container: z.boolean().default(false),
      }),
    )
    .min(1)
    .max(200),
  notes: note(2_000),
};

const listed = z.object({
  id: z.string(),
  clientId: z.string(),
  clientReference: z.string(),
  clientName: z.string(),
  rhythm: details.rhythm,
  nextOn: civil,
  endsOn: details.endsOn,
  leadDays: z.int(),
  paused: z.boolean(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});

/** A standing order as every door shows it. */
const standingOrder = z.object({
  ...listed.shape,
  lines: z.array(z.object({ itemId: z.string(), sku: z.string(), name: z.string(), amount: quantity, container: z.boolean() })),
  notes: z.string(),
  /** The orders it has made, the newest first. */
  made: z.array(z.object({ id: z.string(), reference: z.string(), orderedOn: civil })),
});
export type StandingOrder = z.output<typeof standingOrder>;

const columns = ["clientName", "rhythm", "nextOn", "endsOn", "leadDays", "paused"] as const;
const allColumns = [...columns, "lines", "notes", "made"] as const;

export const standingOrders = defineModule("standingOrders", customers, {
  list: query({
    input: z.strictObject({
      ...paging,
      client: recordOf("clients").optional(),
      paused: z.boolean().optional(),
      /** An order is to be made today. */
      due: z.boolean().optional(),
    }),
    output: pageOf(listed),
    columns,
    telling: ["clientName", "rhythm", "nextOn", "paused"],
  }),

  show: query({
    input: z.strictObject(byId),
    output: standingOrder,
    isDerived: true,
    columns: allColumns,
  }),

  create: command({
    risk: "writes",
    input: z.strictObject({
      ...{ client: details.client, rhythm: details.rhythm, nextOn: details.nextOn, lines: details.lines },
      endsOn: details.endsOn.default(null),
      leadDays: details.leadDays.default(0),
      notes: details.notes.default(""),
    }),
    output: standingOrder,
    columns: allColumns,
  }),

  update: command({
    risk: "writes",
    input: z.strictObject({ ...byId, ...z.object(details).omit({ client: true }).partial().shape, version }),
    output: standingOrder,
    columns: allColumns,
  }),

  pause: command({
    risk: "writes",
    input: z.strictObject({ ...byId, version }),
    output: standingOrder,
    columns: allColumns,
  }),

  resume: command({
    risk: "writes",
    input: z.strictObject({ ...byId, version }),
    output: standingOrder,
    columns: allColumns,
  }),

  /** Makes the draft of its next day, once a day whoever asks: the clock each morning, or a person before its day. */
  run: command({
    access: { limits: ["ordersPerMonth"] },
    risk: "writes",
    input: z.strictObject(byId),
    output: z.object({ made: z.boolean(), orderId: z.string(), reference: z.string(), nextOn: civil }),
    columns: ["made", "reference", "nextOn"],
  }),
});
