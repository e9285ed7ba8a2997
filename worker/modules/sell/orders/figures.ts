import { sql } from "drizzle-orm";
import { orderLines, orders } from "@/db/business";
import {
  type Axis,
  adding,
  choicesOf,
  distinct,
  type Listed,
  money,
  quantity,
  ratio,
  source,
  today,
} from "@/worker/engine/figures/measure";
import { byDoor } from "@/worker/engine/figures/doors";
import { byProduct } from "@/worker/modules/catalogue/items";
import { byClient, clientRows } from "@/worker/modules/sell/clients";
import { PASSERS_BY } from "@/worker/modules/sell/sales/status";
import { isWaiting } from "./list";
import { en } from "./words.en";
import { fr } from "./words.fr";

/** States in which nothing is sold: a draft may be a quote, and what was cancelled never was. */
export const unsold = sql.raw("('draft', 'cancelled')");

const isPlaced = sql`${orders.status} not in ${unsold}`;

const isFirst = sql`not exists (select 1 from ${orders} as earlier where earlier.client_id = ${orders.clientId}
  and earlier.status not in ${unsold} and earlier.ordered_on < ${orders.orderedOn})`;

/** Those who buy at the till without saying who they are stand under one client, who is nobody. */
const isNamed = sql`${orders.clientId} <> ${sql.raw(`'${PASSERS_BY}'`)}`;

/** Packaging that comes back is no sale: the client is owed it until then. */
const isSold = sql`${orderLines.container} is null`;
const orderStatus = {
  dimension: {
    names: { fr: ["État de la commande", "statut", "statut de commande"], en: ["Order status", "status"] },
    choices: choicesOf({ fr: fr.values.status, en: en.values.status }),
  },
  key: orders.status,
} satisfies Axis;

/** How the list of orders narrows them. */
const byPlaced = {
  path: "/customer/orders",
  days: ["orderedFrom", "orderedTo"],
  by: { client: "client", orderStatus: "status" },
} satisfies Listed;

/** What orders themselves tell, whatever their lines. */
const counted = {
  orders: distinct(
    { fr: ["Nombre de commandes", "commandes", "commandes passées"], en: ["Number of orders", "orders", "orders placed"] },
    orders.id,
    { listed: { placed: "true" } },
  ),
  activeClients: distinct(
    {
      fr: ["Clients actifs", "clients qui ont commandé", "clients ayant commandé", "nombre de clients actifs"],
      en: ["Active clients", "active customers", "clients who ordered", "customers who ordered"],
    },
    orders.clientId,
    { where: isNamed, rows: clientRows(orders.clientId) },
  ),
  newClients: distinct(
    {
      fr: ["Nouveaux clients", "clients nouveaux", "premières commandes", "clients gagnés"],
      en: ["New clients", "new customers", "first-time clients", "clients won"],
    },
    orders.clientId,
    { where: sql`${isNamed} and ${isFirst}`, rows: clientRows(orders.clientId) },
  ),
  returningClients: distinct(
    {
      fr: ["Clients revenus", "clients qui ont recommandé", "clients fidèles"],
      en: ["Returning clients", "returning customers", "clients who ordered again"],
    },
    orders.clientId,
    { where: sql`${isNamed} and not (${isFirst})`, rows: clientRows(orders.clientId) },
  ),
};

