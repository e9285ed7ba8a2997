import { civil, measured, sum, unit, z } from "@/worker/core/contract/fields";
import { itemKinds } from "@/worker/modules/catalogue/items/status";
import { lot, place, promised } from "@/worker/modules/store/lots/shapes";

/** What there is of an item, as every door shows it. */
export const level = z.object({
  /** The item's. */
  id: z.string(),
  name: z.string(),
  sku: z.string(),
  kind: z.enum(itemKinds),
  unit,
  amount: measured,
  reserved: measured,
  /** What lies in lots that are blocked. */
  held: measured,
  /** What lies past its DLC and is promised to nobody. */
  expired: measured,
  /** What can be promised or used today: all but the above. */
  available: measured,
  /** Below it one runs short; null when nobody watches. */
  minimum: measured.nullable(),
  isShort: z.boolean(),
  value: sum,
  /** The first date that one of its lots bears. */
  nextDate: civil.nullable(),
  /** How much of it lies in the place one asked for. */
  there: measured.nullable(),
});
export type Level = z.output<typeof level>;

/** A lot and where it lies. */
export const lotHere = lot.extend({ places: z.array(place) });

export const promise = promised;

/** What a supplier is to bring. */
export const incoming = z.object({
  restockId: z.string(),
  reference: z.string(),
  supplierName: z.string(),
  expectedOn: civil.nullable(),
  amount: measured,
});

/** What a client has asked for and has not had. */
export const demand = z.object({
  orderId: z.string(),
  reference: z.string(),
  clientName: z.string(),
  dueOn: civil.nullable(),
  amount: measured,
});

/** What an item was worth. */
export const valued = z.object({
  id: z.string(),
  name: z.string(),
  sku: z.string(),
  kind: z.enum(itemKinds),
  amount: measured,
  value: sum,
});

/** What is missing of an item, for whom and by when. */
export const missing = z.object({
  id: z.string(),
  name: z.string(),
  sku: z.string(),
  kind: z.enum(itemKinds),
  unit,
  available: measured,
  /** What lies there in lots that are blocked. */
  held: measured,
  /** Asked for by open orders and productions, and not yet promised to them. */
  wanted: measured,
  /** Still to come from suppliers. */
  incoming: measured,
  minimum: measured.nullable(),
  /** What to find so that all who wait are served and the minimum lies there, before what is to come. */
  missing: measured,
  /** The first day it is needed; null when only the minimum asks for it. */
  neededOn: civil.nullable(),
  /** CMD-2026-0001, OF-2026-0001: who waits for it. */
  neededFor: z.array(z.string()),
});
export type Missing = z.output<typeof missing>;
