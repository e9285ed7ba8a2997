import { type Language, localeOf } from "../language";
import { addDays } from "./dates";

/** Formats are dear to make and cheap to use: one for each zone. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const digits = { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit", second: "2-digit" } as const;
  const format = formats.get(zone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone: zone, hourCycle: "h23", ...digits });
  formats.set(zone, format);
  return format;
}

/** Is it a time zone that clocks know, e.g. `Indian/Reunion`? */
export function isTimeZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** What clocks of a zone show at an instant: `2026-11-23 14:05:00`. @param instant UTC milliseconds */
function clockOf(instant: number, zone: string): string {
  return formatOf(zone).format(instant);
}

/** The civil day of an instant in a zone. @param instant UTC milliseconds */
export function dayIn(zone: string, instant: number): string {
  return clockOf(instant, zone).slice(0, 10);
}

/**
 * The instant at which clocks of a zone show a time of a day. A time that summer time leaves out is the one that clocks jump to;
 * of one that it repeats, the first counts.
 * @param time `09:30` @returns UTC milliseconds
 */
export function instantIn(zone: string, day: string, time: string): number {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const offsets = [addDays(day, -1), addDays(day, 1)].map((near) => offsetAt(Date.parse(`${near}T12:00:00Z`), zone));
  const candidates = offsets.map((offset) => wanted - offset);
  const exact = candidates.filter((instant) => instant + offsetAt(instant, zone) === wanted);
  return exact.length ? Math.min(...exact) : Math.max(...candidates);
}

/** How far clocks of a zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const clock = clockOf(instant, zone);
  return Date.parse(`${clock.slice(0, 10)}T${clock.slice(11, 19)}Z`) - Math.floor(instant / 1_000) * 1_000;
}

/** "mar. 24 novembre 2026 à 10:00 UTC+1": a moment that nobody mistakes. @param instant UTC milliseconds */
export function formatMoment(instant: number, language: Language, zone = "Europe/Paris"): string {
  const day = { weekday: "short", day: "numeric", month: "long", year: "numeric" } as const;
  const options = { ...day, hour: "2-digit", minute: "2-digit", timeZoneName: "short", timeZone: zone } as const;
  return new Intl.DateTimeFormat(localeOf[language], options).format(instant);
}
