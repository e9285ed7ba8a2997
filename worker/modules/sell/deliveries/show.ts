import { handle } from "@/worker/engine/handler";
import { deliveries } from "./contract";
import { fetchDelivery, toDelivery } from "./records";

/** One delivery, by identifier or reference, lot by lot. */
export const show = handle(deliveries.show, async ({ db }, { id }) => toDelivery(await fetchDelivery(db, id)));
