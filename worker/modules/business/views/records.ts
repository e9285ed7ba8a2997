import { eq } from "drizzle-orm";
import { views } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { View } from "./contract";

/** @throws Refusal `not_found` */
export async function fetchView(db: BusinessDatabase, id: string): Promise<View> {
  const [row] = await db.select().from(views).where(eq(views.id, id));
  if (!row) throw new Refusal("not_found");
  return row;
}
