import { savedReports } from "@/db/business";
import { refuseState } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { businessOf } from "@/worker/engine/actor";
import { handle } from "@/worker/engine/handler";
import { reports } from "./contract";
import { fetchReport } from "./records";
import { firstAfter } from "./schedule";
import { en } from "./words.en";
import { fr } from "./words.fr";

/**
 * Sends a report by mail to those it goes to; the paper is printed as the letter leaves. When its day has come the next one is set.
 * @throws Refusal `not_allowed_now` where it goes to nobody
 */
export const mail = handle(reports.mail, async (context, { id }) => {
  const report = await fetchReport(context.db, id);
  if (!report.rhythm) refuseState("rhythm", "not_mailed");
  const { letter } = { fr, en }[report.language];
  const facts: Record<string, string> = { name: report.name, business: businessOf(context.caller)?.name ?? "" };
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, fact: string) => facts[fact] ?? "");
  const paper = { operation: "figures.paper", input: { ...report.question, title: report.name }, language: report.language };
  for (const to of report.recipients) context.send({ to, subject: fill(letter.subject), text: fill(letter.text), papers: [paper] });
  const today = civilDate(context.now);
  const isDue = report.nextOn !== null && report.nextOn <= today;
  return context.update(savedReports, report, { sentAt: context.now, ...(isDue && { nextOn: firstAfter(today, report.rhythm) }) });
});
