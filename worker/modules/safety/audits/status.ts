import type { Meaning } from "@/worker/core/contract/meaning";
import { statusTable } from "@/worker/core/contract/status";
import type { AuditQuestion } from "@/worker/modules/safety/audit-templates/status";

export const auditStatuses = ["in_progress", "completed", "cancelled"] as const;
export type AuditStatus = (typeof auditStatuses)[number];
/** What each means, whatever shows it. */
export const auditMeanings = { in_progress: "flow", completed: "good", cancelled: "ended" } satisfies Record<
  (typeof auditStatuses)[number],
  Meaning
>;

/** An audit is answered as one goes, then completed: from then on it stays as it is. */
export const auditStatus = statusTable<AuditStatus, "update" | "answer" | "addPhoto" | "complete" | "cancel">({
  in_progress: {
    update: "in_progress",
    answer: "in_progress",
    addPhoto: "in_progress",
    complete: "completed",
    cancel: "cancelled",
  },
  completed: {},
  cancelled: {},
});

/** What was seen of a question: as it should be, a small or a serious gap, or nothing that the question is about. */
export const findings = ["conforms", "minor", "major", "not_applicable"] as const;
export type Finding = (typeof findings)[number];

/** A question as it was asked, with what was seen. */
export interface AskedQuestion extends AuditQuestion {
  finding: Finding | null;
  remark: string;
  /** What is to be done about it, and by when. */
  action: string;
  dueOn: string | null;
  /** Numbers of the lots it concerns. */
  lots: string[];
}

export const outcomes = ["passed", "failed"] as const;
