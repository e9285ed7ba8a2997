import { handle } from "@/worker/engine/handler";
import { orders } from "./contract";
import { step } from "./move";

/** Puts an order on hold: what is promised to it stays promised, and `resume` takes it back to where it was. */
export const hold = handle(orders.hold, (context, input) =>
  step(context, "hold", input, ({ order }) => ({ changes: { heldFrom: order.status } })),
);
