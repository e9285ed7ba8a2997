import { treasuryEntries } from "@/db/business";
import { fold } from "@/worker/core/language";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";

type Entry = typeof treasuryEntries.$inferInsert;

/** Writes money that came in or went out into the treasury. @returns its identifier */
export function enter(
  context: CommandContext,
  entry: Pick<Entry, "day" | "type" | "category" | "description" | "amount"> & Partial<Entry>,
): string {
  const id = newId();
  const times = { version: 1, createdAt: context.now, updatedAt: context.now };
  context.insert(treasuryEntries, { ...entry, id, searchText: fold(entry.description), ...times });
  return id;
}
