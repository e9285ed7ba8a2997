import { eq } from "drizzle-orm";
import { scans } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { requireBusiness } from "@/worker/engine/actor";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
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

type Brought = Pick<ScanRow, "fileName" | "fileKey" | "mediaType" | "size" | "digest" | "agreed">;
type Part = Partial<Pick<ScanRow, "firstPage" | "lastPage" | "countedIn" | "extraPages">>;

/** A document whose file is kept: the queue reads it once the command is committed. */
export function putInLine(context: CommandContext, brought: Brought & Part): ScanRow {
  const { now } = context;
  const row: ScanRow = {
    id: newId(),
    status: "queued",
    pages: null,
    firstPage: null,
    lastPage: null,
    reading: null,
    fields: null,
    confidence: null,
    failure: "",
    attempts: 0,
    supplierId: null,
    supplierName: "",
    invoiceId: null,
    countedIn: null,
    extraPages: 0,
    ...brought,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  context.insert(scans, row);
  context.enqueue({ type: "scans.read", businessId: requireBusiness(context.caller).id, scanId: row.id });
  return row;
}

/** May it hold several documents? A picture and an e-invoice are one. */
export const isSeveral = ({ mediaType, pages }: ScanRow) => mediaType === "application/pdf" && (pages ?? 0) > 1;

/** A row as a list shows it. */
export function toListed(row: ScanRow): ListedScan {
  const { id, fileName, status, mediaType, size, pages, confidence, attempts, extraPages } = row;
  const { supplierId, invoiceId, version, createdAt, updatedAt } = row;
  return {
    id,
    fileName,
    status,
    mediaType,
    size,
    pages,
    confidence,
    attempts,
    extraPages,
    supplierId,
    invoiceId,
    version,
    createdAt,
    updatedAt,
    supplier: row.supplierName,
    invoiceNumber: row.fields?.values.invoiceNumber ?? null,
    invoiceDate: row.fields?.values.invoiceDate ?? null,
    totalInclTax: row.fields?.values.totalInclTax ?? null,
    currency: row.fields?.currency ?? row.reading?.currency ?? null,
    failure: row.failure || null,
  };
}
