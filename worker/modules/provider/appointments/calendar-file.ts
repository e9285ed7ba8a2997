/** An appointment as calendars take it. */
export interface CalendarEntry {
  id: string;
  /** Grows with each change, so that calendars follow. */
  sequence: number;
  startsAt: number;
  endsAt: number;
  /** When it was written, UTC milliseconds. */
  at: number;
  title: string;
  description: string;
  /** Where one meets; empty where that is not known. */
  location: string;
  url: string;
  status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
}

/** Octets of a line before it is folded (RFC 5545, section 3.1). */
const LINE = 75;

/** A calendar file with these entries (RFC 5545). */
export function calendarFile(entries: readonly CalendarEntry[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Cellier//Consultancy//FR",
    "METHOD:PUBLISH",
    ...entries.flatMap(eventOf),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

function eventOf(entry: CalendarEntry): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${entry.id}@cellier`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${momentOf(entry.at)}`,
    `DTSTART:${momentOf(entry.startsAt)}`,
    `DTEND:${momentOf(entry.endsAt)}`,
    `SUMMARY:${escaped(entry.title)}`,
    ...(entry.description ? [`DESCRIPTION:${escaped(entry.description)}`] : []),
    ...(entry.location ? [`LOCATION:${escaped(entry.location)}`] : []),
    ...(entry.url ? [`URL:${entry.url}`] : []),
    `STATUS:${entry.status}`,
    "END:VEVENT",
  ];
}

/** `20261123T090000Z`. */
const momentOf = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, "");

/** Signs that stand for something in calendars (section 3.3.11). */
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n?|\n/g, "\\n");

/** A long line goes on after a line break and a space, never in the middle of a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let size = 0;
  for (const sign of line) {
    const octets = new TextEncoder().encode(sign).length;
    if (size + octets > LINE) {
      parts.push(part);
      [part, size] = ["", 1];
    }
    part += sign;
    size += octets;
  }
  return [...parts, part].join("\r\n ");
}
