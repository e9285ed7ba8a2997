import { eq, or } from "drizzle-orm";
import { clients } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import type { BusinessDatabase } from "@/worker/engine/ports";

/** A client by identifier or reference. @throws Refusal `invalid_input` naming `client` when nobody has this identifier or reference */
export async function findClient(db: BusinessDatabase, name: string): Promise<typeof clients.$inferSelect> {
  const isNamed = or(eq(clients.id, name), eq(clients.reference, name.toUpperCase()));
  const [client] = await db.select().from(clients).where(isNamed).limit(1);
  return client ?? refuseField("client", "not_found");
}
