import { eq, inArray } from "drizzle-orm";
import { suppliers } from "@/db/business";
import { directoryEntries } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import type { Caller } from "@/worker/engine/actor";
import type { BusinessDatabase, PlatformDatabase } from "@/worker/engine/ports";
import { isStaff } from "@/worker/modules/provider/sides";
import type { DirectoryEntry } from "./contract";

export type EntryRow = typeof directoryEntries.$inferSelect;

/** An entry, archived or not; of one that was merged, the entry that stayed. @throws Refusal `not_found` */
export async function fetchEntry(platform: PlatformDatabase, id: string): Promise<EntryRow> {
  const [row] = await platform.select().from(directoryEntries).where(eq(directoryEntries.id, id));
  if (!row) throw new Refusal("not_found");
  return row.mergedInto ? fetchEntry(platform, row.mergedInto) : row;
}

/** An entry that its reader may see: what is archived is the staff's alone. @throws Refusal `not_found` */
export async function fetchShown(platform: PlatformDatabase, caller: Caller, id: string): Promise<EntryRow> {
  const row = await fetchEntry(platform, id);
  if (row.archivedAt !== null && !isStaff(caller)) throw new Refusal("not_found");
  return row;
}

/** The caller's own supplier that was made of an entry, or of a double that was merged into it. */
export async function supplierMadeOf(platform: PlatformDatabase, db: BusinessDatabase, id: string): Promise<{ id: string } | null> {
  const doubles = await platform.select({ id: directoryEntries.id }).from(directoryEntries).where(eq(directoryEntries.mergedInto, id));
  const ids = [id, ...doubles.map((double) => double.id)];
  const [supplier] = await db.select({ id: suppliers.id }).from(suppliers).where(inArray(suppliers.directoryId, ids)).limit(1);
  return supplier ?? null;
}

/** A row as the doors show it. */
export function toEntry({ sortName, searchText, likeness, archivedAt, mergedInto, ...row }: EntryRow): DirectoryEntry {
  return { ...row, archived: archivedAt !== null };
}
