import type { Meaning } from "@/worker/core/contract/meaning";
import { statusTable } from "@/worker/core/contract/status";

export const planStatuses = ["draft", "active", "replaced", "retired"] as const;
export type PlanStatus = (typeof planStatuses)[number];
/** What each means, whatever shows it. */
export const planMeanings = { draft: "idle", active: "good", replaced: "ended", retired: "ended" } satisfies Record<
  (typeof planStatuses)[number],
  Meaning
>;

/** An edition is written, then approved; from then on readings refer to it, and a change is a next edition. */
export const planStatus = statusTable<PlanStatus, "update" | "approve" | "revise" | "retire">({
  draft: { update: "draft", approve: "active", retire: "retired" },
  active: { revise: "active", retire: "retired" },
  replaced: {},
  retired: { revise: "retired" },
});

/** Critical control point, operational prerequisite, prerequisite programme (ISO 22000:2018, clause 3). */
export const pointKinds = ["ccp", "oprp", "prp"] as const;
export type PointKind = (typeof pointKinds)[number];

export const hazardKinds = ["biological", "chemical", "physical", "allergen"] as const;

export const measures = [
  "temperature",
  "ph",
  "aw",
  "brix",
  "weight",
  "duration",
  "pressure",
  "concentration",
  "cleaning",
  "pests",
  "metal",
  "water",
  "visual",
] as const;
export type Measure = (typeof measures)[number];

/** The unit of each measure; null where one only says whether it conforms. */
export const unitOfMeasure: Record<Measure, string | null> = {
  temperature: "°C",
  ph: "pH",
  aw: "aw",
  brix: "°Bx",
  weight: "g",
  duration: "min",
  pressure: "bar",
  concentration: "mg/l",
  cleaning: null,
  pests: null,
  metal: null,
  water: null,
  visual: null,
};

/** How often a point is looked at: so many times a day of work, a week, a month, or for each batch. */
export const rhythms = ["day", "week", "month", "batch"] as const;
export type Rhythm = (typeof rhythms)[number];

export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Weekday = (typeof weekdays)[number];

/** What a plan may begin with. */
export const planTemplates = ["blank", "cannery", "cooked", "jam", "bakery", "dairy", "brewery", "dried"] as const;
export type PlanTemplate = (typeof planTemplates)[number];
