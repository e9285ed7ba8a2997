import { handle } from "@/worker/engine/handler";
import { orders } from "./contract";
import { begin } from "./create";

/** Writes a quote down: a draft that holds until a day. */
export const quote = handle(orders.quote, async (context, input) => begin(context, input));
