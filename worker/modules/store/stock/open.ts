import type { OrderStatus } from "@/worker/modules/sell/orders/status";
import type { ProductionStatus } from "@/worker/modules/make/production/status";
import type { RestockStatus } from "@/worker/modules/buy/restocks/status";

/** Orders whose goods are still to leave, wholly or in part. */
export const openStatuses: OrderStatus[] = ["confirmed", "in_preparation", "ready", "on_hold"];
/** Orders to suppliers of which something is to come. */
export const comingStatuses: RestockStatus[] = ["ordered", "partly_received"];
/** Productions that take from the stock when they are completed. */
export const plannedStatuses: ProductionStatus[] = ["pending", "in_progress"];
