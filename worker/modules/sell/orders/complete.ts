import { handle } from "@/worker/engine/handler";
import { orders } from "./contract";
import { step } from "./move";

/** Closes an order: it is delivered, and nothing more is expected of it. */
export const complete = handle(orders.complete, (context, input) => step(context, "complete", input));
