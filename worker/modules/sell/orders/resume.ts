import { handle } from "@/worker/engine/handler";
import { orders } from "./contract";
import { step } from "./move";

/** Takes an order off hold, back to where it was. */
export const resume = handle(orders.resume, (context, input) => step(context, "resume", input, () => ({ changes: { heldFrom: null } })));
