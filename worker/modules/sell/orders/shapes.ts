import { stated } from "@/worker/core/contract/meaning";
import {
  civil,
  identifier,
  instant,
  measured,
  money,
  note,
  quantity,
  rate,
  recordOf,
  share,
  stockPlace,
  sum,
  unit,
  z,
} from "@/worker/core/contract/fields";
import { address } from "@/worker/core/trade/parties";
import { clientCategories, deliveryStatuses, deliveryMeanings } from "@/worker/core/trade/trade";
import { orderMoves, orderStatuses, orderMeanings } from "./status";

/** An order by its identifier or its reference. */
export const byId = { id: identifier };
/** A client by its identifier or its reference. */
export const clientName = recordOf("clients");

/** One line as it is asked for. */
const askedLine = z.strictObject({
  /** Its identifier or its SKU. */
  item: recordOf("items"),
  amount: quantity,
  /** Excl. tax for one unit of the item; left out, the client's price in force today. */
  price: money.optional(),
  /** Left out, the client's. */
  discount: share.optional(),
  /** How it reads on papers, where not by the item's name. */
  description: note(200).default(""),
  /** Packaging that comes back, as kegs and crates: charged for, without VAT and without discount. */
  container: z.boolean().default(false),
});

/** What a person decides of an order. */
export const details = {
  lines: z.array(askedLine).min(1).max(200),
  /** The day the client wants it. */
  dueOn: civil.nullable(),
  /** The day a quote holds until; null for an order. */
  validUntil: civil.nullable(),
  /** Where it goes; left out, where the client's goods go. */
  deliveryAddress: address.nullable(),
  /** What the client calls it. */
  clientReference: note(60),
  notes: note(2_000),
};

/** An order as one writes it down. */
export const written = {
  client: clientName,
  lines: details.lines,
  dueOn: details.dueOn.default(null),
  deliveryAddress: details.deliveryAddress.optional(),
  clientReference: details.clientReference.default(""),
  notes: details.notes.default(""),
};

/** Money of a document. */
const vat = z.array(z.object({ rate, base: sum, tax: sum }));
export const totals = { subtotal: sum, vat, total: sum };

/** A line with what it is worth. */
export const pricedLine = z.object({
  itemId: z.string(),
  sku: z.string(),
  name: z.string(),
  description: z.string(),
  amount: quantity,
  price: money,
  per: unit,
  discount: share,
  vatRate: rate,
  total: sum,
  container: z.boolean(),
});

/** What of a lot is promised to a line, or may be. */
export const lotPart = z.object({
  lotId: z.string(),
  number: z.string(),
  locationId: z.string(),
  dlc: civil.nullable(),
  ddm: civil.nullable(),
  amount: measured,
});

const shownLine = z.object({
  id: z.string(),
  ...pricedLine.shape,
  shipped: measured,
  returned: measured,
  promised: measured,
  /** Still to leave and promised nowhere. */
  short: measured,
  /** While it is short: what lies there on hold, why, and the recipe that must be activated before it can be made. */
  held: z.array(z.object({ lotId: z.string(), number: z.string(), amount: measured, reason: z.string() })),
  draftRecipeId: z.string().nullable(),
  lots: z.array(lotPart),
});

const shortage = z.object({
  lineId: z.string(),
  name: z.string(),
  sku: z.string(),
  missing: measured,
  /** The order or the production that holds some of it, and for whom or what; empty when nobody does. */
  takenBy: z.string(),
  takenFor: z.string(),
  taken: measured.nullable(),
});

/** An order in a list. */
export const listed = z.object({
  id: z.string(),
  reference: z.string(),
  clientId: z.string(),
  clientName: z.string(),
  status: stated(orderStatuses, orderMeanings),
  /** First of the dates: "the orders of this week" are those wanted then. */
  dueOn: civil.nullable(),
  orderedOn: civil,
  /** Is the day it was wanted over, and has it not all left? */
  late: z.boolean(),
  validUntil: civil.nullable(),
  subtotal: sum,
  total: sum,
  /** What has left and stayed away, by value. */
  deliveredShare: share,
  invoicedShare: share,
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});

/** An order as every door shows it, with what is promised to it today. */
export const order = z.object({
  ...listed.shape,
  vat,
  /** CLI-0001, and what the client calls the order. */
  clientCode: z.string(),
  clientReference: z.string(),
  priceList: z.enum(clientCategories),
  deliveryAddress: address.nullable(),
  notes: z.string(),
  lines: z.array(shownLine),
  /** What is promised nowhere, and who holds it instead: a row for each. */
  shortages: z.array(shortage),
  deliveries: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      status: stated(deliveryStatuses, deliveryMeanings),
      shippedOn: civil,
      deliveredOn: civil.nullable(),
      /** Does the client still hold some of it? */
      returnable: z.boolean(),
    }),
  ),
  /** What of it has arrived: of what has left, the rest is on its way. */
  arrivedShare: share,
  /** What one may do now. */
  moves: z.array(z.enum(orderMoves)),
  confirmedAt: instant.nullable(),
});
export type Order = z.output<typeof order>;

/** So much of a lot, chosen by hand; from one place where several hold it. */
export const chosen = z.strictObject({
  lot: recordOf("lots"),
  amount: quantity,
  location: stockPlace.optional(),
  /** The line it leaves for, where several are of its item; left out, the first that still waits. */
  line: identifier.optional(),
});
