import { civilDate } from "@/worker/core/figures/dates";
import type { CommandContext } from "@/worker/engine/handler";
import { change } from "./change";
import type { Order } from "./contract";
import { fetchOrder, toOrder, type Whole } from "./records";
import { requireMove } from "./rules";
import type { OrderMove } from "./status";

type Also = { changes?: Partial<Whole["order"]> } & Partial<Whole>;

interface Request {
  id: string;
  version?: number;
}

/**
 * Takes an order one step on.
 * @param also what the step does beyond the status: its writes, and what of the order they change
 * @throws Refusal `not_allowed_now` with what is allowed instead
 */
export async function step(
  context: CommandContext,
  move: OrderMove,
  { id, version }: Request,
  also: (whole: Whole) => Also | Promise<Also> = () => ({}),
): Promise<Order> {
  const whole = await fetchOrder(context.db, id);
  const status = requireMove(whole.order, move);
  const { changes, ...rest } = await also(whole);
  const order = change(context, whole.order, { status, ...changes }, version);
  return toOrder({ ...whole, ...rest, order }, civilDate(context.now));
}
