import { directoryEntries as table } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { directory } from "./contract";
import { fetchEntry, toEntry } from "./records";

/** Shows an archived entry again. */
export const restore = handle(directory.restore, async (context, { id, version }) => {
  const before = await fetchEntry(context.platform, id);
  if (!before.archived) return toEntry(before);
  return toEntry(context.update(table, before, { archivedAt: null }, version));
});
