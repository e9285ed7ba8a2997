import type { Meaning } from "@/worker/core/contract/meaning";
import { statusTable } from "@/worker/core/contract/status";

export const restockStatuses = ["draft", "ordered", "partly_received", "received", "cancelled"] as const;
export type RestockStatus = (typeof restockStatuses)[number];
/** What each means, whatever shows it. */
export const restockMeanings = {
  draft: "idle",
  ordered: "flow",
  partly_received: "rnd",
  received: "good",
  cancelled: "ended",
} satisfies Record<(typeof restockStatuses)[number], Meaning>;

/** What is not over yet: still a draft, or still to come. */
export const openStatuses: RestockStatus[] = ["draft", "ordered", "partly_received"];
/** What the supplier has still to bring. */
export const awaitedStatuses: RestockStatus[] = ["ordered", "partly_received"];

/** An order to a supplier; it cannot be cancelled once something has come, unless what came is taken back (domain: status machines). */
export const restockStatus = statusTable<RestockStatus, "update" | "order" | "receive" | "correct" | "takeBack" | "close" | "cancel">({
  draft: { update: "draft", order: "ordered", cancel: "cancelled" },
  ordered: { receive: "partly_received", cancel: "cancelled" },
  partly_received: { receive: "partly_received", correct: "partly_received", takeBack: "ordered", close: "received" },
  received: { correct: "received", takeBack: "ordered" },
  cancelled: {},
});
