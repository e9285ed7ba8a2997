import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { orders } from "./contract";
import { fetchOrder, toOrder } from "./records";

/** One order, by identifier or reference, with what is promised to it and what is short. */
export const show = handle(orders.show, async ({ db, now }, { id }) => toOrder(await fetchOrder(db, id), civilDate(now)));
