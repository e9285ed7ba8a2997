import { eq, sql } from "drizzle-orm";
import { deliveries, deliveryLines, items, lots, orderLines, productions } from "@/db/business";
import { distinct, money, quantity, ratio, source } from "@/worker/engine/figures/measure";
import { byProduct } from "@/worker/modules/catalogue/items";
import { byClient } from "@/worker/modules/sell/clients";
import { worthOf } from "@/worker/engine/figures/worth";
import { worthOfLot } from "@/worker/modules/store/ledger";

const itemId = deliveryLines.itemId;
/** What left and stayed away, in thousandths of the base of the item's unit. */
const net = deliveryLines.net;
/** Packaging that comes back is no sale. */
const isLent = sql`(${orderLines.container} is not null)`;
/** What that is of its line of the order, at the line's price; each part is rounded once. */
const value = sql`(case when ${isLent} then 0 else cast(round(1.0 * ${orderLines.total} * ${net} / ${orderLines.amount}) as integer) end)`;
const item = { table: items, on: eq(items.id, itemId) };
const lot = { table: lots, on: eq(lots.id, deliveryLines.lotId) };
/** What it cost to make or buy the very lots that left; a service has no lot and costs its usual cost, where that is known. */
const cost = sql`case when ${isLent} then 0 when ${lots.id} is not null then ${worthOfLot(net, items.unit)}
  when ${items.cost} is not null then ${worthOf(net, items.unit, items.cost)} end`;

/** The batch that the lot was made in, and what its recipe said it would cost on the day it was ordered. */
const batch = { table: productions, on: sql`${lots.cause} = 'production' and ${productions.id} = ${lots.causeId}` };
const recipeUnitCost = sql`(${productions.snapshot} ->> '$.cost.unit')`;
const recipeCost = worthOf(net, items.unit, recipeUnitCost);
/** Of what was made here; a recipe that was not costed then is counted as lacking. */
const isByRecipe = sql`${productions.id} is not null and not ${isLent}`;

/** What left for clients, less what came back, by the day it left. */
export const deliveryFigures = {
  delivered: source({
    // Deliveries first: their days are what an index finds.
    from: sql`${deliveries} cross join ${deliveryLines} on ${deliveryLines.deliveryId} = ${deliveries.id}
      left join ${orderLines} on ${orderLines.orderId} = ${deliveries.orderId} and ${orderLines.lineId} = ${deliveryLines.orderLineId}`,
    where: sql`${deliveries.status} <> 'cancelled'`,
    day: deliveries.shippedOn,
    rows: { id: deliveries.id, label: deliveries.reference, path: "/customer/deliveries/" },
    list: "deliveries.list",
    beside: { quantitySold: ["salesInvoiced"], margin: ["marginRate"], marginRate: ["margin"], deliveries: ["quantitySold"] },
    axes: {
      ...byClient(deliveries.clientId),
      ...byProduct(itemId),
      lot: {
        dimension: {
          names: { fr: ["Lot", "lots"], en: ["Lot", "lots", "batch"] },
          members: { table: lots, id: lots.id, label: lots.number },
          path: "/customer/inventory/lots/",
        },
        key: sql`nullif(${deliveryLines.lotId}, '')`,
        label: lots.number,
        joins: [lot],
      },
    },
    measures: {
      salesDelivered: money(
        {
          fr: ["Ventes livrées HT", "valeur livrée", "montant livré", "livré"],
          en: ["Sales delivered excl. tax", "value delivered", "amount delivered"],
        },
        value,
      ),
      deliveries: distinct({ fr: ["Nombre de livraisons", "livraisons"], en: ["Number of deliveries", "deliveries"] }, deliveries.id),
      quantitySold: quantity(
        {
          fr: [
            "Quantités vendues",
            "quantité vendue",
            "vendu",
            "vendus",
            "vendues",
            "unités vendues",
            "volumes vendus",
            "quantités livrées",
            "ai-je vendu",
            "avons-nous vendu",
            "a-t-on vendu",
            "se vend",
            "se vendent",
          ],
          en: [
            "Quantity sold",
            "quantities sold",
            "sold",
            "units sold",
            "volume sold",
            "quantity delivered",
            "did i sell",
            "did we sell",
            "sell",
            "sells",
          ],
        },
        net,
        items.unit,
        { joins: [item] },
      ),
      costOfSales: money(
        {
          fr: ["Coût réel des ventes HT", "coût des ventes", "coût de revient des ventes"],
          en: ["Real cost of sales excl. tax", "cost of sales"],
        },
        cost,
        { joins: [item, lot] },
      ),
      salesCosted: money(
        { fr: ["Ventes livrées au coût connu HT"], en: ["Sales delivered at a known cost excl. tax"] },
        sql`case when ${cost} is not null then ${value} end`,
        { joins: [item, lot] },
      ),
      // What costs nobody knows how much brings no margin that anyone could tell: it is counted as lacking.
      margin: money(
        {
          fr: ["Marge brute HT", "marge", "marges", "bénéfice brut", "marge réelle"],
          en: ["Gross margin excl. tax", "margin", "margins", "gross profit", "profit"],
        },
        sql`(${value} - ${cost})`,
        { joins: [item, lot] },
      ),
      marginRate: ratio(
        "rate",
        {
          fr: ["Taux de marge", "taux de marque", "marge en pourcentage", "pourcentage de marge"],
          en: ["Margin rate", "margin percentage", "margin in percent", "profitability"],
        },
        ["margin", "salesCosted"],
      ),
      recipeCostOfSales: money(
        {
          fr: ["Coût des ventes prévu par les recettes HT", "coût prévu par les recettes"],
          en: ["Cost of sales by the recipes excl. tax", "recipe cost of sales"],
        },
        recipeCost,
        { where: isByRecipe, joins: [item, lot, batch] },
      ),
      costBeyondRecipe: money(
        {
          fr: ["Écart de marge avec les recettes HT", "écart avec les recettes", "dépassement du coût des recettes"],
          en: ["Margin lost against the recipes excl. tax", "difference to the recipe", "cost beyond the recipe"],
        },
        sql`(${cost} - ${recipeCost})`,
        { where: isByRecipe, joins: [item, lot, batch] },
      ),
      costBeyondRecipeRate: ratio("rate", { fr: ["Écart au coût des recettes, en part"], en: ["Cost beyond the recipes, as a share"] }, [
        "costBeyondRecipe",
        "recipeCostOfSales",
      ]),
    },
  }),
};
