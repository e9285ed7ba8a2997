import { directoryEntries as table } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { directory } from "./contract";
import { fetchEntry, toEntry } from "./records";

/** Notes that what stands in an entry was checked now. */
export const verify = handle(directory.verify, async (context, { id, version }) => {
  const before = await fetchEntry(context.platform, id);
  return toEntry(context.update(table, before, { verifiedAt: context.now }, version));
});
