import type { Result } from "@/worker/core/contract/operation";
import type { serviceRequests } from "@/worker/modules/provider/service-requests/contract";

/** A request with its quote and what both sides wrote. */
export type WholeRequest = Result<typeof serviceRequests.show>;
