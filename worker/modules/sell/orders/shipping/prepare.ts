import { handle } from "@/worker/engine/handler";
import { orders } from "../contract";
import { step } from "../move";

/** Begins to prepare an order. */
export const prepare = handle(orders.prepare, (context, input) => step(context, "prepare", input));
