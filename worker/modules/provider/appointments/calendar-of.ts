import type { Language } from "@/worker/core/language";
import { calendarFile } from "./calendar-file";
import { linkOf, type Meeting } from "./records";
import type { AppointmentStatus } from "./status";
import { en } from "./words.en";
import { fr } from "./words.fr";

const words = { fr, en };

/** What does not take place, or not then; of the rest, only what nobody has confirmed is uncertain. */
const givenUp: readonly AppointmentStatus[] = ["cancelled", "rescheduled", "rejected"];

interface Reader {
  language: Language;
  origin: string;
  /** UTC milliseconds. */
  now: number;
  isStaff: boolean;
}

/** Appointments as a calendar file, in the language of whoever reads it. */
export function calendarOf(meetings: readonly Meeting[], reader: Reader): string {
  return calendarFile(meetings.map((meeting) => entryOf(meeting, reader)));
}

function entryOf(meeting: Meeting, { language, origin, now, isStaff }: Reader) {
  const { row, expertName, businessName } = meeting;
  const client = businessName ?? row.visitor?.name ?? "";
  const { calendar } = words[language];
  const title = calendar.replace("{{offer}}", row.offerName).replace("{{expert}}", expertName) + (isStaff ? ` · ${client}` : "");
  const path = isStaff ? `/admin/consultancy-appointments/${row.id}` : `/customer/consultancy-appointments/${row.id}`;
  const status = givenUp.includes(row.status)
    ? ("CANCELLED" as const)
    : row.status === "pending"
      ? ("TENTATIVE" as const)
      : ("CONFIRMED" as const);
  return {
    id: row.id,
    sequence: row.version,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    at: now,
    title,
    description: row.subject,
    location: linkOf(meeting),
    url: isStaff || row.businessId ? origin + path : "",
    status,
  };
}
