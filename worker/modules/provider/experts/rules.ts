import { addDays, weekdayOf } from "@/worker/core/figures/dates";
import { isHoliday } from "@/worker/core/figures/holidays";
import { dayIn, instantIn } from "@/worker/core/figures/zoned";

/** Hours between which an expert receives, as clocks of their zone show them. */
export interface Hours {
  from: string;
  to: string;
}

/** When an expert receives: the same hours every week, and days on which it is otherwise. */
export interface Availability {
  timeZone: string;
  /** 1 is Monday. */
  weekly: (Hours & { weekday: number })[];
  /** On such a day these hours count instead of the week's; without hours, none. */
  exceptions: { day: string; from: string | null; to: string | null }[];
}

export const MINUTE = 60_000;
/** Appointments begin and end on quarters of an hour. */
export const QUARTER = 15 * MINUTE;
/** Appointments are offered to begin every so often. */
const EVERY = 30 * MINUTE;

/** Zones in which French public holidays are kept: the mainland and the departments overseas. */
const frenchZones: readonly string[] = [
  "Europe/Paris",
  "Indian/Reunion",
  "Indian/Mayotte",
  "America/Guadeloupe",
  "America/Martinique",
  "America/Cayenne",
];

/** The hours of a civil day; none on a public holiday, unless an exception gives some. */
export function hoursOn({ timeZone, weekly, exceptions }: Availability, day: string): Hours[] {
  const own = exceptions.filter((exception) => exception.day === day);
  if (own.length) return own.flatMap(({ from, to }) => (from && to ? [{ from, to }] : []));
  if (frenchZones.includes(timeZone) && isHoliday(day)) return [];
  return weekly.filter(({ weekday }) => weekday === weekdayOf(day) + 1);
}

/** The quarters of an hour, by their beginnings, that an appointment takes. */
export function quartersOf(startsAt: number, endsAt: number): number[] {
  return Array.from({ length: (endsAt - startsAt) / QUARTER }, (_, place) => startsAt + place * QUARTER);
}

interface Wanted {
  /** The length of an appointment, in milliseconds: whole quarters. */
  length: number;
  /** The first and the last instant at which one may begin. */
  from: number;
  until: number;
  /** Quarters that are taken, by their beginnings. */
  taken: ReadonlySet<number>;
}

/** When appointments may begin, in order: within the hours of each day, every half hour, where all their quarters are free. */
export function freeStarts(availability: Availability, { length, from, until, taken }: Wanted): number[] {
  const { timeZone } = availability;
  const last = dayIn(timeZone, until);
  const starts = new Set<number>();
  for (let day = dayIn(timeZone, from); day <= last; day = addDays(day, 1)) {
    for (const hours of hoursOn(availability, day)) {
      const end = instantIn(timeZone, day, hours.to);
      for (let start = instantIn(timeZone, day, hours.from); start + length <= end; start += EVERY) {
        const isFree = start >= from && start <= until && quartersOf(start, start + length).every((quarter) => !taken.has(quarter));
        if (isFree) starts.add(start);
      }
    }
  }
  return [...starts].sort((one, other) => one - other);
}
