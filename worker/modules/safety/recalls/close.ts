import { recalls as table } from "@/db/business";
import { refuseState } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { recalls } from "./contract";
import { fetchRecall, frozen } from "./records";
import { accountFor } from "./rules";
import { nameOf } from "./ended-by";
import { recallStatus } from "./status";

/**
 * Ends a recall, once what was made is what was used, is in stock, was recovered, destroyed or is gone (domain: recall).
 * @throws Refusal `not_allowed_now` naming the lot that clients have not answered for, or `authorityToldAt` while the authority was
 *   not told of a real one
 */
export const close = handle(recalls.close, async (context, { id, conclusion, version }) => {
  const { row, clients } = await fetchRecall(context.db, id);
  const status = recallStatus.require(row.status, "close", "recalls");
  const goods = clients.flatMap((client) => client.goods);
  const open = accountFor(row.lots, goods).find((lot) => lot.open !== 0);
  if (open) refuseState("lots", "unbalanced", { lot: open.lot });
  if (!row.mock && row.authorityToldAt === null) refuseState("authorityToldAt", "authority_untold");
  return frozen(
    context.update(table, row, { status, conclusion, closedAt: context.now, closedBy: nameOf(context.caller) }, version),
    clients,
  );
});
