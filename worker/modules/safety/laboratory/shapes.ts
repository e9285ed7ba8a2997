import { assayed, businessDay, civil, instant, line, note, z } from "@/worker/core/contract/fields";
import { analysisKinds, analysisOutcomes, samplePurposes, sampleStatuses } from "./status";

const limit = assayed.nullable();
const planned = {
  name: line(80),
  kind: z.enum(analysisKinds),
  unit: note(20),
  method: note(60),
  safety: z.boolean(),
  n: z.int().min(1).max(30),
  c: z.int().min(0).max(30),
  least: limit,
  m: limit,
  most: limit,
};

/** What is looked for, as one writes it. */
export const writtenAnalysis = z.strictObject({
  name: planned.name,
  kind: planned.kind.default("count"),
  unit: planned.unit.default(""),
  method: planned.method.default(""),
  safety: planned.safety.default(false),
  n: planned.n.default(5),
  c: planned.c.default(0),
  least: limit.default(null),
  m: limit.default(null),
  most: limit.default(null),
});
export const plannedAnalysis = z.object(planned);

/** What a person decides of a sample. */
export const details = {
  purpose: z.enum(samplePurposes),
  takenOn: businessDay,
  laboratory: note(80),
  notes: note(1_000),
};

/** As lists show it. */
export const listedSample = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum(sampleStatuses),
  outcome: z.enum(analysisOutcomes),
  ...details,
  takenOn: civil,
  itemId: z.string(),
  itemName: z.string(),
  lotId: z.string(),
  lot: z.string(),
  holds: z.boolean(),
  report: z.string(),
  reportedOn: civil.nullable(),
  nonConformityId: z.string().nullable(),
  nonConformity: z.string(),
  recallId: z.string().nullable(),
  recall: z.string(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type ListedSample = z.output<typeof listedSample>;

const analysis = z.object({ id: z.string(), ...planned, results: z.array(z.string()), outcome: z.enum(analysisOutcomes) });
export type ShownAnalysis = z.output<typeof analysis>;

/** With what is looked for and what was found. */
export const sample = listedSample.extend({ analyses: z.array(analysis), by: z.string() });
export type Sample = z.output<typeof sample>;
