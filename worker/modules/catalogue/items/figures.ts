import { and, eq, type SQLWrapper, sql } from "drizzle-orm";
import { items } from "@/db/business";
import { type Axis, choicesOf, type Dimension, distinct, source } from "@/worker/engine/figures/measure";
import { MARGIN_FLOOR } from "@/worker/modules/business/dashboard/rules";
import { hasMarginBelow } from "./records";
import { en } from "./words.en";
import { fr } from "./words.fr";

const named = { table: items, id: items.id, label: items.name, folded: items.sortName, reference: items.sku };

const product: Dimension = {
  names: { fr: ["Produit", "produits", "article", "articles"], en: ["Product", "products", "item", "items"] },
  members: { ...named, where: sql`${items.kind} not in ('ingredient', 'packaging')` },
  path: "/customer/products/",
};
const ingredient: Dimension = {
  names: {
    fr: ["Ingrédient", "ingrédients", "matière première", "matières premières", "article acheté"],
    en: ["Ingredient", "ingredients", "raw material", "raw materials"],
  },
  members: { ...named, where: sql`${items.kind} in ('ingredient', 'packaging')` },
  path: "/customer/ingredients/",
};
const item: Dimension = {
  names: { fr: ["Article", "articles", "référence", "références"], en: ["Item", "items", "article", "articles"] },
  members: named,
  path: "/customer/products/",
};
const category: Dimension = {
  names: {
    fr: ["Catégorie de produit", "famille", "familles", "gamme", "gammes", "catégorie", "catégories"],
    en: ["Product category", "category", "categories", "range", "ranges", "family", "families"],
  },
  members: { table: items, id: items.category, label: items.category, where: sql`${items.category} <> ''` },
};
const brand: Dimension = {
  names: { fr: ["Marque commerciale", "marque", "marques"], en: ["Brand", "brands"] },
  members: { table: items, id: items.brand, label: items.brand, where: sql`${items.brand} <> ''` },
};
const kind: Dimension = {
  names: { fr: ["Type d'article", "nature d'article"], en: ["Kind of item", "item type"] },
  choices: choicesOf(
    { fr: fr.values.kind, en: en.values.kind },
    {
      fr: { product: ["produits finis", "produits"], ingredient: ["ingrédients"], packaging: ["emballages", "conditionnements"] },
      en: { product: ["finished goods", "products"], ingredient: ["ingredients"], packaging: ["packagings"] },
    },
  ),
};

const brandKey = sql`nullif(${items.brand}, '')`;
const joinOf = (id: SQLWrapper) => [{ table: items, on: eq(items.id, id) }];

/** What is made or sold divides figures by. @param id where the item's identifier stands */
export function byProduct(id: SQLWrapper) {
  const joins = joinOf(id);
  return {
    product: { dimension: product, key: id, label: items.name, joins },
    productCategory: { dimension: category, key: sql`nullif(${items.category}, '')`, joins },
    brand: { dimension: brand, key: brandKey, joins },
  } satisfies Record<string, Axis>;
}

/** The same of what is bought. */
export function byIngredient(id: SQLWrapper) {
  const joins = joinOf(id);
  return {
    ingredient: { dimension: ingredient, key: id, label: items.name, joins },
    productCategory: { dimension: category, key: sql`nullif(${items.category}, '')`, joins },
    brand: { dimension: brand, key: brandKey, joins },
  } satisfies Record<string, Axis>;
}

/** The same of items themselves. */
export const itemAxes = {
  item: { dimension: item, key: items.id, label: items.name },
  itemKind: { dimension: kind, key: items.kind },
  productCategory: { dimension: category, key: sql`nullif(${items.category}, '')` },
  brand: { dimension: brand, key: brandKey },
} satisfies Record<string, Axis>;

/** The same of whatever is stocked. */
export function byItem(id: SQLWrapper) {
  const joins = joinOf(id);
  return {
    item: { ...itemAxes.item, key: id, joins },
    itemKind: { ...itemAxes.itemKind, joins },
    productCategory: { ...itemAxes.productCategory, joins },
    brand: { ...itemAxes.brand, joins },
  } satisfies Record<string, Axis>;
}

/** Products that earn too little, as of now. */
export const itemFigures = {
  catalogue: source({
    from: sql`${items}`,
    where: and(eq(items.archived, false), eq(items.section, "catalogue"), hasMarginBelow(MARGIN_FLOOR)) ?? sql`1`,
    rows: { id: items.id, label: items.name, path: "/customer/products/" },
    list: "items.list",
    listed: { path: "/customer/products", by: { productCategory: "category", itemKind: "kind" } },
    axes: itemAxes,
    measures: {
      lowMarginProducts: distinct(
        {
          fr: [`Produits dont la marge est sous ${MARGIN_FLOOR / 100} % du coût`],
          en: [`Products whose margin is under ${MARGIN_FLOOR / 100}% of their cost`],
        },
        items.id,
        { listed: { section: "catalogue", marginBelow: String(MARGIN_FLOOR / 100) } },
      ),
    },
  }),
};
