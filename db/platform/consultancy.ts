import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Language } from "@/worker/core/language";
import { appointmentStatuses } from "@/worker/modules/provider/appointments/status";
import type { Visitor } from "@/worker/modules/provider/appointments/rules";
import type { Availability } from "@/worker/modules/provider/experts/rules";
import { topics } from "@/worker/modules/provider/offers/status";
import { businesses, users } from "./people";

const times = {
  version: integer("version").notNull().default(1),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
};

/** Those who advise customers, and when they receive. */
export const experts = sqliteTable("experts", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  headline: text("headline").notNull(),
  biography: text("biography").notNull(),
  languages: text("languages", { mode: "json" }).$type<Language[]>().notNull(),
  timeZone: text("time_zone").notNull(),
  weekly: text("weekly", { mode: "json" }).$type<Availability["weekly"]>().notNull(),
  exceptions: text("exceptions", { mode: "json" }).$type<Availability["exceptions"]>().notNull(),
  videoLink: text("video_link").notNull(),
  active: integer("active", { mode: "boolean" }).notNull(),
  ...times,
});

/** Appointments that one may book. */
export const consultancyOffers = sqliteTable("consultancy_offers", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  topic: text("topic", { enum: topics }).notNull(),
  description: text("description").notNull(),
  minutes: integer("minutes").notNull(),
  credits: integer("credits").notNull(),
  forVisitors: integer("for_visitors", { mode: "boolean" }).notNull(),
  active: integer("active", { mode: "boolean" }).notNull(),
  ...times,
});

/** Appointments of customers, and of visitors who have proved their address. */
export const appointments = sqliteTable(
  "appointments",
  {
    id: text("id").primaryKey(),
    /** RDV-2026-0001: what people call it by. */
    reference: text("reference").notNull().unique(),
    offerId: text("offer_id")
      .notNull()
      .references(() => consultancyOffers.id),
    /** What it was called when it was booked. */
    offerName: text("offer_name").notNull(),
    expertId: text("expert_id")
      .notNull()
      .references(() => experts.id),
    businessId: text("business_id").references(() => businesses.id),
    userId: text("user_id").references(() => users.id),
    /** Who asked without an account. */
    visitor: text("visitor", { mode: "json" }).$type<Visitor>(),
    /** UTC milliseconds. */
    startsAt: integer("starts_at").notNull(),
    endsAt: integer("ends_at").notNull(),
    credits: integer("credits").notNull(),
    /** The appointment that its credits were held for: its own, or the first of those that were moved. */
    holdId: text("hold_id").notNull(),
    status: text("status", { enum: appointmentStatuses }).notNull(),
    subject: text("subject").notNull(),
    reason: text("reason").notNull(),
    /** The appointment that this one was moved from. */
    previousId: text("previous_id"),
    notes: text("notes").notNull(),
    /** The staff's own. */
    privateNotes: text("private_notes").notNull(),
    rating: integer("rating"),
    comment: text("comment").notNull(),
    remindedAt: integer("reminded_at"),
    /** When the staff was told that nobody has said what became of it. */
    unsettledToldAt: integer("unsettled_told_at"),
    ...times,
  },
  (table) => [
    index("appointments_of_business").on(table.businessId, table.startsAt, table.id),
    index("appointments_by_start").on(table.startsAt, table.id),
    index("appointments_by_status").on(table.status, table.startsAt, table.id),
  ],
);

/** The quarters of an hour of experts that are taken: one is nobody's twice, however many ask at once. */
export const expertQuarters = sqliteTable(
  "expert_quarters",
  {
    /** UTC milliseconds. */
    startsAt: integer("starts_at").notNull(),
    expertId: text("expert_id")
      .notNull()
      .references(() => experts.id),
    appointmentId: text("appointment_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.startsAt, table.expertId] }), index("expert_quarters_of_appointment").on(table.appointmentId)],
);

/** What visitors ask for, until they prove with a mailed link that the address is theirs. */
export const appointmentAsks = sqliteTable(
  "appointment_asks",
  {
    id: text("id").primaryKey(),
    offerId: text("offer_id").notNull(),
    expertId: text("expert_id").notNull(),
    startsAt: integer("starts_at").notNull(),
    subject: text("subject").notNull(),
    visitor: text("visitor", { mode: "json" }).$type<Visitor>().notNull(),
    proofHash: text("proof_hash").notNull(),
    expiresAt: integer("expires_at").notNull(),
    ...times,
  },
  (table) => [index("appointment_asks_by_expiry").on(table.expiresAt)],
);
