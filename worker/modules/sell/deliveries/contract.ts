import { stated } from "@/worker/core/contract/meaning";
import {
  businessDay,
  civil,
  identifier,
  instant,
  line,
  measured,
  note,
  pageOf,
  paging,
  quantity,
  recordOf,
  stockPlace,
  unit,
  version,
  z,
} from "@/worker/core/contract/fields";
import { languages } from "@/worker/core/language";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { address } from "@/worker/core/trade/parties";
import { paperOf } from "@/worker/core/contract/printing";
import { deliveryStatuses, deliveryMeanings } from "@/worker/core/trade/trade";
import { deliveryMoves } from "./status";

/** Its identifier or its reference. */
const byId = { id: identifier };
const status = stated(deliveryStatuses, deliveryMeanings);

/** A delivery in a list. */
const listed = z.object({
  id: z.string(),
  reference: z.string(),
  orderId: z.string(),
  orderReference: z.string(),
  clientId: z.string(),
  clientName: z.string(),
  status,
  shippedOn: civil,
  deliveredOn: civil.nullable(),
  carrier: z.string(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});

/** A delivery as every door shows it, lot by lot. */
const delivery = z.object({
  ...listed.shape,
  address: address.nullable(),
  notes: z.string(),
  lines: z.array(
    z.object({
      orderLineId: z.string(),
      itemId: z.string(),
      sku: z.string(),
      name: z.string(),
      unit,
      /** Empty for a service. */
      lotId: z.string(),
      lot: z.string(),
      locationId: z.string(),
      dlc: civil.nullable(),
      ddm: civil.nullable(),
      amount: quantity,
      returned: measured,
    }),
  ),
  /** What came back, each time apart. */
  returns: z.array(
    z.object({
      id: z.string(),
      returnedOn: civil,
      reason: z.string(),
      lines: z.array(z.object({ name: z.string(), lotId: z.string(), lot: z.string(), amount: measured, apartId: z.string().nullable() })),
    }),
  ),
  moves: z.array(z.enum(deliveryMoves)),
});
export type Delivery = z.output<typeof delivery>;

const columns = ["reference", "orderReference", "clientName", "shippedOn", "deliveredOn", "carrier", "status"] as const;
const deliveryColumns = [...columns, "lines", "address", "notes"] as const;

export const deliveries = defineModule("deliveries", customers, {
  list: query({
    input: z.strictObject({
      ...paging,
      status: status.optional(),
      client: recordOf("clients").optional(),
      order: recordOf("orders").optional(),
      shippedFrom: civil.optional(),
      shippedTo: civil.optional(),
    }),
    output: pageOf(listed),
    columns,
    telling: ["reference", "clientName", "orderReference", "shippedOn", "status"],
  }),

  show: query({
    input: z.strictObject(byId),
    output: delivery,
    isDerived: true,
    columns: deliveryColumns,
  }),

  /** The delivery note, with its lots. Left out, in the client's language. */
  note: paperOf(z.strictObject({ ...byId, language: z.enum(languages).optional() })),

  deliver: command({
    risk: "writes",
    /** Left out, it came today. */
    input: z.strictObject({ ...byId, deliveredOn: businessDay.optional(), version }),
    output: delivery,
    columns: deliveryColumns,
  }),

  return: command({
    risk: "writes",
    input: z.strictObject({
      ...byId,
      parts: z
        .array(z.strictObject({ lot: recordOf("lots"), amount: quantity }))
        .min(1)
        .max(200),
      reason: line(200),
      /** Goods that come back wait for a look before they are sold again. */
      hold: z.boolean().default(true),
      returnedOn: businessDay.optional(),
      version,
    }),
    output: delivery,
    columns: deliveryColumns,
  }),

  /** Says that what came back of a delivery at one time did not, or not so: it is recorded anew. */
  takeBackReturn: command({
    risk: "irreversible",
    /** Which return; left out, the only one. */
    input: z.strictObject({ ...byId, return: identifier.optional(), version }),
    output: delivery,
    columns: deliveryColumns,
  }),

  /** Puts right what left: the lots, how much of each, the day; what is left out stays as it was. */
  correct: command({
    risk: "irreversible",
    input: z.strictObject({
      ...byId,
      /** All that really left, lot by lot. */
      parts: z
        .array(
          z.strictObject({
            lot: recordOf("lots"),
            amount: quantity,
            location: stockPlace.optional(),
            /** The line of the order it left for. */
            line: identifier.optional(),
          }),
        )
        .min(1)
        .max(200)
        .optional(),
      shippedOn: businessDay.optional(),
      carrier: note(120).optional(),
      notes: note(2_000).optional(),
      version,
    }),
    output: delivery,
    columns: deliveryColumns,
  }),

  /** Says that goods did not leave: they are in stock again, for the order they were promised to. */
  takeBack: command({
    risk: "irreversible",
    input: z.strictObject({ ...byId, version }),
    output: delivery,
    columns: deliveryColumns,
  }),
});
