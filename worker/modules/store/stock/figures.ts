import { and, eq, sql } from "drizzle-orm";
import { items, itemStocks, levels, locations, lots, movements } from "@/db/business";
import { type Dimension, distinct, money, quantity, ratio, source, today } from "@/worker/engine/figures/measure";
import { bySupplier } from "@/worker/modules/buy/suppliers";
import { NEAR_DAYS } from "@/worker/modules/business/dashboard/rules";
import { byItem, itemAxes } from "@/worker/modules/catalogue/items";
import { worthOf } from "@/worker/engine/figures/worth";
import { worthOfLot } from "@/worker/modules/store/ledger";
import { isShort, isStockable } from "./levels";

const item = { table: items, on: eq(items.id, levels.itemId) };
const value = worthOfLot(levels.amount, items.unit);
/** Days within which a lot is called expiring. */
const EXPIRING_DAYS = 30;
const soon = sql`${lots.useBy} >= ${today} and ${lots.useBy} <= date(${today}, ${sql.raw(`'+${EXPIRING_DAYS} days'`)})`;
const over = sql`${lots.useBy} < ${today}`;
const location: Dimension = {
  names: { fr: ["Emplacement", "emplacements", "lieu", "lieux"], en: ["Location", "locations", "place", "places"] },
  members: { table: locations, id: locations.id, label: locations.name, folded: locations.sortName },
};
const bestBefore: Dimension = { names: { fr: ["Mois de péremption", "mois d'expiration"], en: ["Month of expiry", "expiry month"] } };

/** Of each item what lies of it, and what of it was used, sold or thrown away in the twelve months until today. */
const turned = sql`(select item_id, sum(held) as held, sum(gone) as gone from (
  select ${levels.itemId} as item_id, ${worthOfLot(levels.amount, items.unit)} as held, 0 as gone from ${levels}
    join ${lots} on ${lots.id} = ${levels.lotId} join ${items} on ${items.id} = ${levels.itemId}
  union all
  select ${movements.itemId}, 0,
    (case when ${movements.amount} < 0 then 1 else -1 end) * ${worthOf(sql`abs(${movements.amount})`, items.unit, movements.unitCost)}
    from ${movements} join ${items} on ${items.id} = ${movements.itemId}
    where ${movements.day} > date(${today}, '-12 months') and ${movements.type} in ('consumption', 'shipment', 'return', 'scrap')
) group by item_id) as turned`;
const turnedOf = (column: string) => sql.raw(`turned.${column}`);
const held = turnedOf("held");
const gone = turnedOf("gone");

/** Has a lot's date come near, or gone? */
const isNear = sql`${lots.useBy} <= date(${today}, ${sql.raw(`'+${NEAR_DAYS} days'`)})`;

