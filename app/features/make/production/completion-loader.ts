import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { production } from "@/worker/modules/make/production/contract";
import { productionStatus } from "@/worker/modules/make/production/status";
import { base } from "./base";

/** The two moves that say what a batch gave: when it is done, and again when that was wrong. */
export type CompletionMove = "complete" | "correct";

/** Reads the order for a move; an order whose status does not allow the move is shown instead. */
export const completionLoader =
  (move: CompletionMove) =>
  async ({ context, params }: LoaderFunctionArgs) => {
    const order = await context.read(production.show, { id: params.id });
    if (!productionStatus.allows(order.status, move)) throw redirect(`${base}/${order.id}`);
    return { order, today: context.today, requestKey: context.nonce };
  };
