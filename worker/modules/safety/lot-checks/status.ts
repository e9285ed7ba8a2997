import type { Meaning } from "@/worker/core/contract/meaning";
import { statusTable } from "@/worker/core/contract/status";
import type { CheckPoint } from "@/worker/modules/safety/checklists/status";
import type { Verdict } from "@/worker/modules/safety/readings/status";

export const lotCheckStatuses = ["pending", "passed", "failed", "waived"] as const;
export type LotCheckStatus = (typeof lotCheckStatuses)[number];
/** What each means, whatever shows it. */
export const lotCheckMeanings = { pending: "soon", passed: "good", failed: "loss", waived: "ended" } satisfies Record<
  (typeof lotCheckStatuses)[number],
  Meaning
>;

/** A check is answered once, or its lot is let go without it, with a reason; neither changes afterwards. */
export const lotCheckStatus = statusTable<LotCheckStatus, "answer" | "waive">({
  pending: { answer: "passed", waive: "waived" },
  passed: {},
  failed: {},
  waived: {},
});

/** A point as it was asked, with what was seen: a verdict, and the figure it follows from, in thousandths of the point's unit. */
export interface AnsweredPoint extends CheckPoint {
  verdict: Verdict | null;
  value: number | null;
  remark: string;
}
