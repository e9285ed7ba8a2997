import { eq, or } from "drizzle-orm";
import { clients, suppliers } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { carriedCategories, type CarriedCategory, type EntryCategory } from "./status";

const isCarried = (category: EntryCategory): category is CarriedCategory => (carriedCategories as readonly string[]).includes(category);

/** What stands on somebody's account stays there, and nothing else becomes that. @throws Refusal `invalid_input` naming `category` */
export function requireOwn(before: { category: EntryCategory }, category: EntryCategory): void {
  if (isCarried(before.category) || isCarried(category)) refuseField("category", "not_carried");
}

/**
 * On whose account money stands: said where it is a client's or a supplier's, and nowhere else.
 * @param party by code or identifier @returns the identifier; null where it stands on none
 * @throws Refusal `invalid_input` naming `party`
 */
export async function readSettled(db: BusinessDatabase, category: EntryCategory, party: string | undefined): Promise<string | null> {
  if (!isCarried(category)) return party === undefined ? null : refuseField("party", "not_carried");
  if (party === undefined) return refuseField("party", "required");
  const table = category === "clients" ? clients : suppliers;
  const isNamed = or(eq(table.id, party), eq(table.reference, party.toUpperCase()));
  const [row] = await db.select({ id: table.id }).from(table).where(isNamed);
  return row?.id ?? refuseField("party", "not_carried");
}
