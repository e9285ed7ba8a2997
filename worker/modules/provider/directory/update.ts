import { directoryEntries as table } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { directory } from "./contract";
import { fetchEntry, toEntry } from "./records";
import { derive } from "./rules";

/** Changes what is said of an entry; what is left out stays. */
export const update = handle(directory.update, async (context, { id, version, ...changes }) => {
  const before = await fetchEntry(context.platform, id);
  return toEntry(context.update(table, before, { ...changes, ...derive({ ...before, ...changes }) }, version));
});
