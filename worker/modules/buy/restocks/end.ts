import { restocks as table } from "@/db/business";
import type { CommandContext } from "@/worker/engine/handler";
import type { Restock } from "./contract";
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
  return toRestock({ ...whole, row: context.update(table, whole.row, { status }, version) }, context.now);
}
