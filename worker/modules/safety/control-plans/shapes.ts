import { stated } from "@/worker/core/contract/meaning";
import { civil, gauged, identifier, instant, line, note, z } from "@/worker/core/contract/fields";
import { hazardKinds, measures, planStatuses, planMeanings, planTemplates, pointKinds, rhythms, weekdays } from "./status";

/** From 1, seldom or slight, to 5. */
const grade = z.int().min(1).max(5);
const limit = gauged.nullable();

/** A control point as every door shows it. */
export const point = z.object({
  id: z.string(),
  step: line(80),
  name: line(120),
  kind: z.enum(pointKinds),
  hazard: z.enum(hazardKinds),
  danger: note(200),
  likelihood: grade,
  severity: grade,
  measure: z.enum(measures),
  target: limit,
  lower: limit,
  upper: limit,
  times: z.int().min(1).max(48),
  per: z.enum(rhythms),
  who: note(80),
  how: note(250),
  action: note(250),
});
export type Point = z.output<typeof point>;

const { shape } = point;
/** A control point as one writes it; the identifier of one that was there keeps its readings with it. */
export const writtenPoint = z.strictObject({
  id: identifier.optional(),
  step: shape.step,
  name: shape.name,
  kind: shape.kind,
  hazard: shape.hazard,
  danger: shape.danger.default(""),
  likelihood: grade.default(3),
  severity: grade.default(3),
  measure: shape.measure,
  target: limit.default(null),
  lower: limit.default(null),
  upper: limit.default(null),
  times: shape.times.default(1),
  per: shape.per.default("day"),
  who: shape.who.default(""),
  how: shape.how.default(""),
  action: shape.action.default(""),
});

/** What a person decides of a plan. */
export const details = {
  name: line(120),
  category: note(60),
  steps: z.array(line(80)).max(40),
  worksOn: z.array(z.enum(weekdays)).min(1).max(7),
  points: z.array(writtenPoint).max(120),
  notes: note(2_000),
};

/** An edition as lists show it. */
export const listedPlan = z.object({
  id: z.string(),
  seriesId: z.string(),
  name: line(120),
  edition: z.int(),
  status: stated(planStatuses, planMeanings),
  template: z.enum(planTemplates),
  category: z.string(),
  /** How many points it has, and how many of them are critical. */
  size: z.int(),
  critical: z.int(),
  approvedOn: civil.nullable(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type ListedPlan = z.output<typeof listedPlan>;

/** An edition as every door shows it. */
export const plan = listedPlan.extend({
  steps: z.array(z.string()),
  worksOn: z.array(z.enum(weekdays)),
  points: z.array(point),
  notes: z.string(),
  /** Who approved it. */
  approvedBy: z.string(),
});
export type Plan = z.output<typeof plan>;
