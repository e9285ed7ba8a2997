import { sql } from "drizzle-orm";
import { refuseField } from "@/worker/core/errors";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { carried, carriedColumns } from "@/worker/modules/money/books";
import { carriedCategories, type CarriedCategory, type EntryCategory } from "./status";

const isCarried = (category: EntryCategory): category is CarriedCategory => (carriedCategories as readonly string[]).includes(category);

/** What settles an opening balance goes on to, and nothing else becomes that. @throws Refusal `invalid_input` naming `category` */
export function requireOwn(before: { category: EntryCategory }, category: EntryCategory): void {
  if (isCarried(before.category) || isCarried(category)) refuseField("category", "not_carried");
}

/**
 * Whose opening balance money settles: said where it is a client's or a supplier's, and nowhere else.
 * @param party by code or identifier @returns the identifier; null where it settles none
 * @throws Refusal `invalid_input` naming `party`
 */
export async function readSettled(db: BusinessDatabase, category: EntryCategory, party: string | undefined): Promise<string | null> {
  if (!isCarried(category)) return party === undefined ? null : refuseField("party", "not_carried");
  if (party === undefined) return refuseField("party", "required");
  const side = category === "clients" ? "client" : "supplier";
  const isNamed = sql`carried.side = ${side} and (carried.party_id = ${party} or carried.code = ${party.toUpperCase()})`;
  const [row] = await db.select(carriedColumns).from(carried).where(isNamed);
  return row?.partyId ?? refuseField("party", "not_carried");
}
