import { items as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { items } from "./contract";
import { fetchItem, toItem } from "./records";

/** Brings an archived item back into the lists. */
export const restore = handle(items.restore, async (context, { id, version }) => {
  const before = await fetchItem(context.db, id);
  if (!before.archived) return toItem(before);
  const after = context.update(table, before, { archivedAt: null }, version);
  return { ...toItem(after), archived: false };
});
