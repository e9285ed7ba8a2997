import { reminders as table } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { reminders } from "./contract";
import { writeLetter } from "./preview";

/**
 * Sends the letter and keeps it.
 * @throws Refusal `not_found`, `not_allowed_now` when nothing is late, `invalid_input` naming `to` when nobody knows where to write to
 */
export const send = handle(reminders.send, async (context, { subject, message, to, ...letterToWrite }) => {
  const { letter, debt, replyTo } = await writeLetter(context, letterToWrite);
  const sentTo = to ?? debt.email ?? refuseField("to", "required");
  const text = { subject: subject ?? letter.subject, message: message ?? letter.message };
  const { clientId, partyName } = debt;
  const times = { version: 1, createdAt: context.now, updatedAt: context.now };
  const row = { ...letter, ...text, id: newId(), clientId, sentTo, ...times };
  context.insert(table, row);
  context.send({ to: sentTo, subject: text.subject, text: `${text.message}\n`, ...(replyTo && { replyTo }) });
  return { ...row, partyName };
});
