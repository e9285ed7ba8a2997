import { handle } from "@/worker/engine/handler";
import { billing } from "./contract";
import { fetchPayment, toPayment } from "./records";

/** How a payment of the caller's own business stands. */
export const payment = handle(billing.payment, async ({ platform, caller }, { id }) => toPayment(await fetchPayment(platform, caller, id)));
