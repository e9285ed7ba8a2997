import { stated } from "@/worker/core/contract/meaning";
import { celsius, civil, instant, line, measured, money, note, sum, unit, z } from "@/worker/core/contract/fields";
import { freshnesses } from "./rules";
import { lotStates, lotMeanings } from "./status";

/** What a person may write down of a lot, besides its dates. */
export const details = {
  supplierLot: note(60),
  /** Use by: past it the lot is blocked. */
  dlc: civil.nullable(),
  /** Best before: past it the lot may still be sold. */
  ddm: civil.nullable(),
  /** At receipt; null when nobody measured. */
  temperature: celsius.nullable(),
  notes: note(2_000),
};

/** A lot as every door shows it. */
export const lot = z.object({
  id: z.string(),
  number: line(60),
  itemId: z.string(),
  itemName: z.string(),
  sku: z.string(),
  unit,
  supplierId: z.string().nullable(),
  supplierName: z.string(),
  ...details,
  state: stated(lotStates, lotMeanings),
  freshness: z.enum(freshnesses),
  daysLeft: z.int().nullable(),
  /** Why it is held, rejected or scrapped. */
  reason: z.string(),
  amount: measured,
  reserved: measured,
  /** What can still be promised or used today. */
  available: measured,
  /** For one unit of the item. */
  unitCost: money,
  value: sum,
  bornOn: civil,
  cause: z.string(),
  causeId: z.string(),
  /** The record from which it came: an order to a supplier, a production. */
  causeReference: z.string(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Lot = z.output<typeof lot>;

/** What lies of a lot in a place. */
export const place = z.object({
  locationId: z.string(),
  locationName: z.string(),
  amount: measured,
  reserved: measured,
});

/** Stock that is promised, and to whom. */
export const promised = z.object({
  cause: z.enum(["order", "production"]),
  causeId: z.string(),
  /** CMD-2026-0001, OF-2026-0001. */
  reference: z.string(),
  /** The client, or what is to be made. */
  name: z.string(),
  lotId: z.string(),
  lot: z.string(),
  locationId: z.string(),
  amount: measured,
});
export type Promised = z.output<typeof promised>;
