import { eq } from "drizzle-orm";
import { scans } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { ListedScan } from "./contract";

export type ScanRow = typeof scans.$inferSelect;

/** The document of this identifier. @throws Refusal `not_found` */
export async function fetchScan(db: BusinessDatabase, id: string): Promise<ScanRow> {
  const row = await findScan(db, id);
  if (!row) throw new Refusal("not_found");
  return row;
}

/** The same; undefined when there is none. */
export async function findScan(db: BusinessDatabase, id: string): Promise<ScanRow | undefined> {
  const [row] = await db.select().from(scans).where(eq(scans.id, id));
  return row;
}

/** A row as a list shows it. */
export function toListed(row: ScanRow): ListedScan {
  const { id, fileName, status, mediaType, size, pages, confidence, attempts, extraPages } = row;
  const { supplierId, invoiceId, version, createdAt, updatedAt } = row;
  return {
    ...{ id, fileName, status, mediaType, size, pages, confidence, attempts, extraPages },
    ...{ supplierId, invoiceId, version, createdAt, updatedAt },
    supplier: row.supplierName,
    invoiceNumber: row.fields?.values.invoiceNumber ?? null,
    invoiceDate: row.fields?.values.invoiceDate ?? null,
    totalInclTax: row.fields?.values.totalInclTax ?? null,
    failure: row.failure || null,
  };
}
