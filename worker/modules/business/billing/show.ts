import { handle } from "@/worker/engine/handler";
import { billing } from "./contract";
import { fetchOwn, toSubscription } from "./records";

/** The business's subscription. */
export const show = handle(billing.show, async (context) => toSubscription(context, await fetchOwn(context.platform, context.caller)));