/** What clients ordered, drafts and what was cancelled aside, by the day of the order; and what they wait for now. */
export const orderFigures = {
  ordered: source({
    // Orders first: their days are what an index finds.
    from: sql`${orders} cross join ${orderLines} on ${orderLines.orderId} = ${orders.id}`,
    where: isPlaced,
    day: orders.orderedOn,
    rows: { id: orders.id, label: orders.reference, path: "/customer/orders/" },
    list: "orders.list",
    beside: { orders: ["salesOrdered"], salesOrdered: ["orders"], quantityOrdered: ["salesOrdered"], averageOrder: ["orders"] },
    listed: byPlaced,
    axes: {
      ...byClient(orders.clientId),
      ...byProduct(orderLines.itemId),
      ...byDoor(orders.door),
      orderStatus,
    },
    coarser: {
      from: sql`${orders}`,
      where: isPlaced,
      day: orders.orderedOn,
      axes: { ...byClient(orders.clientId), ...byDoor(orders.door), orderStatus },
      measures: counted,
    },
    measures: {
      ...counted,
      salesOrdered: money(
        {
          fr: ["Ventes commandées HT", "montant des commandes", "commandes en valeur", "montant commandé", "commandé"],
          en: ["Sales ordered excl. tax", "value of orders", "amount ordered", "orders in value"],
        },
        orderLines.total,
        { where: isSold },
      ),
      quantityOrdered: quantity(
        { fr: ["Quantités commandées", "quantité commandée"], en: ["Quantity ordered", "quantities ordered"] },
        orderLines.amount,
        orderLines.unit,
        { where: isSold },
      ),
      averageOrder: ratio(
        "money",
        {
          fr: ["Panier moyen HT", "panier moyen", "commande moyenne", "montant moyen des commandes", "montant moyen d'une commande"],
          en: ["Average order excl. tax", "average order", "average basket", "average order value", "mean order"],
        },
        ["salesOrdered", "orders"],
      ),
      repeatRate: ratio("rate", { fr: ["Taux de fidélité", "taux de réachat", "fidélité"], en: ["Repeat rate", "retention"] }, [
        "returningClients",
        "activeClients",
      ]),
      ordersPerClient: ratio("count", { fr: ["Commandes par client actif"], en: ["Orders per active client"] }, [
        "orders",
        "activeClients",
      ]),
    },
  }),

  // Orders as a whole: quotes and what was cancelled count among the states, and nowhere else.
  written: source({
    from: sql`${orders}`,
    day: orders.orderedOn,
    rows: { id: orders.id, label: orders.reference, path: "/customer/orders/" },
    list: "orders.list",
    listed: byPlaced,
    axes: { ...byClient(orders.clientId), ...byDoor(orders.door), orderStatus },
    measures: {
      ordersAndQuotes: adding(
        "count",
        { fr: ["Commandes et devis, tous états", "commandes et devis"], en: ["Orders and quotes in any state", "orders and quotes"] },
        sql.raw("1"),
        { listed: {} },
      ),
      orderedAsWhole: money(
        { fr: ["Commandé HT, emballages consignés compris"], en: ["Ordered excl. tax, returnable packaging among it"] },
        orders.subtotal,
        { where: isPlaced },
      ),
      orderedWithTax: money(
        { fr: ["Ventes commandées TTC", "commandé TTC"], en: ["Sales ordered incl. tax", "ordered incl. tax"] },
        orders.total,
        { where: isPlaced, listed: { placed: "true" } },
      ),
    },
  }),

  waiting: source({
    from: sql`${orders}`,
    where: isWaiting,
    rows: { id: orders.id, label: orders.reference, path: "/customer/orders/" },
    list: "orders.list",
    beside: { ordersToShip: ["orderBook"], orderBook: ["ordersToShip"] },
    listed: { path: byPlaced.path, by: byPlaced.by },
    axes: { ...byClient(orders.clientId), ...byDoor(orders.door), orderStatus },
    measures: {
      ordersToShip: distinct(
        { fr: ["Commandes à expédier", "commandes qui attendent"], en: ["Orders to ship", "orders waiting"] },
        orders.id,
        { listed: { waiting: "true" } },
      ),
      lateOrders: distinct({ fr: ["Commandes en retard d'expédition"], en: ["Orders late to ship"] }, orders.id, {
        where: sql`${orders.dueOn} < ${today}`,
        listed: { late: "true" },
      }),
      orderBook: money(
        { fr: ["Carnet de commandes HT", "carnet de commandes"], en: ["Order book excl. tax", "order book", "backlog"] },
        orders.subtotal,
      ),
    },
  }),
};
