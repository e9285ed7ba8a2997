import { recallClients, recalls as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { fetchCompany } from "@/worker/modules/business/company";
import { recalls } from "./contract";
import { recallMail } from "./letter-text";
import { fetchRecall, frozen } from "./records";
import { recallStatus } from "./status";

/**
 * Writes to every client who has an e-mail address, each in their language, with their lots and quantities; those without stay to be
 * called. A drill sends nothing and counts as told whom one could have written to.
 */
export const notify = handle(recalls.notify, async (context, { id, message, version }) => {
  const { row, clients } = await fetchRecall(context.db, id);
  recallStatus.require(row.status, "notify", "recalls");
  const company = await fetchCompany(context);
  const written = clients.filter(({ email }) => email);
  if (!row.mock) for (const client of written) context.send(recallMail({ recall: row, client, message, company }));
  context.updateMany(
    recallClients,
    written.map((before) => ({ before, changes: { toldAt: context.now } })),
  );
  // Where nobody holds any, there is nobody to answer.
  const status = clients.length ? "notified" : "reconciling";
  const after = context.update(table, row, { status, notifiedAt: context.now }, version);
  return frozen(
    after,
    clients.map((client) => (client.email ? { ...client, toldAt: context.now } : client)),
  );
});
