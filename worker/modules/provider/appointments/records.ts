import { and, eq, type SQL, sql } from "drizzle-orm";
import { appointments as table, businesses, experts, users } from "@/db/platform";
import { mustExist, Refusal, refuseField } from "@/worker/core/errors";
import { defaultLanguage, type Language } from "@/worker/core/language";
import { businessOf, type Caller, requireBusiness } from "@/worker/engine/actor";
import type { QueryContext } from "@/worker/engine/handler";
import type { PlatformDatabase } from "@/worker/engine/ports";
import { fetchOffer, type OfferRow } from "@/worker/modules/provider/offers";
import { isStaff } from "@/worker/modules/provider/sides";
import type { Appointment } from "./contract";
import { movesOf } from "./status";

export type AppointmentRow = typeof table.$inferSelect;

/** An appointment with the names of those who meet. */
export interface Meeting {
  row: AppointmentRow;
  expertName: string;
  /** Where the expert meets on a screen: of an appointment that is accepted, its own. */
  videoLink: string;
  businessName: string | null;
}

/** The appointments that a caller may know of: their business's own; the provider's staff, all. */
export function known(caller: Caller): SQL | undefined {
  return isStaff(caller) ? undefined : eq(table.businessId, requireBusiness(caller).id);
}

/** Appointments with the names of those who meet: what a list and a record read alike. */
export function meetings(platform: PlatformDatabase) {
  return platform
    .select({ row: table, expertName: experts.name, videoLink: experts.videoLink, businessName: businesses.name })
    .from(table)
    .innerJoin(experts, eq(experts.id, table.expertId))
    .leftJoin(businesses, eq(businesses.id, table.businessId));
}

/** An appointment that its reader may know of. @throws Refusal `not_found` */
export async function fetchMeeting(platform: PlatformDatabase, caller: Caller, id: string): Promise<Meeting> {
  const [meeting] = await meetings(platform).where(and(eq(table.id, id), known(caller)));
  if (!meeting) throw new Refusal("not_found");
  return meeting;
}

/** An appointment, for the clock. @throws Refusal `not_found` */
export async function fetchMeetingById(platform: PlatformDatabase, id: string): Promise<Meeting> {
  const [meeting] = await meetings(platform).where(eq(table.id, id));
  if (!meeting) throw new Refusal("not_found");
  return meeting;
}

/** An appointment as the doors show it to that side. */
export function toAppointment({ row, expertName, businessName }: Meeting, caller: Pick<Caller, "actor">): Appointment {
  const { businessId, userId, visitor, holdId, privateNotes, remindedAt, unsettledToldAt, ...shown } = row;
  const clientName = businessName ?? [visitor?.name, visitor?.company].filter(Boolean).join(", ");
  return { ...shown, expertName, clientName, moves: movesOf(row.status, isStaff(caller)) };
}

/** Where one meets, once it is accepted; empty before, and once it is over. */
export const linkOf = ({ row, videoLink }: Meeting): string => (row.status === "accepted" ? videoLink : "");

/** An offer that its reader may book: visitors, what is for visitors. @throws Refusal `invalid_input` naming `offer` */
export async function requireOffer({ platform, caller }: Pick<QueryContext, "platform" | "caller">, id: string): Promise<OfferRow> {
  const offer = await mustExist("offer", fetchOffer(platform, id));
  const isOpen = isStaff(caller) || (offer.active && (businessOf(caller) !== null || offer.forVisitors));
  if (!isOpen) refuseField("offer", "not_found");
  return offer;
}

/** Where a customer or a visitor is written to; null when they are no more. */
export async function clientOf(platform: PlatformDatabase, { userId, visitor }: Pick<AppointmentRow, "userId" | "visitor">) {
  if (visitor) return { email: visitor.email, name: visitor.name, language: visitor.language };
  const fields = { email: users.email, name: users.firstName, language: users.language };
  const [person] = userId ? await platform.select(fields).from(users).where(eq(users.id, userId)) : [];
  return person ?? null;
}

/** The language in which a customer or a visitor is written to. */
export async function languageOfClient(platform: PlatformDatabase, row: Pick<AppointmentRow, "userId" | "visitor">): Promise<Language> {
  return (await clientOf(platform, row))?.language ?? defaultLanguage;
}

/** Has the appointment been moved on, as a part of a query? */
export const movedFrom = (id: string): SQL => sql`${table.previousId} = ${id}`;
