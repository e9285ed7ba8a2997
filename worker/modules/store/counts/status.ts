import type { Meaning } from "@/worker/core/contract/meaning";
import { statusTable } from "@/worker/core/contract/status";

/** A count sheet: filled in, then posted as the differences it found, or given up. */
export const countStatuses = ["open", "posted", "cancelled"] as const;
export type CountStatus = (typeof countStatuses)[number];
/** What each means, whatever shows it. */
export const countMeanings = { open: "flow", posted: "good", cancelled: "ended" } satisfies Record<(typeof countStatuses)[number], Meaning>;

export const countStatus = statusTable<CountStatus, "fill" | "post" | "cancel">({
  open: { fill: "open", post: "posted", cancel: "cancelled" },
  posted: {},
  cancelled: {},
});
