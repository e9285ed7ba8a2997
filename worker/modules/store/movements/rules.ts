import { refuseState } from "@/worker/core/errors";
import type { MovementCause, MovementType } from "@/worker/modules/store/ledger/status";

interface Written {
  cause: MovementCause;
  /** The movement that it puts right. */
  reverses: string | null;
}

/** What other records wrote is put right by them. */
export function canBeReversed({ cause, reverses }: Written): boolean {
  return (cause === "hand" || cause === "count") && reverses === null;
}

/**
 * What was entered by hand or counted is put right here, once.
 * @param reversedBy the movement that put it right already
 * @throws Refusal `not_allowed_now` naming `id` and saying why
 */
export function requireReversible(movement: Written, reversedBy: string | null): void {
  const code = movement.reverses ? "is_reversal" : reversedBy ? "reversed" : !canBeReversed(movement) ? "not_by_hand" : null;
  if (code) refuseState("id", code);
}

/** What was taken in by hand, as a lot of its own: it is put right by `stock.correct`, its amount and all else that was typed. */
export function isEntry({ type, cause, reverses }: Written & { type: MovementType }): boolean {
  return type === "receipt" && cause === "hand" && reverses === null;
}
