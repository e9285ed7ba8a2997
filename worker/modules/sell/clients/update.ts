import { clients as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { clients } from "./contract";
import { fetchClient, toClient } from "./records";
import { derive } from "./rules";

/** Changes what is said of a client; what is left out stays. */
export const update = handle(clients.update, async (context, { id, version, ...changes }) => {
  const before = await fetchClient(context.db, id);
  return toClient(context.update(table, before, { ...changes, ...derive({ ...before, ...changes }) }, version));
});
