import { and, eq, isNull } from "drizzle-orm";
import { notifications as table } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { notifications } from "./contract";
import { events, pathOf } from "./rules";
import { phrase } from "./phrase";
import { readerOf } from "./records";

/** What the caller is told of, the newest first, in the language they read in. */
export const list = handle(notifications.list, async ({ platform, caller }, question) => {
  const page = newestFirst(table, question);
  const own = and(eq(table.userId, readerOf(caller)), question.unread ? isNull(table.readAt) : undefined);
  const rows = await platform
    .select()
    .from(table)
    .where(and(own, page.start))
    .orderBy(...page.order)
    .limit(page.limit);
  return page.pageOf(rows, ({ id, event, recordId, values, createdAt, readAt }) => ({
    ...{ id, event, createdAt, topic: events[event].topic, path: pathOf(event, recordId), isUnread: readAt === null },
    ...phrase(event, values, caller.language),
  }));
});
