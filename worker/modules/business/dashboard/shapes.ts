import { briefKinds } from "./status";
import { instant, rate, sum, balance, z } from "@/worker/core/contract/fields";

/** What a maker looks at in the morning, each a figure that leads to what it counts. */
export const kpis = z.object({
  /** Orders that clients wait for, and how many of them are late. */
  ordersToShip: z.int(),
  lateOrders: z.int(),
  /** Items of which less than the minimum is available. */
  stockShort: z.int(),
  /** Lots in stock whose date comes within the days, or is past; and those past their DLC. */
  expiringLots: z.int(),
  expiredLots: z.int(),
  /** Orders to make something today, those of them that are done, and those of days gone that are not. */
  productionToday: z.int(),
  productionDone: z.int(),
  productionLate: z.int(),
  /** Products whose margin is below the floor. */
  lowMargin: z.int(),
  marginFloor: rate,
  /** Clients who ordered over the last months. */
  activeClients: z.int(),
  /** Invoiced excl. tax, credit notes taken off: this month, last month until the same day, last month. */
  revenue: balance,
  revenueLastMonthSoFar: balance,
  revenueLastMonth: balance,
});
export type Kpis = z.output<typeof kpis>;

/** A month of those figures that have a past: the rest are of now, and nothing says what they were. */
export const trend = z.object({ month: z.string(), productionToday: z.int(), activeClients: z.int(), revenue: balance });
export type Trend = z.output<typeof trend>;

/** A matter of the day: how many, the first of them, what they come to, and the one thing to do about it. */
export const briefLine = z.object({
  kind: z.enum(briefKinds),
  count: z.int(),
  /** "2 commandes en retard". */
  text: z.string(),
  names: z.array(z.string()),
  amount: balance.nullable(),
  /** "Expédier", and the screen where it is done. */
  action: z.string(),
  path: z.string(),
});
export type Brief = { day: string; items: z.output<typeof briefLine>[] };

/** Something that somebody did. */
export const activityEntry = z.object({
  id: z.string(),
  at: instant,
  who: z.string(),
  /** "Commande confirmée". */
  what: z.string(),
  operation: z.string(),
  /** The kind of record, its identifier and what people call it; empty once it is gone. */
  record: z.string(),
  recordId: z.string(),
  name: z.string(),
  /** How many records it changed. */
  changes: z.int(),
});
export type ActivityEntry = z.output<typeof activityEntry>;

/** What was invoiced in a month, credit notes taken off. */
export const monthly = z.object({ month: z.string(), revenue: balance });

/** What clients owe and what suppliers are owed, as their accounts say it; of clients, what it is made of. */
export const finance = z.object({
  due: balance,
  invoices: sum,
  /** Of invoices alone. */
  overdue: sum,
  creditBalance: sum,
  carried: balance,
  toPay: balance,
  months: z.array(monthly),
});
export type Finance = z.output<typeof finance>;