/** What lies in stock now, lot by lot and place by place. It is never added up over time. */
export const stockFigures = {
  stock: source({
    from: sql`${levels} join ${lots} on ${lots.id} = ${levels.lotId}`,
    where: sql`${levels.amount} <> 0`,
    rows: { id: lots.id, label: lots.number, path: "/customer/inventory/lots/" },
    list: "lots.list",
    beside: { stockQuantity: ["stockValue"] },
    axes: {
      ...byItem(levels.itemId),
      ...bySupplier(lots.supplierId),
      location: {
        dimension: location,
        key: levels.locationId,
        label: locations.name,
        joins: [{ table: locations, on: eq(locations.id, levels.locationId) }],
      },
      expiryMonth: { dimension: bestBefore, key: sql`nullif(substr(${lots.useBy}, 1, 7), '9999-12')` },
    },
    measures: {
      stockValue: money(
        {
          fr: [
            "Valeur du stock HT",
            "stock",
            "valeur du stock",
            "valeur de mon stock",
            "valeur de stock",
            "valeur des stocks",
            "stocks",
            "valorisation du stock",
          ],
          en: ["Stock value excl. tax", "stock", "value of stock", "inventory value", "stock worth", "inventory"],
        },
        value,
        { joins: [item], past: "stockValueOn" },
      ),
      stockQuantity: quantity(
        { fr: ["Quantités en stock", "quantité en stock"], en: ["Quantity in stock", "quantities in stock"] },
        levels.amount,
        items.unit,
        { joins: [item], past: "stockQuantityOn" },
      ),
      stockedLots: distinct({ fr: ["Lots en stock", "nombre de lots"], en: ["Lots in stock", "number of lots"] }, lots.id),
      untracedLots: distinct(
        {
          fr: ["Lots sans numéro de lot du fournisseur", "trous de traçabilité"],
          en: ["Lots without their supplier's number", "traceability gaps"],
        },
        lots.id,
        { where: sql`${lots.cause} = 'restock' and ${lots.supplierLot} = ''` },
      ),
      expiringValue: money(
        {
          fr: ["Stock qui expire sous 30 jours HT", "stock bientôt périmé", "valeur qui expire", "bientôt périmé", "péremptions proches"],
          en: ["Stock expiring within 30 days excl. tax", "expiring stock", "about to expire"],
        },
        value,
        { where: soon, joins: [item] },
      ),
      expiredValue: money(
        { fr: ["Stock périmé HT", "stock périmé", "périmé", "périmés"], en: ["Expired stock excl. tax", "expired stock", "expired"] },
        value,
        { where: over, joins: [item] },
      ),
    },
  }),

  dated: source({
    from: sql`${lots}`,
    where: sql`${lots.stocked} = 1 and ${isNear}`,
    rows: { id: lots.id, label: lots.number, path: "/customer/inventory/lots/" },
    list: "lots.list",
    axes: { ...byItem(lots.itemId), ...bySupplier(lots.supplierId) },
    measures: {
      nearLots: distinct(
        {
          fr: [`Lots périmés ou à moins de ${NEAR_DAYS} jours de leur date`],
          en: [`Lots expired or within ${NEAR_DAYS} days of their date`],
        },
        lots.id,
      ),
      expiredLots: distinct({ fr: ["Lots dont la DLC est passée", "lots périmés"], en: ["Lots past their DLC", "expired lots"] }, lots.id, {
        where: sql`${lots.dlc} < ${today}`,
      }),
    },
  }),

  short: source({
    from: sql`${itemStocks} join ${items} on ${items.id} = ${itemStocks.id}`,
    where: and(isStockable, isShort(today)) ?? sql`1`,
    rows: { id: items.id, label: items.name, path: "/customer/products/" },
    list: "stock.list",
    axes: itemAxes,
    measures: {
      itemsShort: distinct(
        {
          fr: ["Articles sous leur stock minimum", "articles sous le minimum"],
          en: ["Items below their minimum stock", "items below minimum"],
        },
        items.id,
      ),
    },
  }),

  turnover: source({
    from: turned,
    where: sql`(${held} <> 0 or ${gone} <> 0)`,
    rows: {
      id: turnedOf("item_id"),
      label: items.name,
      path: "/customer/products/",
      joins: [{ table: items, on: eq(items.id, turnedOf("item_id")) }],
    },
    list: "items.list",
    axes: byItem(turnedOf("item_id")),
    measures: {
      stockHeld: money({ fr: ["Stock d'aujourd'hui HT, par article"], en: ["Stock of today excl. tax, item by item"] }, held),
      goodsUsed: money(
        { fr: ["Sorties de stock sur douze mois HT", "sorties de stock"], en: ["Goods used in twelve months excl. tax", "goods used"] },
        gone,
      ),
      stockRotation: ratio(
        "count",
        {
          fr: ["Rotation du stock", "rotation des stocks", "taux de rotation"],
          en: ["Stock rotation", "stock turnover", "inventory turns"],
        },
        ["goodsUsed", "stockHeld"],
      ),
      stockDays: money({ fr: ["Stock d'aujourd'hui sur 365 jours"], en: ["Stock of today over 365 days"] }, sql`365 * ${held}`),
      coverDays: ratio(
        "days",
        { fr: ["Couverture du stock", "jours de stock", "couverture des stocks"], en: ["Days of stock", "days of cover", "stock cover"] },
        ["stockDays", "goodsUsed"],
      ),
    },
  }),
};
