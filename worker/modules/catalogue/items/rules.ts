import { fold } from "@/worker/core/language";
import type { ItemKind, ItemStatus, Section, Stage } from "./status";

/**
 * Marge: (price − cost) / cost, both excl. tax (domain: items, recipes, cost).
 * @returns hundredths of a percent, rounded half away from zero; null when price or cost is unknown or cost is zero
 */
export function markup(price: number | null, cost: number | null): number | null {
  return price === null || cost === null || cost <= 0 ? null : shareOf(price - cost, cost);
}

/**
 * Marque: (price − cost) / price, both excl. tax (domain: items, recipes, cost).
 * @returns hundredths of a percent, rounded half away from zero; null when price or cost is unknown or price is zero
 */
export function salesMargin(price: number | null, cost: number | null): number | null {
  return price === null || cost === null || price <= 0 ? null : shareOf(price - cost, price);
}

function shareOf(part: number, whole: number): number {
  const exact = (part * 10_000) / whole;
  return Math.sign(exact) * Math.round(Math.abs(exact));
}

/**
 * The price in force on a day and the one that follows it, among the prices of one category in any order: each begins on
 * its day and lasts until the next begins.
 */
export function pricesAround<Price extends { startsOn: string }>(prices: Price[], day: string): { current?: Price; next?: Price } {
  const inOrder = [...prices].sort((a, b) => (a.startsOn < b.startsOn ? -1 : 1));
  const hasBegun = ({ startsOn }: Price) => startsOn <= day;
  return { current: inOrder.findLast(hasBegun), next: inOrder.find((price) => !hasBegun(price)) };
}

/** The words a search finds an item by. */
export function searchTextOf(item: {
  name: string;
  sku: string;
  barcode: string | null;
  category: string;
  brand: string;
  supplierName: string;
  customerName: string;
}): string {
  const words = [item.name, item.sku, item.barcode ?? "", item.category, item.brand, item.supplierName, item.customerName];
  return fold(words.join(" "));
}

/** An FTS5 query that finds every word of a text as the beginning of a word; null when there is no word in it. */
export function searchQuery(text: string): string | null {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length ? words.map((word) => `"${word}"*`).join(" ") : null;
}

/** A SKU for an item that was given none: `ART-` and six signs that cannot be misread. */
export function makeSku(random: Uint8Array): string {
  const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
  return `ART-${[...random.slice(0, 6)].map((byte) => signs[byte % signs.length]).join("")}`;
}

/** The name of a copy: "Coulis de tomate (2)", "(3)"… */
export function copyName(name: string): string {
  const numbered = /^(.*) \((\d+)\)$/.exec(name);
  const [base, number] = numbered ? [numbered[1] ?? name, Number(numbered[2])] : [name, 1];
  return `${base.slice(0, 112)} (${number + 1})`;
}

/** The list an item shows in. The database computes the same (a test keeps them equal). */
export function sectionOf(kind: ItemKind, status: ItemStatus): Section {
  if (kind === "ingredient" || kind === "packaging") return "ingredients";
  if (status === "rnd") return "rnd";
  return kind === "service" || kind === "other" ? "services" : "catalogue";
}

/** How far a product in development has come: a new one is a concept; what is not in development has no stage. */
export function stageOf({ status, stage }: { status: ItemStatus; stage: Stage | null }): Stage | null {
  return status === "rnd" ? (stage ?? "concept") : null;
}

interface Facts {
  name: string;
  sku: string;
  barcode: string | null;
  category: string;
  brand: string;
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
