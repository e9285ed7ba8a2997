import { eq, or } from "drizzle-orm";
import { clients, reminders as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { Refusal, refuseField } from "@/worker/core/errors";
import type { Language } from "@/worker/core/language";
import { handle, type QueryContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { fetchCompany } from "@/worker/modules/business/company";
import { reminders } from "./contract";
import { readDebts } from "./debts";
import { letterOf } from "./letter";
import { type ReminderStep, reminderSteps } from "./status";

/** The letter as it would leave. */
export const preview = handle(reminders.preview, async (context, said) => {
  const { letter, debt } = await write(context, said);
  return { ...letter, clientId: debt.clientId, partyName: debt.partyName, to: debt.email };
});

/**
 * Sends the letter and keeps it.
 * @throws Refusal `not_found`, `not_allowed_now` when nothing is late, `invalid_input` naming `to` when nobody knows where to write to
 */
export const send = handle(reminders.send, async (context, { subject, message, to, ...said }) => {
  const { letter, debt, replyTo } = await write(context, said);
  const sentTo = to ?? debt.email ?? refuseField("to", "required");
  const text = { subject: subject ?? letter.subject, message: message ?? letter.message };
  const { clientId, partyName } = debt;
  const times = { version: 1, createdAt: context.now, updatedAt: context.now };
  const row = { ...letter, ...text, id: newId(), clientId, sentTo, ...times };
  context.insert(table, row);
  context.send({ to: sentTo, subject: text.subject, text: `${text.message}\n`, ...(replyTo && { replyTo }) });
  return { ...row, partyName };
});

interface Asked {
  id: string;
  step?: ReminderStep;
  language?: Language;
}

/** Writes the letter of the step asked for, or of the one that is due; the one sent last again where none is. */
async function write(context: QueryContext, { id, step: asked, language }: Asked) {
  const { db, now } = context;
  const today = civilDate(now);
  const [client] = await db
    .select({ id: clients.id })
    .from(clients)
    .where(or(eq(clients.id, id), eq(clients.reference, id.toUpperCase())));
  if (!client) throw new Refusal("not_found");
  const [[debt], own] = await Promise.all([readDebts(db, today, client.id), fetchCompany(context)]);
  if (!debt || debt.late === 0) throw new Refusal("not_allowed_now");
  const step = asked ?? debt.step ?? debt.lastStep ?? reminderSteps[0];
  return { letter: letterOf(debt, step, language ?? debt.language, own, today), debt, replyTo: own.email };
}
