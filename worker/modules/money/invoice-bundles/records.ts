import { eq } from "drizzle-orm";
import { invoiceBundles } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { InvoiceBundle } from "./contract";

export type BundleRow = typeof invoiceBundles.$inferSelect;

/** @throws Refusal `not_found` */
export async function fetchBundle(db: BusinessDatabase, id: string): Promise<BundleRow> {
  const [row] = await db.select().from(invoiceBundles).where(eq(invoiceBundles.id, id));
  if (!row) throw new Refusal("not_found");
  return row;
}

/** A row as the doors show it. */
export function toBundle({ invoiceIds, fileKey, ...row }: BundleRow): InvoiceBundle {
  return row;
}

/** Where the paper of one invoice waits for the others, and where the whole lies. */
export const partKey = ({ fileKey }: BundleRow, place: number) => `${fileKey}/${place}.pdf`;
export const wholeKey = ({ fileKey }: BundleRow) => `${fileKey}.zip`;
