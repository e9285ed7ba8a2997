import { addDays, daysBetween } from "@/worker/core/figures/dates";

/** How a lot stands to its date: past its DLC it is blocked, past its DDM it may still be sold (domain: stock and lots). */
export const freshnesses = ["expired", "past_best", "soon", "good", "undated"] as const;
export type Freshness = (typeof freshnesses)[number];

/** Days before a DLC and before a DDM from which a lot must go first. */
export const SOON = { dlc: 7, ddm: 30 } as const;

interface Dates {
  dlc: string | null;
  ddm: string | null;
}

/** How a lot stands on a civil day. */
export function freshnessOf({ dlc, ddm }: Dates, today: string): Freshness {
  if (dlc !== null) return dlc < today ? "expired" : dlc <= addDays(today, SOON.dlc) ? "soon" : "good";
  if (ddm !== null) return ddm < today ? "past_best" : ddm <= addDays(today, SOON.ddm) ? "soon" : "good";
  return "undated";
}

/** Days until its date, negative once it is past; null when it has none. */
export function daysLeft({ dlc, ddm }: Dates, today: string): number | null {
  const date = dlc ?? ddm;
  return date === null ? null : daysBetween(today, date);
}

/** Ends a field of variable length in what a scanner sends; no other invisible character belongs in a code. */
export const SEPARATOR = "\u001d";

/** Can a code come from a scanner or a keyboard? */
export function isScannable(code: string): boolean {
  return !/\p{Cc}/u.test(code.replaceAll(SEPARATOR, ""));
}
