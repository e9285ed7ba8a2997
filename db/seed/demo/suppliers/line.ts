import type { paymentTerms } from "@/worker/core/trade/trade";
import type { SupplierType } from "@/worker/modules/buy/suppliers/status";

/** A supplier as one writes it down; numbers, telephones and dates are made from its place in the list. */
export interface SupplierLine {
  name: string;
  type: SupplierType;
  contact: string;
  /** Postcode, town, street. */
  place: readonly [string, string, string];
  terms: (typeof paymentTerms)[number];
  leadTimeDays: number;
  /** Euros excl. tax. */
  minimumOrder: number | null;
  /** Name, number, and in how many days it ends; null when it does not. */
  certificates: readonly (readonly [string, string, number | null])[];
  /** Names and what they do. */
  people: readonly (readonly [string, string])[];
  site: string;
  notes: string;
}
