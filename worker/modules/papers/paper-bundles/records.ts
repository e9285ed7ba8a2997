import { eq } from "drizzle-orm";
import { paperBundles } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { PaperBundle } from "./contract";

export type BundleRow = typeof paperBundles.$inferSelect;

/** @throws Refusal `not_found` */
export async function fetchBundle(db: BusinessDatabase, id: string): Promise<BundleRow> {
  const [row] = await db.select().from(paperBundles).where(eq(paperBundles.id, id));
  if (!row) throw new Refusal("not_found");
  return row;
}

/** A row as the doors show it. */
export function toBundle({ records, choices, fileKey, email, entries, parts, ...row }: BundleRow): PaperBundle {
  return { ...row, parts: parts.length, size: parts.reduce((sum, bytes) => sum + bytes, 0) };
}

/** Where a part lies among the files. */
export const partKey = ({ fileKey }: Pick<BundleRow, "fileKey">, part: number) => `${fileKey}/${part}`;
