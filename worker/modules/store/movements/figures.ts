import { eq, type SQL, sql } from "drizzle-orm";
import { items, lots, movements } from "@/db/business";
import { choicesOf, type Dimension, type Join, money, quantity, ratio, source } from "@/worker/engine/figures/measure";
import { byPerson } from "@/worker/engine/figures/people";
import { bySupplier } from "@/worker/modules/buy/suppliers";
import { byIngredient, byItem } from "@/worker/modules/catalogue/items";
import { worthOf } from "@/worker/engine/figures/worth";
import { worthOfLot } from "@/worker/modules/store/ledger";
import { en } from "@/worker/modules/store/lots/words.en";
import { scrapReasons } from "@/worker/modules/store/lots/status";
import { fr } from "@/worker/modules/store/lots/words.fr";

const item = { table: items, on: eq(items.id, movements.itemId) };
const lot = { table: lots, on: eq(lots.id, movements.lotId) };
const rows = { id: movements.lotId, label: lots.number, path: "/customer/inventory/lots/", joins: [lot] };
/** Worth with its sign, at what the lot costs: whole numbers are divided towards nothing, so each side is rounded alike. */
const worthNow = (amount: SQL) => sql`(case when ${amount} < 0 then -1 else 1 end * ${worthOfLot(sql`abs(${amount})`, items.unit)})`;
const worth = worthNow(sql`${movements.amount}`);
/**
 * Every movement with what of its lot then stood: what it adds to the worth of that is rounded once a lot, so that the stock of a day is
 * what its lots are worth, to the last fraction.
 */
const standing = sql`(select id, item_id, lot_id, day, amount, sum(amount) over (partition by lot_id order by day, id) as stands from movements) as stood`;
const stood = (column: string) => sql.raw(`stood.${column}`);
const stoodItem = { table: items, on: eq(items.id, stood("item_id")) };
const stoodLot = { table: lots, on: eq(lots.id, stood("lot_id")) };
/** What the item cost when it came the last time before, in the order of the ledger; a correction is measured as what it corrects. */
const lastCost = sql`(select before.unit_cost from ${movements} as before where before.item_id = ${movements.itemId}
  and before.type = 'receipt' and before.reverses is null and before.id < coalesce(${movements.reverses}, ${movements.id})
  order by before.id desc limit 1)`;
const atLastCost = sql`(case when ${movements.amount} < 0 then -1 else 1 end * ${worthOf(sql`abs(${movements.amount})`, items.unit, lastCost)})`;
const cameBefore = sql`${lastCost} is not null`;
const scrapReason: Dimension = {
  names: {
    fr: ["Motif de mise au rebut", "motif", "motifs", "cause", "causes"],
    en: ["Reason for scrapping", "reason", "reasons", "cause", "causes"],
  },
  choices: choicesOf({ fr: fr.values.reason, en: en.values.reason }),
};

/** The code that the reason begins with; what is no code is a note. */
const code = sql`substr(${movements.reason} || ':', 1, instr(${movements.reason} || ':', ':') - 1)`;
const scrapCode = sql`case when ${code} in (${sql.join(
  scrapReasons.map((reason) => sql.raw(`'${reason}'`)),
  sql`, `,
)}) then ${code} end`;

