import { refuseField } from "@/worker/core/errors";
import { fold } from "@/worker/core/language";

/** What a complaint is looked for by. */
export function searchTextOf(row: { reference?: string; subject: string; contact: string }, names: (string | null | undefined)[]): string {
  return fold([row.reference, row.subject, row.contact, ...names].filter(Boolean).join(" "));
}

/** Nobody complains tomorrow. @throws Refusal `invalid_input` naming `receivedOn` */
export function requirePast(receivedOn: string, today: string): void {
  if (receivedOn > today) refuseField("receivedOn", "future");
}
