import { clients as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { clients } from "./contract";
import { fetchClient, toClient } from "./records";

/** Takes a client out of the lists; what was sold to it stays. Archiving twice changes nothing. */
export const archive = handle(clients.archive, async (context, { id, version }) => {
  const before = await fetchClient(context.db, id);
  if (before.archived) return toClient(before);
  return toClient(context.update(table, before, { archivedAt: context.now }, version));
});
