import { stated } from "@/worker/core/contract/meaning";
import {
  celsius,
  civil,
  identifier,
  instant,
  line as text,
  measured,
  money,
  note,
  quantity,
  rate,
  recordOf,
  sum,
  thousandths,
  unit,
  z,
} from "@/worker/core/contract/fields";
import { certificate } from "@/worker/core/trade/parties";
import { restockStatuses, restockMeanings } from "./status";

/** More packs than one orders at once. */
export const MOST_PACKS = 10_000;
/** More lines than a supplier's order has. */
export const MOST_LINES = 100;

/** A supplier by its identifier, its reference or its whole name. */
export const supplierName = text(120);

/** What one asks for: a tariff, or an item and what is agreed for it. */
const askedLine = z.strictObject({
  tariff: recordOf("tariffs").optional(),
  /** Without a tariff: an identifier or SKU; the supplier's own tariff of it is taken where there is one. */
  item: recordOf("items").optional(),
  packs: z.int().min(1).max(MOST_PACKS),
  /** What a pack holds; left out, the pack of the tariff, or one unit of the item. */
  pack: quantity.optional(),
  packName: note(60).optional(),
  /** Excl. tax for a pack; left out, the tariff's in force. */
  price: money.optional(),
});

export const details = {
  lines: z.array(askedLine).min(1).max(MOST_LINES),
  /** Transport and the like, excl. tax. */
  fees: money,
  expectedOn: civil.nullable(),
  notes: note(2_000),
};

/** What came of a line, in one lot; a line that comes twice came in two lots. */
export const arrivedLine = z.strictObject({
  /** The line's identifier, or the SKU or identifier of its item. */
  line: identifier,
  /** How many packs are taken in; left out with the amount, all that is still to come. */
  packs: thousandths.optional(),
  /** The same, weighed or counted. */
  amount: quantity.optional(),
  /** What came too and goes back with the driver: it does not count as received. */
  refused: quantity.optional(),
  /** What was wrong. */
  discrepancy: note(500).default(""),
  /** The number to give the lot; left out, the next. */
  lot: text(60).optional(),
  supplierLot: note(60).default(""),
  dlc: civil.nullable().default(null),
  ddm: civil.nullable().default(null),
  temperature: celsius.nullable().default(null),
  /** A place of the stock, by its identifier or name. */
  location: text(120).default("main"),
  /** Excl. tax for a pack, when it is not the one ordered at. */
  price: money.optional(),
});

/** What really came in a lot of a receipt. */
export const correctedLine = z.strictObject({
  lot: recordOf("lots"),
  /** Nothing, when it did not come at all. */
  amount: measured.optional(),
  supplierLot: note(60).optional(),
  dlc: civil.nullable().optional(),
  ddm: civil.nullable().optional(),
  /** Excl. tax for a pack. */
  price: money.optional(),
});

const line = z.object({
  id: z.string(),
  itemId: z.string(),
  itemName: z.string(),
  sku: z.string(),
  itemUnit: unit,
  supplierCode: z.string(),
  packs: z.int(),
  pack: quantity,
  packName: z.string(),
  price: money,
  total: sum,
  vatRate: rate,
  /** All in the pack's unit. */
  asked: quantity,
  received: measured,
  outstanding: measured,
  tariffId: z.string().nullable(),
  /** What the tariff asks today for the same pack; null without one. */
  tariffPrice: money.nullable(),
});
export type Line = z.output<typeof line>;

const arrival = z.object({
  lineId: z.string(),
  itemId: z.string(),
  itemName: z.string(),
  sku: z.string(),
  amount: measured,
  refused: measured,
  lotId: z.string().nullable(),
  lotNumber: z.string(),
  supplierLot: z.string(),
  dlc: civil.nullable(),
  ddm: civil.nullable(),
  temperature: celsius.nullable(),
  discrepancy: z.string(),
  itemUnit: unit,
  /** What a unit of it cost, its part of the fees with it; null where all of it was refused. */
  unitCost: money.nullable(),
});
export type Arrival = z.output<typeof arrival>;

const receipt = z.object({
  id: z.string(),
  receivedOn: civil,
  deliveryNote: z.string(),
  lines: z.array(arrival),
  createdAt: instant,
});
export type Receipt = z.output<typeof receipt>;

/** A restock as a row shows it. */
export const listed = z.object({
  id: z.string(),
  reference: z.string(),
  supplierId: z.string(),
  supplierName: z.string(),
  status: stated(restockStatuses, restockMeanings),
  /** Awaited since a day before today. */
  late: z.boolean(),
  orderedOn: civil.nullable(),
  expectedOn: civil.nullable(),
  receivedOn: civil.nullable(),
  lineCount: z.int(),
  subtotal: sum,
  fees: money,
  receivedShare: rate,
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type ListedRestock = z.output<typeof listed>;

/** A restock as every door shows it. */
export const restock = listed.extend({
  supplierReference: z.string(),
  supplierEmail: z.string().nullable(),
  /** Certificates of the supplier that have ended, or soon will, on the day the goods come. */
  certificates: z.array(z.object({ ...certificate.shape, state: z.enum(["soon", "ended"]) })),
  minimumOrder: money.nullable(),
  /** What is lacking to the supplier's minimum order. */
  belowMinimum: money,
  lines: z.array(line),
  vat: z.array(z.object({ rate, base: sum, tax: sum })),
  /** Incl. tax and fees. */
  total: sum,
  /** The same for what has come and was accepted; null while nothing has. */
  owed: sum.nullable(),
  notes: z.string(),
  receipts: z.array(receipt),
});
export type Restock = z.output<typeof restock>;

/** What an item lacks, and what to order of it. */
export const proposed = z.object({
  itemId: z.string(),
  itemName: z.string(),
  sku: z.string(),
  /** To have the minimum once all that is planned is served. */
  lacking: measured,
  supplierId: z.string().nullable(),
  supplierName: z.string(),
  tariffId: z.string().nullable(),
  packs: z.int().nullable(),
  pack: quantity.nullable(),
  packName: z.string(),
  price: money.nullable(),
  total: sum.nullable(),
  available: measured,
  minimum: measured.nullable(),
  /** Promised to orders and productions, without stock so far. */
  needed: measured,
  /** What of that expected sales want: of products, or of what goes into those that must be made. */
  expected: measured,
  incoming: measured,
});
export type Proposed = z.output<typeof proposed>;

/** An order that the proposal comes to. */
export const proposedOrder = z.object({
  supplierId: z.string(),
  supplierName: z.string(),
  subtotal: sum,
  minimumOrder: money.nullable(),
  belowMinimum: money,
  expectedOn: civil.nullable(),
});
export type ProposedOrder = z.output<typeof proposedOrder>;

/** What came of an item, in one lot. */
export const arrived = z.object({
  id: z.string(),
  receivedOn: civil,
  supplierId: z.string().nullable(),
  supplierName: z.string(),
  itemId: z.string(),
  itemName: z.string(),
  sku: z.string(),
  amount: measured,
  unitCost: money,
  itemUnit: unit,
  lotId: z.string(),
  lotNumber: z.string(),
  supplierLot: z.string(),
  dlc: civil.nullable(),
  ddm: civil.nullable(),
  temperature: celsius.nullable(),
  restockId: z.string(),
  reference: z.string(),
});
