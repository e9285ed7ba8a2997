import { civil, instant, line, note, z } from "@/worker/core/contract/fields";
import { dateKinds } from "@/worker/modules/catalogue/items/status";
import { plannedAnalysis } from "@/worker/modules/safety/laboratory/shapes";
import { analysisOutcomes } from "@/worker/modules/safety/laboratory/status";
import { studyStatuses, studyVerdicts } from "./status";

/** As long as an item may keep. */
const LONGEST = 3_650;
const days = z.int().min(0).max(LONGEST);

/** What a person decides of a study. */
export const details = {
  dateKind: z.enum(dateKinds),
  /** Day zero. */
  startedOn: civil,
  /** How long the product should keep. */
  targetDays: z.int().min(1).max(LONGEST),
  /** Days that are kept back from the last one that holds. */
  margin: days,
  /** How the samples are kept: "4 °C a third, 8 °C two thirds". */
  conditions: note(200),
  notes: note(1_000),
};

/** As lists show it. */
export const listedStudy = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum(studyStatuses),
  verdict: z.enum(studyVerdicts),
  ...details,
  itemId: z.string(),
  itemName: z.string(),
  lotId: z.string().nullable(),
  lot: z.string(),
  /** The last day to which all criteria hold, and the first on which one fails. */
  lastDay: z.int().nullable(),
  failedDay: z.int().nullable(),
  /** What may be put on the product. */
  proposedDays: z.int().nullable(),
  limiting: z.string(),
  concludedOn: civil.nullable(),
  /** What was put on the product, and what stood there before. */
  appliedOn: civil.nullable(),
  appliedDays: z.int().nullable(),
  formerDays: z.int().nullable(),
  formerKind: z.enum(dateKinds).nullable(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type ListedStudy = z.output<typeof listedStudy>;

const criterion = z.object({ id: z.string(), ...plannedAnalysis.shape, lastDay: z.int().nullable(), failedDay: z.int().nullable() });
const found = z.object({ analysis: z.string(), name: z.string(), results: z.array(z.string()), outcome: z.enum(analysisOutcomes) });
const point = z.object({
  id: z.string(),
  day: days,
  takenOn: civil,
  outcome: z.enum(analysisOutcomes),
  analyses: z.array(found),
  note: note(250),
  sample: z.string(),
  by: z.string(),
});
export type ShownPoint = z.output<typeof point>;

/** With what is looked at and what was found, day by day. */
export const study = listedStudy.extend({
  analyses: z.array(criterion),
  points: z.array(point),
  /** What the product says today. */
  itemDays: z.int().nullable(),
  itemKind: z.enum(dateKinds),
  by: z.string(),
});
export type Study = z.output<typeof study>;

/** A name that a study may be told by, and more days than anyone comes back on. */
export const one = { id: line(64) };
export const MOST_POINTS = 60;
