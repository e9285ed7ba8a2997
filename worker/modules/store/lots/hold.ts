import { handle } from "@/worker/engine/handler";
import { lots } from "./contract";
import { block } from "./decide";

/** Blocks a lot until someone looks at it; what was promised of it is promised no longer, and whoever waits for it is named. */
export const hold = handle(lots.hold, (context, input) => block(context, "hold", input));
