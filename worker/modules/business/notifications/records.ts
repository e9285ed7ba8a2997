import { and, count, eq, isNull } from "drizzle-orm";
import { notifications } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import type { Caller } from "@/worker/engine/actor";
import type { PlatformDatabase } from "@/worker/engine/ports";

/** Whose notifications they are. @throws Refusal `forbidden` for whoever is no person */
export function readerOf({ actor }: Pick<Caller, "actor">): string {
  if (actor.type !== "person") throw new Refusal("forbidden");
  return actor.userId;
}

/** Those of a person that are not read yet, as a part of a query. */
export const unreadOf = (userId: string) => and(eq(notifications.userId, userId), isNull(notifications.readAt));

/** How many of a person's are not read yet. */
export async function countUnread(platform: PlatformDatabase, userId: string): Promise<number> {
  const [row] = await platform.select({ unread: count() }).from(notifications).where(unreadOf(userId));
  return row?.unread ?? 0;
}
