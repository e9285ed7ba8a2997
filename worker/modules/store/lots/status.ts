import type { Meaning } from "@/worker/core/contract/meaning";
import { statusTable } from "@/worker/core/contract/status";

/** What people decide of a lot. */
export const lotDecisions = ["available", "on_hold", "rejected", "scrapped"] as const;
export type LotDecision = (typeof lotDecisions)[number];
/** What a lot is: as decided, or used up when none of it is left. */
export const lotStates = [...lotDecisions, "consumed"] as const;
export type LotState = (typeof lotStates)[number];
/** What each means, whatever shows it. */
export const lotMeanings = { available: "good", on_hold: "soon", rejected: "loss", scrapped: "ended", consumed: "idle" } satisfies Record<
  (typeof lotStates)[number],
  Meaning
>;

/** What one may do with a lot; what is rejected leaves by being scrapped, and a hold says why. */
export const lotStatus = statusTable<LotState, "hold" | "release" | "reject" | "scrap">({
  available: { hold: "on_hold", reject: "rejected", scrap: "scrapped" },
  on_hold: { release: "available", reject: "rejected", scrap: "scrapped" },
  rejected: { scrap: "scrapped" },
  scrapped: {},
  consumed: {},
});

/** Why goods are thrown away. */
export const scrapReasons = ["expired", "damaged", "quality", "contamination", "lost", "sample", "gift", "other"] as const;
export type ScrapReason = (typeof scrapReasons)[number];
