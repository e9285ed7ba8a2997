import type { Caller } from "@/worker/engine/actor";

/** Who ends a recall, as its page says it; the product itself has no name. */
export function nameOf({ actor }: Caller): string {
  return actor.type === "person" ? `${actor.firstName} ${actor.lastName}`.trim() : "";
}
