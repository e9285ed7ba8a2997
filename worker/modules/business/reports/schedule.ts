import { savedReports } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { addDays, addMonths, civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { reports } from "./contract";
import { fetchReport } from "./records";
import type { MailRhythm } from "./status";

/**
 * Says how often a report is sent by mail, and to whom: each Monday, or on the first of each month.
 * @throws Refusal `invalid_input` naming `recipients` where nobody would get it
 */
export const schedule = handle(reports.schedule, async (context, { id, rhythm, recipients, version }) => {
  const before = await fetchReport(context.db, id);
  if (rhythm && !recipients.length) refuseField("recipients", "required");
  const { language } = context.caller;
  const nextOn = rhythm && firstAfter(civilDate(context.now), rhythm);
  const to = rhythm ? [...new Set(recipients)] : [];
  return context.update(savedReports, before, { rhythm, recipients: to, nextOn, language }, version);
});

/** The first Monday, or the first of a month, after a civil date. */
export function firstAfter(date: string, rhythm: MailRhythm): string {
  if (rhythm === "monthly") return addMonths(`${date.slice(0, 8)}01`, 1);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, (8 - weekday) % 7 || 7);
}
