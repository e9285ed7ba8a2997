import { eq } from "drizzle-orm";
import { consultancyOffers as table } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import type { PlatformDatabase } from "@/worker/engine/ports";

export type OfferRow = typeof table.$inferSelect;

/** An offer. @throws Refusal `not_found` */
export async function fetchOffer(platform: PlatformDatabase, id: string): Promise<OfferRow> {
  const [row] = await platform.select().from(table).where(eq(table.id, id));
  if (!row) throw new Refusal("not_found");
  return row;
}
