import { eq, or } from "drizzle-orm";
import { clients } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { Refusal, refuseState } from "@/worker/core/errors";
import type { Language } from "@/worker/core/language";
import { handle, type QueryContext } from "@/worker/engine/handler";
import { fetchCompany } from "@/worker/modules/business/company";
import { reminders } from "./contract";
import { readDebts } from "./debts";
import { letterOf } from "./letter";
import { type ReminderStep, reminderSteps } from "./status";

/** The letter as it would leave. */
export const preview = handle(reminders.preview, async (context, input) => {
  const { letter, debt } = await writeLetter(context, input);
  return { ...letter, clientId: debt.clientId, partyName: debt.partyName, to: debt.email };
});

interface LetterToWrite {
  id: string;
  step?: ReminderStep;
  language?: Language;
}

/** Writes the letter of the step asked for, or of the one that is due; the one sent last again where none is. */
export async function writeLetter(context: QueryContext, { id, step: wantedStep, language }: LetterToWrite) {
  const { db, now } = context;
  const today = civilDate(now);
  const [client] = await db
    .select({ id: clients.id })
    .from(clients)
    .where(or(eq(clients.id, id), eq(clients.reference, id.toUpperCase())));
  if (!client) throw new Refusal("not_found");
  const [[debt], own] = await Promise.all([readDebts(db, today, client.id), fetchCompany(context)]);
  if (!debt || debt.late === 0) refuseState("id", "nothing_late");
  const step = wantedStep ?? debt.step ?? debt.lastStep ?? reminderSteps[0];
  return { letter: letterOf(debt, step, language ?? debt.language, own, today), debt, replyTo: own.email };
}
