import type { items } from "@/db/business";
import { MONEY_SCALE } from "@/worker/core/money";
import type { Unit } from "@/worker/core/quantity";
import { RATE_SCALE } from "@/worker/core/rate";
import { derive } from "@/worker/modules/items/derive";
import type { Allergen } from "@/worker/core/food";
import type { ItemKind, ItemStatus } from "@/worker/modules/items/status";
import type { Dice } from "./dice";

export type ItemRow = typeof items.$inferInsert;

/** An article as one writes it down: euros and percent, only what is not usual. */
export interface Article {
  name: string;
  sku: string;
  category: string;
  kind: ItemKind;
  status: ItemStatus;
  unit: Unit;
  /** Euros excl. tax per unit; null while unknown. */
  price: number | null;
  /** Euros excl. tax per unit; null while unknown. */
  cost: number | null;
  /** Percent. */
  vat: number;
  /** Empty when declared free of the fourteen, null while nobody has declared them. */
  allergens: Allergen[] | null;
  supplier: string;
  customer: string;
  barcode: string | null;
  description: string;
  archived: boolean;
}

const DAY = 86_400_000;
/** Catalogues are as old as this at most, in days. */
const OLDEST = 420;

/** Gives every article what the lines of a list share. */
export function listed(shared: Partial<Article>, lines: (Partial<Article> & Pick<Article, "name" | "sku">)[]): Article[] {
  return lines.map((line) => ({ ...usual, ...shared, ...line }));
}

const usual = {
  category: "",
  kind: "product",
  status: "active",
  unit: "piece",
  price: null,
  cost: null,
  vat: 5.5,
  allergens: [],
  supplier: "",
  customer: "",
  barcode: null,
  description: "",
  archived: false,
} as const satisfies Partial<Article> & { allergens: Allergen[] };

/** An article as the database keeps it, born some time before today. @param today midnight, in UTC milliseconds */
export function itemRow(article: Article, dice: Dice, today: number): ItemRow {
  const { vat, supplier, customer, archived, ...said } = article;
  const facts = {
    ...said,
    price: tenThousandths(said.price),
    cost: tenThousandths(said.cost),
    supplierName: supplier,
    customerName: customer,
  };
  const createdAt = today - dice.between(30, OLDEST) * DAY + dice.between(7, 18) * 3_600_000;
  const updatedAt = Math.max(createdAt, today - dice.between(1, 60) * DAY + dice.between(0, 86_399) * 1_000);
  return {
    ...facts,
    ...derive(facts).stored,
    id: dice.id(),
    vatRate: Math.round(vat * RATE_SCALE),
    archivedAt: archived ? updatedAt : null,
    version: 1,
    createdAt,
    updatedAt,
  };
}

function tenThousandths(euros: number | null): number | null {
  return euros === null ? null : Math.round(euros * MONEY_SCALE);
}
