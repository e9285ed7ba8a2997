import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Address } from "@/worker/core/trade/parties";
import { type Unit, unitNames } from "@/worker/core/figures/quantity";
import type { VatLine } from "@/worker/core/figures/totals";
import { doors } from "@/worker/core/doors";
import { clientCategories, deliveryStatuses } from "@/worker/core/trade/trade";
import { orderStatuses } from "@/worker/modules/sell/orders/status";
import { rhythms } from "@/worker/modules/sell/standing-orders/status";
import { clients } from "./clients";

/** What a client asks for. */
export interface OrderLine {
  id: string;
  itemId: string;
  /** How it reads on papers; the item's name when empty. */
  description: string;
  /** Thousandths of the base of the unit. */
  amount: number;
  unit: Unit;
  /** Ten-thousandths of a euro excl. tax for one unit of the item (`per`). */
  price: number;
  per: Unit;
  /** Hundredths of a percent. */
  discount: number;
  vatRate: number;
  /** Ten-thousandths of a euro excl. tax after discount, rounded to the cent. */
  total: number;
  /** Packaging that comes back: charged for, outside the base of VAT (directive 2006/112/EC, art. 92). */
  container?: "charged";
  /** What has left and what has come back, in the same thousandths. */
  shipped: number;
  returned: number;
}

/** Quotes and orders of clients: a quote is a draft with a day until which it holds. */
export const orders = sqliteTable(
  "orders",
  {
    id: text("id").primaryKey(),
    /** CMD-2026-0001. */
    reference: text("reference").notNull().unique(),
    /** What the client calls it. */
    clientReference: text("client_reference").notNull().default(""),
    clientId: text("client_id")
      .notNull()
      .references(() => clients.id),
    status: text("status", { enum: orderStatuses }).notNull(),
    /** Where it was before it was put on hold. */
    heldFrom: text("held_from", { enum: orderStatuses }),
    /** Whose prices it was made at. */
    priceList: text("price_list", { enum: clientCategories }).notNull(),
    orderedOn: text("ordered_on").notNull(),
    /** The day a quote holds until. */
    validUntil: text("valid_until"),
    /** The day the client wants it. */
    dueOn: text("due_on"),
    deliveryAddress: text("delivery_address", { mode: "json" }).$type<Address>(),
    lines: text("lines", { mode: "json" }).$type<OrderLine[]>().notNull(),
    /** Ten-thousandths of a euro, each rounded to the cent. */
    subtotal: integer("subtotal").notNull(),
    vat: text("vat", { mode: "json" }).$type<VatLine[]>().notNull(),
    total: integer("total").notNull(),
    /** Parts of what is ordered, in hundredths of a percent of its value. */
    deliveredShare: integer("delivered_share").notNull().default(0),
    invoicedShare: integer("invoiced_share").notNull().default(0),
    /** The standing order that made it. */
    standingOrderId: text("standing_order_id"),
    /** Through which door it was made; null where nobody knows. */
    door: text("door", { enum: doors }),
    confirmedAt: integer("confirmed_at"),
    notes: text("notes").notNull().default(""),
    /** Folded words that a search looks through. */
    searchText: text("search_text").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    /** Did any of it come back? */
    cameBack: integer("came_back", { mode: "boolean" })
      .notNull()
      .generatedAlwaysAs(sql`lines glob '*"returned":[1-9]*'`, { mode: "virtual" }),
  },
  (table) => [
    index("orders_unbilled")
      .on(table.cameBack, table.status, table.dueOn, table.orderedOn, table.clientId, table.invoicedShare, table.total, table.subtotal)
      .where(sql`invoiced_share < 10000`),
    index("orders_newest").on(table.createdAt, table.id),
    index("orders_by_status").on(table.status, table.createdAt, table.id),
    index("orders_of_client").on(table.clientId, table.createdAt, table.id),
    index("orders_by_due").on(table.dueOn, table.id),
    index("orders_by_day").on(table.orderedOn, table.clientId, table.status),
    index("orders_of_client_by_day").on(table.clientId, table.orderedOn, table.status),
  ],
);

