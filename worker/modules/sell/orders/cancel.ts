import { handle } from "@/worker/engine/handler";
import { settleDeposits } from "@/worker/modules/money/invoices";
import { release } from "@/worker/modules/store/ledger";
import { orders } from "./contract";
import { step } from "./move";

/**
 * Cancels an order of which nothing has left: its goods are free for others again, and its deposits are settled.
 * @throws Refusal `invalid_input` naming `deposit` when one was paid and nobody says what becomes of it, `not_allowed_now` where its goods are invoiced
 */
export const cancel = handle(orders.cancel, (context, { deposit, ...request }) =>
  step(context, "cancel", request, async ({ order }) => {
    await settleDeposits(context, order, deposit);
    release(context, order.id);
    return { changes: { heldFrom: null }, promised: [] };
  }),
);
