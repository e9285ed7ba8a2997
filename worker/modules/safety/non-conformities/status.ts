import type { Meaning } from "@/worker/core/contract/meaning";
import { statusTable } from "@/worker/core/contract/status";

export const nonConformityStatuses = ["registered", "in_progress", "closed"] as const;
export type NonConformityStatus = (typeof nonConformityStatuses)[number];
/** What each means, whatever shows it. */
export const nonConformityMeanings = { registered: "soon", in_progress: "flow", closed: "good" } satisfies Record<
  (typeof nonConformityStatuses)[number],
  Meaning
>;

export const nonConformityStatus = statusTable<
  NonConformityStatus,
  "start" | "update" | "addLots" | "addTask" | "changeTask" | "doTask" | "dropTask" | "close"
>({
  registered: {
    start: "in_progress",
    update: "registered",
    addLots: "registered",
    addTask: "registered",
    changeTask: "registered",
    doTask: "registered",
    dropTask: "registered",
  },
  in_progress: {
    close: "closed",
    update: "in_progress",
    addLots: "in_progress",
    addTask: "in_progress",
    changeTask: "in_progress",
    doTask: "in_progress",
    dropTask: "in_progress",
  },
  closed: {},
});

export const severities = ["minor", "major", "critical"] as const;

/** What showed it. */
export const origins = [
  "hand",
  "reading",
  "heat_treatment",
  "receipt",
  "release",
  "audit",
  "laboratory",
  "net_content",
  "complaint",
  "recall",
  "instrument",
] as const;
export type Origin = (typeof origins)[number];

/** What is done about it, in the order one does it: keep it from going further, put it right, keep it from coming back, check that. */
export const taskKinds = ["containment", "corrective", "preventive", "verification"] as const;
export type TaskKind = (typeof taskKinds)[number];

/** What becomes of the goods. */
export const dispositions = ["return", "rework", "scrap", "use_as_is"] as const;
export type Disposition = (typeof dispositions)[number];
