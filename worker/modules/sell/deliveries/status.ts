import { statusTable } from "@/worker/core/contract/status";
import type { DeliveryStatus } from "@/worker/core/trade/trade";

/** What one may do with a delivery. */
export const deliveryMoves = ["deliver", "return", "takeBackReturn", "correct", "takeBack"] as const;
export type DeliveryMove = (typeof deliveryMoves)[number];

/** What has left for a client; what comes back is written on it without changing where it stands. What never left is cancelled. */
export const deliveryStatus = statusTable<DeliveryStatus, DeliveryMove>({
  shipped: { deliver: "delivered", return: "shipped", takeBackReturn: "shipped", correct: "shipped", takeBack: "cancelled" },
  delivered: { return: "delivered", takeBackReturn: "delivered", correct: "delivered", takeBack: "cancelled" },
  cancelled: {},
});
