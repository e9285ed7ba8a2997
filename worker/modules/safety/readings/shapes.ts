import { civil, gauged, instant, line, note, recordOf, z } from "@/worker/core/contract/fields";
import { measures, pointKinds, rhythms } from "@/worker/modules/safety/control-plans/status";
import { calibrationStates, standings } from "@/worker/modules/safety/instruments/status";
import { dueStates, outcomes, verdicts } from "./status";

/** What is read at a point, and between what it must lie. */
const measured = {
  pointId: z.string(),
  pointName: z.string(),
  kind: z.enum(pointKinds),
  measure: z.enum(measures),
  /** "°C"; empty where one only says whether it conforms. */
  unit: z.string(),
  target: gauged.nullable(),
  lower: gauged.nullable(),
  upper: gauged.nullable(),
};

/** A reading as every door shows it. */
export const reading = z.object({
  id: z.string(),
  ...measured,
  at: instant,
  day: civil,
  value: gauged.nullable(),
  verdict: z.enum(verdicts).nullable(),
  outcome: z.enum(outcomes),
  action: z.string(),
  note: z.string(),
  /** What it was read with, and how that stood on the day; null when nobody said. */
  instrumentId: z.string().nullable(),
  instrument: z.string(),
  calibration: z.enum(calibrationStates).nullable(),
  /** Who signed it. */
  by: z.string(),
  productionId: z.string().nullable(),
  /** OF-2026-0001; empty when it is of no batch. */
  production: z.string(),
  nonConformityId: z.string().nullable(),
  nonConformity: z.string(),
  /** The reading that this one puts right, why, and the one that puts this one right. */
  corrects: z.string().nullable(),
  reason: z.string(),
  correctedBy: z.string().nullable(),
  createdAt: instant,
});
export type Reading = z.output<typeof reading>;

/** What a person or a probe reads at a point. */
export const takenReading = z.strictObject({
  /** Its identifier or its name. */
  point: line(120),
  value: gauged.nullable().default(null),
  verdict: z.enum(verdicts).nullable().default(null),
  /** Says that the value is in the point's own unit: in another it is refused. */
  unit: note(12).default(""),
  /** Now, when left out. */
  at: instant.nullable().default(null),
  /** What it was read with, by its identifier, its reference or its name. */
  instrument: line(80).nullable().default(null),
  production: recordOf("production").nullable().default(null),
  /** Lots to hold when it is out of its limits, besides the one of the production. */
  lots: z.array(line(64)).max(50).default([]),
  /** What was done at once: asked for when it is out of its limits. */
  action: note(250).default(""),
  note: note(250).default(""),
});

/** A control of the day. */
export const due = z.object({
  ...measured,
  id: z.string(),
  planId: z.string(),
  planName: z.string(),
  step: z.string(),
  state: z.enum(dueStates),
  /** How many are wanted in its period, and how many there are. */
  wanted: z.int(),
  taken: z.int(),
  per: z.enum(rhythms),
  /** Periods of the last weeks that lack one. */
  missed: z.int(),
  /** What it was last read with, and how that stands today. */
  instrumentId: z.string().nullable(),
  instrument: z.string(),
  standing: z.enum(standings).nullable(),
  productionId: z.string().nullable(),
  production: z.string(),
  itemName: z.string(),
  who: z.string(),
  how: z.string(),
  /** What one does when it is out of its limits. */
  action: z.string(),
});
export type Due = z.output<typeof due>;

/** A period, or a batch, that lacks readings. */
export const missedControl = z.object({
  pointId: z.string(),
  pointName: z.string(),
  planName: z.string(),
  kind: z.enum(pointKinds),
  per: z.enum(rhythms),
  /** The first day of the period, or the one of the batch. */
  day: civil,
  wanted: z.int(),
  taken: z.int(),
  production: z.string(),
});
export type MissedControl = z.output<typeof missedControl>;

/** What was read in a part of a chart's time: the lowest and the highest. */
export const charted = z.object({ at: instant, low: gauged, high: gauged, count: z.int() });
export const chartedPoint = measured;
