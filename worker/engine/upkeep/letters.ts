import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { outbox } from "@/db/kernel";
import { businesses, undoneJobs } from "@/db/platform";
import type { Mail } from "@/worker/core/files/mail";
import type { SheetFile } from "@/worker/core/contract/printing";
import { callAsSystem } from "../call-as-system";
import type { Runtime } from "../runtime";
import type { Databases } from "../ports";

/** A letter that has waited this long was forgotten by the queue. */
const FORGOTTEN = 2 * 60_000;

/**
 * Sends one letter of an outbox, unless it is gone already. The mail service knows the letter's id: sent twice, it
 * arrives once.
 * @param database name of a business's database, or null for the platform's
 * @throws Error when the mail service refuses; the queue tries again
 */
export async function sendLetter(runtime: Runtime, database: string | null, id: string): Promise<void> {
  const db = outboxOf(runtime.databases, database);
  const waiting = and(eq(outbox.id, id), isNull(outbox.sentAt));
  const [letter] = await db.select().from(outbox).where(waiting);
  if (!letter) return;
  await runtime.mailer.send(id, await withPapers(runtime, database, letter.message));
  await db.update(outbox).set({ sentAt: runtime.now }).where(waiting);
  await runtime.databases.platform.delete(undoneJobs).where(eq(undoneJobs.id, letterName(id)));
}

/** The letter with the papers it brings, printed now. */
async function withPapers(runtime: Runtime, database: string | null, { papers, ...mail }: Mail): Promise<Mail> {
  if (!papers?.length || !database) return mail;
  const { platform } = runtime.databases;
  const [business] = await platform.select({ id: businesses.id }).from(businesses).where(eq(businesses.database, database));
  const printed = [];
  for (const { operation, input, language } of papers) {
    const named = runtime.registry.handlers.get(operation);
    const file = named && business && (await callAsSystem(runtime, business.id, named, input, { language }));
    if (file) printed.push(file as SheetFile);
  }
  return { ...mail, attachments: [...(mail.attachments ?? []), ...printed] };
}

/** The name under which a letter is kept that nobody could send: one, however often it was tried. */
export const letterName = (id: string): string => `letter-${id}`;

/**
 * Is it a letter's turn to be tried again? After some minutes, then after twice as many, then each hour: a mail service may be
 * away for a day. Two minutes in a row, as the clock may come a little late for one.
 */
const isTurn = (now: number) => {
  const minutes = sql`(${now} - ${outbox.at}) / 60000`;
  return sql`(${minutes} < 6 or ${minutes} in (8, 9, 16, 17, 32, 33) or ${minutes} % 60 < 2)`;
};

/** Puts letters that the queue never took, or that the mail service refused, back on it. */
export async function resendForgotten(
  { databases, jobs, now }: Pick<Runtime, "databases" | "jobs" | "now">,
  database: string | null,
): Promise<void> {
  const forgotten = and(isNull(outbox.sentAt), lt(outbox.at, now - FORGOTTEN), database ? undefined : isTurn(now));
  const letters = await outboxOf(databases, database).select({ id: outbox.id }).from(outbox).where(forgotten).limit(100);
  if (letters.length) await jobs.send(letters.map(({ id }) => ({ type: "mail.send", database, id })));
}

function outboxOf(databases: Databases, database: string | null) {
  return database ? databases.business(database) : databases.platform;
}
