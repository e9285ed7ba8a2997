import type { CommandContext } from "@/worker/engine/handler";
import { tell } from "@/worker/modules/business/notifications";
import type { EventName } from "@/worker/modules/business/notifications/rules";
import type { RequestRow } from "./records";
import type { ProductionRequestMove } from "./status";

const events = {
  create: "productionAsked",
  cancel: "productionGivenUp",
  accept: "productionAccepted",
  reject: "productionRejected",
  start: "productionStarted",
  complete: "productionCompleted",
} as const satisfies Record<ProductionRequestMove | "create", EventName>;

/** Tells the other side: who asked, what the provider decides; the provider's staff, what is asked for and given up. */
export function tellOther(context: CommandContext, row: RequestRow, businessName: string, move: keyof typeof events): Promise<void> {
  const { id, product, reason, plannedOn, requestedOn, userId } = row;
  const values = { product, reason, business: businessName, day: { day: plannedOn ?? requestedOn } };
  return tell(context, events[move], { about: id, values, to: userId });
}
