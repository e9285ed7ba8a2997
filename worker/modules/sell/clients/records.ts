import { desc, eq, or, type SQL } from "drizzle-orm";
import { clients } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { Client } from "./contract";
import { cityOf } from "./rules";

export type ClientRow = typeof clients.$inferSelect;

/** Is this the client of this identifier or reference? */
export function isClient(idOrReference: string): SQL | undefined {
  return or(eq(clients.id, idOrReference), eq(clients.reference, idOrReference.toUpperCase()));
}

/** The client with this identifier, or else with this reference. @throws Refusal `not_found` */
export async function fetchClient(db: BusinessDatabase, idOrReference: string): Promise<ClientRow> {
  const [row] = await db
    .select()
    .from(clients)
    .where(isClient(idOrReference))
    .orderBy(desc(eq(clients.id, idOrReference)))
    .limit(1);
  if (!row) throw new Refusal("not_found");
  return row;
}

/** A row as the doors show it. */
export function toClient({ sortName, searchText, archivedAt, ...row }: ClientRow): Client {
  return { ...row, city: cityOf(row), archived: archivedAt !== null };
}
