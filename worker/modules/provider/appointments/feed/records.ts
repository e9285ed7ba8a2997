import { eq } from "drizzle-orm";
import { calendarFeeds } from "@/db/platform";
import type { PlatformDatabase } from "@/worker/engine/ports";

/** The feed of a person, if they opened one. */
export async function fetchFeed(platform: PlatformDatabase, userId: string) {
  const [row] = await platform.select().from(calendarFeeds).where(eq(calendarFeeds.id, userId));
  return row ?? null;
}

/** Where a calendar finds it. */
export const addressOf = (key: string, origin: string): string => `${origin}/calendar/${key}.ics`;
