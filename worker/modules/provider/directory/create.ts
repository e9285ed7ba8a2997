import { directoryEntries as table } from "@/db/platform";
import type { Parsed } from "@/worker/core/contract/operation";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { directory } from "./contract";
import { type EntryRow, toEntry } from "./records";
import { derive } from "./rules";

/** Adds an entry to the directory. */
export const create = handle(directory.create, async (context, input) => {
  const { archived, ...row } = rowOf(input, context.now);
  context.insert(table, row);
  return toEntry({ ...row, archived });
});

/** A new entry as it is kept. @param now UTC milliseconds */
export function rowOf(input: Parsed<typeof directory.create>, now: number): EntryRow {
  const since = { version: 1, createdAt: now, updatedAt: now };
  return { id: newId(), ...input, ...derive(input), verifiedAt: null, archivedAt: null, archived: false, mergedInto: null, ...since };
}
