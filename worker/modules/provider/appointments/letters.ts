import { formatMoment } from "@/worker/core/figures/zoned";
import type { Language } from "@/worker/core/language";
import type { CommandContext } from "@/worker/engine/handler";
import { isStaff } from "@/worker/modules/provider/sides";
import { calendarOf } from "./calendar-of";
import { clientOf, type Meeting } from "./records";
import type { AppointmentMove } from "./status";
import { en } from "./words.en";
import { fr } from "./words.fr";

const words = { fr, en };

const fill = (text: string, values: Record<string, string>) => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");

function valuesOf({ row, expertName, businessName }: Meeting, language: Language): Record<string, string> {
  const client = businessName ?? row.visitor?.name ?? "";
  return {
    offer: row.offerName,
    expert: expertName,
    when: formatMoment(row.startsAt, language),
    reason: row.reason,
    client,
    subject: row.subject,
  };
}

/** Tells the customer, in their language, what was decided, with the appointment for their calendar. */
export async function tellClient(context: CommandContext, meeting: Meeting, move: AppointmentMove): Promise<void> {
  const client = await clientOf(context.platform, meeting.row);
  if (!client) return;
  const { language } = client;
  const { letters } = words[language];
  const values = { ...valuesOf(meeting, language), name: client.name };
  // A customer's own wish to move is not decided yet.
  const kind = move === "reschedule" && !isStaff(context.caller) ? "wish" : move;
  const path = `/customer/consultancy-appointments/${meeting.row.id}`;
  const lines = [letters.greeting, letters.client[kind], ...(meeting.row.businessId ? [context.origin + path] : [])].map((line) =>
    fill(line, values),
  );
  const content = Buffer.from(calendarOf(meeting, { language, origin: context.origin, now: context.now })).toString("base64");
  const isDated = ["accept", "reschedule", "cancel"].includes(kind);
  context.send({
    to: client.email,
    subject: fill(letters.subject, values),
    text: `${lines.join("\n\n")}\n`,
    ...(isDated && { attachments: [{ fileName: "rendez-vous.ics", content }] }),
  });
}

/** Tells the provider's team, in its language, what a customer asks for. */
export function tellTeam(context: CommandContext, meeting: Meeting, event: keyof typeof fr.letters.team): void {
  const values = valuesOf(meeting, "fr");
  const lines = [
    fill(fr.letters.team[event], values),
    meeting.row.subject,
    `${context.origin}/admin/consultancy-appointments/${meeting.row.id}`,
  ];
  context.send({ to: context.teamAddress, subject: fill(fr.letters.subject, values), text: `${lines.filter(Boolean).join("\n\n")}\n` });
}

/** The letter with which a visitor proves that the address is theirs. */
export function proofLetter(to: string, language: Language, values: Record<string, string>) {
  const { letters } = words[language];
  const text = [letters.greeting, letters.proof, "{{link}}", letters.proofEnd].map((line) => fill(line, values)).join("\n\n");
  return { to, subject: fill(letters.proofSubject, values), text: `${text}\n` };
}
