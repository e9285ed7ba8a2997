import { statusTable } from "@/worker/core/contract/status";

export const checklistStatuses = ["in_use", "retired"] as const;
type ChecklistStatus = (typeof checklistStatuses)[number];

/** One that is retired asks nothing more; what was checked by it stays. */
export const checklistStatus = statusTable<ChecklistStatus, "update" | "retire" | "restore">({
  in_use: { update: "in_use", retire: "retired" },
  retired: { restore: "in_use" },
});

/** When lots are checked: as they come from a supplier, or before what was made may be used. */
export const moments = ["receipt", "release"] as const;
export type Moment = (typeof moments)[number];

/** How a point is answered: conforms or not, or by a figure; the temperature and the date of a lot are often known already. */
export const pointKinds = ["yes_no", "temperature", "days_left", "measure"] as const;
export type PointKind = (typeof pointKinds)[number];

/** What becomes of a lot that fails a point: it waits on hold for a decision, or is refused at once. */
export const failures = ["hold", "refuse"] as const;

/** What is looked at. Limits are in thousandths of the unit: °C, days, or what a measure names. */
export interface CheckPoint {
  id: string;
  text: string;
  kind: PointKind;
  unit: string;
  least: number | null;
  most: number | null;
  whenFails: (typeof failures)[number];
}