/** The lines of orders by item, kept by triggers: who asked for what, and how much of it is still to leave. */
export const orderLines = sqliteTable(
  "order_lines",
  {
    orderId: text("order_id").notNull(),
    place: integer("place").notNull(),
    itemId: text("item_id").notNull(),
    amount: integer("amount").notNull(),
    shipped: integer("shipped").notNull(),
    unit: text("unit", { enum: unitNames }).notNull(),
    total: integer("total").notNull(),
    /** Of packaging that comes back: no turnover. */
    container: text("container").$type<"charged">(),
    /** The line's own identifier, by which deliveries name it. */
    lineId: text("line_id"),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.place] }), index("order_lines_of_item").on(table.itemId, table.orderId)],
);

/** What left of a lot, and what came back of it. */
export interface DeliveryLine {
  orderLineId: string;
  itemId: string;
  lotId: string;
  locationId: string;
  /** Thousandths of the item's base unit. */
  amount: number;
  returned: number;
}

/** What came back at one time of what had left. */
export interface DeliveryReturn {
  id: string;
  day: string;
  reason: string;
  /** Of which lot, and the one it was set apart in, if any. */
  lines: { orderLineId: string; lotId: string; locationId: string; amount: number; apartId: string | null }[];
  /** The movements that it wrote. */
  movementIds: string[];
}

/** What left for a client at one time: one row a delivery note. */
export const deliveries = sqliteTable(
  "deliveries",
  {
    id: text("id").primaryKey(),
    /** BL-2026-0001. */
    reference: text("reference").notNull().unique(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    clientId: text("client_id").notNull(),
    status: text("status", { enum: deliveryStatuses }).notNull(),
    shippedOn: text("shipped_on").notNull(),
    deliveredOn: text("delivered_on"),
    address: text("address", { mode: "json" }).$type<Address>(),
    carrier: text("carrier").notNull().default(""),
    lines: text("lines", { mode: "json" }).$type<DeliveryLine[]>().notNull(),
    /** What came back, each time apart, those before they were written so left out. */
    returns: text("returns", { mode: "json" }).$type<DeliveryReturn[]>().notNull().default([]),
    notes: text("notes").notNull().default(""),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("deliveries_newest").on(table.createdAt, table.id),
    index("deliveries_of_order").on(table.orderId, table.createdAt),
    index("deliveries_by_day").on(table.shippedOn, table.id),
    index("deliveries_of_client").on(table.clientId, table.shippedOn, table.id),
  ],
);

/** What left and stayed away of each lot, kept by triggers from what deliveries say, so that figures need not read texts. */
export const deliveryLines = sqliteTable(
  "delivery_lines",
  {
    deliveryId: text("delivery_id").notNull(),
    place: integer("place").notNull(),
    orderLineId: text("order_line_id").notNull(),
    itemId: text("item_id").notNull(),
    lotId: text("lot_id").notNull(),
    /** What left less what came back, in thousandths of the base of the item's unit. */
    net: integer("net").notNull(),
  },
  (table) => [primaryKey({ columns: [table.deliveryId, table.place] })],
);

/** What a standing order asks for each time. */
export type StandingLine = Pick<OrderLine, "itemId" | "amount" | "unit" | "container">;

/** Orders that come back by themselves: each makes a draft on its day. */
export const standingOrders = sqliteTable(
  "standing_orders",
  {
    id: text("id").primaryKey(),
    clientId: text("client_id")
      .notNull()
      .references(() => clients.id),
    rhythm: text("rhythm", { enum: rhythms }).notNull(),
    /** The next day an order is made. */
    nextOn: text("next_on").notNull(),
    /** The day of the month that it keeps; null where the last day leads to the last day. */
    dayOfMonth: integer("day_of_month"),
    /** The last day one is made; null when it goes on. */
    endsOn: text("ends_on"),
    /** Days between the making and the delivery. */
    leadDays: integer("lead_days").notNull().default(0),
    lines: text("lines", { mode: "json" }).$type<StandingLine[]>().notNull(),
    paused: integer("paused", { mode: "boolean" }).notNull().default(false),
    notes: text("notes").notNull().default(""),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("standing_orders_newest").on(table.createdAt, table.id), index("standing_orders_due").on(table.paused, table.nextOn)],
);
