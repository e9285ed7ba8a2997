import { type ScrapReason, scrapReasons } from "./status";

/** How the ledger keeps why goods were thrown away: `damaged`, or `damaged: fell from the shelf`. */
export function scrapText(reason: ScrapReason, note: string): string {
  return note ? `${reason}: ${note}` : reason;
}

/** Reads it back; what another record wrote is a note only. */
export function readScrap(text: string): { reason: ScrapReason | null; note: string } {
  const reason = scrapReasons.find((code) => text === code || text.startsWith(`${code}: `)) ?? null;
  return { reason, note: reason ? text.slice(reason.length + 2) : text };
}
