import { businessDay, civil, instant, measured, note, thousandths, z } from "@/worker/core/contract/fields";
import { checkStatuses, shortages, verdicts } from "./status";

/** As many packs as a line fills in an hour. */
export const packs = z.int().min(1).max(1_000_000);
/** Weights as one types them, in grams: "412,5; 410". */
export const weights = note(900);
export const details = { checkedOn: businessDay, notes: note(1_000) };

/** As lists show it. */
export const listedCheck = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum(checkStatuses),
  verdict: z.enum(verdicts),
  itemId: z.string(),
  itemName: z.string(),
  lotId: z.string(),
  lot: z.string(),
  checkedOn: civil,
  nominal: measured,
  /** How many packs the batch has, are to be weighed and were. */
  batch: packs,
  needed: z.int(),
  weighed: z.int(),
  mean: measured.nullable(),
  defective: z.int(),
  nonConformityId: z.string().nullable(),
  nonConformity: z.string(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type ListedCheck = z.output<typeof listedCheck>;

/** With what was weighed, pack by pack, and what decides. */
export const check = listedCheck.extend({
  destructive: z.boolean(),
  tare: thousandths,
  density: thousandths.nullable(),
  /** What a pack may lack. */
  error: measured,
  deviation: measured.nullable(),
  /** The least average that passes. */
  least: measured.nullable(),
  accept: z.int(),
  reject: z.int(),
  packs: z.array(z.object({ weight: thousandths, content: measured, shortage: z.enum(shortages) })),
  notes: details.notes,
  by: z.string(),
});
export type NetContentCheck = z.output<typeof check>;
