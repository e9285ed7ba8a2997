import { and, asc, count, eq, gte, inArray, isNull, lt, min, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { appointments, businesses, directoryContacts, directoryEntries, productionRequests, serviceRequests } from "@/db/platform";
import { addDays, civilDate, DAY } from "@/worker/core/figures/dates";
import { instantIn } from "@/worker/core/figures/zoned";
import { handle } from "@/worker/engine/handler";
import { meetings, toAppointment } from "@/worker/modules/provider/appointments";
import { staffDesk } from "./contract";
import { queues as names } from "./status";

/** Trials count as new for a week. */
const NEW = 7 * DAY;

/** How much waits in each queue and since when, and what today brings; one batch. */
export const queues = handle(staffDesk.queues, async ({ platform, caller, now }) => {
  const waiting = (table: SQLiteTable, since: SQLiteColumn, where: SQL | undefined) =>
    platform
      .select({ count: count(), oldestAt: min(since).mapWith(Number) })
      .from(table)
      .where(where);
  const inStatus = (status: "submitted" | "reviewed" | "accepted") =>
    waiting(serviceRequests, serviceRequests.updatedAt, eq(serviceRequests.status, status));
  const today = civilDate(now);
  const [from, until] = [today, addDays(today, 1)].map((day) => instantIn("Europe/Paris", day, "00:00"));
  const ofToday = and(
    eq(appointments.status, "accepted"),
    gte(appointments.startsAt, from ?? now),
    lt(appointments.startsAt, until ?? now),
  );
  const { proposedBy, agreedAt } = productionRequests;
  const underWay = inArray(productionRequests.status, ["accepted", "in_progress"]);
  const trials = and(eq(businesses.planStatus, "trialing"), gte(businesses.createdAt, now - NEW));
  const [submitted, reviewed, begun, production, days, works, worksLate, pending, over, entries, contacts, ofDay, [fresh]] =
    await platform.batch([
      inStatus("submitted"),
      inStatus("reviewed"),
      inStatus("accepted"),
      waiting(productionRequests, productionRequests.createdAt, eq(productionRequests.status, "pending")),
      waiting(productionRequests, productionRequests.updatedAt, and(underWay, isNull(agreedAt), eq(proposedBy, "customer"))),
      waiting(productionRequests, productionRequests.updatedAt, underWay),
      waiting(productionRequests, productionRequests.updatedAt, and(underWay, lt(productionRequests.plannedOn, today))),
      waiting(appointments, appointments.createdAt, eq(appointments.status, "pending")),
      waiting(appointments, appointments.endsAt, and(eq(appointments.status, "accepted"), lt(appointments.endsAt, now))),
      waiting(directoryEntries, directoryEntries.createdAt, and(eq(directoryEntries.archived, false), isNull(directoryEntries.verifiedAt))),
      waiting(directoryContacts, directoryContacts.createdAt, isNull(directoryContacts.answeredAt)),
      meetings(platform).where(ofToday).orderBy(asc(appointments.startsAt)),
      platform.select({ total: count() }).from(businesses).where(trials),
    ]);
  const rows = [submitted, reviewed, begun, production, days, works, worksLate, pending, over, entries, contacts];
  const items = names.map((queue, place) => {
    const [row] = rows[place] ?? [];
    return { queue, count: row?.count ?? 0, oldestAt: row?.count ? row.oldestAt : null };
  });
  const meetingsOfDay = ofDay.map((meeting) => {
    const { id, startsAt, offerName, expertName, clientName } = toAppointment(meeting, caller);
    return { id, startsAt, offerName, expertName, clientName };
  });
  return { items, nextCursor: null, today: meetingsOfDay, newTrials: fresh?.total ?? 0 };
});
