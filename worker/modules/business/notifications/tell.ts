import { eq, inArray } from "drizzle-orm";
import { notificationChoices, notifications, userProfile, users } from "@/db/platform";
import type { Mail } from "@/worker/core/files/mail";
import type { Language } from "@/worker/core/language";
import { nameOfActor } from "@/worker/engine/actor";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import type { PlatformDatabase } from "@/worker/engine/ports";
import { type EventName, events, pathOf, type Topic, usualMails } from "./rules";
import type { Values } from "./shapes";
import { choiceLine, letterOf } from "./phrase";

/** Somebody without an account: told by mail alone. */
export interface Outsider {
  name: string;
  email: string;
  language: Language;
}

interface Telling {
  /** The record that it leads to. */
  about: string;
  values: Values;
  /** The customer, by the person's identifier, or somebody without an account; nobody where staff is told. */
  to?: string | Outsider | null;
  attachments?: Mail["attachments"];
}

/** Where one chooses of what one is written to. */
const CHOICES = "/notifications?tab=choices";

/**
 * Tells whom an event concerns, in one write with what caused it: at the bell, and by mail as each has chosen. Nobody is rung for
 * what they did themselves. Staff is written to at the team's mailbox, and each of them besides who chose so.
 */
export async function tell(context: CommandContext, event: EventName, { about, values, to, attachments }: Telling): Promise<void> {
  const { platform, caller, now, origin } = context;
  const { to: side, topic } = events[event];
  const send = (mail: Mail) => context.send({ ...mail, ...(attachments && { attachments }) });
  if (side === "customer" && typeof to !== "string") {
    if (to) send(letterOf(event, values, to, []));
    return;
  }
  const link = origin + pathOf(event, about);
  const isStaff = side === "staff";
  if (isStaff) send(letterOf(event, values, { name: "", email: context.teamAddress, language: "fr" }, [link]));
  const people = await listenersOf(platform, isStaff ? null : String(to));
  const rung = people.filter(({ id }) => id !== nameOfActor(caller.actor));
  const row = { event, recordId: about, values, readAt: null, version: 1, createdAt: now, updatedAt: now };
  // One by one: what is told may hold a number that the write itself gives.
  for (const { id } of rung) context.insert(notifications, { ...row, id: newId(), userId: id });
  for (const { mails, ...person } of people)
    if (wantsMail(mails, topic, isStaff)) send(letterOf(event, values, person, [link, choiceLine(person.language, origin + CHOICES)]));
}

const wantsMail = (mails: Topic[] | null, topic: Topic, isStaff: boolean) => (mails ?? usualMails(isStaff)).includes(topic);

/** Who is told, with what they chose: one customer, or the whole staff. */
function listenersOf(platform: PlatformDatabase, userId: string | null) {
  const staff = platform.select({ id: userProfile.id }).from(userProfile).where(eq(userProfile.role, "admin"));
  return platform
    .select({
      id: users.id,
      name: users.firstName,
      email: users.email,
      language: users.language,
      mails: notificationChoices.mails,
    })
    .from(users)
    .leftJoin(notificationChoices, eq(notificationChoices.id, users.id))
    .where(userId === null ? inArray(users.id, staff) : eq(users.id, userId));
}
