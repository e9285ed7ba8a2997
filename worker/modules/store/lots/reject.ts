import { handle } from "@/worker/engine/handler";
import { lots } from "./contract";
import { block } from "./decide";

/** Refuses a lot for good: it leaves by being scrapped. */
export const reject = handle(lots.reject, (context, input) => block(context, "reject", input));
