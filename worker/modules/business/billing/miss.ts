import { businesses, payments } from "@/db/platform";
import { civilDate } from "@/worker/core/figures/dates";
import type { CommandContext } from "@/worker/engine/handler";
import { letter } from "./letters";
import { fetchOwn, fetchReader, type PaymentRow } from "./records";
import { subscriptionStatus } from "./status";

/**
 * Was a period's card refused now? A refusal that is told again, or after the money came, is none: only what changes the payment,
 * or the answer to the very debit that was asked for.
 * @param tries those before the debit that was answered
 */
export function isMissed(before: PaymentRow, after: PaymentRow, tries?: number): boolean {
  return after.kind === "renewal" && after.state === "failed" && (before.state !== "failed" || tries === before.tries);
}

/** A period that the card refused: the subscription goes on for a while, and people are told. */
export async function miss(context: CommandContext, row: PaymentRow): Promise<void> {
  const business = await fetchOwn(context.platform, context.caller);
  const { email, language, firstName } = await fetchReader(context.platform, row.userId);
  context.update(payments, row, { tries: row.tries + 1 });
  const planStatus = subscriptionStatus.after(business.planStatus, "miss") ?? business.planStatus;
  context.update(businesses, business, { planStatus, dueSince: business.dueSince ?? civilDate(context.now) });
  context.send(letter("refused", language, email, { origin: context.origin, name: firstName, total: row.total }));
}
