import type { Offer } from "./offer";

const SHOWN = 5;

/** Each business has its own: who signs in to another on this machine sees nothing of the first. */
const keyOf = (business: string, from: string) => `cellier-chosen-${business}-${from}`;

const isOffer = (entry: unknown): entry is Offer =>
  typeof entry === "object" && entry !== null && typeof (entry as Offer).sku === "string" && typeof (entry as Offer).name === "string";

/** What was chosen lately among the records of an address, the latest first. */
export function recentOffers(business: string, from: string): Offer[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keyOf(business, from)) ?? "[]");
    return Array.isArray(saved) ? saved.filter(isOffer) : [];
  } catch {
    return [];
  }
}

/** Remembers what was chosen; its figures change, and are read anew. */
export function rememberOffer(business: string, from: string, { sku, name, unit, about }: Offer): void {
  const others = recentOffers(business, from).filter((offer) => offer.sku !== sku);
  try {
    localStorage.setItem(keyOf(business, from), JSON.stringify([{ sku, name, unit, about }, ...others].slice(0, SHOWN)));
  } catch {
    // A browser that keeps nothing offers nothing recent.
  }
}
