import { eq } from "drizzle-orm";
import { notificationChoices } from "@/db/platform";
import type { Caller } from "@/worker/engine/actor";
import { handle } from "@/worker/engine/handler";
import type { PlatformDatabase } from "@/worker/engine/ports";
import { notifications } from "./contract";
import { topicsOf, usualMails } from "./rules";
import { readerOf } from "./records";

/** What the caller may choose among, and has chosen. */
export const choices = handle(notifications.choices, async ({ platform, caller }) => {
  const row = await fetchChoices(platform, readerOf(caller));
  const isStaff = isOfStaff(caller);
  const topics = topicsOf(isStaff);
  const mails = row?.mails ?? usualMails(isStaff);
  return { topics, mails: topics.filter((topic) => mails.includes(topic)) };
});

/** What a person has chosen; undefined for who never did. */
export async function fetchChoices(platform: PlatformDatabase, userId: string) {
  const [row] = await platform.select().from(notificationChoices).where(eq(notificationChoices.id, userId));
  return row;
}

/** Is it one of the provider's staff? */
export const isOfStaff = ({ actor }: Pick<Caller, "actor">): boolean => actor.type === "person" && actor.role === "admin";
