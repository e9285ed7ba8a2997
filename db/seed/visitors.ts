import type { appointments } from "@/db/platform";
import { addDays, civilDate, DAY, weekdayOf } from "@/worker/core/figures/dates";
import { fold } from "@/worker/core/language";
import { instantIn } from "@/worker/core/figures/zoned";
import { freeStarts, quartersOf } from "@/worker/modules/provider/experts/rules";
import type { AppointmentStatus } from "@/worker/modules/provider/appointments/status";
import { demoVisitors, talkNotes } from "./demo/visitors";
import type { Dice } from "./dice";
import type { consultancyRows } from "./consultancy";

type Row = typeof appointments.$inferInsert;

/** Weeks before and after this one: eight, and this one between. */
const AROUND = 4;

interface Calendar {
  consultancy: ReturnType<typeof consultancyRows>;
  /** The time that is taken already, by expert. */
  taken: ReadonlyMap<string, Set<number>>;
  /** The number before the first reference. */
  first: number;
  /** Midnight, in UTC milliseconds. */
  today: number;
}

/** First talks of visitors: one with each expert in each of eight weeks, and today's with whoever receives today. */
export function visitorRows({ consultancy: { expertRows, offerRows }, taken, first, today }: Calendar, dice: Dice): Row[] {
  const [offer] = offerRows;
  if (!offer) return [];
  const day = civilDate(today);
  const weeks = Array.from({ length: 2 * AROUND + 1 }, (_, place) => place - AROUND);
  const rows: Row[] = [];
  for (const week of weeks) {
    for (const expert of expertRows) {
      const from = week === 0 ? day : addDays(day, 7 * week - weekdayOf(day));
      const range = {
        from: instantIn(expert.timeZone, from, "00:00"),
        until: instantIn(expert.timeZone, addDays(from, week === 0 ? 1 : 7), "00:00"),
      };
      const starts = freeStarts(expert, { ...range, length: offer.minutes * 60_000, taken: taken.get(expert.id) ?? new Set() });
      const startsAt = starts[dice.between(0, Math.max(0, starts.length - 1))];
      if (startsAt === undefined) continue;
      const place = rows.length;
      const reference = `RDV-${day.slice(0, 4)}-${String(first + place + 1).padStart(4, "0")}`;
      const facts = { reference, startsAt, offer, expertId: expert.id, status: statusOf(week, place), place };
      rows.push(rowOf(facts, dice, today));
    }
  }
  return rows;
}

/** What became of them: most took place, and most of those to come are confirmed. */
function statusOf(week: number, place: number): AppointmentStatus {
  if (week === 0) return "accepted";
  if (week > 0) return place % 4 === 3 ? "pending" : "accepted";
  return place % 6 === 4 ? "cancelled" : place % 9 === 7 ? "no_show" : "completed";
}

interface Talk {
  reference: string;
  startsAt: number;
  offer: ReturnType<typeof consultancyRows>["offerRows"][number];
  expertId: string;
  status: AppointmentStatus;
  place: number;
}

function rowOf({ startsAt, offer, status, place, ...facts }: Talk, dice: Dice, today: number): Row {
  const id = dice.id();
  const visitor = demoVisitors[place % demoVisitors.length] ?? demoVisitors[0];
  const createdAt = Math.min(startsAt, today) - dice.between(3, 9) * DAY;
  const email = `${fold(visitor.name).replace(/[^a-z]+/g, ".")}@visiteur.example`;
  return {
    ...{ id, holdId: id, previousId: null, ...facts, offerId: offer.id, offerName: offer.name, businessId: null, userId: null },
    visitor: { name: visitor.name, email, company: visitor.company, language: "fr" },
    ...{ startsAt, endsAt: startsAt + offer.minutes * 60_000, credits: 0, status, subject: visitor.subject },
    reason: status === "cancelled" ? "Empêchement de dernière minute." : "",
    notes: status === "completed" ? (talkNotes[place % talkNotes.length] ?? "") : "",
    ...{ privateNotes: "", rating: null, comment: "", version: 1, createdAt, updatedAt: createdAt },
  };
}

/** The quarters that appointments take, by expert. */
export function quartersByExpert(rows: readonly Pick<Row, "expertId" | "startsAt" | "endsAt">[]): Map<string, Set<number>> {
  const taken = new Map<string, Set<number>>();
  for (const { expertId, startsAt, endsAt } of rows) {
    const own = taken.get(expertId) ?? new Set<number>();
    for (const quarter of quartersOf(startsAt, endsAt)) own.add(quarter);
    taken.set(expertId, own);
  }
  return taken;
}
