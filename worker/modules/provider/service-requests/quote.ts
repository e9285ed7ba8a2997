import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { serviceRequests } from "./contract";
import { moveRequest } from "./move";
import { requireFuture, requirePrices, totalsOf } from "./rules";

/** Offers to do it, for euros or credits, until a day. @throws Refusal `invalid_input`, `not_allowed_now` */
export const quote = handle(serviceRequests.quote, (context, { id, version, lines, validUntil, quoteNote }) => {
  requirePrices(lines);
  requireFuture("validUntil", validUntil, civilDate(context.now));
  const changes = () => ({ quote: { lines, validUntil, note: quoteNote }, ...totalsOf(lines) });
  return moveRequest(context, "quote", { id, version, changes });
});
