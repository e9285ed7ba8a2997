import { clients as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { requireUnused } from "@/worker/engine/writing/uses";
import { clients } from "./contract";
import { fetchClient, toClient } from "./records";

/**
 * Forgets a client for good; only the audit remembers that it was there.
 * @throws Refusal `still_used` once an order, an invoice or anything else names it: it can be archived instead
 */
export const remove = handle(clients.remove, async (context, { id, version }) => {
  const before = await fetchClient(context.db, id);
  await requireUnused(context, table, before.id);
  context.remove(table, before, version);
  return toClient(before);
});
