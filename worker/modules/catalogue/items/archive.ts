import { items as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { items } from "./contract";
import { fetchItem, toItem } from "./records";

/** Takes an item out of the lists; its history stays. Archiving twice changes nothing. */
export const archive = handle(items.archive, async (context, { id, version }) => {
  const before = await fetchItem(context.db, id);
  if (before.archived) return toItem(before);
  const after = context.update(table, before, { archivedAt: context.now }, version);
  return { ...toItem(after), archived: true };
});
