import { restocks as table } from "@/db/business";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { type Restock, restocks } from "./contract";
import { fetchRestock, toRestock } from "./records";
import { restockStatus } from "./status";

interface Said {
  id: string;
  version?: number;
}

/** Ends a restock. @throws Refusal `not_allowed_now` when its state does not allow the move */
async function end(context: CommandContext, move: "close" | "cancel", { id, version }: Said): Promise<Restock> {
  const whole = await fetchRestock(context.db, id);
  const status = restockStatus.require(whole.row.status, move, "restocks");
  return toRestock({ ...whole, row: context.update(table, whole.row, { status }, version) }, context.now);
}

/** What has not come will not come. */
export const close = handle(restocks.close, (context, said) => end(context, "close", said));

/** Takes an order back, of which nothing came. */
export const cancel = handle(restocks.cancel, (context, said) => end(context, "cancel", said));
