import type { CommandContext } from "@/worker/engine/handler";
import { tell } from "@/worker/modules/business/notifications";
import type { EventName } from "@/worker/modules/business/notifications/rules";
import { isStaff } from "@/worker/modules/provider/sides";
import type { RequestRow } from "./records";
import type { ServiceMove } from "./status";

type Step = ServiceMove | "message" | "attach";

/** What the customer is told that staff did, and staff that the customer did. */
const ofStaff: Partial<Record<Step, EventName>> = {
  review: "serviceReviewed",
  quote: "serviceQuoted",
  reject: "serviceRejected",
  start: "serviceStarted",
  deliver: "serviceDelivered",
  cancel: "serviceCancelled",
  message: "serviceMessage",
  attach: "serviceFile",
};
const ofCustomer: Partial<Record<Step, EventName>> = {
  submit: "serviceSubmitted",
  accept: "serviceAccepted",
  cancel: "serviceGivenUp",
  message: "serviceMessageToStaff",
  attach: "serviceFileOfClient",
};

/** Tells the other side what was done with a request, or that somebody wrote; a draft is nobody's business yet. */
export async function tellOther(context: CommandContext, row: RequestRow, businessName: string, step: Step): Promise<void> {
  const event = (isStaff(context.caller) ? ofStaff : ofCustomer)[step];
  if (!event || !row.isSubmitted) return;
  const { id, reference, title, reason, userId } = row;
  await tell(context, event, { about: id, values: { reference, title, reason, business: businessName }, to: userId });
}
