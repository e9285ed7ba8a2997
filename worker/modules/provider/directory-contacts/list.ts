import { and, count, eq, isNotNull, isNull } from "drizzle-orm";
import { directoryContacts as table } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { directoryContacts } from "./contract";
import { known, selectContacts, toContact } from "./records";

/** What the business wrote to entries of the directory, or what all wrote; the newest first. */
export const list = handle(directoryContacts.list, async ({ platform, caller }, question) => {
  const { waiting, entry } = question;
  const page = newestFirst(table, question);
  const matching = and(
    known(caller),
    entry === undefined ? undefined : eq(table.entryId, entry),
    waiting === undefined ? undefined : waiting ? isNull(table.answeredAt) : isNotNull(table.answeredAt),
  );
  const [entries, [counted]] = await platform.batch([
    selectContacts(platform)
      .where(and(matching, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    platform.select({ total: count() }).from(table).where(matching),
  ]);
  const rows = entries.map((one) => ({ ...one, id: one.row.id, createdAt: one.row.createdAt }));
  return { ...page.pageOf(rows, toContact), total: counted?.total ?? 0 };
});
