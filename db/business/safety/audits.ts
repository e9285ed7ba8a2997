import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type AuditQuestion, auditKinds, auditTemplateStatuses } from "@/worker/modules/safety/audit-templates/status";
import { type AskedQuestion, auditStatuses } from "@/worker/modules/safety/audits/status";
import { suppliers } from "../buy/suppliers";

const times = {
  version: integer("version").notNull().default(1),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
};

/** What an audit of one kind asks, made one's own. */
export const auditTemplates = sqliteTable(
  "audit_templates",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    /** The name without case or accents, to sort by and to tell twins. */
    sortName: text("sort_name").notNull(),
    status: text("status", { enum: auditTemplateStatuses }).notNull(),
    kind: text("kind", { enum: auditKinds }).notNull(),
    /** From which score an audit is passed, in hundredths of a percent. */
    passMark: integer("pass_mark").notNull(),
    questions: text("questions", { mode: "json" }).$type<AuditQuestion[]>().notNull(),
    ...times,
  },
  (table) => [index("audit_templates_by_name").on(table.status, table.sortName, table.id)],
);

/** Audits: what was asked that day and what was seen. One that is completed is never rewritten: triggers keep it. */
export const audits = sqliteTable(
  "audits",
  {
    id: text("id").primaryKey(),
    /** AUD-2026-0001. */
    reference: text("reference").notNull().unique(),
    status: text("status", { enum: auditStatuses }).notNull(),
    kind: text("kind", { enum: auditKinds }).notNull(),
    /** The template it follows, as it was called and as it asked that day; null where it asks what is usual. */
    templateId: text("template_id"),
    name: text("name").notNull(),
    passMark: integer("pass_mark").notNull(),
    questions: text("questions", { mode: "json" }).$type<AskedQuestion[]>().notNull(),
    /** Whom a supplier audit looks at. */
    supplierId: text("supplier_id").references(() => suppliers.id),
    /** Who looks, as one is called: oneself, an inspector. */
    auditor: text("auditor").notNull().default(""),
    /** What is looked at. */
    scope: text("scope").notNull().default(""),
    heldOn: text("held_on").notNull(),
    conclusion: text("conclusion").notNull().default(""),
    /** In hundredths of a percent; null until it is completed. */
    score: integer("score"),
    minor: integer("minor").notNull().default(0),
    major: integer("major").notNull().default(0),
    completedAt: integer("completed_at"),
    /** Who completed it. */
    completer: text("completer").notNull().default(""),
    actor: text("actor").notNull(),
    searchText: text("search_text").notNull(),
    ...times,
  },
  (table) => [
    index("audits_newest").on(table.createdAt, table.id),
    index("audits_by_status").on(table.status, table.createdAt, table.id),
    index("audits_by_kind").on(table.kind, table.createdAt, table.id),
    index("audits_of_supplier").on(table.supplierId, table.createdAt),
  ],
);
