import { and, eq } from "drizzle-orm";
import { notifications as table } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { notifications } from "./contract";
import { countUnread, readerOf } from "./records";
import { pathOf } from "./rules";

/** Marks one as read; one that is stays as it is. @throws Refusal `not_found` when it is nobody's, or another's */
export const markRead = handle(notifications.markRead, async (context, { id }) => {
  const { platform, caller, now } = context;
  const userId = readerOf(caller);
  const [row] = await platform
    .select()
    .from(table)
    .where(and(eq(table.id, id), eq(table.userId, userId)));
  if (!row) throw new Refusal("not_found");
  const unread = await countUnread(platform, userId);
  const path = pathOf(row.event, row.recordId);
  if (row.readAt !== null) return { unread, path };
  context.update(table, row, { readAt: now });
  return { unread: unread - 1, path };
});
