import { refuseState } from "@/worker/core/errors";
import { DAY } from "@/worker/core/figures/dates";
import type { Language } from "@/worker/core/language";
import type { AppointmentStatus } from "./status";

/** Somebody who asks without an account. */
export interface Visitor {
  name: string;
  email: string;
  company: string;
  language: Language;
}

/** Slots of so many weeks are offered at once. */
export const WEEKS = 8;
/** One books this long before, so that the expert can prepare. */
export const LEAD = DAY;
/** Until this long before, a customer gives an appointment back or moves it without losing its credits. */
export const NOTICE = DAY;

/** So long before it begins, one is reminded of an appointment. */
export const REMINDED_BEFORE = DAY;
/** Whoever was written to less than so long ago needs no reminder yet. */
export const SETTLED = 2 * 3_600_000;

interface Remindable {
  status: string;
  startsAt: number;
  remindedAt: number | null;
  updatedAt: number;
}

/** Is it time to remind of a confirmed appointment, which nobody has been reminded of? The day before counts from its minute. */
export function isReminderDue({ status, startsAt, remindedAt, updatedAt }: Remindable, now: number): boolean {
  const isAhead = startsAt > now && startsAt - now <= REMINDED_BEFORE;
  return status === "accepted" && remindedAt === null && isAhead && now - updatedAt >= SETTLED;
}

/** So long after its end, the staff is told that nobody has said what became of an appointment. */
export const UNSETTLED_AFTER = DAY;

interface Settleable {
  status: string;
  endsAt: number;
  unsettledToldAt: number | null;
}

/**
 * Is it time to tell the staff, once, that a confirmed appointment is over and its credits are still held? Nothing is settled by
 * itself: only who was there knows whether it took place.
 */
export function isUnsettled({ status, endsAt, unsettledToldAt }: Settleable, now: number): boolean {
  return status === "accepted" && unsettledToldAt === null && now - endsAt >= UNSETTLED_AFTER;
}

/** Between when an appointment may begin that is booked now. @param now UTC milliseconds */
export function bookable(now: number): { from: number; until: number } {
  return { from: now + LEAD, until: now + WEEKS * 7 * DAY };
}

/** Why nothing may begin at an instant, whoever is free: it is over, too soon or too far ahead; null when one may ask. */
export function outOfReach(startsAt: number, now: number): "slot_past" | "slot_soon" | "slot_far" | null {
  const { from, until } = bookable(now);
  if (startsAt <= now) return "slot_past";
  if (startsAt < from) return "slot_soon";
  return startsAt > until ? "slot_far" : null;
}

/** Is there still notice enough to give the credits back? The last moment counts. */
export const isEarly = (startsAt: number, now: number): boolean => startsAt - now >= NOTICE;

/** A customer's late cancellation of what was confirmed keeps the credits; the provider's own never does. */
export function settlementOf(
  { status, startsAt }: { status: AppointmentStatus; startsAt: number },
  now: number,
  isStaff: boolean,
): "capture" | "release" {
  return isStaff || status === "pending" || isEarly(startsAt, now) ? "release" : "capture";
}

/** A customer moves an appointment as long as they could give it back. @throws Refusal `not_allowed_now` */
export function requireNotice(startsAt: number, now: number, isStaff: boolean): void {
  if (!isStaff && !isEarly(startsAt, now)) refuseState("startsAt", "too_late");
}

/** A customer gives up what is to come; how it went is the staff's to say. What nobody confirmed is taken back at any time. @throws Refusal `not_allowed_now` */
export function requireCancellable(
  { status, startsAt }: { status: AppointmentStatus; startsAt: number },
  now: number,
  isStaff: boolean,
): void {
  if (!isStaff && status !== "pending") requireAhead(startsAt, now);
}

/** What became of an appointment is said once it has begun. @throws Refusal `not_allowed_now` */
export function requireBegun(startsAt: number, now: number): void {
  if (startsAt > now) refuseState("startsAt", "not_begun");
}

/** What is over is accepted no more. @throws Refusal `not_allowed_now` */
export function requireAhead(startsAt: number, now: number): void {
  if (startsAt <= now) refuseState("startsAt", "begun");
}
