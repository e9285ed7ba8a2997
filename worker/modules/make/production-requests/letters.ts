import type { CommandContext } from "@/worker/engine/handler";
import { tell } from "@/worker/modules/business/notifications";
import type { EventName } from "@/worker/modules/business/notifications/rules";
import { type RequestRow, sideOf } from "./records";
import type { ProductionRequestMove, Side } from "./status";

type Step = ProductionRequestMove | "create";

const events = {
  create: "productionAsked",
  cancel: "productionGivenUp",
  accept: "productionAccepted",
  reject: "productionRejected",
  start: "productionStarted",
  complete: "productionCompleted",
} as const satisfies Partial<Record<Step, EventName>>;

/** What both sides do; the other one is told. */
const ofDays: Record<"propose" | "agree", Record<Side, EventName>> = {
  propose: { staff: "productionDayProposed", customer: "productionDayAsked" },
  agree: { staff: "productionDaySettled", customer: "productionDayAgreed" },
};

function eventOf(step: Step, { agreedAt }: RequestRow, side: Side): EventName {
  if (step === "propose" || step === "agree") return ofDays[step][side];
  return step === "accept" && agreedAt === null ? "productionDayProposed" : events[step];
}

/** Tells the other side: who asked, what the provider decides; the provider's staff, what is asked for and given up. */
export function tellOther(context: CommandContext, row: RequestRow, businessName: string, step: Step): Promise<void> {
  const { id, product, reason, plannedOn, requestedOn, userId, dayNote, reference } = row;
  const day = { day: plannedOn ?? requestedOn };
  const values = { product, reason, note: dayNote, reference: reference ?? "", business: businessName, day };
  return tell(context, eventOf(step, row, sideOf(context.caller)), { about: id, values, to: userId });
}
