import { handle } from "@/worker/engine/handler";
import { standingOrders } from "./contract";
import { fetchStanding, toStanding } from "./records";

/** One standing order, with the orders it has made. */
export const show = handle(standingOrders.show, async ({ db }, { id }) => toStanding(await fetchStanding(db, id)));
