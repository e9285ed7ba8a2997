import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { languages } from "@/worker/core/language";
import type { Field, Value } from "@/worker/modules/papers/signatures/rules";
import { orderOutcomes, signatoryStatuses, signatureStatuses } from "@/worker/modules/papers/signatures/status";

const times = {
  version: integer("version").notNull().default(1),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
};

/** Documents that people are asked to sign. The file is a copy of its own: what is signed never changes. */
export const signatures = sqliteTable(
  "signatures",
  {
    id: text("id").primaryKey(),
    title: text("title").notNull(),
    status: text("status", { enum: signatureStatuses }).notNull(),
    /** One after the other, rather than side by side. */
    isOrdered: integer("is_ordered", { mode: "boolean" }).notNull().default(false),
    /** The last day to sign. */
    expiresOn: text("expires_on").notNull(),
    message: text("message").notNull().default(""),
    language: text("language", { enum: languages }).notNull(),
    senderName: text("sender_name").notNull(),
    senderEmail: text("sender_email"),
    fileName: text("file_name").notNull(),
    fileKey: text("file_key").notNull(),
    /** SHA-256 of what people are shown. */
    digest: text("digest").notNull(),
    pages: text("pages", { mode: "json" }).$type<{ width: number; height: number }[]>().notNull(),
    fields: text("fields", { mode: "json" }).$type<Field[]>().notNull().default([]),
    /** The quote that is confirmed once everybody has signed, as it was when it was printed. */
    orderId: text("order_id"),
    orderVersion: integer("order_version"),
    orderOutcome: text("order_outcome", { enum: orderOutcomes }).notNull().default("none"),
    /** The audit whose report it is. */
    auditId: text("audit_id"),
    documentId: text("document_id"),
    sealedKey: text("sealed_key"),
    sealedDigest: text("sealed_digest"),
    /** Why it was declined or cancelled. */
    reason: text("reason").notNull().default(""),
    sentAt: integer("sent_at"),
    remindedAt: integer("reminded_at"),
    endedAt: integer("ended_at"),
    ...times,
  },
  (table) => [
    index("signatures_newest").on(table.createdAt, table.id),
    index("signatures_by_status").on(table.status, table.createdAt, table.id),
    index("signatures_of_order").on(table.orderId, table.createdAt),
    index("signatures_of_audit").on(table.auditId, table.createdAt),
  ],
);

/** Those who are asked to sign, in their order; what each did is evidence. */
export const signatories = sqliteTable(
  "signatories",
  {
    id: text("id").primaryKey(),
    signatureId: text("signature_id")
      .notNull()
      .references(() => signatures.id, { onDelete: "cascade" }),
    /** From 1. */
    place: integer("place").notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    status: text("status", { enum: signatoryStatuses }).notNull(),
    linkKey: text("link_key").notNull(),
    /** Of the code that was mailed last. */
    codeHash: text("code_hash"),
    codeSentAt: integer("code_sent_at"),
    signedAt: integer("signed_at"),
    /** Where it was signed from. */
    address: text("address"),
    /** As it was typed, where it was not drawn. */
    typed: text("typed").notNull().default(""),
    strokes: text("strokes", { mode: "json" }).$type<number[][]>().notNull().default([]),
    values: text("values", { mode: "json" }).$type<Value[]>().notNull().default([]),
    ...times,
  },
  (table) => [uniqueIndex("signatories_of").on(table.signatureId, table.place)],
);
