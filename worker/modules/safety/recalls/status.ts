import type { Meaning } from "@/worker/core/contract/meaning";
import { statusTable } from "@/worker/core/contract/status";

export const recallStatuses = ["assessing", "active", "notified", "reconciling", "closed", "dismissed", "stopped"] as const;
export type RecallStatus = (typeof recallStatuses)[number];
/** What each means, whatever shows it. */
export const recallMeanings = {
  assessing: "soon",
  active: "loss",
  notified: "loss",
  reconciling: "flow",
  closed: "good",
  dismissed: "ended",
  stopped: "ended",
} satisfies Record<(typeof recallStatuses)[number], Meaning>;

/** What one may do with a recall, by its status; a mock drill goes the same way. */
export const recallStatus = statusTable<
  RecallStatus,
  "activate" | "dismiss" | "notify" | "tellAuthority" | "tell" | "answer" | "close" | "stop"
>({
  assessing: { activate: "active", dismiss: "dismissed" },
  active: { notify: "notified", tellAuthority: "active", stop: "stopped" },
  notified: { tell: "notified", tellAuthority: "notified", answer: "reconciling", stop: "stopped" },
  reconciling: { tell: "reconciling", tellAuthority: "reconciling", answer: "reconciling", close: "closed", stop: "stopped" },
  closed: {},
  dismissed: {},
  stopped: {},
});

/** Decided, and not over: its clocks run, and its lots stay held. */
export const runningRecalls = ["active", "notified", "reconciling"] as const satisfies readonly RecallStatus[];

/** A withdrawal takes goods back from the trade, a recall from consumers too (Regulation (EC) 178/2002, article 19). */
export const recallKinds = ["withdrawal", "recall"] as const;

/** What showed that something is wrong. */
export const recallOrigins = ["control", "supplier", "complaint", "laboratory", "authority", "drill"] as const;
