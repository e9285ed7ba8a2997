import { eq } from "drizzle-orm";
import { paperBundles } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { PaperBundle } from "./shapes";

export type BundleRow = typeof paperBundles.$inferSelect;

/** @throws Refusal `not_found` */
export async function fetchBundle(db: BusinessDatabase, id: string): Promise<BundleRow> {
  const [row] = await db.select().from(paperBundles).where(eq(paperBundles.id, id));
  if (!row) throw new Refusal("not_found");
  return row;
}

/** A row as the doors show it. */
export function toBundle({ records, choices, fileKey, email, papers, ...row }: BundleRow): PaperBundle {
  return { ...row, papers: papers.map(({ name }) => name), size: papers.reduce((sum, { size }) => sum + size, 0) };
}

/** Where a paper lies among the files, by its place in the bundle. */
export const paperKey = ({ fileKey }: Pick<BundleRow, "fileKey">, place: number) => `${fileKey}/${place}.pdf`;
