import type { Meaning } from "@/worker/core/contract/meaning";

/** Whether a client buys, has bought, or may buy one day. */
export const clientStatuses = ["active", "inactive", "prospect"] as const;
export type ClientStatus = (typeof clientStatuses)[number];
/** What each means, whatever shows it. */
export const clientMeanings = { active: "good", inactive: "idle", prospect: "flow" } satisfies Record<
  (typeof clientStatuses)[number],
  Meaning
>;

/** What a list of clients can be sorted by. */
export const sortableFields = ["name", "reference", "createdAt"] as const;
