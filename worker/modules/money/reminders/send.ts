import { and, desc, eq } from "drizzle-orm";
import { reminders as table } from "@/db/business";
import { refuseField, refuseState } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { reminders } from "./contract";
import { writeLetter } from "./preview";

/**
 * Sends the letter and keeps it. The same step goes to the same address once a day: a second one is a slip of the hand.
 * @throws Refusal `not_found`, `not_allowed_now` when nothing is late, or naming `step` when it was sent today, `invalid_input` naming `to` when nobody knows where to write to
 */
export const send = handle(reminders.send, async (context, { subject, message, to, ...letterToWrite }) => {
  const { letter, debt, replyTo } = await writeLetter(context, letterToWrite);
  const sentTo = to ?? debt.email ?? refuseField("to", "required");
  const isThis = and(eq(table.clientId, debt.clientId), eq(table.step, letter.step), eq(table.sentTo, sentTo));
  const [last] = await context.db.select({ at: table.createdAt }).from(table).where(isThis).orderBy(desc(table.createdAt)).limit(1);
  if (last && civilDate(last.at) === civilDate(context.now)) refuseState("step", "reminded_today");
  const text = { subject: subject ?? letter.subject, message: message ?? letter.message };
  const { clientId, partyName } = debt;
  const times = { version: 1, createdAt: context.now, updatedAt: context.now };
  const row = { ...letter, ...text, id: newId(), clientId, sentTo, ...times };
  context.insert(table, row);
  context.send({ to: sentTo, subject: text.subject, text: `${text.message}\n`, ...(replyTo && { replyTo }) });
  return { ...row, partyName };
});
