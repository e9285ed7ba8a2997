import { handle } from "@/worker/engine/handler";
import { billToOf } from "./billed";
import { billing } from "./contract";
import { fetchOwn } from "./records";

/** Who is billed. */
export const buyer = handle(billing.buyer, async (context) => billToOf(context, await fetchOwn(context.platform, context.caller)));
