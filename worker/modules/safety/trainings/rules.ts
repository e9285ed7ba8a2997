import { refuseField } from "@/worker/core/errors";
import { fold } from "@/worker/core/language";

interface Days {
  heldOn: string;
  validUntil: string | null;
}

/** One is trained before it counts, and it counts from that day on. @throws Refusal `invalid_input` naming `heldOn` or `validUntil` */
export function requireDays({ heldOn, validUntil }: Days, today: string): void {
  if (heldOn > today) refuseField("heldOn", "future");
  if (validUntil !== null && validUntil < heldOn) refuseField("validUntil", "before_start");
}

/** What a training is looked for by. */
export const searchTextOf = ({ person, subject, trainer }: { person: string; subject: string; trainer: string }) =>
  fold([person, subject, trainer].filter(Boolean).join(" "));
