import { fold } from "@/worker/core/language";
import { markup, searchTextOf, sectionOf } from "./rules";
import type { ItemKind, ItemStatus } from "./status";

interface Facts {
  name: string;
  sku: string;
  barcode: string | null;
  category: string;
  supplierName: string;
  customerName: string;
  kind: ItemKind;
  status: ItemStatus;
  price: number | null;
  cost: number | null;
}

/** What follows from an item's facts: columns we store to search and sort by, and those the database computes itself. */
export function derive(facts: Facts) {
  return {
    stored: { sortName: fold(facts.name), searchText: searchTextOf(facts) },
    shown: { margin: markup(facts.price, facts.cost), section: sectionOf(facts.kind, facts.status) },
  };
}
