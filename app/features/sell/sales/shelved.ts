import type { Result } from "@/worker/core/contract/operation";
import type { sales } from "@/worker/modules/sell/sales/contract";

/** A product of the stall. */
export type Shelved = Result<typeof sales.shelf>["items"][number];

/** What was typed of a quantity, with a comma or a point. */
export const numberOf = (typed = ""): number => Number(typed.replace(",", ".")) || 0;
