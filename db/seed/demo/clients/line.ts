import type { clientCategories, paymentTerms } from "@/worker/core/trade/trade";
import type { clientStatuses } from "@/worker/modules/sell/clients/status";

/** Postcode, town, street; the country when it is not France. */
export type Place = readonly [postcode: string, city: string, street: string, country?: string];
type Category = (typeof clientCategories)[number];

/** A client as one writes it down; numbers, telephones, addresses of letters and dates are made from its place in the list. */
export interface ClientLine {
  name: string;
  /** What it is called over the door. */
  brand?: string;
  category: Category;
  status: (typeof clientStatuses)[number];
  person: string;
  place: Place | null;
  terms: (typeof paymentTerms)[number];
  /** Where goods go, when elsewhere. */
  delivery?: Place;
  others?: readonly (readonly [name: string, ...place: Place])[];
  /** Names and what they do. */
  people?: readonly (readonly [name: string, role: string])[];
  /** Percent. */
  discount?: number;
  shelfLifeDays?: number;
  prices?: Category;
  language?: "en";
  /** Of another country; French companies' follow from their SIREN. */
  vat?: string;
  notes?: string;
}
