import { handle } from "@/worker/engine/handler";
import { restocks } from "./contract";
import { end } from "./end";

/** Takes an order back, of which nothing came. */
export const cancel = handle(restocks.cancel, (context, input) => end(context, "cancel", input));
