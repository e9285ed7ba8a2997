import { handle } from "@/worker/engine/handler";
import { serviceRequests } from "./contract";
import { moveRequest } from "./move";

/** Sends a draft to the provider. @throws Refusal `not_allowed_now` */
export const submit = handle(serviceRequests.submit, (context, input) =>
  moveRequest(context, "submit", { ...input, changes: () => ({ isSubmitted: true, submittedAt: context.now }) }),
);
