import { and, count } from "drizzle-orm";
import { directoryEntries as table } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { inOrder } from "@/worker/engine/lists/cursor";
import { directory } from "./contract";
import { matching } from "./matching";
import { toEntry } from "./records";

/** A page of the directory by name, with the number that match, in one batch. */
export const list = handle(directory.list, async ({ platform, caller }, question) => {
  const page = inOrder({ ...question, sort: "name", column: table.sortName, tieBreaker: table.id, direction: "asc" });
  const wanted = matching(caller, question);
  const [rows, [counted]] = await platform.batch([
    platform
      .select()
      .from(table)
      .where(and(wanted, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    platform.select({ total: count() }).from(table).where(wanted),
  ]);
  return { ...page.pageOf(rows, ({ sortName, id }) => ({ value: sortName, tie: id }), toEntry), total: counted?.total ?? 0 };
});
