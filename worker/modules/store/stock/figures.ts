import { eq, sql } from "drizzle-orm";
import { items, levels, locations, lots } from "@/db/business";
import { type Dimension, distinct, money, quantity, source, today } from "@/worker/engine/figures/measure";
import { bySupplier } from "@/worker/modules/buy/suppliers";
import { byItem } from "@/worker/modules/catalogue/items";
import { worthOfLot } from "@/worker/modules/store/ledger";

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

/** What lies in stock now, lot by lot and place by place. It is never added up over time. */
export const stockFigures = {
  stock: source({
    from: sql`${levels} join ${lots} on ${lots.id} = ${levels.lotId}`,
    where: sql`${levels.amount} <> 0`,
    rows: { id: lots.id, label: lots.number, path: "/customer/inventory/lots/" },
    list: "lots.list",
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
        { joins: [item] },
      ),
      stockQuantity: quantity(
        { fr: ["Quantités en stock", "quantité en stock"], en: ["Quantity in stock", "quantities in stock"] },
        levels.amount,
        items.unit,
        { joins: [item] },
      ),
      stockedLots: distinct({ fr: ["Lots en stock", "nombre de lots"], en: ["Lots in stock", "number of lots"] }, lots.id),
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
};
