import { recallClients, recalls as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { recalls } from "./contract";
import { clientOf, fetchRecall, frozen } from "./records";
import { recallStatus } from "./status";

/** Notes that a client was told by telephone or in person. @throws Refusal `invalid_input` naming the client who holds nothing of it */
export const tell = handle(recalls.tell, async (context, { id, client: named, note, version }) => {
  const { row, clients } = await fetchRecall(context.db, id);
  recallStatus.require(row.status, "tell", "recalls");
  const client = clientOf(clients, named);
  const saved = context.update(recallClients, client, { toldAt: context.now, note: note || client.note });
  const after = context.update(table, row, { status: row.status }, version);
  return frozen(
    after,
    clients.map((one) => (one.id === saved.id ? saved : one)),
  );
});
