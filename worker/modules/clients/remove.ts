import { clients as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { clients } from "./contract";
import { fetchClient, toClient } from "./records";

/** Forgets a client for good; only the audit remembers that it was there. */
export const remove = handle(clients.remove, async (context, { id, version }) => {
  const before = await fetchClient(context.db, id);
  context.remove(table, before, version);
  return toClient(before);
});
