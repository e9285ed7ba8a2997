import { sql } from "drizzle-orm";
import { appointments, creditEntries, directoryContacts, expertQuarters, serviceMessages, serviceRequests } from "@/db/platform";
import { counters } from "@/db/kernel";
import { addDays, civilDate, DAY, weekdayOf } from "@/worker/core/figures/dates";
import { MONEY_SCALE } from "@/worker/core/figures/money";
import { instantIn } from "@/worker/core/figures/zoned";
import type { PlatformDatabase } from "@/worker/engine/ports";
import { quartersOf } from "@/worker/modules/provider/experts/rules";
import type { AppointmentStatus } from "@/worker/modules/provider/appointments/status";
import { searchTextOf } from "@/worker/modules/provider/service-requests/rules";
import { consultancyRows } from "./consultancy";
import type { Service } from "./demo/services";
import { type Dice, makeDice } from "./dice";
import { contactRows, messageRows } from "./exchanges";
import { quartersByExpert, visitorRows } from "./visitors";

/** The number that first talks of visitors come from. */
const VISITORS_SEED = 20_261_126;

interface Asker {
  businessId: string;
  userId: string;
  businessName: string;
}

/** What a business asked the provider's experts for. @param first the number before its first reference */
export function serviceRows(
  services: readonly Service[],
  { businessId, userId, businessName }: Asker,
  dice: Dice,
  today: number,
  first: number,
): (typeof serviceRequests.$inferInsert)[] {
  const year = civilDate(today).slice(0, 4);
  return services.map(({ daysAgo, euros = 0, credits = 0, reason = "", deliverable = "", messages: _, ...service }, place) => {
    const createdAt = today - daysAgo * DAY + dice.between(8, 18) * 3_600_000;
    const after = (days: number) => Math.min(createdAt + days * DAY, today);
    const isBought = ["accepted", "in_progress", "delivered", "closed"].includes(service.status);
    const line = { description: service.title, euros: euros * MONEY_SCALE, credits };
    const reference = `DS-${year}-${String(first + place + 1).padStart(4, "0")}`;
    return {
      ...{ id: dice.id(), reference, businessId, userId, ...service, product: "", wantedOn: null, budget: null, reason, deliverable },
      isSubmitted: service.status !== "draft",
      quote: euros || credits ? { lines: [line], validUntil: addDays(civilDate(createdAt), 45), note: "" } : null,
      ...{ totalEuros: line.euros, totalCredits: credits },
      submittedAt: service.status === "draft" ? null : createdAt,
      acceptedAt: isBought ? after(4) : null,
      deliveredAt: deliverable ? after(14) : null,
      searchText: searchTextOf({ reference, title: service.title, product: "" }, businessName),
      ...{ version: 1, createdAt, updatedAt: after(2) },
    };
  });
}

/** An appointment as one writes it down: the week, counted from this one, the expert, the offer and what became of it. */
interface Planned {
  weeks: number;
  expert: number;
  offer: number;
  status: AppointmentStatus;
  notes?: string;
  reason?: string;
  rating?: number;
  /** Is it the one that the last `rescheduled` went to? */
  isMoved?: boolean;
}

/** Those for which an expert keeps the time. */
const takesTime: readonly AppointmentStatus[] = ["pending", "accepted", "completed", "no_show"];

