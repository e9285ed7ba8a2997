import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Unit } from "@/worker/core/figures/quantity";
import { languages } from "@/worker/core/language";
import { hazardKinds } from "@/worker/modules/safety/control-plans/status";
import { recallKinds, recallOrigins, recallStatuses } from "@/worker/modules/safety/recalls/status";

/** A lot that a recall reaches, as it stood when the recall was decided: thousandths of the item's base unit. */
export interface RecalledLot {
  lotId: string;
  lot: string;
  itemId: string;
  itemName: string;
  unit: Unit;
  dlc: string | null;
  ddm: string | null;
  /** What came or was made of it. */
  born: number;
  /** What clients gave back; of lots that were frozen before this stood by itself, it is taken off what was shipped. */
  returned?: number;
  /** What went into other lots. */
  used: number;
  /** What came back and was set apart, as a lot of its own. */
  apart?: number;
  scrapped: number;
  stock: number;
  /** All that went to clients, what came back too. */
  shipped: number;
}

/** What a client got of a lot, and what became of it: together no more than was shipped. */
export interface RecalledGoods {
  lotId: string;
  lot: string;
  itemName: string;
  unit: Unit;
  amount: number;
  deliveries: { delivery: string; date: string; amount: number }[];
  recovered: number;
  destroyed: number;
  /** Eaten, sold on, or nowhere to be found. */
  gone: number;
}

/** Withdrawals and recalls of lots, and the drills of them. */
export const recalls = sqliteTable(
  "recalls",
  {
    id: text("id").primaryKey(),
    /** RAP-2026-0001. */
    reference: text("reference").notNull().unique(),
    status: text("status", { enum: recallStatuses }).notNull(),
    kind: text("kind", { enum: recallKinds }).notNull(),
    origin: text("origin", { enum: recallOrigins }).notNull(),
    /** A drill: nothing is put on hold, and no letter leaves. */
    mock: integer("mock", { mode: "boolean" }).notNull(),
    /** The number of a lot, or of a supplier's lot, that it is about. */
    subject: text("subject").notNull(),
    supplierId: text("supplier_id"),
    cause: text("cause").notNull(),
    hazard: text("hazard", { enum: hazardKinds }).notNull(),
    /** What may happen to whoever ate of it, and what to do: for the public notice. */
    danger: text("danger").notNull().default(""),
    /** Frozen when it was decided; empty until then. */
    lots: text("lots", { mode: "json" }).$type<RecalledLot[]>().notNull(),
    activatedAt: integer("activated_at"),
    /** When trade clients must know, and when the authority must. */
    tradeDeadline: integer("trade_deadline"),
    authorityDeadline: integer("authority_deadline"),
    notifiedAt: integer("notified_at"),
    authorityToldAt: integer("authority_told_at"),
    closedAt: integer("closed_at"),
    /** Who ended it. */
    closedBy: text("closed_by").notNull().default(""),
    /** Why it was dismissed, or what came of it. */
    conclusion: text("conclusion").notNull().default(""),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("recalls_newest").on(table.createdAt, table.id),
    index("recalls_by_status").on(table.status, table.createdAt, table.id),
    index("recalls_of_drills").on(table.mock, table.activatedAt),
  ],
);

/** Who holds goods of a recall: frozen when it was decided, with what they answer. */
export const recallClients = sqliteTable(
  "recall_clients",
  {
    id: text("id").primaryKey(),
    recallId: text("recall_id")
      .notNull()
      .references(() => recalls.id),
    clientId: text("client_id").notNull(),
    reference: text("reference").notNull(),
    name: text("name").notNull(),
    email: text("email"),
    phone: text("phone"),
    language: text("language", { enum: languages }).notNull(),
    goods: text("goods", { mode: "json" }).$type<RecalledGoods[]>().notNull(),
    toldAt: integer("told_at"),
    answeredAt: integer("answered_at"),
    note: text("note").notNull().default(""),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [uniqueIndex("recall_clients_of_recall").on(table.recallId, table.clientId)],
);
