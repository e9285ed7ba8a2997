import { eq } from "drizzle-orm";
import { savedReports } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import type { BusinessDatabase } from "@/worker/engine/ports";

/** @throws Refusal `not_found` */
export async function fetchReport(db: BusinessDatabase, id: string): Promise<typeof savedReports.$inferSelect> {
  const [row] = await db.select().from(savedReports).where(eq(savedReports.id, id));
  if (!row) throw new Refusal("not_found");
  return row;
}
