import { clients as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { clients } from "./contract";
import { fetchClient, toClient } from "./records";

/** Brings an archived client back into the lists. */
export const restore = handle(clients.restore, async (context, { id, version }) => {
  const before = await fetchClient(context.db, id);
  if (!before.archived) return toClient(before);
  return toClient(context.update(table, before, { archivedAt: null }, version));
});
