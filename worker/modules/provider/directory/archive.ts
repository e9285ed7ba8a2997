import { directoryEntries as table } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { directory } from "./contract";
import { fetchEntry, toEntry } from "./records";

/** Takes an entry out of what customers see; the suppliers made of it stay theirs. Archiving twice changes nothing. */
export const archive = handle(directory.archive, async (context, { id, version }) => {
  const before = await fetchEntry(context.platform, id);
  if (before.archived) return toEntry(before);
  return toEntry(context.update(table, before, { archivedAt: context.now }, version));
});
