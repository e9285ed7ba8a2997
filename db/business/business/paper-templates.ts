import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type OptionalColumn, templateKinds, titleFaces } from "@/worker/modules/business/paper-templates/status";

/** How a business wants its papers, a row a kind of paper; a kind without a row is printed as usual. */
export const paperTemplates = sqliteTable("paper_templates", {
  /** The kind of paper. */
  id: text("id", { enum: templateKinds }).primaryKey(),
  /** "#1f6b4a". */
  accent: text("accent").notNull(),
  titles: text("titles", { enum: titleFaces }).notNull(),
  /** Columns that it may have or not, and has. */
  columns: text("columns", { mode: "json" }).$type<OptionalColumn[]>().notNull(),
  openingFr: text("opening_fr").notNull().default(""),
  openingEn: text("opening_en").notNull().default(""),
  closingFr: text("closing_fr").notNull().default(""),
  closingEn: text("closing_en").notNull().default(""),
  version: integer("version").notNull().default(1),
  updatedAt: integer("updated_at").notNull(),
});
