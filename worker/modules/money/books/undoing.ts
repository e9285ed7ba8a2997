import { civilDate, formatDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import type { CommandContext } from "@/worker/engine/handler";
import { releaseLine, takeBesideBack, takeDifferenceBack } from "./bank-lines";
import { en } from "@/worker/modules/money/invoices/words.en";
import { fr } from "@/worker/modules/money/invoices/words.fr";
import { isOfBooks } from "@/worker/modules/money/invoices/status";
import { bookingDay, requireOpen } from "./closing";
import type { PaymentRow } from "./credits";

/** When a payment is taken back, and what is noted of it. */
interface Undoing {
  /** A civil day. */
  day: string;
  /** Why it is not its own day, in the words of whoever does it; nothing where it is. */
  note: string;
}

/**
 * The day on which a payment is taken back. One that bounced did so on a day of its own, and the bank's line that brought it stays
 * what it was; one that was noted by mistake is undone on its own day, with its match, or today once that day is closed.
 * @param bouncedOn the civil day on which it bounced @throws Refusal `invalid_input` naming `bouncedOn`
 */
export async function undoingDay(
  context: CommandContext,
  payment: PaymentRow | undefined,
  bouncedOn: string | undefined,
): Promise<Undoing> {
  if (!payment) return refuseField("payment", "not_found");
  if (bouncedOn) {
    if (isOfBooks(payment.method)) refuseField("bouncedOn", "no_money");
    if (bouncedOn > civilDate(context.now)) refuseField("bouncedOn", "future");
    if (bouncedOn < payment.paidOn) refuseField("bouncedOn", "before_payment");
    await requireOpen(context.db, bouncedOn, "bouncedOn");
    await takeDifferenceBack(context, payment, bouncedOn);
    await takeBesideBack(context, payment, bouncedOn);
    return { day: bouncedOn, note: "" };
  }
  const day = await bookingDay(context, payment.paidOn);
  if (day === payment.paidOn) await releaseLine(context, payment.id);
  else await takeDifferenceBack(context, payment, day);
  await takeBesideBack(context, payment, day);
  const { language } = context.caller;
  const note = { fr, en }[language].undoneLater.replace("{{day}}", formatDate(payment.paidOn, language));
  return { day, note: day === payment.paidOn ? "" : note };
}
