import { statusTable } from "@/worker/core/contract/status";
import type { DeliveryStatus } from "@/worker/core/trade/trade";

/** What has left for a client; what comes back is written on it without changing where it stands. */
export const deliveryStatus = statusTable<DeliveryStatus, "deliver" | "return">({
  shipped: { deliver: "delivered", return: "shipped" },
  delivered: { return: "delivered" },
});
