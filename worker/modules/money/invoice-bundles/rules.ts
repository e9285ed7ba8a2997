import { refuseField, refuseState } from "@/worker/core/errors";
import { type BundleState, MOST } from "./status";

/** A bundle holds something, and no more than can be printed. @throws Refusal `invalid_input` naming `from` */
export function requireSome(count: number): void {
  if (!count) refuseField("from", "nothing_to_print");
  if (count > MOST) refuseField("from", "too_many_to_print", { maximum: MOST });
}

/** A bundle is opened once all of it is printed. @throws Refusal `not_allowed_now` */
export function requirePrinted(state: BundleState): void {
  if (state !== "done") refuseState("id", "not_printed");
}
