import { celsius, gauged, instant, line, note, z } from "@/worker/core/contract/fields";
import { treatmentKinds, treatmentOutcomes } from "./status";

/** A cycle as lists show it; values are minutes at the reference temperature. */
export const listedTreatment = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.enum(treatmentKinds),
  equipment: line(80),
  startedAt: instant,
  productionId: z.string().nullable(),
  production: z.string(),
  itemName: z.string(),
  lotId: z.string().nullable(),
  lot: z.string(),
  referenceTemperature: celsius,
  z: celsius,
  scale: gauged,
  value: gauged,
  peak: celsius,
  /** Seconds. */
  duration: z.int(),
  outcome: z.enum(treatmentOutcomes),
  action: note(250),
  note: note(500),
  nonConformityId: z.string().nullable(),
  nonConformity: z.string(),
  createdAt: instant,
});
export type ListedTreatment = z.output<typeof listedTreatment>;

/** A cycle with its points. */
export const treatment = listedTreatment.extend({
  /** Who wrote it down. */
  by: z.string(),
  points: z.array(z.object({ seconds: z.int(), temperature: celsius })),
});
export type Treatment = z.output<typeof treatment>;

/** What the cycles of a product must reach: minutes at the reference temperature. */
export const scaleOfItem = z.object({
  id: z.string(),
  itemId: z.string(),
  itemName: z.string(),
  sku: z.string(),
  kind: z.enum(treatmentKinds),
  referenceTemperature: celsius,
  z: celsius,
  scale: gauged,
  source: note(200),
  version: z.int(),
});
export type Scale = z.output<typeof scaleOfItem>;
