import { statusTable } from "@/worker/core/contract/status";

export const studyStatuses = ["running", "concluded", "abandoned"] as const;
export type StudyStatus = (typeof studyStatuses)[number];

/** A study takes points until one draws its conclusion; only then may its date be put on the product. */
export const studyStatus = statusTable<StudyStatus, "update" | "writePoint" | "removePoint" | "conclude" | "apply" | "abandon">({
  running: { update: "running", writePoint: "running", removePoint: "running", conclude: "concluded", abandon: "abandoned" },
  concluded: { apply: "concluded" },
  abandoned: {},
});

/** What the points come to: nothing shown yet, all hold so far, all hold to the day aimed at, or one fails before it. */
export const studyVerdicts = ["pending", "holding", "reached", "short"] as const;
export type StudyVerdict = (typeof studyVerdicts)[number];

/** What was found on one day of a study. */
export interface StudyPoint {
  id: string;
  /** Days since the first day of the study. */
  day: number;
  /** What was found, by the identifier of the criterion, as the laboratory or the panel writes it. */
  results: Record<string, string[]>;
  note: string;
  /** The sample of the laboratory that it was taken from; empty where somebody typed it. */
  sample: string;
  /** Who wrote it down, and when. */
  actor: string;
  at: number;
}
