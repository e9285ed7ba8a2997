import { businessDay, civil, instant, line, note, z } from "@/worker/core/contract/fields";
import { calibrationOutcomes, instrumentKinds, instrumentStatuses, standings } from "./status";

/** What a person decides of an instrument. */
export const details = {
  name: line(80),
  kind: z.enum(instrumentKinds),
  serial: note(60),
  place: note(80),
  everyMonths: z.int().min(1).max(120),
  notes: note(1_000),
};

/** As lists show it. */
export const listedInstrument = z.object({
  id: z.string(),
  reference: z.string(),
  ...details,
  status: z.enum(instrumentStatuses),
  standing: z.enum(standings),
  lastOn: civil.nullable(),
  /** The last day on which its calibration holds; null while there is none. */
  dueOn: civil.nullable(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type ListedInstrument = z.output<typeof listedInstrument>;

/** What a person writes of a calibration. */
export const calibrated = {
  day: businessDay,
  outcome: z.enum(calibrationOutcomes),
  deviation: note(120),
  doneBy: note(80),
  certificate: note(60),
  note: note(500),
};

const calibration = z.object({
  id: z.string(),
  ...calibrated,
  day: civil,
  dueOn: civil,
  nonConformityId: z.string().nullable(),
  nonConformity: z.string(),
  /** Who wrote it down. */
  by: z.string(),
});
export type Calibration = z.output<typeof calibration>;

/** With its calibrations, the latest first, and how many readings were taken with it. */
export const instrument = listedInstrument.extend({ readings: z.int(), calibrations: z.array(calibration) });
export type Instrument = z.output<typeof instrument>;
