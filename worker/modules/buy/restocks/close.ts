import { handle } from "@/worker/engine/handler";
import { restocks } from "./contract";
import { end } from "./end";

/** What has not come will not come. */
export const close = handle(restocks.close, (context, input) => end(context, "close", input));
