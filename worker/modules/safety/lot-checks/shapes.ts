import { stated } from "@/worker/core/contract/meaning";
import { gauged, identifier, instant, note, z } from "@/worker/core/contract/fields";
import { moments } from "@/worker/modules/safety/checklists/status";
import { point } from "@/worker/modules/safety/checklists/shapes";
import { verdicts } from "@/worker/modules/safety/readings/status";
import { lotCheckStatuses, lotCheckMeanings } from "./status";

/** What was seen of a point: a verdict, or a figure that is judged by its limits. */
export const givenAnswer = z.strictObject({
  point: identifier,
  verdict: z.enum(verdicts).optional(),
  value: gauged.optional(),
  remark: note(200).default(""),
});
export type GivenAnswer = z.output<typeof givenAnswer>;

/** As lists show it. */
export const listedLotCheck = z.object({
  id: z.string(),
  reference: z.string(),
  status: stated(lotCheckStatuses, lotCheckMeanings),
  moment: z.enum(moments),
  name: z.string(),
  checklistId: z.string(),
  itemId: z.string(),
  itemName: z.string(),
  lotId: z.string(),
  lot: z.string(),
  supplierName: z.string(),
  /** How many points do not conform. */
  failing: z.int(),
  answeredAt: instant.nullable(),
  nonConformityId: z.string().nullable(),
  nonConformity: z.string(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type ListedLotCheck = z.output<typeof listedLotCheck>;

const answered = point.extend({
  verdict: z.enum(verdicts).nullable(),
  value: gauged.nullable(),
  remark: z.string(),
  /** What the lot says of it already: its temperature at receipt, the days left to its date. */
  known: gauged.nullable(),
});
export type ShownPoint = z.output<typeof answered>;

/** With what is asked and what was answered. */
export const lotCheck = listedLotCheck.extend({
  points: z.array(answered),
  holds: z.boolean(),
  note: z.string(),
  /** Why the lot was let go without it. */
  reason: z.string(),
  /** Who answered it, or let the lot go without it. */
  by: z.string(),
});
export type LotCheck = z.output<typeof lotCheck>;
