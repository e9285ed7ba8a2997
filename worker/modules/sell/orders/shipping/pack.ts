import { handle } from "@/worker/engine/handler";
import { orders } from "../contract";
import { step } from "../move";

/** Says that an order is packed, ready to leave. */
export const pack = handle(orders.pack, (context, input) => step(context, "pack", input));
