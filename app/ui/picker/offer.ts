import type { Unit } from "@/worker/core/figures/quantity";

/** A record that one may choose, as a list of matches shows it. */
export interface Offer {
  /** What a form names it by: an item's SKU, the reference of a client, the number of a lot. */
  sku: string;
  name: string;
  /** What an item is counted in. */
  unit?: Unit;
  /** What tells it from its neighbours: its category, its town, its date. */
  about?: string;
  /** Where its picture is seen. */
  picture?: string;
  /** Its figures, as they are read: the price, what there is of it. */
  figures?: string[];
}

/** The records that some letters may mean. */
export interface Offered {
  search: string;
  items: Offer[];
}

/** What became of a record that was to be made in place. */
export type Made = { made: Offer } | { problem: string };

/** The one record that a text names in full: by its code, or by a name that no other has. */
export function namedBy(text: string, offers: readonly Offer[]): Offer | undefined {
  const same = (one: string) => one.localeCompare(text.trim(), undefined, { sensitivity: "accent" }) === 0;
  const ofThisName = offers.filter(({ name }) => same(name));
  return offers.find(({ sku }) => same(sku)) ?? (ofThisName.length === 1 ? ofThisName[0] : undefined);
}