/** What came from suppliers, what lay there at a day, and what was thrown away, by the day goods moved; what was put right is taken off. */
export const movementFigures = {
  received: source({
    from: sql`${movements}`,
    where: sql`${movements.type} = 'receipt'`,
    day: movements.day,
    rows,
    list: "movements.list",
    beside: { receivedQuantity: ["receivedValue"], receivedValue: ["receivedQuantity"] },
    axes: { ...byIngredient(movements.itemId), ...byPerson(movements.actor), ...after(lot, bySupplier(lots.supplierId)) },
    measures: {
      receivedValue: money(
        {
          fr: ["Achats reçus HT", "achats de matières", "réceptions en valeur", "valeur reçue"],
          en: ["Purchases received excl. tax", "goods received", "value received"],
        },
        worth,
        { joins: [item, lot] },
      ),
      receivedQuantity: quantity(
        {
          fr: ["Quantités reçues", "quantités achetées", "quantité achetée", "acheté", "achetés", "achetée"],
          en: ["Quantity received", "quantity bought", "bought"],
        },
        movements.amount,
        items.unit,
        { joins: [item, lot] },
      ),
      purchasePrice: ratio(
        "price",
        {
          fr: ["Prix d'achat moyen HT", "prix d'achat", "prix moyen d'achat", "prix des matières premières", "prix des ingrédients"],
          en: ["Average purchase price excl. tax", "purchase price", "price paid", "price of ingredients"],
        },
        ["receivedValue", "receivedQuantity"],
      ),
      receivedAtLastPrice: money(
        { fr: ["Achats reçus au prix d'avant HT"], en: ["Purchases received at the last price excl. tax"] },
        atLastCost,
        { where: cameBefore, joins: [item] },
      ),
      priceDrift: money(
        {
          fr: ["Surcoût des achats HT", "surcoût d'achat", "hausse des prix d'achat en euros", "surcoût des matières premières"],
          en: ["Extra cost of purchases excl. tax", "purchase price drift", "extra cost of ingredients"],
        },
        sql`(${worth} - ${atLastCost})`,
        { where: cameBefore, joins: [item, lot] },
      ),
      priceDriftRate: ratio(
        "rate",
        { fr: ["Hausse des prix d'achat", "dérive des prix d'achat"], en: ["Rise of purchase prices", "purchase price rise"] },
        ["priceDrift", "receivedAtLastPrice"],
      ),
    },
  }),

  stockOver: source({
    from: standing,
    day: stood("day"),
    isBalance: true,
    rows: { id: stood("lot_id"), label: lots.number, path: "/customer/inventory/lots/", joins: [stoodLot] },
    list: "lots.list",
    axes: { ...byItem(stood("item_id")), ...after(stoodLot, bySupplier(lots.supplierId)) },
    measures: {
      stockValueOn: money(
        {
          fr: ["Valeur du stock en fin de période HT", "stock à une date", "valeur du stock à une date"],
          en: ["Stock value at the end of the period excl. tax", "stock on a day", "stock value on a day"],
        },
        sql`(${worthNow(stood("stands"))} - ${worthNow(sql`(${stood("stands")} - ${stood("amount")})`)})`,
        { joins: [stoodItem, stoodLot] },
      ),
      stockQuantityOn: quantity(
        { fr: ["Quantités en stock en fin de période"], en: ["Quantity in stock at the end of the period"] },
        stood("amount"),
        items.unit,
        { joins: [stoodItem] },
      ),
    },
  }),

  scrapped: source({
    from: sql`${movements}`,
    where: sql`${movements.type} = 'scrap'`,
    day: movements.day,
    rows,
    list: "movements.list",
    beside: { scrappedQuantity: ["scrappedValue"], scrappedValue: ["scrappedQuantity"] },
    axes: {
      ...byItem(movements.itemId),
      ...byPerson(movements.actor),
      scrapReason: {
        dimension: scrapReason,
        key: scrapCode,
      },
    },
    measures: {
      scrappedValue: money(
        {
          fr: ["Mises au rebut HT", "rebuts", "jeté", "jetés", "casse", "gaspillage", "valeur jetée"],
          en: ["Scrapped excl. tax", "scrap", "thrown away", "waste", "wasted"],
        },
        sql`-${worth}`,
        { joins: [item, lot] },
      ),
      scrappedQuantity: quantity(
        { fr: ["Quantités jetées", "quantités mises au rebut"], en: ["Quantity scrapped", "quantity thrown away"] },
        sql`-${movements.amount}`,
        items.unit,
        { joins: [item, lot] },
      ),
    },
  }),
};

/** A supplier is the lot's: the lot is reached first. */
function after<Axes extends ReturnType<typeof bySupplier>>(first: Join, axes: Axes) {
  const reached = Object.entries(axes).map(([name, axis]) => [name, { ...axis, joins: [first, ...axis.joins] }]);
  return Object.fromEntries(reached) as Axes;
}
