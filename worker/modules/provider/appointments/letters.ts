import type { Language } from "@/worker/core/language";
import type { CommandContext } from "@/worker/engine/handler";
import { tell } from "@/worker/modules/business/notifications";
import type { EventName } from "@/worker/modules/business/notifications/rules";
import type { Values } from "@/worker/modules/business/notifications/shapes";
import { isStaff } from "@/worker/modules/provider/sides";
import { calendarOf } from "./calendar-of";
import { fetchMeetingById, languageOfClient, linkOf, type Meeting } from "./records";
import type { AppointmentMove } from "./status";
import { en } from "./words.en";
import { fr } from "./words.fr";

const words = { fr, en };

const fill = (text: string, values: Record<string, string>) => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");

/** What becomes of an appointment, as its customer is told. */
const ofCustomer = {
  accept: "appointmentAccepted",
  reject: "appointmentRejected",
  cancel: "appointmentCancelled",
  reschedule: "appointmentMoved",
  complete: "appointmentHeld",
  noShow: "appointmentMissed",
} as const satisfies Record<AppointmentMove, EventName>;

/** Of these, the appointment itself is sent along for the calendar. */
const dated: readonly EventName[] = [
  "appointmentAccepted",
  "appointmentCancelled",
  "appointmentMoved",
  "appointmentMoveReceived",
  "appointmentSoon",
];

function valuesOf(meeting: Meeting): Values {
  const { row, expertName, businessName } = meeting;
  const { offerName: offer, reason, subject, startsAt, rating, comment } = row;
  const client = businessName ?? row.visitor?.name ?? "";
  return {
    offer,
    expert: expertName,
    when: { instant: startsAt },
    reason,
    client,
    subject,
    rating: rating ?? 0,
    comment,
    link: linkOf(meeting),
  };
}

/** Tells the customer, or the visitor, of an event, with the appointment for their calendar. */
export async function tellClient(context: CommandContext, meeting: Meeting, event: EventName): Promise<void> {
  const { row } = meeting;
  const to = row.userId ?? row.visitor;
  // One that was moved, and is refused then, stands in a calendar already.
  const isDated = dated.includes(event) || (event === "appointmentRejected" && row.previousId !== null);
  const attachments = isDated ? [await calendarAttachment(context, meeting)] : undefined;
  await tell(context, event, { about: row.id, values: valuesOf(meeting), to, attachments });
}

/** Tells both sides what became of an appointment: the customer in any case, staff when it was the customer who did it. */
export async function tellMove(context: CommandContext, meeting: Meeting, move: AppointmentMove): Promise<void> {
  const isOfStaff = isStaff(context.caller);
  // A customer's own wish to move is not decided yet.
  await tellClient(context, meeting, move === "reschedule" && !isOfStaff ? "appointmentMoveReceived" : ofCustomer[move]);
  if (isOfStaff) return;
  if (move === "reschedule") await tellStaff(context, meeting, "appointmentMoveAsked");
  if (move === "cancel") await tellStaff(context, meeting, "appointmentGivenUp");
}

/** Tells the provider's staff what a customer or a visitor did. */
export function tellStaff(context: CommandContext, meeting: Meeting, event: EventName): Promise<void> {
  return tell(context, event, { about: meeting.row.id, values: valuesOf(meeting) });
}

/** The appointment as a file, and the one that it was moved from: calendars take that out. */
async function calendarAttachment({ platform, origin, now }: CommandContext, meeting: Meeting) {
  const { previousId } = meeting.row;
  const [language, former] = await Promise.all([
    languageOfClient(platform, meeting.row),
    previousId ? fetchMeetingById(platform, previousId) : null,
  ]);
  const both = former ? [ended(former), meeting] : [meeting];
  const content = Buffer.from(calendarOf(both, { language, origin, now, isStaff: false })).toString("base64");
  return { fileName: "rendez-vous.ics", content };
}

/** An appointment as it stands once it is moved: that may be written with the very letter that says so. */
const ended = (meeting: Meeting): Meeting => ({
  ...meeting,
  row: { ...meeting.row, status: "rescheduled", version: meeting.row.version + 1 },
});

/** The letter with which a visitor proves that the address is theirs. */
export function proofLetter(to: string, language: Language, values: Record<string, string>) {
  const { letters } = words[language];
  const text = [letters.greeting, letters.proof, "{{link}}", letters.proofEnd].map((line) => fill(line, values)).join("\n\n");
  return { to, subject: fill(letters.proofSubject, values), text: `${text}\n` };
}
