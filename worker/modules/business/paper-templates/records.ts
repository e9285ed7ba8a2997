import { eq } from "drizzle-orm";
import { paperTemplates as table } from "@/db/business";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { PaperTemplate } from "./contract";
import { columnsOf, type TemplateKind, USUAL_ACCENT, usualColumns } from "./status";

type TemplateRow = typeof table.$inferSelect;

/** What a kind of paper is like; as usual, until somebody has decided. */
export async function fetchTemplate(db: BusinessDatabase, kind: TemplateKind): Promise<TemplateRow> {
  const [row] = await db.select().from(table).where(eq(table.id, kind));
  return row ?? usual(kind);
}

/** A kind of paper of which nothing was decided. */
export function usual(kind: TemplateKind): TemplateRow {
  const texts = { openingFr: "", openingEn: "", closingFr: "", closingEn: "" };
  const columns = columnsOf[kind].filter((column) => usualColumns.includes(column));
  return { id: kind, accent: USUAL_ACCENT, titles: "serif", columns, ...texts, version: 1, updatedAt: 0 };
}

/** A row as the doors show it. */
export function toTemplate({ updatedAt, ...row }: TemplateRow): PaperTemplate {
  return row;
}
