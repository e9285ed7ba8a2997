import { treasuryEntries } from "@/db/business";
import { fold } from "@/worker/core/language";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";

type Entry = typeof treasuryEntries.$inferInsert;

/**
 * What a movement of money is called that rests on no paper of ours, the same on its screen and in the books: its day, and what tells it
 * from others of that day.
 */
export const pieceOf = ({ id, day }: { id: string; day: string }): string =>
  `${PIECE}-${day.replaceAll("-", "")}-${id.slice(-PIECE_END).toUpperCase()}`;
const [PIECE, PIECE_END] = ["TR", 6];

/** The civil day and the end of the identifier of the movement that is called so; null where none can be. @param text whatever somebody looks for */
export function readPiece(text: string): { day: string; end: string } | null {
  const [, year, month, day, end] = /^tr-(\d{4})(\d{2})(\d{2})-([0-9a-f]{6})$/i.exec(text.trim()) ?? [];
  return end ? { day: `${year}-${month}-${day}`, end: end.toLowerCase() } : null;
}

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
