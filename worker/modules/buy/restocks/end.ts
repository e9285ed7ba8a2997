import { restocks as table } from "@/db/business";
import type { CommandContext } from "@/worker/engine/handler";
import { revalue } from "@/worker/modules/store/ledger";
import type { Restock } from "./contract";
import { shareFees } from "./lot-cost";
import { fetchRestock, toRestock } from "./records";
import { restockStatus } from "./status";

interface EndInput {
  id: string;
  version?: number;
}

/** Ends a restock. @throws Refusal `not_allowed_now` when its state does not allow the move */
export async function end(context: CommandContext, move: "close" | "cancel", { id, version }: EndInput): Promise<Restock> {
  const whole = await fetchRestock(context.db, id);
  const status = restockStatus.require(whole.row.status, move, "restocks");
  // What has come carries the fees alone, once nothing else does.
  await revalue(context, await shareFees(context, whole, { ...whole.row, status }));
  return toRestock({ ...whole, row: context.update(table, whole.row, { status }, version) }, context.now);
}