/** Appointments of a business in the four weeks before and the four after today: one in every state, and more that are to come. */
export function appointmentRows({ businessId, userId }: Asker, dice: Dice, today: number) {
  const { expertRows, offerRows } = consultancyRows(today);
  const year = civilDate(today).slice(0, 4);
  const plan = [
    { weeks: -4, expert: 2, offer: 3, status: "completed", notes: "Prix de revient du cassoulet : 12 % de pertes à compter.", rating: 4 },
    { weeks: -3, expert: 0, offer: 1, status: "completed", notes: "QUID du canard à revoir ; allergènes conformes.", rating: 5 },
    { weeks: -2, expert: 2, offer: 3, status: "cancelled", reason: "Livraison le même jour." },
    { weeks: -2, expert: 1, offer: 2, status: "rejected", reason: "En formation cette semaine-là." },
    { weeks: -1, expert: 1, offer: 2, status: "no_show" },
    { weeks: 1, expert: 0, offer: 1, status: "accepted" },
    { weeks: 1, expert: 1, offer: 2, status: "rescheduled" },
    { weeks: 2, expert: 2, offer: 3, status: "accepted" },
    { weeks: 3, expert: 1, offer: 2, status: "pending", isMoved: true },
    { weeks: 4, expert: 0, offer: 0, status: "accepted" },
  ] as const satisfies readonly Planned[];
  let moved: string | null = null;
  return (plan as readonly Planned[]).flatMap(({ weeks, expert: who, offer: what, isMoved, ...facts }, place) => {
    const [expert, offer, weekly] = [expertRows[who], offerRows[what], expertRows[who]?.weekly[0]];
    if (!expert || !offer || !weekly) return [];
    const monday = addDays(civilDate(today), 7 * weeks - weekdayOf(civilDate(today)));
    const startsAt = instantIn(expert.timeZone, addDays(monday, weekly.weekday - 1), weekly.from);
    const id = dice.id();
    const createdAt = Math.min(startsAt, today) - 6 * DAY;
    const previousId = isMoved ? moved : null;
    if (facts.status === "rescheduled") moved = id;
    return [
      {
        ...{
          id,
          holdId: previousId ?? id,
          previousId,
          reference: `RDV-${year}-${String(place + 1).padStart(4, "0")}`,
          offerId: offer.id,
          offerName: offer.name,
        },
        ...{
          expertId: expert.id,
          businessId,
          userId,
          visitor: null,
          startsAt,
          endsAt: startsAt + offer.minutes * 60_000,
          credits: offer.credits,
        },
        ...{ subject: offer.description, reason: "", notes: "", privateNotes: "", rating: null as number | null, comment: "", ...facts },
        ...{ version: 1, createdAt, updatedAt: createdAt },
      },
    ];
  });
}

/** Everything that a business of the demo has with the provider's experts, as statements of the batch that makes its person. */
export function providerStatements(
  platform: PlatformDatabase,
  services: readonly Service[],
  asker: Asker,
  dice: Dice,
  today: number,
  first: number,
) {
  const year = civilDate(today).slice(0, 4);
  const requests = serviceRows(services, asker, dice, today, first);
  const own = first === 0 ? appointmentRows(asker, dice, today) : [];
  const calendar = { consultancy: consultancyRows(today), taken: quartersByExpert(own), first: own.length, today };
  const meetings = [...own, ...(own.length ? visitorRows(calendar, makeDice(VISITORS_SEED)) : [])];
  const messages = messageRows(services, requests, asker, dice);
  const contacts = own.length ? contactRows(asker, today) : [];
  const held = [
    ...requests
      .filter(({ status }) => status === "accepted" || status === "in_progress")
      .map(({ id, totalCredits }) => ["service_request", id, totalCredits] as const),
    ...own
      .filter(({ status }) => status === "accepted" || status === "pending")
      .map(({ holdId, credits }) => ["appointment", holdId, credits] as const),
  ].filter(([, , credits]) => credits > 0);
  const entry = (type: "purchase" | "hold", cause: "payment" | "service_request" | "appointment", causeId: string, credits: number) => ({
    ...{
      id: dice.id(),
      userId: asker.userId,
      type,
      cause,
      causeId,
      credits,
      expiresAt: null,
      actor: "system",
      createdAt: today - 30 * DAY,
    },
  });
  const movements = [entry("purchase", "payment", dice.id(), 25), ...held.map(([cause, id, credits]) => entry("hold", cause, id, credits))];
  const taken = meetings.filter(({ status }) => takesTime.includes(status));
  const quarters = taken.flatMap(({ id, expertId, startsAt, endsAt }) =>
    quartersOf(startsAt, endsAt).map((quarter) => ({ startsAt: quarter, expertId, appointmentId: id })),
  );
  const series = [
    { series: `DS-${year}`, last: first + requests.length },
    { series: `RDV-${year}`, last: meetings.length },
  ];
  return [
    ...(requests.length ? [platform.insert(serviceRequests).values(requests)] : []),
    ...(messages.length ? [platform.insert(serviceMessages).values(messages)] : []),
    ...(contacts.length ? [platform.insert(directoryContacts).values(contacts)] : []),
    ...(meetings.length ? [platform.insert(appointments).values(meetings), platform.insert(expertQuarters).values(quarters)] : []),
    ...movements.map((movement) => platform.insert(creditEntries).values(movement)),
    ...series.map(({ series: name, last }) => keptAhead(platform, name, last)),
  ];
}

/** Keeps a series ahead of the numbers that the demo has given. */
export function keptAhead(platform: PlatformDatabase, series: string, last: number) {
  return platform
    .insert(counters)
    .values({ series, last })
    .onConflictDoUpdate({ target: counters.series, set: { last: sql`max(${counters.last}, excluded.last)` } });
}
