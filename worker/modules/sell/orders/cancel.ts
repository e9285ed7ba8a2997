import { handle } from "@/worker/engine/handler";
import { release } from "@/worker/modules/store/ledger";
import { orders } from "./contract";
import { step } from "./move";

/** Cancels an order of which nothing has left: its goods are free for others again. */
export const cancel = handle(orders.cancel, (context, asked) =>
  step(context, "cancel", asked, ({ order }) => {
    release(context, order.id);
    return { changes: { heldFrom: null }, promised: [] };
  }),
);
