import { desc } from "drizzle-orm";
import { notifications as table } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { notifications } from "./contract";
import { countUnread, readerOf, unreadOf } from "./records";

/** As many as are marked at once. */
const MOST = 500;

/** Marks all of the caller's as read; of a great many, the latest. */
export const markAllRead = handle(notifications.markAllRead, async (context) => {
  const { platform, caller, now } = context;
  const userId = readerOf(caller);
  const rows = await platform.select().from(table).where(unreadOf(userId)).orderBy(desc(table.createdAt), desc(table.id)).limit(MOST);
  context.updateMany(
    table,
    rows.map((before) => ({ before, changes: { readAt: now } })),
  );
  return { unread: rows.length < MOST ? 0 : (await countUnread(platform, userId)) - rows.length };
});
