import type { items } from "@/db/business";
import { DAY } from "@/worker/core/figures/dates";
import { MONEY_SCALE } from "@/worker/core/figures/money";
import { RATE_SCALE } from "@/worker/core/figures/rate";
import { derive } from "@/worker/modules/catalogue/items/rules";
import type { Allergen, Nutrition } from "@/worker/core/trade/food";
import { QUANTITY_SCALE, type Unit } from "@/worker/core/figures/quantity";
import { stageOf } from "@/worker/modules/catalogue/items/rules";
import type { ItemKind, ItemStatus, Label, Stage } from "@/worker/modules/catalogue/items/status";
import type { Dice } from "./dice";

export type ItemRow = typeof items.$inferInsert;

/** An article as one writes it down: euros and percent, only what is not usual. */
export interface Article {
  name: string;
  sku: string;
  category: string;
  brand: string;
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
  /** Those that may be there by accident. */
  traces: Allergen[];
  /** Grams, kilojoules and kilocalories per 100 g. */
  nutrition: Nutrition | null;
  labelName: string;
  labels: Label[];
  origin: string;
  /** Grams that a piece weighs net. */
  weight: number | null;
  /** Millimetres. */
  dimensions: { length: number; width: number; height: number } | null;
  /** Grams in a millilitre. */
  density: number | null;
  /** Percent. */
  loss: number;
  stage: Stage | null;
  supplier: string;
  customer: string;
  barcode: string | null;
  description: string;
  archived: boolean;
}

/** Catalogues are as old as this at most, in days. */
const OLDEST = 420;

/** Gives every article what the lines of a list share. */
export function listed(shared: Partial<Article>, lines: (Partial<Article> & Pick<Article, "name" | "sku">)[]): Article[] {
  return lines.map((line) => ({ ...usual, ...shared, ...line }));
}

/** An article of which no more is known than what it is and costs. */
export const plain = {
  traces: [],
  nutrition: null,
  labelName: "",
  labels: [],
  origin: "",
  weight: null,
  dimensions: null,
  density: null,
  loss: 0,
  stage: null,
} satisfies Partial<Article>;

const usual: Omit<Article, "name" | "sku"> = {
  category: "",
  brand: "",
  kind: "product",
  status: "active",
  unit: "piece",
  price: null,
  cost: null,
  vat: 5.5,
  ...plain,
  allergens: [],
  supplier: "",
  customer: "",
  barcode: null,
  description: "",
  archived: false,
};

/** An article as the database keeps it, created some time before today. @param today midnight, in UTC milliseconds */
export function itemRow(article: Article, dice: Dice, today: number): ItemRow {
  const { vat, supplier, customer, archived, ...details } = article;
  const facts = {
    ...details,
    price: tenThousandths(details.price),
    cost: tenThousandths(details.cost),
    supplierName: supplier,
    customerName: customer,
    nutrition: details.nutrition && inThousandths(details.nutrition),
    weight: thousandths(details.weight),
    density: thousandths(details.density),
    loss: Math.round(details.loss * RATE_SCALE),
    stage: stageOf(details),
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

function thousandths(value: number | null): number | null {
  return value === null ? null : Math.round(value * QUANTITY_SCALE);
}

function inThousandths(nutrition: Nutrition): Nutrition {
  return Object.fromEntries(Object.entries(nutrition).map(([name, value]) => [name, Math.round(value * QUANTITY_SCALE)])) as Nutrition;
}
