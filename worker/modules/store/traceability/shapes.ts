import { stated } from "@/worker/core/contract/meaning";
import { civil, measured, share, unit, z } from "@/worker/core/contract/fields";
import { lotStates, lotMeanings } from "@/worker/modules/store/lots/status";

/** What stands on the way of goods; a production, where nothing came out of it. */
export const nodeKinds = ["supplier", "lot", "client", "production"] as const;
/** What carries them from one to the next. */
export const edgeKinds = ["receipt", "production", "return", "shipment"] as const;
/** What adds to a lot, and what takes from it: what came back and was set apart is another lot; `stock` is what is left. */
export const balanceSides = ["received", "made", "returned", "found", "used", "shipped", "apart", "scrapped", "missing", "stock"] as const;

/** A lot, as a trace names it. */
export const tracedLot = z.object({
  id: z.string(),
  number: z.string(),
  itemId: z.string(),
  itemName: z.string(),
  sku: z.string(),
  unit,
  supplierId: z.string().nullable(),
  supplierName: z.string(),
  supplierLot: z.string(),
  bornOn: civil,
  dlc: civil.nullable(),
  ddm: civil.nullable(),
  state: stated(lotStates, lotMeanings),
  /** What came or was made. */
  born: measured,
  /** What is left. */
  amount: measured,
});
export type TracedLot = z.output<typeof tracedLot>;

/** A supplier, a lot, a client, or a production that gave nothing. */
export const node = z.object({
  id: z.string(),
  kind: z.enum(nodeKinds),
  /** A lot's number, or a name. */
  name: z.string(),
  /** What a lot is of; empty for people. */
  itemName: z.string(),
  state: stated(lotStates, lotMeanings).nullable(),
  /** How many steps from what is traced, at most: before it below nothing, after it above. */
  step: z.int(),
});
export type Node = z.output<typeof node>;

/** Goods that went from one to another. */
export const edge = z.object({
  fromId: z.string(),
  toId: z.string(),
  kind: z.enum(edgeKinds),
  from: z.string(),
  to: z.string(),
  itemName: z.string(),
  amount: measured,
  /** Which part of what it comes from went there; null while that is unknown. */
  shareOfSource: share.nullable(),
  /** Which part by weight of what it went into comes from it, packaging aside; null where it is not weighed. */
  shareOfResult: share.nullable(),
  /** The order to the supplier, the production, the delivery. */
  reference: z.string(),
  date: civil.nullable(),
});
export type Edge = z.output<typeof edge>;

/** A line of a tree: how deep it stands, and what it is. */
export const branch = z.object({
  level: z.int(),
  name: z.string(),
  itemName: z.string(),
  amount: measured,
  share: share.nullable(),
  reference: z.string(),
});
export type Branch = z.output<typeof branch>;

/** Somebody to call. */
const person = { id: z.string(), reference: z.string(), name: z.string(), phone: z.string().nullable(), email: z.string().nullable() };

/** Who got some of it. */
export const reachedClient = z.object({
  ...person,
  /** Of which products, and how much of each, what came back taken off. */
  goods: z.array(z.object({ lot: z.string(), itemName: z.string(), amount: measured, delivery: z.string(), date: civil })),
});
export type ReachedClient = z.output<typeof reachedClient>;

/** Who brought some of it. */
export const reachedSupplier = z.object({
  ...person,
  goods: z.array(z.object({ lot: z.string(), itemName: z.string(), supplierLot: z.string(), amount: measured, date: civil })),
});
export type ReachedSupplier = z.output<typeof reachedSupplier>;

/** Where some of it still lies. */
export const rest = z.object({ lotId: z.string(), lot: z.string(), itemName: z.string(), location: z.string(), amount: measured });
export type Rest = z.output<typeof rest>;

/** A side of the mass balance: what came in is what went and what is left. */
export const balanceLine = z.object({ side: z.enum(balanceSides), amount: measured, share: share.nullable() });
export type BalanceLine = z.output<typeof balanceLine>;
