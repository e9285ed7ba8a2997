import { gauged, instant, line, note, z } from "@/worker/core/contract/fields";
import { checklistStatuses, failures, moments, pointKinds } from "./status";

const limit = gauged.nullable();
const pointFields = {
  text: line(120),
  kind: z.enum(pointKinds),
  /** Of a measure: Brix, pH, g. */
  unit: note(20),
  least: limit,
  most: limit,
  whenFails: z.enum(failures),
};

/** A point as one writes it. */
export const writtenPoint = z.strictObject({
  text: pointFields.text,
  kind: pointFields.kind.default("yes_no"),
  unit: pointFields.unit.default(""),
  least: limit.default(null),
  most: limit.default(null),
  whenFails: pointFields.whenFails.default("hold"),
});
export type WrittenPoint = z.output<typeof writtenPoint>;

export const point = z.object({ id: z.string(), ...pointFields });

/** What a person decides of a list. */
export const details = {
  name: line(80),
  /** Categories of items. */
  families: z.array(line(80)).max(50),
  /** Items with a list of their own: SKUs or identifiers. */
  items: z.array(line(64)).max(100),
  points: z.array(writtenPoint).min(1).max(40),
};

/** As lists show it. */
export const listedChecklist = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(checklistStatuses),
  moment: z.enum(moments),
  families: z.array(z.string()),
  /** How many items it names. */
  itemCount: z.int(),
  /** How many points it has. */
  size: z.int(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type ListedChecklist = z.output<typeof listedChecklist>;

/** With what it asks, and of which items. */
export const checklist = listedChecklist.extend({
  points: z.array(point),
  items: z.array(z.object({ id: z.string(), sku: z.string(), name: z.string() })),
});
export type Checklist = z.output<typeof checklist>;
